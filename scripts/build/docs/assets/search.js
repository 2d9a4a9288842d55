import { resultsOf, words } from './words.js';

/** Search over headings and the words below them: a combobox in a dialog, nothing asked of a server but one file. */
export function startSearch() {
  const button = document.querySelector('[data-search]');
  if (!button) return;
  let index = null;
  let dialog = null;
  let found = [];
  let at = 0;

  function build() {
    dialog = document.createElement('dialog');
    dialog.className = 'find';
    dialog.setAttribute('aria-label', words.searchAll);
    const input = Object.assign(document.createElement('input'), {
      type: 'text',
      placeholder: words.searchHint,
      autocomplete: 'off',
      spellcheck: false,
    });
    for (const [name, value] of Object.entries({
      role: 'combobox',
      'aria-label': words.search,
      'aria-expanded': 'true',
      'aria-controls': 'find-list',
      'aria-autocomplete': 'list',
    }))
      input.setAttribute(name, value);
    const list = Object.assign(document.createElement('div'), { id: 'find-list' });
    list.setAttribute('role', 'listbox');
    list.setAttribute('aria-label', words.results);
    const said = document.createElement('p');
    said.setAttribute('role', 'status');
    dialog.append(input, list, said);
    document.body.append(dialog);
    const show = () => {
      found = look(index, input.value);
      at = 0;
      list.replaceChildren(...found.map(option));
      said.textContent = found.length ? resultsOf(found.length) : input.value ? words.nothing : words.type;
      mark(input, list);
    };
    input.addEventListener('input', show);
    input.addEventListener('keydown', (event) => {
      const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
      if (step && found.length) {
        event.preventDefault();
        at = (at + step + found.length) % found.length;
        mark(input, list);
      }
      if (event.key === 'Enter' && found[at]) open(found[at]);
    });
    list.addEventListener('click', (event) => {
      const chosen = event.target.closest('[role=option]');
      if (chosen) open(found[Number(chosen.dataset.at)]);
    });
    dialog.addEventListener('click', (event) => event.target === dialog && dialog.close());
    return show;
  }

  const open = ({ href }) => {
    dialog.close();
    location.href = href;
  };
  const mark = (input, list) => {
    for (const [n, one] of Array.from(list.children).entries()) one.setAttribute('aria-selected', String(n === at));
    if (found.length) input.setAttribute('aria-activedescendant', `find-${at}`);
    else input.removeAttribute('aria-activedescendant');
    list.children[at]?.scrollIntoView({ block: 'nearest' });
  };

  let show = null;
  async function start() {
    index ??= await (await fetch('search.json')).json();
    show ??= build();
    dialog.showModal();
    const input = dialog.querySelector('input');
    input.select();
    show();
  }
  button.addEventListener('click', () => void start());
  addEventListener('keydown', (event) => {
    const isTyping = /^(INPUT|TEXTAREA|SELECT)$/.test(document.activeElement?.tagName ?? '');
    if ((event.key === '/' && !isTyping) || (event.key === 'k' && (event.metaKey || event.ctrlKey))) {
      event.preventDefault();
      void start();
    }
  });
}

function option({ page, text, words: below }, n) {
  const one = document.createElement('div');
  one.id = `find-${n}`;
  one.dataset.at = String(n);
  one.setAttribute('role', 'option');
  const small = document.createElement('small');
  small.textContent = text === page ? below : `${page} · ${below}`;
  one.append(text, small);
  return one;
}

/** Every word must occur; a hit in the heading counts more than one below it. */
function look(index, asked) {
  const parts = asked.toLowerCase().split(/\s+/).filter(Boolean);
  if (!parts.length) return [];
  const scored = [];
  for (const entry of index) {
    const heading = entry.text.toLowerCase();
    const below = `${entry.page} ${entry.words}`.toLowerCase();
    let score = 0;
    for (const word of parts) {
      const one = heading.startsWith(word) ? 6 : heading.includes(word) ? 4 : below.includes(word) ? 1 : 0;
      if (!one) {
        score = 0;
        break;
      }
      score += one;
    }
    if (score) scored.push({ entry, score });
  }
  return scored
    .sort((a, b) => b.score - a.score)
    .slice(0, 14)
    .map(({ entry }) => entry);
}
