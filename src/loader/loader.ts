/**
 * The script tag's file: finds its tag and the containers, reserves their height, loads a widget when it is wanted, and
 * is the page's `TravelEmbed`. Classic script, no dependency.
 */
import type { examine } from '#doctor/examine.ts';
import { begin, containers, destroy, eventName, listen, mount, press, scan } from './containers.ts';
import type { Listener } from './containers.ts';
import { doctor, open, opened, part, user } from './load.ts';
import { heights, isSupported } from './placeholder.ts';
import { cdnBase, configure, given, said, script, settingsFor, takeQuery } from './settings.ts';

interface Doctor {
  examine: typeof examine;
}
type Run = () => void;
interface Global {
  TravelEmbed?: { version?: string } | Run[];
}

const scope = window as unknown as Global;
const before = scope.TravelEmbed;
// A value without a version is the page's queue, or an element of the page with this id.
if (!(before as { version?: string })?.version) start();

function start(): void {
  let life = new AbortController();
  takeQuery();

  const api = {
    version: __VERSION__,
    widgets: Object.keys(heights),
    push(...runs: Run[]) {
      for (const run of runs)
        try {
          run();
        } catch (error) {
          // The page's own mistake is the page's own message; the next one runs all the same.
          reportError(error);
        }
    },
    configure,
    mount(target: string | HTMLElement, name: string, props?: Record<string, unknown>) {
      const element = (target as HTMLElement)?.localName
        ? (target as HTMLElement)
        : document.querySelector<HTMLElement>(target as string);
      if (!element) throw new TypeError(`[travel-embed] no ${target}`);
      if (!(name in heights)) throw new TypeError(`[travel-embed] no ${name}: ${api.widgets}`);
      return mount(element, name, props);
    },
    scan,
    destroy() {
      destroy();
      life.abort();
      life = new AbortController();
    },
    on: (type: string, listener: Listener) => listen(document, type, listener, life),
    off: (type: string, listener: Listener) => document.removeEventListener(eventName(type), listener as EventListener),
    login: async () => user ?? (await open('login')).login(),
    logout: async () => (await open('login')).logout(),
    user: () => user,
    /** Finds faults of this page and ways to mend them. If even the doctor's own file is blocked, that is the finding. */
    async doctor() {
      let directive = '';
      document.addEventListener('securitypolicyviolation', (event) => (directive = event.effectiveDirective), life);
      try {
        return await ((await part(doctor)) as Doctor).examine(
          cdnBase,
          __VERSION__,
          containers,
          opened,
          script,
          settingsFor,
          given,
        );
      } catch {
        const code = !cdnBase ? 'tag-not-found' : directive ? 'policy-script' : 'files-blocked';
        const findings = [
          {
            level: 'error',
            code,
            message: `${directive} ${cdnBase}/assets/${doctor}.js`,
            how: `allow ${cdnBase}/: ${settingsFor(null).apiBase}/docs/csp`,
          },
        ];
        console.table(findings);
        return findings;
      }
    },
  };
  scope.TravelEmbed = api as never;

  if (!isSupported()) return;
  if (Array.isArray(before)) api.push(...before);
  if (said(null, 'auto') === 'off') return;
  document.addEventListener('click', press, life);
  // `loading` is the shortest of the three states: it has no eighth character.
  if (!document.readyState[7]) document.addEventListener('DOMContentLoaded', begin, life);
  else begin();
}
