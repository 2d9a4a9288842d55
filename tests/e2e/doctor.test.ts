import { beforeAll, expect, test } from 'vitest';
import type { BrowserContext, Page } from 'playwright';
import { allFindings } from '../../scripts/build/docs/all-findings.ts';
import { widgetNames } from '#routes/public-widgets.ts';
import { heightRule } from '#loader/height-rule.ts';
import type { Finding } from '#doctor/finding.ts';
import { partnerUrl, sandboxUrl, useBrowser } from './support/browser.ts';
import { enter, signIn } from './support/by-api.ts';
import { sickPages, widget } from './support/doctor-pages.ts';
import type { SickPage } from './support/doctor-pages.ts';
import { http } from '../../scripts/lib/http.mjs';

const { newContext, open } = useBrowser();

interface Global {
  TravelEmbed: { doctor(): Promise<Finding[]>; widgets: string[] };
}

// A page that the test answers for counts as one of the internet: it asks before it reaches this machine.
const newPlace = () => newContext({ viewport: { width: 1280, height: 900 }, permissions: ['local-network-access'] });
let shared: BrowserContext;

/** The guide's rules: they reserve the widgets' places. */
const rules = widgetNames
  .map((name) => `${heightRule(name)}\n${heightRule(name, `travel-widget[name="${name}"]`)}`)
  .join('\n');

async function openMade(
  { isFlat, body = widget, head = '', tag = '', policy, url = partnerUrl }: Partial<SickPage>,
  context: BrowserContext,
): Promise<Page> {
  const page = await context.newPage();
  const own =
    tag === null
      ? ''
      : `<script async src="${url().startsWith('https') ? url() : '{{api}}'}/cdn/v1/loader.js" ${tag}></script>`;
  const html = `<!doctype html><html lang="en"><head><title>made</title><link rel="icon" href="data:,"><style>${isFlat ? '' : rules}</style>${head}${own}</head><body>${body}</body></html>`;
  await page.route(`${url()}/made`, (route) =>
    route.fulfill({
      body: html.replaceAll('{{api}}', sandboxUrl()),
      headers: { 'content-type': 'text/html; charset=utf-8', ...(policy && { 'content-security-policy': policy() }) },
    }),
  );
  // A host that does not exist has the release's files of the sandbox.
  if (url().startsWith('https'))
    await page.route(`${url()}/cdn/**`, async (route) =>
      route.fulfill({ response: await route.fetch({ url: route.request().url().replace(url(), sandboxUrl()) }) }),
    );
  return page;
}

interface Answer {
  list: Finding[];
  printed: string[];
}

/** Pages that change their own base have a context of their own; the others share one and its cache. */
async function ask(sick: Partial<SickPage>): Promise<Answer> {
  const context = sick.prepare ? await newPlace() : shared;
  await sick.prepare?.(context);
  const page = await openMade(sick, context);
  const printed: string[] = [];
  page.on('console', (message) => printed.push(`${message.type()} ${message.text()}`));
  try {
    await page.goto(`${(sick.url ?? partnerUrl)()}/made`);
    await sick.act?.(page);
    await page.waitForFunction(() => 'doctor' in ((window as unknown as Partial<Global>).TravelEmbed ?? {}));
    if (!sick.isDead)
      await page.getByRole('button', { name: '搜索航班', includeHidden: true }).first().waitFor({ state: 'attached' });
    const list = await page.evaluate(async () =>
      (await (window as unknown as Global).TravelEmbed.doctor()).map(({ element, ...rest }) => ({
        ...rest,
        tag: element?.localName,
      })),
    );
    return { list, printed };
  } finally {
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await (sick.prepare ? context : page).close();
  }
}

/** By code, and the page with nothing wrong under ''. Four at a time: they wait for the network more than for the processor. */
const answers = new Map<string, Answer | Error>();
beforeAll(async () => {
  // Another file may have moved the sandbox's clock, and the doctor would say so of every page.
  expect((await http.post(`${sandboxUrl()}/sandbox/reset`)).ok).toBe(true);
  shared = await newPlace();
  const waiting: Partial<SickPage>[] = [{}, ...sickPages];
  const work = async () => {
    for (let sick = waiting.shift(); sick; sick = waiting.shift())
      answers.set(sick.code ?? '', await ask(sick).catch((error: Error) => error));
  };
  await Promise.all([work(), work(), work(), work()]);
});
function answerFor(code: string) {
  const answer = answers.get(code);
  if (!answer || answer instanceof Error) throw answer ?? new Error('not asked');
  return answer;
}

test('every code has a page that brings it up', () => {
  expect(sickPages.map(({ code }) => code).sort()).toEqual(Object.keys(allFindings).sort());
});

test('a healthy page has no finding, and one line in the console', () => {
  const { list, printed } = answerFor('');
  expect(list).toEqual([]);
  expect(printed.filter((line) => line.includes('travel-embed'))).toEqual([
    'startGroup [travel-embed] doctor: nothing is wrong on this page',
  ]);
});

test.each(sickPages)('$code: named, with what was seen and how to mend it', ({ code, says, advises = /.{10}/ }) => {
  const { list, printed } = answerFor(code);
  const finding = list.find((one) => one.code === code);
  expect(finding, JSON.stringify(list)).toBeDefined();
  expect(finding?.message).toMatch(says);
  expect(finding?.level).toBe(allFindings[code].level);
  expect(finding?.how).toMatch(advises);
  // Without its doctor the loader prints a table, which only a person can read.
  expect(printed.some((line) => line.includes(`(${code})`) || line.startsWith('table'))).toBe(true);
});

test('one fault is one finding: nothing else is reported of these pages', () => {
  // Consequences of a fault may be reported beside it.
  const follows: Record<string, string[]> = {
    'unsupported-browser': ['not-mounted'],
    'container-hidden': ['widget-waiting'],
    'container-element': ['widget-failed'],
    'container-inert': ['widget-waiting'],
  };
  const extra = sickPages.flatMap(({ code }) =>
    answerFor(code)
      .list.filter((one) => one.code !== code && !follows[code]?.includes(one.code))
      .map((one) => `${code}: ${one.code} (${one.message})`),
  );
  expect(extra).toEqual([]);
});

test('an unusable value and an attribute on the wrong tag are named with the valid ones', async () => {
  const wrong: [tag: string, bodies: string[], says: string[]][] = [
    [
      '',
      [
        'data-date="2026/12/01"',
        'data-to="上海"',
        'data-adults="12"',
        'data-cabin="first"',
        'data-api="http://127.0.0.1:9"',
      ],
      [
        'unknown-value: <div> has date="2026/12/01"; known: YYYY-MM-DD',
        'unknown-value: <div> has to="上海"; known: an IATA code of three letters',
        'unknown-value: <div> has adults="12"; known: a number up to 9',
        'unknown-value: <div> has cabin="first"; known: Y, W, CF, all',
        'unknown-attribute: <div> has data-api, which counts on the script tag alone',
      ],
    ],
    [
      '',
      [
        `></div><script>(window.TravelEmbed ||= []).push(() => TravelEmbed.configure({ appID: 'skyline', api: '', signprovider: 0 }))</script><div`,
      ],
      [
        'unknown-setting: configure was given appID; did you mean appId?',
        'unknown-setting: configure was given signprovider; did you mean signProvider?',
      ],
    ],
    ['data-appid="skyline"', [''], ['unknown-attribute: <script> has data-appid; did you mean data-app-id?']],
    [
      'data-api="127.0.0.1:9"',
      [''],
      [
        `api-unreachable: ${partnerUrl()}/127.0.0.1:9/common/notices answers with HTTP 404, and not as the provider does`,
      ],
    ],
  ];
  for (const [tag, containers, says] of wrong) {
    const { list } = await ask({
      tag,
      body: containers
        .map((attributes) => `<div data-travel-widget="flight-search" data-load="eager" ${attributes}></div>`)
        .join(''),
    });
    expect(list.map(({ code, message }) => `${code}: ${message}`).toSorted()).toEqual(says.toSorted());
  }
});

test('a slash at the end of data-api is no fault', async () => {
  expect((await ask({ tag: `data-api="${sandboxUrl()}/"` })).list).toEqual([]);
});

test('a frame without an origin is named as what it is', async () => {
  const page = await openMade({}, shared);
  await page.route(`${partnerUrl()}/frame`, (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: '<link rel="icon" href="data:,"><iframe sandbox="allow-scripts" src="/made" width="1000" height="600"></iframe>',
    }),
  );
  await page.goto(`${partnerUrl()}/frame`);
  const frame = page.frames()[1]!;
  await frame.getByRole('button', { name: '搜索航班' }).waitFor();
  const list = await frame.evaluate(async () =>
    (await (window as unknown as Global).TravelEmbed.doctor()).map(({ code, message }) => `${code}: ${message}`),
  );
  expect(list).toContain(
    `origin-not-listed: ${sandboxUrl()} refuses this page, which is sandboxed without allow-same-origin, for app id "default"`,
  );
  await page.close();
});

test('a page is well also while the theme of its widgets is on its way: their text is not judged by the default colours', async () => {
  const { page, close } = await open('about:blank');
  let letGo = () => {};
  const held = new Promise<void>((resolve) => (letGo = resolve));
  let asked = 0;
  // The runtime waits four seconds for the first; the second is the doctor's own.
  await page.route('**/themes/harbour.json', async (route) => {
    if ((asked += 1) === 1) await held;
    await route.continue().catch(() => undefined);
  });
  await page.goto(`${partnerUrl()}/portal.html`);
  await page.getByRole('button', { name: '搜索航班' }).waitFor();
  const list = await page.evaluate(async () =>
    (await (window as unknown as Global).TravelEmbed.doctor()).map(({ code, message }) => `${code}: ${message}`),
  );
  expect(asked).toBe(2);
  expect(list).toEqual([]);
  letGo();
  await close();
});

test.each(['blog', 'portal', 'strict'])('the demo page %s is well', async (name) => {
  const { page, close } = await open(`${partnerUrl()}/${name}.html`);
  await page.getByRole('button', { name: '搜索航班' }).waitFor();
  const list = await page.evaluate(async () =>
    (await (window as unknown as Global).TravelEmbed.doctor()).map(({ code, message }) => `${code}: ${message}`),
  );
  expect(list).toEqual([]);
  await close();
});

test('a page whose Promise.all throws gets the name of the built-in, not a hint to its network', async () => {
  const { list } = await ask({
    isDead: true,
    head: `<script>Promise.all = () => { throw new Error('no all'); };</script>`,
  });
  expect(list).toEqual(
    expect.arrayContaining([
      expect.objectContaining({
        code: 'built-in-broken',
        message: expect.stringMatching(/Error: no all; broken here: Promise\.all$/) as string,
      }),
    ]),
  );
  expect(list.map(({ code }) => code)).not.toContain('files-blocked');
});

test('a provider that does not answer is explained by the host of the loader', async () => {
  const { list } = answerFor('api-unreachable');
  const docs = list.map((finding) => finding.docs ?? '');
  expect(docs.filter((address) => address.includes('#api-unreachable'))).toEqual([
    `${sandboxUrl()}/docs/guide/troubleshooting.html#api-unreachable`,
  ]);
});

test("a moved clock, of the sandbox or of the visitor's account, is named, and is no fault of the device", async () => {
  const move = async (seconds: number, account?: string) =>
    expect((await http.post(`${sandboxUrl()}/sandbox/clock`, { json: { advance: seconds, account } })).ok).toBe(true);
  const said = async (sick: Partial<SickPage>) =>
    (await ask(sick)).list.flatMap(({ code, message }) =>
      code.startsWith('clock') ? [`${code}: ${/\d+ s ahead/.exec(message)?.[0]}`] : [],
    );
  const session = await signIn('13800000010');
  const visitor = { prepare: (context: BrowserContext) => enter(context, session) };
  try {
    await move(3600, '13800000010');
    expect(await said({})).toEqual([]);
    expect(await said(visitor)).toEqual(['clock-moved: 3600 s ahead']);
    await move(600);
    expect(await said({})).toEqual(['clock-moved: 600 s ahead']);
    expect(await said(visitor)).toEqual(['clock-moved: 4200 s ahead']);
  } finally {
    await http.post(`${sandboxUrl()}/sandbox/reset`);
  }
});
