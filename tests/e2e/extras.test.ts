import { expect, test } from 'vitest';
import { chromiumFlags } from '../../scripts/lib/chromium-flags.mjs';
import { sandboxUrl, useBrowser } from './support/browser.ts';
import { showPartnerPage } from './support/partner-page.ts';
import type { WithEmbed } from './support/partner-page.ts';

const { open } = useBrowser({ args: [...chromiumFlags, '--enable-blink-features=WebMCP,WebMCPTesting'] });

interface Vitals {
  widget: string;
  readyMs: number;
  bytes: number;
  requests: number;
  longTasks: number;
  longTaskMs: number;
}
interface Seen extends WithEmbed {
  vitals: Vitals[];
  readyAt: number;
  /** The turn of the page after the one of readiness. */
  nextTurnAt: number;
  tools: Map<string, (input: object) => Promise<unknown>>;
}

const container = (extras: string) =>
  `<div data-travel-widget="flight-search" data-load="eager" data-from="PEK" data-to="SHA" data-extras="${extras}"></div>`;

test('travel:vitals tells what the browser itself has counted for our files and calls, and when the widget was ready', async () => {
  const { page, errors, close } = await open('about:blank');
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  /** Bytes of each of our files and calls, and those that are over. */
  const [ours, over] = [new Map<string, number>(), new Set<string>()];
  session.on('Network.requestWillBeSent', ({ requestId, request }) => {
    if (request.url.startsWith(`${sandboxUrl()}/`) && request.method !== 'OPTIONS') ours.set(requestId, 0);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    over.add(requestId);
    if (ours.has(requestId)) ours.set(requestId, encodedDataLength);
  });
  session.on('Network.loadingFailed', ({ requestId }) => over.add(requestId));
  await page.addInitScript(() => {
    Object.assign(window, { vitals: [] });
    document.addEventListener('travel:ready', () => {
      Object.assign(window, { readyAt: performance.now() });
      setTimeout(() => Object.assign(window, { nextTurnAt: performance.now() }));
    });
    document.addEventListener('travel:vitals', (event) =>
      (window as unknown as Seen).vitals.push((event as CustomEvent<Vitals>).detail),
    );
  });
  await showPartnerPage(page, container('vitals'));
  await page.waitForFunction(() => (window as unknown as Seen).vitals.length > 0);
  const [{ widget, readyMs, requests: soon } = {} as Vitals, readyAt, nextTurnAt] = await page.evaluate(() => {
    const { vitals, readyAt: at, nextTurnAt: next } = window as unknown as Seen;
    return [vitals[0], at, next] as const;
  });
  expect(widget).toBe('flight-search');
  // The promise is resolved some microtasks after the event.
  const moments = [Math.floor(readyAt), readyMs, Math.ceil(nextTurnAt)];
  expect(moments).toEqual(moments.toSorted((one, other) => one - other));
  expect(soon).toBeGreaterThanOrEqual(4);
  expect(soon).toBeLessThanOrEqual(ours.size);
  // Told again when the page is hidden: by then all that it has asked for is there.
  await page.waitForLoadState('networkidle');
  await expect.poll(() => [...ours.keys()].filter((id) => !over.has(id))).toEqual([]);
  const { bytes, requests } = await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden' });
    document.dispatchEvent(new Event('visibilitychange'));
    return (window as unknown as Seen).vitals.at(-1)!;
  });
  const counted = [...ours.values()];
  // Calls that have begun since then are the browser's alone.
  expect(requests).toBeLessThanOrEqual(counted.length);
  expect(counted.length - requests).toBeLessThanOrEqual(2);
  const sum = counted.reduce((all, one) => all + one, 0);
  expect(bytes / sum).toBeGreaterThan(0.9);
  expect(bytes / sum).toBeLessThan(1.1);
  expect(errors).toEqual([]);
  await close();
});

test('asked for by script, or by an element of ours without data-, they come as well', async () => {
  const { page, errors, close } = await open('about:blank');
  await page.addInitScript(() => {
    Object.assign(window, { vitals: [] });
    document.addEventListener('travel:vitals', (event) =>
      (window as unknown as Seen).vitals.push((event as CustomEvent<Vitals>).detail),
    );
  });
  await showPartnerPage(
    page,
    '<div id="box" data-load="eager"></div><travel-widget name="login" load="eager" extras="vitals"></travel-widget>',
  );
  await page.waitForFunction(() => 'mount' in ((window as unknown as Partial<WithEmbed>).TravelEmbed ?? {}));
  await page.evaluate(() => {
    (window as unknown as WithEmbed).TravelEmbed.mount('#box', 'flight-search', { from: 'PEK', extras: 'vitals' });
  });
  const told = () => page.evaluate(() => (window as unknown as Seen).vitals.map(({ widget }) => widget));
  await expect.poll(async () => [...new Set(await told())].toSorted()).toEqual(['flight-search', 'login']);
  expect(errors).toEqual([]);
  await close();
});

test('without a wish for it no page gets travel:vitals, and nothing of it is loaded', async () => {
  const { page, close } = await open('about:blank');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await showPartnerPage(page, container(''));
  await page.getByRole('button', { name: '搜索航班' }).waitFor();
  await page.waitForLoadState('networkidle');
  expect(asked.filter((url) => /extras|vitals|tools/.test(url))).toEqual([]);
  await close();
});

test('an agent searches, filters and reads through document.modelContext; names are unique, and end with the widget', async () => {
  const { page, errors, close } = await open('about:blank');
  await page.addInitScript(() => {
    const tools = new Map<string, (input: object) => Promise<unknown>>();
    Object.assign(window, { tools });
    const native = (document as unknown as { modelContext?: { registerTool(tool: object, given: object): unknown } })
      .modelContext;
    // A Chromium without the interface gets a stand-in; in one with it the tools go to both.
    const registerTool = (
      tool: { name: string; execute(input: object): Promise<unknown> },
      { signal }: { signal: AbortSignal },
    ) => {
      if (tools.has(tool.name)) throw new DOMException('a tool of this name', 'InvalidStateError');
      tools.set(tool.name, (input) => tool.execute(input));
      signal.addEventListener('abort', () => tools.delete(tool.name));
      return native?.registerTool(tool, { signal });
    };
    Object.defineProperty(document, 'modelContext', {
      value: { registerTool, isNative: !!native },
      configurable: true,
    });
  });
  await showPartnerPage(page, container('tools') + container('tools'));
  await page.waitForFunction(() => (window as unknown as Seen).tools.size === 6);
  const names = () => page.evaluate(() => [...(window as unknown as Seen).tools.keys()].toSorted());
  expect(await names()).toEqual(
    ['travel_flight_search', 'travel_flight_search_2']
      .flatMap((prefix) => ['filter', 'read_order', 'search'].map((name) => `${prefix}_${name}`))
      .toSorted(),
  );
  const call = <Out>(name: string, input: object) =>
    page.evaluate(([tool, given]) => (window as unknown as Seen).tools.get(`travel_flight_search_${tool}`)?.(given), [
      name,
      input,
    ] as const) as Promise<Out>;
  const date = new Date(Date.now() + 20 * 86_400_000).toISOString().slice(0, 10);
  const found = await call<{ total: number; flights: { flightId: string }[] }>('search', {
    from: 'PEK',
    to: 'SHA',
    date,
  });
  expect(found.total).toBeGreaterThan(5);
  expect(found.flights[0]?.flightId).toContain('PEKSHA');
  await page.getByRole('button', { name: /订票$/ }).first().waitFor();
  expect(await call('filter', { stops: 'direct' })).toMatchObject({ shown: { from: 'PEK', stops: 'direct' } });
  // A visitor who is not logged in is asked nothing.
  expect(await call('read_order', { orderId: '1' })).toEqual({ refused: 'not logged in' });
  expect(await page.getByRole('dialog').count()).toBe(0);
  await page.evaluate(() => document.querySelector('[data-travel-widget]')?.remove());
  await expect.poll(names).toEqual(['filter', 'read_order', 'search'].map((name) => `travel_flight_search_2_${name}`));
  expect(errors).toEqual([]);
  await close();
});
