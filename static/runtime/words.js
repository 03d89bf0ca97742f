// What the page says before Python runs. English is also in index.html, for those without scripts.
const WORDS = {
  en: {
    about: "Viking board games at one table, in your browser: no account, no server, playable offline.",
    loading: (done, all) => `Loading: ${done} of ${all} MB`,
    starting: "Starting Python…",
    unloaded: "A part of Longhouse could not be loaded. Check the connection, then try again.",
    unstarted: "Longhouse was loaded but could not start. Try again; if it happens once more, please report it.",
    retry: "Retry",
  },
  fr: {
    about: "Des jeux de société vikings à une même table, dans votre navigateur : sans compte, sans serveur, même hors ligne.",
    loading: (done, all) => `Chargement : ${done} sur ${all} Mo`,
    starting: "Démarrage de Python…",
    unloaded: "Une partie de Longhouse n’a pas pu être chargée. Vérifiez la connexion, puis réessayez.",
    unstarted: "Longhouse est chargé mais n’a pas pu démarrer. Réessayez ; si cela se reproduit, merci de le signaler.",
    retry: "Réessayer",
  },
};

const known = (navigator.languages ?? []).map((tag) => tag.slice(0, 2)).filter((code) => code in WORDS);

export const language = known[0] ?? "en";
export const words = WORDS[language];
