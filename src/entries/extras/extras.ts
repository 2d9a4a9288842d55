import type { PressedPage } from '../opener/open-from.ts';
import type { TagMounted } from '../tag-props.ts';
import { importAgain } from '#base/import-again.ts';
import type { Mounted, Props } from '#runtime/mount.tsx';
import type { Page } from '#runtime/page.ts';
import { tellDeprecated } from './deprecated.ts';

/** A mounted widget that is asked for more (`data-extras`, or `extras` by script). */
export interface Extra {
  page: Page;
  host: HTMLElement;
  widget: string;
  mounted: Mounted;
  /** Milliseconds from the page's beginning until the widget could be used. */
  readyMs: number;
  /** Properties that a script has given it. */
  given: Props;
}

/** Parts that are asked for by name, each in a chunk of its own. */
const extras: Readonly<Record<string, (extra: Extra) => Promise<() => void>>> = {
  vitals: async (extra) => (await importAgain(() => import('./vitals.ts'))).tellVitals(extra),
  tools: async (extra) => (await importAgain(() => import('./tools.ts'))).offerTools(extra),
};

/** A press on an element of the page with `data-travel-open`; here, so that the entry names no further file. */
export async function press(
  page: Page,
  login: () => Promise<unknown>,
  button: HTMLElement,
  name: string,
  mount: PressedPage['mount'],
  containers: PressedPage['containers'],
): Promise<void> {
  const { openFrom } = await importAgain(() => import('../opener/open-from.ts'));
  await openFrom({ page, login, button, name, mount, containers });
}

/** Begins what is asked for; it ends with the widget. */
export function addExtras(
  page: Page,
  mounted: TagMounted,
  readyMs: number,
  [host, widget, given]: readonly [HTMLElement, string, Props, unknown],
): void {
  tellDeprecated(host);
  const extra: Extra = { page, host, widget, mounted, given, readyMs };
  const asked = new Set(
    String(mounted.extras ?? '')
      .split(/[\s,]+/)
      .filter(Boolean),
  );
  let isOver = false;
  const stops: (() => void)[] = [];
  const { unmount } = mounted;
  mounted.unmount = () => {
    isOver = true;
    for (const stop of stops) stop();
    unmount();
  };
  for (const name of asked) {
    const begin = Object.hasOwn(extras, name) ? extras[name] : undefined;
    if (begin)
      void begin(extra).then(
        (stop) => (isOver ? stop() : stops.push(stop)),
        () => undefined,
      );
    else console.warn(`[travel-embed] data-extras="${name}" is none; known: ${Object.keys(extras).join(', ')}`);
  }
}
