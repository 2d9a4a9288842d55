/**
 * Facts of a page outside of our container, as lists of lines: two visits are compared line by line.
 * Installed before the page's first script and kept under a symbol, so that the page sees a window without it.
 */
export type Facts = Record<string, string[]>;

export const watchKey = 'partner watch';

/** Runs in the page. Takes everything it needs before the page's own scripts can change it. */
export function installWatch(key: string): void {
  const { getOwnPropertyNames, getOwnPropertyDescriptor, defineProperty } = Object;
  const toText = Function.prototype.call.bind(Function.prototype.toString) as (fn: unknown) => string;
  const start = new Set(getOwnPropertyNames(window));

  type Owner = [name: string, object: object];
  const owners: Owner[] = [['window', window]];
  for (const name of start) {
    const value: unknown = getOwnPropertyDescriptor(window, name)?.value;
    if (typeof value === 'function') {
      owners.push([name, value]);
      const prototype: unknown = getOwnPropertyDescriptor(value, 'prototype')?.value;
      if (typeof prototype === 'object' && prototype) owners.push([`${name}.prototype`, prototype]);
    } else if (typeof value === 'object' && value && value !== window && /^[A-Z]|^console$/.test(name))
      owners.push([name, value]);
  }
  for (const name of [
    'history',
    'location',
    'navigator',
    'document',
    'localStorage',
    'sessionStorage',
    'performance',
  ] as const)
    owners.push([name, window[name]]);
  const read = (object: object) =>
    new Map(getOwnPropertyNames(object).map((name) => [name, getOwnPropertyDescriptor(object, name)]));
  const before = owners.map(([, object]) => read(object));
  const isStored = (name: string) => name === 'localStorage' || name === 'sessionStorage';
  const shown = (value: unknown) =>
    typeof value === 'function' ? toText(value).replace(/\s+/g, ' ').slice(0, 120) : typeof value;

  /** Properties of built-ins that are no longer what the browser made them; new ones too. */
  const changes = () => {
    const found: string[] = [];
    owners.forEach(([name, object], at) => {
      if (isStored(name)) return;
      const now = read(object);
      for (const [property, after] of now) {
        const was = before[at]?.get(property);
        if (name === 'window' && !was) continue;
        if (!was) found[found.length] = `${name}.${property} added: ${shown(after?.value ?? after?.get)}`;
        else if (was.value !== after?.value && typeof was.value !== 'number' && typeof was.value !== 'string')
          found[found.length] = `${name}.${property} is ${shown(after?.value)}`;
        else if (was.get !== after?.get || was.set !== after?.set)
          found[found.length] = `${name}.${property} has accessors ${shown(after?.get)} ${shown(after?.set)}`;
      }
      for (const property of before[at]?.keys() ?? [])
        if (!now.has(property)) found[found.length] = `${name}.${property} is gone`;
    });
    return found;
  };
  const globals = () => getOwnPropertyNames(window).filter((name) => !start.has(name) && !/^\d+$/.test(name));
  const handlers = () =>
    (['onerror', 'onunhandledrejection', 'onload', 'onclick', 'name'] as const).map(
      (name) => `${name}: ${shown(window[name])} ${name === 'name' ? window.name : ''}`,
    );
  /** Libraries put chance into names. */
  const steady = (lines: string[]) => lines.join('\n').replace(/\d{6,}|(?<=_react\w+?)\$?[a-z0-9]{10,}/g, '#');
  const tell = () => `${steady(globals().sort())}\0${steady(changes().sort())}\0${steady(handlers())}`;
  defineProperty(window, Symbol.for(key), { value: tell });
}

/** Runs in a world of its own, where nothing that the page does to built-ins is seen. */
export function readDocument(): string {
  const root = document.documentElement.cloneNode(true) as HTMLElement;
  for (const tag of Array.from(root.querySelectorAll('script')))
    if (tag.outerHTML.includes('/cdn/v1/loader.js')) tag.remove();
  const stored = (storage: Storage) =>
    Object.keys(storage)
      .filter((key) => !key.startsWith('travel-embed:'))
      .map((key) => `${key}=${storage.getItem(key)}`);
  return JSON.stringify({
    html: root.outerHTML.replace(/\n\s*(?=\n)/g, '').split('\n'),
    sheets: [`${document.styleSheets.length} style sheets, ${document.adoptedStyleSheets.length} adopted`],
    stored: [...stored(localStorage), ...stored(sessionStorage), document.cookie],
    address: [
      location.href.replace(/[?&]without/, ''),
      document.title,
      `history of ${history.length}, ${history.scrollRestoration}`,
    ],
  });
}
