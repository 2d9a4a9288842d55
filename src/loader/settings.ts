/** Settings of a page for the runtime of an app id. */
interface Settings {
  appId: string;
  apiBase: string;
  sign: string;
  accessType: string;
  signProvider?: (() => Promise<string>) | undefined;
}

/** The script attributes, by script (`TravelEmbed.configure`). */
interface Configured {
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

/**
 * The loader's own address, of the running tag or of the file that runs (modules), and the folder of the release:
 * …/v1/loader.js, …/1.5.3/loader.js → … A file of another name asks nobody's host.
 */
const [source, cdnBase, cdnOrigin] = /((\w+:..[^/]+)\S*)\/\S+\/loader\.js/.exec(
  `${(document.currentScript as HTMLScriptElement | null)?.src} ${Error().stack}`,
) ?? ['', '', ''];
/** The tag of this address with most attributes: `jQuery.html()` runs a copy without them. */
export const [script] = [...document.querySelectorAll('script')]
  .filter(({ src }) => src?.startsWith(source))
  .sort((one, other) => other.attributes.length - one.attributes.length);
export { cdnBase };

export const given: Configured = {};
export const configure = (settings: Configured): unknown => Object.assign(given, settings);

/** The third-party parameters of the address. They leave it before any request; the rest of it stays as it is. */
export function takeQuery(): void {
  const { search, href } = location;
  const query = new URLSearchParams(search);
  const get = (name: string) => query.get(name) as string;
  configure({ appId: get('appId'), sign: get('sign'), accessType: get('access_type') });
  // `appId` alone may be the partner's own parameter. The whole address: a relative one would follow the page's `<base>`.
  if (given.sign)
    try {
      history.replaceState(
        history.state,
        '',
        href.replace(search, () => search.replace(/(^\?|&)(appId|sign|access_type)=[^&]*/g, '').replace(/^&/, '?')),
      );
    } catch {
      // A sandboxed frame without an origin keeps its address.
    }
}

/** An attribute of an element, which a `<travel-widget>` may write without `data-`; '' for none, and of other nodes. */
export const own = (element: Element | null | undefined, name: string, plain = name): string =>
  element?.getAttribute?.(`data-${name}`) ||
  (element?.localName === 'travel-widget' && element.getAttribute(plain)) ||
  '';

/** The widget that an element asks for; '' for none. */
export const nameOf = (element: HTMLElement): string => own(element, 'travel-widget', 'name');

/** A setting: of the element, else of the script, else what was configured or stood in the address. */
export const said = (element: Element | null, name: string, key = name): string =>
  own(element, name) || own(script, name) || (given as Record<string, string>)[key] || '';

export const settingsFor = (element: HTMLElement | null): Settings => ({
  appId: said(element, 'app-id', 'appId') || 'default',
  apiBase: (said(null, 'api') || cdnOrigin).replace(/\/+$/, ''),
  sign: said(element, 'sign'),
  accessType: said(element, 'access-type', 'accessType'),
  signProvider: given.signProvider,
});
