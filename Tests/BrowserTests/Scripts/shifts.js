// Nothing moves while the page loads, nor after it. The last argument is the callback of the asynchronous script.
const answer = arguments[arguments.length - 1];
const findings = [];
const note = (entries) => {
  for (const entry of entries) {
    const moved = entry.sources.map((source) => (source.node?.localName ? described(source.node) : "text"));
    findings.push(`moves by ${entry.value}: ${moved.join(", ")}`);
  }
};
const observer = new PerformanceObserver((list) => note(list.getEntries()));
observer.observe({ type: "layout-shift", buffered: true });
// What was recorded is handed over in a task of its own; two frames on, the last paint is in as well.
requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => {
  note(observer.takeRecords());
  answer(findings);
})));
