// Runs axe-core, which the test has put before this file. The last argument is the callback of the asynchronous script.
const answer = arguments[arguments.length - 1];
// Halfway through a change of colours the contrast is nobody's.
hasSettled().then(() => axe.run(document, { resultTypes: ["violations"] })).then(
  (results) =>
    answer(results.violations.flatMap((rule) =>
      rule.nodes.map((node) => `${rule.id}: ${rule.help}: ${node.target.join(" ")}: ${node.any[0]?.message ?? ""}`))),
  (fault) => answer([`axe-core failed: ${fault}`]));
