// Runs a Python file in Pyodide under Node: node pyodide.mjs [-OO] file.py argument...
// Inside, the project is mounted at /project, which is also the working folder.
import { fileURLToPath } from "node:url";
import { loadPyodide } from "pyodide";

const words = process.argv.slice(2);
// Byte code without docstrings, asserts and columns is smaller by a third.
const flags = words[0] === "-OO" ? [words.shift(), "-X", "no_debug_ranges"] : [];
// A fixed date makes the byte code the same whenever it is built.
const env = { SOURCE_DATE_EPOCH: "315532800", ...(process.env.CI && { CI: process.env.CI }) };
const python = await loadPyodide({ args: flags, env });
python.mountNodeFS("/project", fileURLToPath(new URL("..", import.meta.url)));
python.globals.set("words", python.toPy(words));
const program = `
import os, runpy, sys, traceback
os.chdir("/project")
sys.argv[:] = words
code = 0
try:
    runpy.run_path(words[0], run_name="__main__")
except SystemExit as end:
    code = int(end.code or 0)
except BaseException:
    traceback.print_exc()
    code = 1
code
`;
try {
  process.exitCode = python.runPython(program);
} catch (error) {
  // Only when the interpreter itself has crashed; Node would print all of its machine code.
  console.error(`Pyodide crashed: ${error.message}`);
  process.exitCode = 1;
}
