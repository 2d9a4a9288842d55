import fs from 'node:fs';
import http from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { ensureChromium, ensurePackages } from './lib/setup.mjs';

ensurePackages();
const { build } = await import('./lib/build.mjs');
const { freePort } = await import('./lib/free-port.mjs');
const { measureApprovals, showApprovals } = await import('./bench/approvals.mjs');
const { measureBills, showBills } = await import('./bench/bills.mjs');
const { measureServer, showServer } = await import('./bench/server.mjs');
const { measureCompany, showCompany } = await import('./bench/company.mjs');
const { measureEvents, showEvents } = await import('./bench/events.mjs');
const { measureGrown, showGrown } = await import('./bench/grown.mjs');
const { isWithinGoal, measureHotels, showHotels } = await import('./bench/hotels.mjs');
const { measureOrderLists, showOrderLists } = await import('./bench/orders.mjs');
const { measurePolicy, showPolicy } = await import('./bench/policy.mjs');
const { measureProcess, showProcess } = await import('./bench/process.mjs');
const { measureReports, showReports } = await import('./bench/reports.mjs');
const { measureScale, showScale } = await import('./bench/scale.mjs');
const { measureTrains, showTrains } = await import('./bench/trains.mjs');
const { measureWallet, showWallet } = await import('./bench/wallet.mjs');
// `npm run bench server`: the sandbox alone, without a browser; `npm run bench orders`: lists of many orders alone;
// `npm run bench wallet`: a wallet and a bill of many movements alone;
// `npm run bench list`: the screens of 10,000 orders and of 1,000 hotels alone; `npm run bench scale`: cost of a call for a process and its PostgreSQL;
// `npm run bench hotel`: lists of hotels of the busiest city;
// `npm run bench train`: search of trains and the waiting line;
// `npm run bench company`: people and what-if of a company with 100,000 employees;
// `npm run bench policy`: verdicts, proof and replay of travel standards;
// `npm run bench process`: proof, lint and path of a process;
// `npm run bench approval`: lists of 100,000 applications and cases, a batch of decisions;
// `npm run bench people`: tree and list of 100,000 employees in a browser;
// `npm run bench import`: a file of 20,000 employees in a browser;
// `npm run bench designer`: edits of a process of 200 nodes in a browser;
// `npm run bench trains`: the list of 300 trains and the station picker in a browser;
// `npm run bench intl`: a return trip of 10,000 offers in a browser;
// `npm run bench bare`: what a page without any framework takes to the paint, the floor of the other figures;
// `npm run bench frame`: the tag alone and with the first frame;
// `npm run bench screens`: screens of the account centre;
// `npm run bench events`: what a server event adds to the transaction of its fact;
// `npm run bench report`: reports of a company with many orders;
// `npm run bench failover`: the primary of two PostgreSQL is killed under Patroni;
// `npm run bench soak 30`: thirty minutes of mixed load on three processes with kills;
// `npm run bench bill`: a company's bill of 1,000,000 rows.
const isServerAlone = process.argv.includes('server');
const isOrdersAlone = process.argv.includes('orders');
const isScaleAlone = process.argv.includes('scale');
const isWalletAlone = process.argv.includes('wallet');
const isEventsAlone = process.argv.includes('events');
const isBillAlone = process.argv.includes('bill');
const isReportAlone = process.argv.includes('report');
const isHotelAlone = process.argv.includes('hotel');
const isApprovalAlone = process.argv.includes('approval');
const isDesignerAlone = process.argv.includes('designer');
const isPeopleAlone = process.argv.includes('people');
const isImportAlone = process.argv.includes('import');
const isCompanyAlone = process.argv.includes('company');
const isListAlone = process.argv.includes('list');
const isScreensAlone = process.argv.includes('screens');
const isFrameAlone = process.argv.includes('frame');
const isIntlListAlone = process.argv.includes('intl');
const isTrainListAlone = process.argv.includes('trains');
const isBareAlone = process.argv.includes('bare');
if (process.argv.includes('failover')) {
  await build({ only: ['sandbox'], log: console.log });
  const { measureFailover, showFailover } = await import('./bench/failover.mjs');
  const failover = await measureFailover();
  keep('failover.json', { failover });
  process.exit(showFailover(failover) ? 0 : 1);
}
if (process.argv.includes('soak')) {
  const { runSoak } = await import('./bench/soak.mjs');
  process.exit(await runSoak(Number(process.argv.at(-1)) || 30));
}
if (process.argv.includes('train')) {
  const trains = await measureTrains();
  showTrains(trains);
  keep('trains.json', { trains });
  process.exit(0);
}
if (process.argv.includes('policy')) {
  const policy = await measurePolicy();
  showPolicy(policy);
  keep('policy.json', { policy });
  process.exit(0);
}
if (process.argv.includes('process')) {
  const processes = await measureProcess();
  showProcess(processes);
  keep('process.json', { processes });
  process.exit(0);
}
await build({
  only:
    isServerAlone ||
    isOrdersAlone ||
    isWalletAlone ||
    isReportAlone ||
    isBillAlone ||
    isHotelAlone ||
    isScaleAlone ||
    isCompanyAlone ||
    isApprovalAlone ||
    isEventsAlone
      ? ['sandbox']
      : undefined,
  log: console.log,
});
const { startServer } = await import('../.build/sandbox/server.js');
if (isHotelAlone) {
  const hotels = await measureHotels();
  showHotels(hotels);
  keep('hotels.json', { hotels });
  process.exit(isWithinGoal(hotels) ? 0 : 1);
}
if (isScaleAlone) {
  const scale = await measureScale();
  showScale(scale);
  keep('scale.json', { scale });
  process.exit(0);
}
if (isOrdersAlone) {
  const orders = await measureOrderLists(startServer, { upTo: Number(process.env.UP_TO || 1_000_000) });
  showOrderLists(orders);
  keep('orders.json', { orders });
  process.exit(0);
}
if (isWalletAlone) {
  const wallet = await measureWallet(startServer, { upTo: Number(process.env.UP_TO || 1_000_000) });
  showWallet(wallet);
  keep('wallet.json', { wallet });
  process.exit(0);
}
if (isCompanyAlone) {
  const people = await measureCompany(startServer);
  showCompany(people);
  keep('company.json', { company: people });
  process.exit(0);
}
if (isApprovalAlone) {
  const approvals = await measureApprovals(startServer);
  showApprovals(approvals);
  keep('approvals.json', { approvals });
  process.exit(0);
}
if (isEventsAlone) {
  const events = await measureEvents(startServer);
  showEvents(events);
  keep('events.json', { events });
  process.exit(0);
}
if (isReportAlone) {
  const reports = await measureReports(startServer, { upTo: Number(process.env.UP_TO || 1_000_000) });
  showReports(reports);
  keep('reports.json', { reports });
  process.exit(0);
}
if (isBillAlone) {
  const bills = await measureBills({ upTo: Number(process.env.UP_TO || 1_000_000) });
  showBills(bills);
  keep('bills.json', { bills });
  process.exit(0);
}
const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'travel-embed-bench-'));
// The demo page's origin has to be one that the application lists: 20 above the sandbox.
const port = await freePort(20);
const sandbox = await startServer({ PORT: String(port), DATA_DIR: dataDir });
if (isServerAlone) {
  try {
    const figures = await measureServer(sandbox.url);
    showServer(figures);
    const grown = await measureGrown(startServer);
    showGrown(grown);
    keep('server.json', { ...figures, grown });
  } finally {
    await sandbox.close();
    fs.rmSync(dataDir, { recursive: true, force: true });
  }
  process.exit(0);
}

const executablePath = await ensureChromium();
const { measure } = await import('./lib/size.mjs');
const { chromiumFlags } = await import('./lib/chromium-flags.mjs');
const { measureBrowser } = await import('./bench/browser.mjs');
const { startInteraction } = await import('./bench/interaction.mjs');
const { measureBarePage } = await import('./bench/bare-page.mjs');
const { hotelListGoals, startHotelList } = await import('./bench/hotel-list.mjs');
const { isWithinScreenGoal, measureScreens, showScreens } = await import('./bench/screens.mjs');
const { intlListGoals, startIntlList } = await import('./bench/intl-list.mjs');
const { startTrainList, trainListGoals } = await import('./bench/train-list.mjs');
const { peopleScreenGoals, startPeopleScreen } = await import('./bench/people-screen.mjs');
const { startImportScreen } = await import('./bench/import-screen.mjs');
const { designerGoals, startDesigner } = await import('./bench/designer.mjs');
const { orderListGoals, startOrderList } = await import('./bench/order-list.mjs');
const { pageArms } = await import('./bench/rivals/arms.mjs');
const pageLoad = await import('./bench/page-load.mjs');
const { measureFrame } = await import('./bench/frame.mjs');
const { measureFootprints } = await import('./bench/footprint.mjs');
const { table } = await import('./bench/figures.mjs');
const { chromium } = await import('playwright');

const pages = await servePages(port, port + 20);
const browser = await chromium.launch({ executablePath, args: [...chromiumFlags, '--js-flags=--expose-gc'] });

try {
  if (isListAlone) {
    console.log(await startOrderList(browser, `${pages.url}/ours.html`, sandbox.url));
    console.log(await startHotelList(browser, `${pages.url}/ours.html`, sandbox.url));
    await pages.close();
  } else if (isFrameAlone) {
    // The same origin again, since the application lists it.
    await pages.close();
    const frame = await measureFrame(browser, { cdn: `${sandbox.url}/cdn`, port: port + 20 });
    console.table(frame);
    keep('frame.json', { frame });
  } else if (isBareAlone) {
    const bare = await measureBarePage(browser);
    console.log(bare);
    keep('bare-page.json', { bare });
    await pages.close();
  } else if (isTrainListAlone) {
    const trains = await startTrainList(browser, `${pages.url}/ours.html`, sandbox.url);
    console.log(trains);
    keep('train-list.json', { trains });
    await pages.close();
  } else if (isDesignerAlone) {
    const designer = await startDesigner(browser, `${pages.url}/ours.html`, sandbox.url);
    console.log(designer);
    keep('designer.json', { designer });
    await pages.close();
  } else if (isPeopleAlone) {
    const people = await startPeopleScreen(browser, `${pages.url}/ours.html`, sandbox.url);
    console.log(people);
    keep('people-screen.json', { people });
    await pages.close();
  } else if (isImportAlone) {
    const imported = await startImportScreen(browser, `${pages.url}/ours.html`, sandbox.url);
    console.log(imported);
    keep('import-screen.json', { imported });
    await pages.close();
  } else if (isIntlListAlone) {
    const abroad = await startIntlList(browser, `${pages.url}/ours.html`, sandbox.url);
    console.log(abroad);
    keep('intl-list.json', { abroad });
    await pages.close();
  } else if (isScreensAlone) {
    const screens = await measureScreens(browser, `${pages.url}/ours.html`, sandbox.url);
    showScreens(screens);
    keep('screens.json', { screens });
    process.exitCode = isWithinScreenGoal(screens) ? 0 : 1;
    await pages.close();
  } else await measureAll();
} finally {
  await browser.close();
  await sandbox.close();
  pages.stop();
  fs.rmSync(dataDir, { recursive: true, force: true });
}

async function measureAll() {
  const sizes = await measure();
  const mounts = await measureBrowser(browser, pages.url);
  const interactions = {
    ...(await measureBarePage(browser)),
    ...(await startInteraction(browser, `${pages.url}/ours.html`)),
    ...(await startOrderList(browser, `${pages.url}/ours.html`, sandbox.url)),
    ...(await startHotelList(browser, `${pages.url}/ours.html`, sandbox.url)),
    ...(await startTrainList(browser, `${pages.url}/ours.html`, sandbox.url)),
    ...(await startDesigner(browser, `${pages.url}/ours.html`, sandbox.url)),
    ...(await startIntlList(browser, `${pages.url}/ours.html`, sandbox.url)),
    ...(await startPeopleScreen(browser, `${pages.url}/ours.html`, sandbox.url)),
  };
  const server = await measureServer(sandbox.url);
  const trains = await measureTrains();
  const grown = await measureGrown(startServer);
  const orders = await measureOrderLists(startServer);
  const scale = await measureScale();
  // The same origin again, since the application lists it.
  await pages.close();
  const served = await pageLoad.servePages(await pageArms(sandbox.url), port + 20);
  const partnerPages = await pageLoad.measurePages(browser, pages.url, served.names);
  const evaluation = await pageLoad.measureEvaluation(browser, `${pages.url}/arm-1.html`, /\/cdn\//);
  const loaderRuns = await pageLoad.measureLoader(browser, pages.url);
  const footprints = await measureFootprints(browser, pages.url, served.names, pageLoad.untilReady);
  await served.close();
  report(
    sizes,
    mounts,
    { ...interactions, ...evaluation },
    { ...server, trains, grown, orders, scale },
    partnerPages,
    loaderRuns,
    footprints,
  );
}

function report(sizes, mounts, interactions, server, partnerPages, loaderRuns, footprints) {
  const [[, ours], [rivalName, rival]] = Object.entries(mounts);
  const ratio = (mine, other) => (other ? `${(mine / other).toFixed(2)}×` : '');
  const goals = {
    ...orderListGoals,
    ...hotelListGoals,
    ...trainListGoals,
    ...designerGoals,
    ...peopleScreenGoals,
    ...intlListGoals,
    'first mount, 1×, ms': '≤ 15',
    'next mount, 1×, ms': '≤ 3',
    'heap per idle widget, kB': '≤ 40',
    'left after 200 mounts, kB each': '≤ 0.2',
    'left after 200 mounts, nodes': '0',
    'left after 200 mounts, listeners': '0',
    'script evaluation, first widget': '≤ 25',
    'longest task until it can be used (0: none over 50)': '≤ 50',
  };
  console.log(`\nbeside it: ${rivalName}\n`);
  const rows = [
    ['loader, gzip B', sizes.loader.gzip, '', '', '≤ 3000'],
    [
      'loader.js runs, 4× CPU, ms',
      loaderRuns.loader,
      `${loaderRuns.bare} (a bare script)`,
      ratio(loaderRuns.loader, loaderRuns.bare),
      '≤ 2',
    ],
    ['first widget interactive, gzip B', sizes.widgets['flight-search'].gzip, '', '', '≤ 45000'],
    ...Object.keys(ours).map((name) => [
      name,
      ours[name],
      rival[name],
      ratio(ours[name], rival[name]),
      goals[name] ?? '',
    ]),
    ...Object.entries(interactions).map(([name, value]) => [
      `${name}, 4× CPU, ms`,
      value,
      '',
      '',
      goals[name] ?? '≤ 200',
    ]),
  ];
  table(rows);
  showServer(server);
  showTrains(server.trains);
  showGrown(server.grown);
  showOrderLists(server.orders);
  showScale(server.scale);
  console.log("\na partner's page, Slow 4G and 4× CPU\n");
  for (const [arm, figures] of Object.entries(partnerPages)) {
    console.log(arm);
    for (const [name, value] of Object.entries({ ...figures, ...footprints[arm] }))
      console.log(`  ${name.padEnd(36)} ${value}`);
  }
  keep('latest.json', { sizes: sizes.widgets, mounts, loaderRuns, interactions, server, partnerPages, footprints });
}

function keep(name, figures) {
  fs.mkdirSync('.bench', { recursive: true });
  fs.writeFileSync(
    `.bench/${name}`,
    `${JSON.stringify({ at: new Date().toISOString(), node: process.version, cpus: os.cpus().length, ...figures }, null, 1)}\n`,
  );
}

/** Two bare pages: ours with the built script tag, the rival's with its published bundle. */
async function servePages(apiPort, pagePort) {
  const rivalScript = fs.readFileSync('node_modules/@algolia/autocomplete-js/dist/umd/index.production.js');
  const html = (head) => `<!doctype html><meta charset="utf-8"><title>bench</title>${head}<body></body>`;
  const files = {
    '/ours.html': [
      'text/html',
      html(
        `<script src="http://127.0.0.1:${apiPort}/cdn/v1/loader.js" data-load="eager"></script><script>window.warm = async () => { const box = document.body.appendChild(document.createElement('div')); box.dataset.load = 'eager'; const one = TravelEmbed.mount(box, 'login', {}); await one.ready; one.unmount(); box.remove(); for (const file of performance.getEntriesByType('resource').map((r) => r.name)) if (/assets\\//.test(file)) await import(file); const manifest = await (await fetch('http://127.0.0.1:${apiPort}/cdn/manifest.json')).json(); for (const file of manifest.widgets['flight-search']) if (/^assets/.test(file)) await import('http://127.0.0.1:${apiPort}/cdn/' + file); }</script>`,
      ),
    ],
    '/rival.html': [
      'text/html',
      html(
        '<script src="/rival.js"></script><script>window.cities = Array.from({ length: 5000 }, (_, n) => "city " + n)</script>',
      ),
    ],
    '/rival.js': ['text/javascript', rivalScript],
  };
  const server = http.createServer((request, response) => {
    const found = files[new URL(request.url, 'http://x').pathname];
    if (!found) return response.writeHead(404).end();
    return response.writeHead(200, { 'content-type': `${found[0]}; charset=utf-8` }).end(found[1]);
  });
  await new Promise((resolve) => server.listen(pagePort, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${pagePort}`,
    close: () => new Promise((resolve) => (server.close(resolve), server.closeAllConnections())),
    stop: () => server.close(),
  };
}
