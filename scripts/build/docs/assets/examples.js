import { words } from './words.js';

/** Frames that load when the reader comes near, take the height of what is in them, and tell what it says. */
const all = (selector, root = document) => Array.from(root.querySelectorAll(selector));

export function startExamples() {
  const frames = all('iframe[data-src]');
  if (!frames.length) return;
  const watch = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (!isIntersecting) continue;
        watch.unobserve(target);
        target.src = target.dataset.src;
      }
    },
    { rootMargin: '200px' },
  );
  for (const frame of frames) watch.observe(frame);

  addEventListener('message', (event) => {
    const frame = frames.find((one) => one.contentWindow === event.source);
    if (!frame || event.origin !== new URL(frame.dataset.src).origin || event.data?.source !== 'travel-embed-example')
      return;
    const { kind, height, type, detail } = event.data;
    // Grows only: what stands below does not jump back and forth while a visitor tries things out.
    if (kind === 'height' && height > frame.offsetHeight) frame.height = Math.min(height, 900);
    if (kind === 'event') note(frame.closest('.example').querySelector('.log'), String(type), String(detail));
  });

  for (const group of all('.sizes')) {
    group.addEventListener('click', (event) => {
      const button = event.target.closest('button');
      if (!button) return;
      for (const one of all('button', group)) one.setAttribute('aria-pressed', String(one === button));
      group
        .closest('.example')
        .querySelector('.stage')
        .classList.toggle('narrow', button.dataset.width === 'narrow');
    });
  }
  startTokens(frames[0]);
}

function note(log, type, detail) {
  log.hidden = false;
  const line = document.createElement('div');
  const name = document.createElement('b');
  const data = document.createElement('span');
  name.textContent = `travel:${type}`;
  data.textContent = detail;
  line.append(name, data);
  log.append(line);
  while (log.childElementCount > 40) log.firstElementChild.remove();
  log.scrollTop = log.scrollHeight;
}

/** Tables of tokens get a field in each row; what is typed there is sent to the page's first example. */
function startTokens(frame) {
  for (const row of all('tr[id^="travel-"], tr[id^="--travel-"]')) {
    const [name, value] = all('td', row)
      .slice(0, 2)
      .map((cell) => cell.textContent.trim());
    if (!name?.startsWith('--travel-')) continue;
    const cell = row.insertCell(1);
    cell.className = 'try';
    const text = Object.assign(document.createElement('input'), { type: 'text', value, spellcheck: false });
    text.setAttribute('aria-label', `${words.try} ${name}`);
    cell.append(text);
    const send = (next) =>
      frame.contentWindow?.postMessage(
        { kind: 'tokens', tokens: { [name]: next === value ? '' : next } },
        new URL(frame.dataset.src).origin,
      );
    text.addEventListener('input', () => send(text.value));
    if (!/^#[0-9a-f]{6}$/i.test(value)) continue;
    const colour = Object.assign(document.createElement('input'), { type: 'color', value });
    colour.setAttribute('aria-label', `${words.choose} ${name}`);
    colour.addEventListener('input', () => send((text.value = colour.value)));
    text.addEventListener('input', () => /^#[0-9a-f]{6}$/i.test(text.value) && (colour.value = text.value));
    cell.prepend(colour);
  }
  for (const head of all('table')) {
    if (!head.querySelector('td.try')) continue;
    const title = document.createElement('th');
    title.scope = 'col';
    title.textContent = words.tryIt;
    head.tHead.rows[0].cells[0].after(title);
  }
}
