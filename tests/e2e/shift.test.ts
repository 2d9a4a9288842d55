import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { widgetNames } from '#routes/public-widgets.ts';
import { heightAt } from '#loader/height-rule.ts';
import { readGuide } from '../../scripts/build/docs/generate.ts';
import { sandboxUrl, useBrowser } from './support/browser.ts';
import { loaderTag, showPartnerPage } from './support/partner-page.ts';
import type { WithEmbed } from './support/partner-page.ts';

const { open } = useBrowser();
const guideLoader = 'http://127.0.0.1:4600/cdn/v1/loader.js';
const ownLoader = () => `${sandboxUrl()}/cdn/v1/loader.js`;

interface Seen extends WithEmbed {
  shifts: string[];
}

/** A blank page that notes what moves on it. */
async function openNoting(width: number, height: number) {
  const opened = await open('about:blank', { viewport: { width, height } });
  await opened.page.addInitScript(() => {
    const shifts: string[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        sources: { node?: Node; previousRect: DOMRect; currentRect: DOMRect }[];
      })[])
        shifts.push(
          `${entry.value.toFixed(4)} at ${Math.round(entry.startTime)} ms ${entry.sources.map(({ node, previousRect, currentRect }) => `${(node as Element | null)?.className || (node as Element | null)?.id || node?.nodeName} ${previousRect.y} to ${currentRect.y}`).join()}`,
        );
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return opened;
}

/** Shifts of the page, once the frames that show the last change are over: a shift is reported with its frame. */
async function shiftsOf(page: Page): Promise<string[]> {
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done)))),
  );
  return page.evaluate(() => (window as unknown as Seen).shifts);
}

const widths = [320, 375, 480, 719, 720, 959, 960, 1280];

test('every public widget is as high as what the loader reserves for it, from the placeholder on, at every width of its container; nothing in it moves', async () => {
  const { page, errors, close } = await openNoting(1400, 14_000);
  await showPartnerPage(page, '', loaderTag('data-load="eager"').replace(' async', ''));
  const seen = await page.evaluate(
    async ([names, sizes]) => {
      const { TravelEmbed } = window as unknown as Seen;
      const boxes = names.flatMap((name) =>
        sizes.map((size) => ({ name, size, box: document.createElement('div'), heights: [] as number[] })),
      );
      for (const { name, size, box } of boxes) {
        box.id = `${name}-${size}`;
        box.style.width = `${size}px`;
      }
      document.body.append(...boxes.map(({ box }) => box));
      const note = () => {
        for (const { box, heights } of boxes)
          if (heights.at(-1) !== box.getBoundingClientRect().height) heights.push(box.getBoundingClientRect().height);
      };
      const mounts = Promise.all(boxes.map(({ name, box }) => TravelEmbed.mount(box, name).ready));
      note();
      const isThere = () => boxes.every(({ box }) => box.shadowRoot?.querySelector('button'));
      for (let framesMore = 5; framesMore > 0; framesMore -= isThere() ? 1 : 0) {
        await new Promise(requestAnimationFrame);
        note();
      }
      await mounts;
      // Parts that come by themselves once a widget can be used.
      const parts = () => performance.getEntriesByType('resource').length;
      for (
        let [quiet, known] = [0, parts()];
        quiet < 40;
        [quiet, known] = [parts() === known ? quiet + 1 : 0, parts()]
      ) {
        await new Promise(requestAnimationFrame);
        note();
      }
      return boxes.map(({ name, size, heights }) => ({ name, size, heights }));
    },
    [[...widgetNames], widths] as const,
  );
  expect(seen.length).toBe(widgetNames.length * widths.length);
  const wrong = seen.filter(({ name, size, heights }) =>
    heights.some((height) => Math.abs(height - heightAt(name, size)) > 1),
  );
  expect(wrong.map(({ name, size, heights }) => `${name} in ${size} px: ${heights.join(', ')} px`)).toEqual([]);
  expect(await shiftsOf(page)).toEqual([]);
  expect(errors).toEqual([]);
  await close();
});

test('with the rules of the five-minute start nothing on the page moves, however late an async loader is', async () => {
  const code =
    readGuide('docs')
      .pages.find(({ row }) => row.name === 'start')
      ?.rendered.examples[0]?.code.replace(guideLoader, ownLoader()) ?? '';
  const withoutRules = code.replace(/<style>.*<\/style>/s, '');
  expect(withoutRules).not.toBe(code);
  const look = async ([snippet, width, share]: readonly [string, number, string]) => {
    const { page, errors, close } = await openNoting(width, 900);
    let letGo = () => {};
    const late = new Promise<void>((resolve) => (letGo = resolve));
    await page.route(ownLoader(), async (route) => {
      await late;
      await route.continue();
    });
    await page.addInitScript(() =>
      document.addEventListener('travel:ready', () => document.body.setAttribute('data-ready', '')),
    );
    const shown = showPartnerPage(page, `<main style="width:${share}"><p>Before</p>${snippet}<p>Below</p></main>`, '');
    // The page has been painted as it is without us: the loader comes now.
    await page.waitForFunction(
      () => document.readyState === 'interactive' && performance.getEntriesByName('first-contentful-paint').length > 0,
    );
    expect(await page.evaluate(() => 'TravelEmbed' in window)).toBe(false);
    letGo();
    await shown;
    await page.locator('body[data-ready]').waitFor();
    const shifts = await shiftsOf(page);
    expect(errors).toEqual([]);
    await close();
    return shifts;
  };
  const cases = [
    [code, 1280, '100%'],
    [code, 1280, '800px'],
    [code, 375, '100%'],
    [withoutRules, 1280, '100%'],
  ] as const;
  const [wide, middle, narrow, without] = await Promise.all(cases.map(look));
  expect([wide, middle, narrow]).toEqual([[], [], []]);
  // A movement would have been seen.
  expect(without).not.toEqual([]);
});
