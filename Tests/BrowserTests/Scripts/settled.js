// Answers when every animation and transition has ended.
const answer = arguments[arguments.length - 1];
hasSettled().then(() => answer(null));
