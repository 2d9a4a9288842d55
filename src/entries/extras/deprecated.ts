import { deprecations, usersOf } from '#routes/deprecations.ts';
import type { Deprecation } from '#routes/deprecations.ts';

/** Names that this page has been told of. */
const told = new Set<string>();

/** One line of the console for a name, and a mark that the doctor finds. */
function tell(name: string, { since, until, instead }: Deprecation): void {
  if (told.has(name)) return;
  told.add(name);
  const said = `${name} is deprecated since ${since} and works until ${until} at least: ${instead}`;
  console.warn(`[travel-embed] ${said}`);
  performance.mark(`travel-embed:${said}`);
}

/** Says once what the page should leave: attributes of a container and of the loader's tags, and events whose detail it reads. */
export function tellDeprecated(host: HTMLElement, table: Readonly<Record<string, Deprecation>> = deprecations): void {
  const tags = [...document.querySelectorAll('script[src*="/loader.js"]')];
  for (const [name, row] of Object.entries(table))
    if (usersOf(name, [host, ...tags])[0]) tell(name, row);
    else if (name.startsWith('travel:')) watchReaders(name, row);
}

const watched = new Set<string>();

/** Before any listener of the page gets the event; whether one is there cannot be asked. */
function watchReaders(name: string, row: Deprecation): void {
  if (watched.has(name)) return;
  watched.add(name);
  window.addEventListener(
    name,
    (event) => {
      const { detail } = event as CustomEvent<unknown>;
      Object.defineProperty(event, 'detail', {
        configurable: true,
        get() {
          tell(name, row);
          return detail;
        },
      });
    },
    true,
  );
}
