/**
 * A partner page that is told by its address what to show, for the documentation's live examples and the playground.
 * Its hash is `encodeURIComponent(JSON.stringify({ widget, appId, attributes, tokens, sign, user, page }))`:
 * `attributes` and `tokens` by their names without `data-` and `--travel-`, `sign: true` for a visitor signed in as
 * `user`, `page: { background, color, font }` for the page around. What happens is told to the page around it:
 * `{ source: 'travel-embed-preview', kind: 'event', type, detail }`, `{ …, kind: 'height', height }`.
 */
(function () {
  const api = document.currentScript.dataset.api;
  const types = ['ready', 'error', 'navigate', 'search', 'login', 'logout', 'order', 'paid', 'chat'];
  const box = document.getElementById('box');
  let shown = read();

  function read() {
    try {
      return JSON.parse(decodeURIComponent(location.hash.slice(1)));
    } catch {
      return {};
    }
  }

  function tell(message) {
    parent.postMessage({ source: 'travel-embed-preview', ...message }, '*');
  }

  /** Values of an answer that cannot be copied to another page are left out. */
  function plain(detail) {
    try {
      return JSON.parse(JSON.stringify(detail ?? null));
    } catch {
      return null;
    }
  }

  /** Puts exactly these attributes on the container, so that a changed one updates the widget and loses nothing. */
  function setAttributes({ attributes = {} }) {
    const wanted = new Map(
      Object.entries(attributes)
        .filter(([, value]) => value !== '')
        .map(([name, value]) => [
          `data-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`,
          String(value),
        ]),
    );
    for (const name of box.getAttributeNames())
      if (name.startsWith('data-') && name !== 'data-travel-widget' && !wanted.has(name)) box.removeAttribute(name);
    for (const [name, value] of wanted) if (box.getAttribute(name) !== value) box.setAttribute(name, value);
  }

  function setLooks({ tokens = {}, page = {} }) {
    box.removeAttribute('style');
    for (const [name, value] of Object.entries(tokens)) if (value) box.style.setProperty(`--travel-${name}`, value);
    document.documentElement.style.background = page.background ?? '';
    document.body.style.color = page.color ?? '';
    document.body.style.fontFamily = page.font ?? '';
  }

  async function start() {
    const { widget = 'flight-search', appId = 'default', sign, user = 'reader-1001' } = shown;
    const tag = document.createElement('script');
    if (appId !== 'default') tag.dataset.appId = appId;
    if (sign) {
      const answer = await (await fetch(`${api}/sandbox/sign?${new URLSearchParams({ appId, user })}`)).json();
      tag.dataset.sign = answer.sign ?? answer.data?.sign ?? '';
      tag.dataset.accessType = 'THIRD_PARTY';
    }
    setLooks(shown);
    setAttributes({ attributes: { load: 'eager', ...shown.attributes } });
    box.dataset.travelWidget = widget;
    tag.src = `${api}/cdn/v1/loader.js`;
    document.head.append(tag);
  }

  for (const type of types)
    document.addEventListener(`travel:${type}`, ({ detail }) => tell({ kind: 'event', type, detail: plain(detail) }));
  new ResizeObserver(() =>
    tell({ kind: 'height', height: Math.ceil(document.body.getBoundingClientRect().height) }),
  ).observe(document.body);

  // Looks and attributes change in place; another widget, app id or visitor is another page.
  addEventListener('hashchange', () => {
    const next = read();
    const isSame = ['widget', 'appId', 'sign', 'user'].every(
      (key) => String(next[key] ?? '') === String(shown[key] ?? ''),
    );
    shown = next;
    if (!isSame) return location.reload();
    setLooks(next);
    setAttributes({ attributes: { load: 'eager', ...next.attributes } });
  });
  start().catch((error) => tell({ kind: 'event', type: 'error', detail: { code: 'PREVIEW', message: String(error) } }));
})();
