// What the page says before Python runs. English is also in index.html, for those without scripts.
const WORDS = {
  en: {
    loading: (done, all) => `Loading: ${done} of ${all} MB`,
    starting: "Starting Python…",
    setting: "Setting the table…",
    chosen: "Your choice opens as soon as it can.",
    unloaded: "A part of Longhouse could not be loaded. Check the connection, then try again.",
    unstarted: "Longhouse was loaded but could not start. Try again; if it happens once more, please report it.",
    retry: "Retry",
  },
  fr: {
    loading: (done, all) => `Chargement : ${done} sur ${all} Mo`,
    starting: "Démarrage de Python…",
    setting: "On met la table…",
    chosen: "Votre choix s’ouvrira dès que possible.",
    unloaded: "Une partie de Longhouse n’a pas pu être chargée. Vérifiez la connexion, puis réessayez.",
    unstarted: "Longhouse est chargé mais n’a pas pu démarrer. Réessayez ; si cela se reproduit, merci de le signaler.",
    retry: "Réessayer",
  },
};

export const language = document.documentElement.lang; // shell.js has chosen it
export const words = WORDS[language];
