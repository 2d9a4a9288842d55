/** Beside an example's snippet: tells the documentation page how high it is and what the widgets say. */
{
  const types = document.currentScript.dataset.events.split(' ');
  const tell = (message) =>
    window.parent !== window && window.parent.postMessage({ source: 'travel-embed-example', ...message }, '*');
  for (const type of types) {
    document.addEventListener(`travel:${type}`, (event) => {
      tell({
        kind: 'event',
        type,
        detail: JSON.stringify(event.detail),
        widget: event.target.dataset?.travelWidget ?? event.target.localName,
      });
    });
  }
  // Tokens tried out on the documentation page; only names of tokens are taken.
  window.addEventListener('message', (event) => {
    if (event.source !== window.parent || event.data?.kind !== 'tokens') return;
    for (const [name, value] of Object.entries(event.data.tokens)) {
      if (!/^--travel-[\w-]+$/.test(name)) continue;
      if (value) document.documentElement.style.setProperty(name, String(value));
      else document.documentElement.style.removeProperty(name);
    }
  });
  const measure = () => tell({ kind: 'height', height: Math.ceil(document.body.getBoundingClientRect().height) });
  document.addEventListener('DOMContentLoaded', () => new ResizeObserver(measure).observe(document.body));
}
