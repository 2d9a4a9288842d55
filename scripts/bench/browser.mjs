/** Arms of the browser benchmark: our script-tag build and a rival's picker, each on a bare page of another origin. */
import { median, round } from './figures.mjs';

const rounds = 7;

/** Milliseconds from calling `start` in the page until two frames after it is done. */
const timed = (page, body) =>
  page.evaluate(
    `(async () => { const frames = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))); await frames(); const from = performance.now(); await (${body})(); const ready = performance.now() - from; await frames(); return { ready, painted: performance.now() - from }; })()`,
  );

const slowed = async (page, rate) =>
  (await page.context().newCDPSession(page)).send('Emulation.setCPUThrottlingRate', { rate });

async function heap(page) {
  const session = await page.context().newCDPSession(page);
  await session.send('HeapProfiler.collectGarbage');
  await session.send('HeapProfiler.collectGarbage');
  await session.send('Performance.enable');
  const { metrics } = await session.send('Performance.getMetrics');
  const of = (name) => metrics.find((metric) => metric.name === name)?.value ?? 0;
  return { bytes: of('JSHeapUsedSize'), nodes: of('Nodes'), listeners: of('JSEventListeners') };
}

const ours = {
  name: 'travel-embed flight-search',
  url: (base) => `${base}/ours.html`,
  ready: 'window.TravelEmbed && TravelEmbed.version',
  mount:
    '() => { const box = document.body.appendChild(document.createElement("div")); box.dataset.load = "eager"; const one = TravelEmbed.mount(box, "flight-search", {}); (window.mounted ||= []).push([one, box]); return one.ready; }',
  unmount: '() => { const [one, box] = window.mounted.pop(); one.unmount(); box.remove(); }',
};
const rival = {
  name: '@algolia/autocomplete-js',
  url: (base) => `${base}/rival.html`,
  ready: 'window["@algolia/autocomplete-js"]',
  mount:
    '() => { const { autocomplete } = window["@algolia/autocomplete-js"]; const box = document.body.appendChild(document.createElement("div")); const one = autocomplete({ container: box, placeholder: "city", openOnFocus: true, getSources: () => [{ sourceId: "c", getItems: ({ query }) => window.cities.filter((city) => city.includes(query)).slice(0, 10).map((label) => ({ label })), templates: { item: ({ item }) => item.label } }] }); (window.mounted ||= []).push([one, box]); }',
  unmount: '() => { const [one, box] = window.mounted.pop(); one.destroy(); box.remove(); }',
};

async function arm(browser, base, subject) {
  const figures = { 'first mount, 1×, ms': [], 'next mount, 1×, ms': [], 'first mount, 4× CPU, ms': [] };
  for (let turn = 0; turn < rounds; turn += 1) {
    for (const rate of [1, 4]) {
      const page = await browser.newPage();
      await slowed(page, rate);
      await page.goto(subject.url(base));
      await page.waitForFunction(subject.ready);
      // The code is loaded before: only the work of mounting is timed, not the network.
      await page.evaluate('window.warm && window.warm()');
      const first = await timed(page, subject.mount);
      if (rate === 1) {
        figures['first mount, 1×, ms'].push(first.ready);
        for (let next = 0; next < 3; next += 1)
          figures['next mount, 1×, ms'].push((await timed(page, subject.mount)).ready);
      } else figures['first mount, 4× CPU, ms'].push(first.ready);
      await page.close();
    }
  }
  const page = await browser.newPage();
  await page.goto(subject.url(base));
  await page.waitForFunction(subject.ready);
  await page.evaluate('window.warm && window.warm()');
  // Compiled code and its notes come with the first turns and stay: they are no widget's. Both arms are warm alike.
  const turns = (count) =>
    page.evaluate(
      `(async () => { for (let turn = 0; turn < ${count}; turn += 1) { await (${subject.mount})(); (${subject.unmount})(); } })()`,
    );
  await turns(100);
  for (let index = 0; index < 3; index += 1) await timed(page, subject.mount);
  const before = await heap(page);
  for (let index = 0; index < 50; index += 1) await timed(page, subject.mount);
  const full = await heap(page);
  for (let index = 0; index < 50; index += 1) await page.evaluate(`(${subject.unmount})()`);
  for (let index = 0; index < 3; index += 1) await page.evaluate(`(${subject.unmount})()`);
  // The engine goes on compiling for some hundred turns.
  await turns(1000);
  const mountedOnce = await heap(page);
  await turns(200);
  const after = await heap(page);
  await page.close();
  return {
    ...Object.fromEntries(Object.entries(figures).map(([name, values]) => [name, round(median(values))])),
    'heap per idle widget, kB': round((full.bytes - before.bytes) / 50 / 1024),
    'left after 200 mounts, kB each': round((after.bytes - mountedOnce.bytes) / 200 / 1024, 2),
    'left after 200 mounts, nodes': after.nodes - mountedOnce.nodes,
    'left after 200 mounts, listeners': after.listeners - mountedOnce.listeners,
  };
}

export async function measureBrowser(browser, base) {
  const mine = await arm(browser, base, ours);
  const theirs = await arm(browser, base, rival);
  return { [ours.name]: mine, [rival.name]: theirs };
}
