// The first script of the page. It must be understood by browsers of any age, so there is no modern syntax here:
// it says what the browser lacks before anything big is fetched, begins the downloads, and tells of a start that fails.
(function () {
  var WORDS = {{words}};
  var GAMES = {{games}};
  var page = document.documentElement;
  var script = document.currentScript;
  var failed = false;

  // Each of the first three came with one version of the floor: Firefox 121, Chrome 112, Safari 16.4.
  var css = window.CSS && CSS.supports;
  var young = css && CSS.supports("selector(:has(a))") && CSS.supports("animation-composition", "add") &&
    window.CompressionStream;
  if (!young) return refuse("old");
  if (typeof WebAssembly !== "object") return refuse("wasm");

  // WebKit hands no <link rel=preload> to fetch(), so they are fetched right here, once; files.js takes them over.
  var downloads = {};
  begin("../../runtime/pyodide.asm.wasm");
  begin("../../runtime/stdlib.zip");
  want("longhouse.zip");
  lead(location.hash);
  window.longhouse = {
    downloads: downloads, want: want, lead: lead, words: words, fail: fail, show: show, fetch: fetch.bind(window)
  };
  document.addEventListener("error", function (event) {
    if (event.target.localName === "script") fail(event.target.src);
  }, true);

  function begin(path) {
    var url = new URL(path, script.src).href;
    if (downloads[url]) return;
    downloads[url] = fetch(url);
    downloads[url].then(null, function () {}); // who takes it over, tells of it
  }

  // A part of the app: what is not asked for here comes when Python wants it.
  function want(name) {
    begin("../../app/" + name);
  }

  // The games that an address may lead to: the one that it names or that was kept there, none from home, else any.
  function lead(address) {
    var words = address.split("/");
    var played = words[1] === "play" && kept(words[2]);
    var named = GAMES.filter(function (game) { return game === played || words.indexOf(game) > 0; });
    if (words.length > 1 && words[1]) (named.length ? named : GAMES).forEach(function (game) { want(game + ".zip"); });
  }

  // Which game a save slot holds, as far as one can see; storage.py says where it is.
  function kept(slot) {
    try {
      var folder = location.pathname.replace(/[^/]*$/, "");
      return JSON.parse(localStorage.getItem("longhouse:" + folder + ":slot:" + slot)).save.game;
    } catch (error) {
      return "";
    }
  }

  function words() {
    return WORDS[page.lang] || WORDS.en;
  }

  // Say why the page did not start; finding that out is a script of its own.
  function fail(error) {
    if (failed || page.getAttribute("data-app") !== "loading") return;
    failed = true;
    console.warn("Longhouse did not start:", error);
    var cause = document.createElement("script");
    cause.src = new URL("cause.js", script.src).href;
    cause.onload = function () { longhouse.explain(error).then(show); };
    cause.onerror = function () { show(words().unloaded); };
    document.head.appendChild(cause);
  }

  function show(sentence) {
    if (page.getAttribute("data-app") !== "loading") return;
    page.setAttribute("data-app", "failed");
    var app = document.getElementById("app");
    var shell = document.getElementById("shell");
    var retry = document.getElementById("retry");
    app.replaceChildren(shell); // Python may have begun to draw
    shell.inert = true;
    document.getElementById("loading").hidden = true;
    document.getElementById("loading-text").textContent = sentence;
    retry.textContent = words().retry;
    retry.hidden = false;
    retry.onclick = function () { longhouse.again ? longhouse.again() : location.reload(); };
    retry.focus();
  }

  // The rest of the page would be of no use.
  function refuse(why) {
    var tags = navigator.languages || [navigator.language || navigator.userLanguage];
    var lang = "";
    for (var i = 0; i < tags.length && !WORDS[lang]; i += 1) lang = String(tags[i]).toLowerCase().split("-")[0];
    page.lang = WORDS[lang] ? lang : "en";
    page.setAttribute("data-app", "failed");
    if (!window.stop) { // Internet Explorer
      window.onload = tell;
      return;
    }
    window.stop(); // nothing more is read, fetched or run
    tell();

    function tell() {
      var body = document.body || page.appendChild(document.createElement("body"));
      var title = document.createElement("h1");
      var text = document.createElement("p");
      title.appendChild(document.createTextNode("Longhouse"));
      text.appendChild(document.createTextNode(words()[why]));
      text.setAttribute("role", "alert");
      body.innerHTML = "";
      body.appendChild(title);
      body.appendChild(text);
    }
  }
})();
