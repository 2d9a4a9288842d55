import { say } from './words.ts';

type Child = Node | string;

/** An element with properties, attributes (`aria-…`, `data-…`, `for`) and children. */
export function make<K extends keyof HTMLElementTagNameMap>(
  name: K,
  values: Record<string, string | boolean | number> = {},
  ...children: Child[]
): HTMLElementTagNameMap[K] {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(values)) {
    if (key in element && !key.includes('-')) Object.assign(element, { [key]: value });
    else element.setAttribute(key, String(value));
  }
  element.append(...children);
  return element;
}

/** The element of the page that has to be there. */
export function find<T extends HTMLElement = HTMLElement>(selector: string, root: ParentNode = document): T {
  const found = root.querySelector<T>(selector);
  if (!found) throw new Error(`no ${selector} on this page`);
  return found;
}

/** Runs after a pause in the calls. */
export function settled(ms: number, run: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return () => {
    clearTimeout(timer);
    timer = setTimeout(run, ms);
  };
}

/** A colour field beside a text field: either changes the other. The text may be anything that CSS knows. */
export function colourField(
  id: string,
  label: string,
  value: string,
  changed: (value: string) => void,
): { row: HTMLElement; set(value: string): void } {
  const isHex = (text: string) => /^#[0-9a-f]{6}$/i.test(text);
  const picker = make('input', {
    type: 'color',
    'aria-label': say('choose', { label }),
    value: isHex(value) ? value : '#808080',
    tabIndex: 0,
  });
  const text = make('input', { type: 'text', id, value, spellcheck: false, autocomplete: 'off' });
  picker.addEventListener('input', () => changed((text.value = picker.value)));
  text.addEventListener('input', () => {
    if (isHex(text.value)) picker.value = text.value;
    changed(text.value.trim());
  });
  const set = (next: string) => {
    text.value = next;
    if (isHex(next)) picker.value = next;
  };
  return {
    row: make(
      'div',
      { className: 'colour' },
      make('label', { htmlFor: id }, label),
      make('span', { className: 'pair' }, picker, text),
    ),
    set,
  };
}

/** Tabs by the ARIA practices: arrows, Home and End move and choose. */
export function tabs(list: HTMLElement, chosen: (name: string) => void): void {
  const all = Array.from(list.querySelectorAll<HTMLButtonElement>('[role=tab]'));
  const choose = (tab: HTMLButtonElement) => {
    for (const one of all) {
      one.setAttribute('aria-selected', String(one === tab));
      one.tabIndex = one === tab ? 0 : -1;
    }
    chosen(tab.dataset['name'] ?? '');
  };
  list.addEventListener('click', ({ target }) => {
    const tab = (target as HTMLElement).closest<HTMLButtonElement>('[role=tab]');
    if (tab) choose(tab);
  });
  list.addEventListener('keydown', (event) => {
    const at = all.indexOf(event.target as HTMLButtonElement);
    const next = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: -1 }[event.key];
    const tab = next === undefined ? undefined : all.at(next % all.length);
    if (!tab) return;
    event.preventDefault();
    tab.focus();
    choose(tab);
  });
  if (all[0]) choose(all[0]);
}
