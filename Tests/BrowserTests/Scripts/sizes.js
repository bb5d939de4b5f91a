// Every marked part of a plan has the size that the theme declares for its role, so that what `paywallgen check` computes
// from theme.yaml is what a person sees.
const sizes = getComputedStyle(document.documentElement);
const declared = (name) => sizes.getPropertyValue(`--size-${name}`);
const roles = { price: "price", period: "small", equivalent: "small", offer: "body", renewal: "legal", legal: "legal" };

const findings = [];
for (const [role, fallback] of Object.entries(roles)) {
  const size = declared(role) || declared(fallback);
  const expected = parseFloat(size) * parseFloat(sizes.fontSize);
  for (const element of document.querySelectorAll(`[data-role="${role}"]`)) {
    if (!isVisible(element)) continue;
    const actual = parseFloat(getComputedStyle(element).fontSize);
    if (!(Math.abs(actual - expected) < 0.02)) findings.push(`${described(element)} is ${actual} px, not ${expected}`);
  }
}
const body = parseFloat(getComputedStyle(document.body).fontSize);
if (Math.abs(body - parseFloat(declared("body")) * parseFloat(sizes.fontSize)) > 0.02) findings.push(`body is ${body} px`);
return findings;
