// Nothing makes the page scroll sideways, and no text is cut off at an edge.
const page = document.documentElement;
const findings = [];
if (page.scrollWidth > page.clientWidth) {
  findings.push(`the page is ${page.scrollWidth} px wide in a window of ${page.clientWidth} px`);
}

/** What cuts off or hides the text of a box: the nearest box that hides what reaches out of it, else the page. */
const edges = (element) => {
  for (let box = element; box && box !== document.body; box = box.parentElement) {
    // What is clipped away altogether is there for ears alone.
    if (getComputedStyle(box).clipPath === "inset(50%)") return null;
    const overflow = getComputedStyle(box).overflowX;
    if (overflow === "auto" || overflow === "scroll") return null;
    if (overflow === "hidden" || overflow === "clip") return box.getBoundingClientRect();
  }
  return { left: 0, right: page.clientWidth };
};

for (const text of visibleTexts(document.body)) {
  const limits = edges(text.parentElement);
  if (!limits) continue;
  const range = document.createRange();
  range.selectNodeContents(text);
  for (const line of range.getClientRects()) {
    if (line.left < limits.left - 0.5 || line.right > limits.right + 0.5) {
      findings.push(`${described(text.parentElement)} is cut off: ${line.left} to ${line.right} px`);
      break;
    }
  }
}
return findings;
