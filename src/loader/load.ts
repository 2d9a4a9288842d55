import type { open as openEntry, Opened } from '#entries/script.ts';
import type { Settings } from './settings.ts';

interface Entry {
  open: typeof openEntry;
}

const tries = 3;
/** The files of this release, put in at build time. */
export const release = __MANIFEST__;

/** Imports a module of the release; after a loss it is asked for again under another query string. */
async function importFile(url: string): Promise<unknown> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await import(/* @vite-ignore */ attempt ? `${url}?retry=${attempt}` : url);
    } catch (error) {
      if (attempt + 1 >= tries) throw error;
      await new Promise((resolve) => setTimeout(resolve, 500 * 2 ** attempt));
    }
  }
}

const opened = new Map<string, Promise<Opened>>();
const asked = new Set<string>();

/** All files of a widget at once, so that the chain behind the page is two deep; then the page state of its app id. */
export function openRuntime(cdnBase: string, name: string, settings: Settings, onUser: (user: unknown) => void): Promise<Opened> {
  if (!asked.has(name)) for (const file of [...release.shared, ...(release.widgets[name] ?? [])]) importFile(`${cdnBase}/${file}`).catch(() => asked.delete(name));
  asked.add(name);
  const key = `${settings.appId} ${settings.apiBase}`;
  let page = opened.get(key);
  if (!page) {
    page = importFile(`${cdnBase}/${release.entry}`).then((entry) => (entry as Entry).open({ ...settings, cdnBase, version: __VERSION__, onUser }));
    // A failure is forgotten, so that the next try can succeed.
    page.catch(() => opened.delete(key));
    opened.set(key, page);
  }
  return page;
}
