// The billed price of a card is its most conspicuous one: nothing else in the card that holds a digit is as large.
const findings = [];
const cards = [...document.querySelectorAll('[data-role="plan"], .prices li')].filter(isVisibleCard);

// A card may have no box of its own (display: contents).
function isVisibleCard(card) {
  return visibleTexts(card).length > 0;
}

for (const card of cards) {
  const price = [...card.querySelectorAll('[data-role="price"], .line')].find(isVisible);
  if (!price) {
    findings.push(`${described(card)} shows no price`);
    continue;
  }
  const size = parseFloat(getComputedStyle(price).fontSize);
  for (const text of visibleTexts(card)) {
    const element = text.parentElement;
    if (price.contains(text) || element.closest('[data-role="price"], .line')) continue;
    const other = parseFloat(getComputedStyle(element).fontSize);
    if (/\p{Nd}/u.test(text.data) && other >= size) {
      findings.push(`${described(element)} is ${other} px, the billed price ${size} px`);
    }
  }
}
if (cards.length === 0 && document.querySelector(".paywall, .shelf")) findings.push("there is no card");
return findings;
