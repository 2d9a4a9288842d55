import type { open as openEntry, Opened } from '#entries/script.ts';
import { cdnBase, settingsFor } from './settings.ts';

interface Entry {
  open: typeof openEntry;
}

/** The parts of this release, put in at build time. */
export const [entry, doctor, first] = __MANIFEST__;
/** The runtimes of this page, by app id and API. */
export const opened = new Map<string, Promise<Opened>>();
/** The logged-in member. */
export let user: unknown = null;

/**
 * Makes a part from the parts that follow (scripts/build/lost-chunks.ts). A need without a recipe is in a file of its
 * own; the recipe of another one is carried here.
 */
type Recipe = [make: (...parts: unknown[]) => unknown, ...needs: [name: string, recipe?: Recipe][]];

/** Each part is made once. */
const parts = new Map<string, Promise<unknown>>();
/** After a loss files have a query in their address. */
let losses = 0;

/**
 * A file that is lost is asked for three times in all, each time under another address: an engine keeps what failed.
 * Silence is a loss too: three times this long are just below 120 s.
 */
async function ask(name: string, left = 2): Promise<unknown> {
  if (!cdnBase) throw new Error(name);
  let file: Recipe, timer: ReturnType<typeof setTimeout> | undefined;
  const wait = (ms: number) => new Promise((resolve) => (timer = setTimeout(resolve, ms)));
  try {
    // Silence has no such list, nor has a foreign script.
    [...file] = (
      (await Promise.race([
        import(/* @vite-ignore */ `${cdnBase}/assets/${name}.js${losses ? `?${losses}` : ''}`),
        wait(39e3),
      ])) as { default: Recipe }
    ).default;
    clearTimeout(timer);
  } catch (error) {
    losses++;
    if (!left) throw error;
    await wait(1e3 / left);
    return ask(name, left - 1);
  }
  return put(file);
}

/** One after the other, all of them asked for: the doctor comes also where the page has broken `Promise.all`. */
async function put([make, ...needs]: Recipe): Promise<unknown> {
  const made = [];
  for (const need of needs.map((one) => part(...one))) made.push(await need);
  return make(part, ...made);
}

/** Once by its key. A failure is forgotten, so that the next try can succeed. */
function once<T>(map: Map<string, Promise<T>>, key: string, start: () => Promise<T>): Promise<T> {
  let asked = map.get(key);
  if (!asked) {
    map.set(key, (asked = start()));
    asked.catch(() => map.delete(key));
  }
  return asked;
}

/** A part of the release, with all that it needs. */
export const part = (name: string, recipe?: Recipe): Promise<unknown> =>
  once(parts, name, () => (recipe ? put(recipe) : ask(name)));

/** All parts of a widget at once, so that the chain behind the page is two deep; then the page state of its app id. */
export function open(name: string, element: HTMLElement | null = null): Promise<Opened> {
  // The file has the name of its widget.
  if (first.startsWith(name)) void part(first);
  const settings = settingsFor(element);
  return once(opened, `${settings.appId} ${settings.apiBase}`, async () =>
    ((await part(entry)) as Entry).open(settings, cdnBase, __VERSION__, (next) => (user = next)),
  );
}
