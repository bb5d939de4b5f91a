// Puts the page into a host (argument 0) as the page's script does, and returns what can then be pressed.
document.documentElement.dataset.host = arguments[0];
const shown = [...document.querySelectorAll("[data-action]")].filter(isVisible).map((element) => element.dataset.action);
return [...new Set(shown)].sort();
