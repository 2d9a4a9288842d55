import { patienceMs } from '#tests/support/patience.ts';
import fs from 'node:fs';
import type * as TestingLibrary from '@testing-library/dom';
import type { Role, Traveller } from '../traveller.ts';

/** One command of WebDriver by its name in the specification's table of endpoints; the answer is its value. */
export interface Driver {
  navigate(url: string): Promise<unknown>;
  run(script: string, parts: readonly unknown[]): Promise<unknown>;
  /** `element` is what `run` answered for an element. */
  click(element: string): Promise<unknown>;
  clear(element: string): Promise<unknown>;
  keys(element: string, text: string): Promise<unknown>;
  /** Input sources as in WebDriver's "Perform Actions". */
  perform(actions: readonly object[]): Promise<unknown>;
  /** A PNG in base64. */
  picture(): Promise<string>;
  close(): Promise<void>;
}

/** Code points of WebDriver for keys without a letter. */
const codes: Record<string, string> = {
  Tab: '\uE004',
  Enter: '\uE007',
  Shift: '\uE008',
  Escape: '\uE00C',
  PageDown: '\uE00F',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
};

/** Presses keys where the focus is; `Shift+Tab` holds one. */
export async function pressAtDriver(driver: Driver, keys: string): Promise<void> {
  for (const chord of keys.split(' ')) {
    const values = chord.split('+').map((key) => codes[key] ?? key);
    const actions = [
      ...values.map((value) => ({ type: 'keyDown', value })),
      ...values.toReversed().map((value) => ({ type: 'keyUp', value })),
    ];
    await driver.perform([{ type: 'key', id: 'keyboard', actions }]);
  }
}

/** The key of an element's reference in answers (WebDriver, 11.2). */
const elementKey = 'element-6066-11e4-a52e-4f735466cecf';
/** Library that finds by role and name. Each script of Firefox has built-ins of its own: the library brings the patterns that it knows as such. */
const library = `const exports = window.TestingLibraryDom = {}, module = { exports };${fs.readFileSync('node_modules/@testing-library/dom/dist/@testing-library/dom.umd.min.js', 'utf8')};exports.patternOf = (source, flags) => new RegExp(source, flags);`;

interface Wanted {
  role?: Role;
  /** Source and flags of a regular expression. */
  name: [source: string, flags: string];
  nth: number;
  /** Not while it is disabled. */
  usable?: boolean;
}

/** Runs in the page: finds a visible element by role and name, or by text, in the document and every shadow root. */
function findInPage({ role, name: [source, flags], nth, usable }: Wanted): Element | undefined {
  const { TestingLibraryDom: library } = window as unknown as {
    TestingLibraryDom: typeof TestingLibrary & { patternOf(source: string, flags: string): RegExp };
  };
  const name = library.patternOf(source, flags);
  const roots: Element[] = [document.body];
  // Grows while it is walked: a root inside a root is found too.
  for (const root of roots)
    for (const host of root.querySelectorAll('*')) if (host.shadowRoot) roots.push(...host.shadowRoot.children);
  const found = roots.flatMap((root) =>
    role
      ? library.queryAllByRole(root as HTMLElement, role, { name, hidden: true })
      : library.queryAllByText(root as HTMLElement, name),
  );
  // A modal dialog leaves nothing else to be seen or pressed.
  const modal = roots.flatMap((root) => Array.from(root.querySelectorAll('dialog:modal'))).at(-1);
  const seen = found.filter(
    (element) =>
      element.checkVisibility({ visibilityProperty: true }) &&
      (!modal || modal.contains(element)) &&
      !(usable && element.matches(':disabled')),
  );
  return seen.at(nth);
}

/** Keeps what goes wrong from now on. */
const listenForFaults = `
  if (window.faults) return;
  window.faults = [];
  addEventListener('error', (event) => window.faults.push(String(event.message)));
  addEventListener('unhandledrejection', (event) => window.faults.push(String(event.reason)));
  const say = console.error;
  console.error = (...parts) => (window.faults.push(parts.join(' ')), say.apply(console, parts));`;

const patternOf = (name: string | RegExp): [string, string] =>
  typeof name === 'string' ? [`^${name.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')}$`, ''] : [name.source, name.flags];

/** The traveller in a browser that speaks WebDriver: elements are found in the page, presses and keys are the browser's own. */
export function atDriver(driver: Driver, limitMs = patienceMs): Traveller {
  /** Looks again until it is there and takes what is done to it: a list may still be moving. */
  const find = async (wanted: Wanted, act: (element: string) => Promise<unknown> = async () => {}): Promise<void> => {
    const deadlineMs = Date.now() + limitMs;
    for (;;) {
      const found = (await driver.run(`return (${findInPage.toString()})(arguments[0])`, [wanted])) as Record<
        string,
        string
      > | null;
      let fault: unknown = 'nothing of that name';
      if (found) {
        try {
          return void (await act(found[elementKey] ?? ''));
        } catch (error) {
          if (!/not interactable|intercepted|stale/.test(String(error))) throw error;
          fault = error;
        }
      }
      if (Date.now() > deadlineMs) throw new Error(`${wanted.role ?? 'text'} ${wanted.name[0]}: ${String(fault)}`);
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  };
  const byRole = (role: Role, name: string | RegExp, nth = 0, act?: (element: string) => Promise<unknown>) =>
    find({ role, name: patternOf(name), nth, usable: !!act }, act);
  return {
    async open(url) {
      await driver.navigate(url);
      await driver.run(library, []);
      await driver.run(listenForFaults, []);
    },
    press: (role, name, nth) => byRole(role, name, nth, driver.click),
    type: (name, text) =>
      byRole('textbox', name, 0, async (field) => {
        await driver.clear(field);
        await driver.keys(field, text);
      }),
    see: (role, name) => byRole(role, name),
    read: (text) => find({ name: patternOf(text), nth: 0 }),
    ask: async <T>(expression: string) => (await driver.run(`return ${expression}`, [])) as T,
    faults: async () => (await driver.run('return window.faults', [])) as string[],
  };
}
