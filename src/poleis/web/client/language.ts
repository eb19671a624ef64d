// Runs on the first page of a site: goes to the language that was chosen, or to the browser's.

const offered = ["en", "pl", "ru"];
const chosen = (() => {
  try {
    return localStorage.getItem("lang");
  } catch {
    return null; // storage is blocked
  }
})();
const wished = [chosen ?? "", ...navigator.languages].map((tag) => tag.split("-")[0]!.toLowerCase());
location.replace(`${wished.find((lang) => offered.includes(lang)) ?? offered[0]}/index.html${location.search}${location.hash}`);
