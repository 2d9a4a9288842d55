import type { open as openEntry, Opened } from '#entries/script.ts';
import { cdnBase, settingsFor } from './settings.ts';

interface Entry {
  open: typeof openEntry;
}

/** The files of this release, put in at build time. */
export const release = __MANIFEST__;
/** The runtimes of this page, by app id and API. */
export const opened = new Map<string, Promise<Opened>>();
/** Who is logged in. */
export let user: unknown = null;

/** Imports a module of the release; what is lost is asked for again, three times in all, under another query string. */
export const load = (file: string, attempt = 0): Promise<unknown> =>
  import(/* @vite-ignore */ `${cdnBase}/${file}${attempt ? `?retry=${attempt}` : ''}`).catch(async (error: unknown) => {
    if (attempt > 1) throw error;
    await new Promise((resolve) => setTimeout(resolve, 500 * 2 ** attempt));
    return load(file, attempt + 1);
  });

/** All files of a widget at once, so that the chain behind the page is two deep; then the page state of its app id. */
export function open(name: string, element: HTMLElement | null = null): Promise<Opened> {
  // What is there already is not asked for again: the browser keeps modules by their address.
  for (const file of [...release.shared, ...(release.widgets[name] as string[])]) load(file).catch(() => {});
  const settings = settingsFor(element);
  const key = `${settings.appId} ${settings.apiBase}`;
  let page = opened.get(key);
  if (!page) {
    page = load(release.entry).then((entry) => (entry as Entry).open({ ...settings, cdnBase, version: __VERSION__, onUser: (next) => (user = next) }));
    // A failure is forgotten, so that the next try can succeed.
    page.catch(() => opened.delete(key));
    opened.set(key, page);
  }
  return page;
}
