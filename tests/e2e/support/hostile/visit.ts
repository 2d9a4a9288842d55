import type { BrowserContext, CDPSession, Page, Request } from 'playwright';
import { sandboxUrl } from '../browser.ts';
import { readBoxes } from './boxes.ts';
import type { Box } from './boxes.ts';
import { installWatch, readDocument, watchKey } from './watch.ts';
import type { Facts } from './watch.ts';

/** One page opened in a browser, with everything that is noticed on it. */
export interface Visit {
  page: Page;
  /** Bodies of the calls as they left the page. */
  bodies: { path: string; type: string; body: string }[];
  facts(): Promise<Facts>;
  boxes(): Promise<Box[]>;
  /** No request is under way. */
  isQuiet(): boolean;
  /** As a partner's script does it. */
  destroy(): Promise<void>;
  close(): Promise<void>;
}

/** The partner's own storage before our script; the same on every page, and nothing of the page before. */
const seed = () => {
  try {
    sessionStorage.clear();
    localStorage.setItem('partner.cart', '{"items":[1,2]}');
    sessionStorage.setItem('partner.step', '3');
    document.cookie = 'partner=1';
  } catch {
    // A page may have no storage.
  }
};

/** Notes about a page since it was opened. */
interface Notes {
  said: string[];
  bodies: Visit['bodies'];
  documents: number;
  underWay: Set<Request>;
}

/** A browser tab that shows one page after the other: its process and compiled scripts are used again. */
interface Tab {
  page: Page;
  session: CDPSession;
  notes: Notes;
}

const noNotes = (): Notes => ({ said: [], bodies: [], documents: 0, underWay: new Set() });

export async function openTab(context: BrowserContext): Promise<Tab> {
  const page = await context.newPage();
  const tab: Tab = { page, session: await context.newCDPSession(page), notes: noNotes() };
  page.on('pageerror', (error) => tab.notes.said.push(`error ${error.message}`));
  page.on('console', (message) => tab.notes.said.push(`${message.type()} ${message.text()}`));
  page.on('dialog', (dialog) => {
    tab.notes.said.push(`dialog ${dialog.message()}`);
    dialog.dismiss().catch(() => undefined);
  });
  page.on(
    'framenavigated',
    (frame) => (tab.notes.documents += frame === page.mainFrame() && frame.url() !== 'about:blank' ? 1 : 0),
  );
  page.on('request', (request) => {
    tab.notes.underWay.add(request);
    noteCall(request, tab.notes.bodies);
  });
  page.on('requestfinished', (request) => tab.notes.underWay.delete(request));
  page.on('requestfailed', (request) => tab.notes.underWay.delete(request));
  await page.addInitScript(seed);
  await page.addInitScript(installWatch, watchKey);
  return tab;
}

/** `spoil`: lines that run with our loader. */
export async function openVisit(tab: Tab, url: string, spoil?: string): Promise<Visit> {
  const { page, session } = tab;
  // Late output of the last page does not belong to this page.
  await page.goto('about:blank');
  const notes = (tab.notes = noNotes());
  if (spoil) {
    await page.route('**/cdn/v1/loader.js', async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: `${await response.text()}\n;${spoil}` });
    });
  }
  await session.send('Storage.clearDataForOrigin', {
    origin: new URL(url).origin,
    storageTypes: 'cookies,local_storage',
  });
  await session.send('Page.resetNavigationHistory');
  await page.goto(url);
  const world = isolatedWorld(session);

  return {
    page,
    bodies: notes.bodies,
    async facts() {
      const [globals = '', changes = '', handlers = ''] = (
        await inPage(session, `globalThis[Symbol.for(${JSON.stringify(watchKey)})]()`)
      ).split('\0');
      const lines = (text: string) => (text ? text.split('\n') : []);
      const seen = JSON.parse(await (await world)(readDocument)) as Facts;
      return {
        ...seen,
        globals: lines(globals),
        changes: lines(changes),
        handlers: lines(handlers),
        listeners: await listenersOf(session),
        said: [...notes.said],
        documents: [`${notes.documents} documents`],
      };
    },
    async boxes() {
      return JSON.parse(await (await world)(readBoxes)) as Box[];
    },
    isQuiet: () => notes.underWay.size === 0,
    destroy: async () => void (await inPage(session, 'TravelEmbed.destroy()')),
    close: async () => (spoil ? await page.unroute('**/cdn/v1/loader.js') : undefined),
  };
}

function noteCall(request: Request, bodies: Visit['bodies']): void {
  const url = new URL(request.url());
  if (url.origin !== sandboxUrl() || url.pathname.startsWith('/cdn/')) return;
  bodies.push({
    path: `${request.method()} ${url.pathname}${url.search}`,
    type: request.headers()['content-type'] ?? '',
    body: request.postData() ?? '',
  });
}

interface Evaluated {
  result: { value?: unknown; objectId?: string };
  exceptionDetails?: { text: string; exception?: { description?: string } };
}

function valueOf({ result, exceptionDetails }: Evaluated): string {
  if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
  return String(result.value);
}

/** Without Playwright's own serialiser, which lives among the page's changed built-ins. */
const inPage = async (session: CDPSession, expression: string): Promise<string> =>
  valueOf((await session.send('Runtime.evaluate', { expression, returnByValue: true })) as Evaluated);

async function isolatedWorld(session: CDPSession): Promise<(read: () => string) => Promise<string>> {
  const { frameTree } = await session.send('Page.getFrameTree');
  const { executionContextId } = await session.send('Page.createIsolatedWorld', {
    frameId: frameTree.frame.id,
    worldName: 'reader',
  });
  return async (read) =>
    valueOf(
      (await session.send('Runtime.evaluate', {
        expression: `(${String(read)})()`,
        contextId: executionContextId,
        returnByValue: true,
      })) as Evaluated,
    );
}

/** Listeners on shared targets, by kind: `window scroll passive`. */
async function listenersOf(session: CDPSession): Promise<string[]> {
  const found: string[] = [];
  for (const name of ['window', 'document', 'document.documentElement', 'document.body']) {
    const { result } = (await session.send('Runtime.evaluate', { expression: name })) as Evaluated;
    if (!result.objectId) continue;
    const { listeners } = await session.send('DOMDebugger.getEventListeners', { objectId: result.objectId });
    for (const { type, useCapture } of listeners) found.push(`${name} ${type}${useCapture ? ' in capture' : ''}`);
  }
  return found.sort();
}
