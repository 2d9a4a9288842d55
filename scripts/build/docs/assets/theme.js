// Before the first paint, so that nothing flashes.
try {
  const chosen = localStorage.getItem('travel-docs:theme');
  if (chosen) document.documentElement.dataset.theme = chosen;
} catch {
  // Storage is blocked: the reader's system decides.
}
