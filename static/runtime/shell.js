// Runs before the first paint: puts the shell into the person's language and colours, and lists what can be
// continued, from the note that the app left behind. Nothing in the note is trusted; all of it is shown as text.
(() => {
  const page = document.documentElement;
  const shell = document.getElementById("shell");
  const note = read() ?? {};

  const primary = (tag) => tag.toLowerCase().split("-")[0];
  const wanted = [note.lang, ...(navigator.languages ?? []).map(primary)];
  const template = (lang) => document.getElementById(`shell-${lang}`);
  page.lang = wanted.find((lang) => lang === "en" || template(lang)) ?? "en";
  if (template(page.lang)) shell.replaceChildren(template(page.lang).content);
  if (page.lang !== "en") window.longhouse?.want(`${page.lang}.json`);
  const words = window.longhouse?.words();
  if (words) { // else the page does not start, and says so
    document.getElementById("loading").ariaLabel = words.progress;
    document.getElementById("loading-text").textContent = words.wait;
  }
  if (["light", "dark"].includes(note.theme)) page.dataset.theme = note.theme;
  if (!/^#?\/?$/.test(location.hash)) shell.className = "elsewhere"; // another screen is wanted
  try {
    draw();
  } catch (error) {
    console.warn("The note of the last visit is of no use:", error);
  }

  function draw() {
    const cards = shell.querySelectorAll(".card .controls");
    note.doors?.forEach((doors, card) => cards[card]?.replaceChildren(...doors.map((each) => door(...each))));
    const [games, [latest, others] = []] = [shell.querySelector("section"), note.lists];
    if (latest?.slots.length) games.before(list(latest)); // as home does, so that nothing moves when Python draws
    if (others?.slots.length) shell.firstElementChild.append(list(others));
  }

  function read() {
    const folder = location.pathname.replace(/[^/]*$/, "");
    try {
      return JSON.parse(localStorage.getItem(`longhouse:${folder}:shell`));
    } catch {
      return null; // nothing is stored, or nothing may be
    }
  }

  function list({ title, slots }) {
    const items = slots.map(({ id, kind, lines: [name, ...about], open, label }) => {
      const lines = about.map((line) => make("small", "", String(line)));
      const controls = make("div", "controls", door(open, `/play/${id}`, "primary", label));
      const words = make("div", "", make("strong", "slot-name", String(name)), ...lines, controls);
      return make("li", `slot ${kind}`, make("span", "thumb"), words);
    });
    return make("section", "", make("h2", "", String(title)), make("ul", "slots", ...items));
  }

  function door(text, arg, kind, label) {
    const button = make("button", `btn ${kind}`, String(text));
    Object.assign(button.dataset, { do: "go", arg });
    button.setAttribute("aria-label", String(label));
    return button;
  }

  function make(name, kind, ...inside) {
    const element = document.createElement(name);
    element.className = kind;
    element.append(...inside);
    return element;
  }
})();
