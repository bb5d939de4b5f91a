// Whatever can be pressed is at least 44 px high and wide, or stands within a line of text. What counts is where a
// finger is answered, so a small link whose ::after covers its card is large enough. Needs a window as high as the page.
const least = 44;

const isWithinText = (element) => {
  if (getComputedStyle(element).display !== "inline") return false;
  const around = [...element.parentElement.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE);
  return around.some((node) => node.data.trim() !== "");
};

const answersAround = (element, box) => {
  const reach = least / 2 - 0.5;
  const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
  return [-reach, reach].every((dx) =>
    [-reach, reach].every((dy) => element.contains(document.elementFromPoint(x + dx, y + dy))));
};

const findings = [];
for (const element of document.querySelectorAll("a[href], button, input, select, textarea, summary, [tabindex]")) {
  const box = element.getBoundingClientRect();
  const isOutside = box.bottom <= 0;
  if (!isVisible(element) || isOutside || element.matches('[tabindex="-1"]')) continue;
  const isLarge = box.width >= least - 0.01 && box.height >= least - 0.01;
  if (!isLarge && !isWithinText(element) && !answersAround(element, box)) {
    findings.push(`${described(element)} is ${box.width} × ${box.height} px`);
  }
}
return findings;
