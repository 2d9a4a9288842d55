/** Traces of each script on a partner's page besides its own container, counted once its part can be used. */

/** Of the benchmark's own pages. */
const ownNames = new Set(['isReady', 'startAlgolia']);

const readPage = `({
  globals: Object.getOwnPropertyNames(window),
  'style elements and links in the page': document.querySelectorAll('style, link[rel=stylesheet]').length,
  'storage keys': localStorage.length + sessionStorage.length,
  'history entries': history.length,
})`;

/** `isOwn`: a script of the page itself, by its id. */
async function listeners(session, expression, isOwn) {
  const { result } = await session.send('Runtime.evaluate', { expression });
  const { listeners: all } = await session.send('DOMDebugger.getEventListeners', { objectId: result.objectId });
  return all.filter(({ scriptId }) => !isOwn(scriptId)).length;
}

async function look(browser, url, untilReady) {
  const context = await browser.newContext();
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const own = new Set();
  session.on('Debugger.scriptParsed', (script) => script.url === url && own.add(script.scriptId));
  await session.send('Debugger.enable');
  let said = 0;
  page.on('console', () => (said += 1));
  page.on('pageerror', () => (said += 1));
  await page.goto(url);
  await untilReady(session);
  await page.waitForTimeout(500);
  const { result } = await session.send('Runtime.evaluate', { expression: readPage, returnByValue: true });
  const isOwn = (id) => own.has(id);
  const heard = (await listeners(session, 'window', isOwn)) + (await listeners(session, 'document', isOwn));
  await context.close();
  return { ...result.value, 'listeners on window and document': heard, 'console lines': said };
}

/** Arm → figure → how much more of it there is than on the page alone; `names`: arms by number, the page alone first. */
export async function measureFootprints(browser, base, names, untilReady) {
  const seen = [];
  for (const index of names.keys()) seen.push(await look(browser, `${base}/arm-${index}.html`, untilReady));
  const [alone] = seen;
  return Object.fromEntries(
    names.map((name, at) => {
      const { globals, ...counts } = seen[at];
      const more = globals.filter((one) => !ownNames.has(one) && !alone.globals.includes(one));
      return [
        name,
        {
          globals: more.join(' ') || 'none',
          ...Object.fromEntries(Object.entries(counts).map(([figure, value]) => [figure, value - alone[figure]])),
        },
      ];
    }),
  );
}
