/** Cost for a partner's page: the same article alone, with us, with rivals; Slow 4G and 4× CPU, interleaved in one run. */
import http from 'node:http';
import zlib from 'node:zlib';
import { median, round } from './figures.mjs';

const rounds = 5;
/** Slow 4G as browsers' own tools emulate it. */
const slow4g = {
  offline: false,
  latency: 150 * 3.75,
  downloadThroughput: (1.6 * 1024 * 1024 * 0.9) / 8,
  uploadThroughput: (750 * 1024 * 0.9) / 8,
};

const paragraph = `<p>${'The old town lies on the hill above the river, and the road up to it is best walked in the morning. '.repeat(6)}</p>`;
const article = ({ head, place }) =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><title>bench</title><link rel="icon" href="data:,"><meta name="viewport" content="width=device-width"><style>body{font:16px/1.6 sans-serif;max-width:760px;margin:0 auto}.hero{height:320px;background:#245;color:#fff;font-size:48px;display:grid;place-items:center}</style>${head}<body><h1 class="hero">Three days in Dali</h1>${paragraph}${place}${paragraph.repeat(4)}</body></html>`;

/** The article of every arm, and the rivals' scripts, compressed as a CDN would. */
export function servePages({ arms, files }, port) {
  const names = Object.keys(arms);
  const server = http.createServer((request, response) => {
    const { pathname } = new URL(request.url, 'http://x');
    const index = /^\/arm-(\d+)\.html$/.exec(pathname);
    const body = index
      ? article(arms[names[Number(index[1])]])
      : (files[pathname] ?? (pathname.startsWith('/frame') ? '<!doctype html>' : null));
    if (body === null || body === undefined) return response.writeHead(404).end();
    const type = pathname.endsWith('.js') ? 'text/javascript' : 'text/html';
    return response
      .writeHead(200, {
        'content-type': `${type}; charset=utf-8`,
        'content-encoding': 'gzip',
        'cache-control': 'no-store',
      })
      .end(zlib.gzipSync(body));
  });
  return new Promise((resolve) =>
    server.listen(port, '127.0.0.1', () =>
      resolve({ names, close: () => new Promise((done) => (server.close(done), server.closeAllConnections())) }),
    ),
  );
}

const evaluate = async (session, expression) =>
  (await session.send('Runtime.evaluate', { expression, returnByValue: true })).result.value;

/** By the protocol itself: the test library's own way would put 330 kB of script into the page, the longest task of all. */
export async function untilReady(session) {
  for (let turn = 0; turn < 600; turn += 1) {
    if (await evaluate(session, 'window.isReady === true')) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error('the page was not ready within 30 s');
}

async function load(browser, url) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Performance.enable');
  await session.send('Network.emulateNetworkConditions', slow4g);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  let bytes = 0;
  let requests = 0;
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength;
    requests += 1;
  });
  await page.addInitScript(() => {
    window.seen = { lcp: 0, shift: 0, tasks: [] };
    Object.defineProperty(window, 'isReady', {
      get: () => window.seen.readyMs > 0,
      set() {
        window.seen.readyMs = performance.now();
      },
    });
    const watch = (type, take) =>
      new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
    // The frame after the one in which the form of page or widget is there.
    const look = () => {
      const host = document.querySelector('[data-travel-widget]');
      const root = host?.querySelector('[data-travel-frame]')?.shadowRoot ?? host?.shadowRoot;
      if (root?.querySelector('input')) requestAnimationFrame(() => (window.seen.formMs = performance.now()));
      else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
    watch('largest-contentful-paint', (entry) => (window.seen.lcp = entry.startTime));
    watch('layout-shift', (entry) => (window.seen.shift += entry.value));
    watch('longtask', (entry) => window.seen.tasks.push(entry.duration));
  });
  await page.goto(url);
  await untilReady(session);
  // Loads and shifts after readiness count too.
  await page.waitForTimeout(2000);
  const seen = await evaluate(session, 'window.seen');
  const { metrics } = await session.send('Performance.getMetrics');
  await context.close();
  return {
    'LCP, ms': seen.lcp,
    'form takes text, ms': seen.formMs ?? 0,
    'ready to use, ms': seen.readyMs,
    'script, ms': 1000 * (metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? 0),
    'longest task, ms': Math.max(0, ...seen.tasks),
    'layout shift': seen.shift,
    'transferred, kB': bytes / 1000,
    requests,
  };
}

/** Arm → figure → median; LCP also as the paired difference against the page alone of the same round. */
export async function measurePages(browser, base, names) {
  const seen = Object.fromEntries(names.map((name) => [name, []]));
  for (let turn = 0; turn < rounds; turn += 1)
    for (const [index, name] of names.entries()) seen[name].push(await load(browser, `${base}/arm-${index}.html`));
  const alone = seen[names[0]];
  return Object.fromEntries(
    names.map((name) => [
      name,
      {
        ...Object.fromEntries(
          Object.keys(alone[0]).map((figure) => [
            figure,
            round(median(seen[name].map((one) => one[figure])), figure === 'layout shift' ? 3 : 0),
          ]),
        ),
        'LCP against the page alone, ms': round(
          median(seen[name].map((one, turn) => one['LCP, ms'] - alone[turn]['LCP, ms'])),
          0,
        ),
      },
    ]),
  );
}

/**
 * Milliseconds of its thread that the page spends on evaluating the scripts of the first widget at 4× CPU, and its longest task
 * until the widget can be used, each on pages of its own since the trace costs time itself; over a fast network, so that nothing
 * else is waited for. Medians.
 */
export async function measureEvaluation(browser, url, scripts) {
  const seen = { evaluation: [], longest: [] };
  const load = async (page, session) => {
    await page.goto(url);
    await untilReady(session);
    await page.waitForTimeout(500);
  };
  for (let turn = 0; turn < rounds; turn += 1) {
    const evaluations = await onSlowPage(browser, (page, session) =>
      traced(browser, page, ['v8', 'disabled-by-default-v8.compile'], () => load(page, session)),
    );
    const loader = evaluations.find(({ url }) => scripts.test(url));
    // The trace names no addresses of modules: those of the loader's thread are its own, since the page has none.
    const own = evaluations.filter(
      ({ url, isModule, thread }) => scripts.test(url) || (isModule && thread === loader.thread),
    );
    seen.evaluation.push(own.reduce((sum, { threadMs }) => sum + threadMs, 0));
    seen.longest.push(
      await onSlowPage(browser, async (page, session) => {
        await page.addInitScript(() => {
          window.longest = 0;
          new PerformanceObserver((list) =>
            list.getEntries().forEach(({ duration }) => (window.longest = Math.max(window.longest, duration))),
          ).observe({ type: 'longtask', buffered: true });
        });
        await load(page, session);
        return evaluate(session, 'window.longest');
      }),
    );
  }
  return {
    'script evaluation, first widget': round(median(seen.evaluation)),
    'longest task until it can be used (0: none over 50)': round(median(seen.longest), 0),
  };
}

async function onSlowPage(browser, measure) {
  const context = await browser.newContext();
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const measured = await measure(page, session);
  await context.close();
  return measured;
}

/** The scripts that ran meanwhile, each with its address, its thread and what it took of that (ms). */
async function traced(browser, page, categories, run) {
  await browser.startTracing(page, { categories: ['devtools.timeline', ...categories] });
  await run();
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString());
  return traceEvents
    .filter(({ name, ph }) => ph === 'X' && (name === 'EvaluateScript' || name === 'v8.evaluateModule'))
    .map(({ name, args, dur, tdur, pid, tid }) => ({
      url: args?.data?.url ?? '',
      isModule: name === 'v8.evaluateModule',
      thread: `${pid} ${tid}`,
      threadMs: (tdur ?? dur) / 1000,
    }));
}

/** Cost of every script that reserves a place: the first look at the page, one shadow root, one sheet. */
export const bareScript =
  'for (const box of document.querySelectorAll("[data-travel-widget]")) { const root = box.attachShadow({ mode: "open" }); const sheet = new CSSStyleSheet(); sheet.replaceSync(":host{display:block}div{min-height:184px}"); root.adoptedStyleSheets = [sheet]; root.append(document.createElement("div")); }';

/**
 * Milliseconds of its thread that loader.js runs for at 4× CPU on a page with one container (scan, height and watching
 * with it; the widget itself is asked for afterwards), and the same of a bare script in turn; medians.
 */
export async function measureLoader(browser, base) {
  const seen = { loader: [], bare: [] };
  for (let turn = 0; turn < 2 * rounds + 1; turn += 1)
    for (const [name, figures] of Object.entries(seen)) {
      const evaluations = await onSlowPage(browser, (page) =>
        traced(browser, page, [], () => page.goto(`${base}/${name}.html`)),
      );
      figures.push(evaluations.find(({ url }) => url.endsWith(`/${name}.js`)).threadMs);
    }
  return { loader: round(median(seen.loader)), bare: round(median(seen.bare)) };
}
