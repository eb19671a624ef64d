// Runs in the head of every page of a site: the theme that was chosen, before anything is drawn.

const theme = (() => {
  try {
    return localStorage.getItem("theme");
  } catch {
    return null; // storage is blocked
  }
})();
if (theme === "light" || theme === "dark") {
  document.documentElement.dataset.theme = theme;
  document.documentElement.dataset.chosen = theme;
}
