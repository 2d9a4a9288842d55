import type { MountOptions } from '#runtime/mount.tsx';

/** What a page says about itself; the element wins over the script, the script over the page's query. */
export interface Settings {
  appId: string;
  apiBase: string;
  sign: string;
  isThirdParty: boolean;
  signProvider?: () => Promise<string>;
}

/** Script attributes that are no props of a widget. */
const reserved = /^(travelWidget|appId|sign|accessType|api|locale|router|base|load|auto)$/;

/** The loader's own tag: of the running script, or the newest one that looks like it (tag managers, modules). */
export function findScript(): HTMLScriptElement | null {
  const current = document.currentScript as HTMLScriptElement | null;
  return current?.src ? current : (Array.from(document.querySelectorAll<HTMLScriptElement>('script[src*="/loader.js"]')).pop() ?? null);
}

/** The three third-party parameters leave the address before any request; the rest of it stays as it is. */
export function takeQuery(): { appId: string; sign: string; accessType: string } {
  const taken = { appId: '', sign: '', accessType: '' };
  const kept: string[] = [];
  for (const part of location.search.slice(1).split('&')) {
    const [key = '', value = ''] = part.split('=', 2);
    const name = ({ appId: 'appId', sign: 'sign', access_type: 'accessType' } as const)[key];
    if (name) taken[name] = decodeURIComponent(value.replaceAll('+', ' '));
    else if (part) kept.push(part);
  }
  // `appId` alone may be the partner's own parameter: only a sign makes these three ours.
  if (taken.sign) history.replaceState(history.state, '', location.pathname + (kept.length ? `?${kept.join('&')}` : '') + location.hash);
  return taken;
}

/** A widget's props: `data-return-date` → `returnDate`; on `<travel-widget>` plain attributes count as well. */
export function propsOf(element: HTMLElement): Record<string, string> {
  const props: Record<string, string> = {};
  const isCustom = element.localName === 'travel-widget';
  for (const { name, value } of Array.from(element.attributes)) {
    const plain = name.startsWith('data-') ? name.slice(5) : isCustom && !/^(class|id|style|name|slot)$/.test(name) ? name : '';
    const key = plain.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
    if (key && !reserved.test(key)) props[key] = value;
  }
  return props;
}

export const nameOf = (element: HTMLElement): string => element.dataset['travelWidget'] ?? element.getAttribute('name') ?? '';

/** `data-x` of the element, on `<travel-widget>` also `x`, else of the script. */
export function attribute(element: HTMLElement, script: HTMLElement | null, name: string): string {
  return element.getAttribute(`data-${name}`) ?? (element.localName === 'travel-widget' ? element.getAttribute(name) : null) ?? script?.getAttribute(`data-${name}`) ?? '';
}

export function mountOptionsOf(element: HTMLElement, script: HTMLElement | null): MountOptions {
  const router = attribute(element, script, 'router');
  return { router: router === 'hash' || router === 'history' ? router : 'memory', base: attribute(element, script, 'base') };
}
