"""The browser: the only code that imports pyscript, js or pyodide. It decides nothing, it carries out."""
