// The chosen plan, and what is shown of it and of the others.
const chosen = document.querySelector(".choice:has(input:checked)");
const shown = [...document.querySelectorAll(".choice .details")].filter(isVisible);
const button = shown.flatMap((details) => [...details.querySelectorAll(".button")]).find(isVisible);
return {
  focus: document.activeElement.value ?? document.activeElement.localName,
  chosen: chosen.querySelector("input").value,
  price: chosen.querySelector(".price").textContent,
  shown: shown.map((details) => details.parentElement.querySelector("input").value),
  button: button?.textContent ?? "",
  terms: shown.map((details) => details.innerText).join("\n"),
};
