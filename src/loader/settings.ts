/** Settings of a page for the runtime of an app id. */
export interface Settings {
  appId: string;
  apiBase: string;
  sign: string;
  isThirdParty: boolean;
  signProvider?: (() => Promise<string>) | undefined;
}

/** The script attributes, by script (`TravelEmbed.configure`). */
export interface Configured {
  appId?: string;
  sign?: string;
  accessType?: string;
  api?: string;
  locale?: string;
  router?: string;
  base?: string;
  load?: string;
  signProvider?: () => Promise<string>;
}

const isCustom = (element: Element): boolean => element.localName === 'travel-widget';
const camel = (name: string): string => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/** The loader's own tag: of the running script, or the newest one that looks like it (tag managers, modules). */
const current = document.currentScript as HTMLScriptElement | null;
export const script = current?.src
  ? current
  : [...document.querySelectorAll<HTMLScriptElement>('script[src*="/loader.js"]')].pop();
const source = script?.src || location.href;
/** …/v1/loader.js, …/1.5.3/loader.js → … */
export const cdnBase = new URL('..', source).href.slice(0, -1);

let given: Configured = {};
export function configure(settings: Configured): void {
  given = { ...given, ...settings };
}

/** The third-party parameters of the address. They leave it before any request; the rest of it stays as it is. */
export function takeQuery(): void {
  const { search, href } = location;
  const query = new URLSearchParams(search);
  const value = (name: string) => query.get(name) ?? '';
  configure({ appId: value('appId'), sign: value('sign'), accessType: value('access_type') });
  // `appId` alone may be the partner's own parameter. The whole address: a relative one would follow the page's `<base>`.
  if (given.sign)
    history.replaceState(
      history.state,
      '',
      href.replace(search, () => search.replace(/(^\?|&)(appId|sign|access_type)=[^&]*/g, '').replace(/^&/, '?')),
    );
}

/** A widget's props: `data-return-date` → `returnDate`; on `<travel-widget>` plain attributes count as well. A widget takes those it knows. */
export function propsOf(element: HTMLElement): Record<string, string> {
  const props: Record<string, string> = {};
  for (const { name, value } of element.attributes)
    if (isCustom(element) || name.startsWith('data-')) props[camel(name.replace('data-', ''))] = value;
  return props;
}

/** The widget that an element asks for; '' for none. */
export const nameOf = (element: HTMLElement): string =>
  element.dataset?.['travelWidget'] || (isCustom(element) && element.getAttribute('name')) || '';

/** A setting: of the element, else of the script, else what was configured or stood in the address. */
export const said = (element: Element | null, name: string): string =>
  element?.getAttribute(`data-${name}`) ||
  (element && isCustom(element) && element.getAttribute(name)) ||
  script?.getAttribute(`data-${name}`) ||
  (given as Record<string, string>)[camel(name)] ||
  '';

export const settingsFor = (element: HTMLElement | null): Settings => ({
  appId: said(element, 'app-id') || 'default',
  apiBase: (said(null, 'api') || new URL(source).origin).replace(/\/+$/, ''),
  sign: said(element, 'sign'),
  isThirdParty: said(element, 'access-type') === 'THIRD_PARTY',
  signProvider: given.signProvider,
});
