import fs from 'node:fs';
import zlib from 'node:zlib';
import { expect, test } from 'vitest';
import { eventually } from './support/at-rest.ts';
import { sandboxUrl, useBrowser } from './support/browser.ts';
import { showPartnerPage } from './support/partner-page.ts';
import { http } from '../../scripts/lib/http.mjs';
import { filesBehind } from '../../scripts/lib/bundle-files.mjs';

const { open } = useBrowser();

/** Figures of the guide by what a page shows: `| `wallet` | 102 |`. */
const [, table = ''] =
  /\| page in English \|[^\n]*\n\|[-| ]+\n((?:\|.*\n)+)/.exec(fs.readFileSync('docs/attributes.md', 'utf8')) ?? [];
const figures = new Map(
  Array.from(table.matchAll(/^\| (.*) \| (\d+) \|$/gm), ([, page = '', kilobytes]) => [page, Number(kilobytes)]),
);
const rowOf = (widget: string) => [...figures.keys()].find((page) => page.includes(`\`${widget}\``)) ?? widget;

const gzipped = (file: string): number => zlib.gzipSync(fs.readFileSync(`dist/cdn/${file}`), { level: 9 }).length;
const sumOf = (files: Iterable<string>): number => [...files].reduce((sum, file) => sum + gzipped(file), 0);

const built = JSON.parse(fs.readFileSync('dist/cdn/.vite/manifest.json', 'utf8')) as Record<string, { file: string }>;
const behind = (source: string) => filesBehind(built, `src/entries/${source}.ts`) as Set<string>;

/** Files of the release that a page with this container has asked for so far; the widget is there. */
async function filesOf(widget: string, locale: string) {
  const { page, close } = await open('about:blank');
  const asked = new Set<string>();
  page.on('request', (request) => {
    const file = /\/cdn\/(assets\/[^?]+\.js)/.exec(request.url())?.[1];
    if (file) asked.add(file);
  });
  await page.addInitScript(() =>
    document.addEventListener('travel:ready', () => Object.assign(window, { isReady: true })),
  );
  await showPartnerPage(page, `<div data-travel-widget="${widget}" data-load="eager" data-locale="${locale}"></div>`);
  await page.waitForFunction(() => 'isReady' in window);
  await page.waitForLoadState('networkidle');
  return { asked, close };
}

/** The guide rounds to whole kB; a tenth more or less is the same for a reader. */
function expectFigure(page: string, bytes: number): void {
  const kilobytes = Math.round(bytes / 1000);
  const said = figures.get(page) ?? 0;
  expect(
    Math.abs(said - kilobytes),
    `${page}: the guide says ${said} kB, measured are ${kilobytes}`,
  ).toBeLessThanOrEqual(Math.max(2, kilobytes / 10));
}

test.each(['flight-search', 'login', 'hotel-booking', 'train-booking', 'order-list', 'wallet', 'account-centre'])(
  'the guide says what %s in English loads beside what it loads in Chinese',
  async (widget) => {
    const english = await filesOf(widget, 'en');
    const chinese = await filesOf(widget, 'zh-CN');
    // Both go on: a busy machine may ask for a lazy part after a pause.
    await eventually(() =>
      expectFigure(rowOf(widget), sumOf([...english.asked].filter((file) => !chinese.asked.has(file)))),
    );
    for (const { close } of [english, chinese]) await close();
  },
);

test('the guide says what the words of a booking, a payment or an order take, opened from a search', () => {
  // Beside what the same form loads in Chinese: code that words stand on is there already.
  const form = filesBehind(built, 'widgets/flight/flight-booking/index.ts') as Set<string>;
  const known = new Set([...behind('script'), ...behind('languages/languages'), ...form]);
  const words = [...behind('languages/booking/bookings')].filter((file) => !known.has(file));
  expectFigure('then, with the first booking, payment or order', sumOf(words));
});

test('the guide says how large the names of the stations of the provider are', async () => {
  const answer = await http.post(`${sandboxUrl()}/train/stations`, { body: new URLSearchParams({ device: 'web' }) });
  expectFigure('names of the provider’s stations', zlib.gzipSync(await answer.text(), { level: 9 }).length);
});
