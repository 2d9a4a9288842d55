// Before the first paint, so that nothing flashes or moves under a press.
{
  const root = document.documentElement;
  root.classList.add('has-script');
  // A page whose program cannot be had is read as one without: all of its menu, no buttons.
  addEventListener('error', ({ target }) => target.localName === 'script' && root.classList.remove('has-script'), true);
  try {
    const chosen = localStorage.getItem('travel-docs:theme');
    if (chosen) root.dataset.theme = chosen;
  } catch {
    // Storage is blocked: the reader's system decides.
  }
}
