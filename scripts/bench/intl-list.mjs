/** A return trip of 10,000 offers at 4× CPU slowdown: from the answer, or the press, to the paint of the itineraries. */
import { longestEvent, watchEvents } from './event-timing.mjs';
import { median, round } from './figures.mjs';
import { logInTraveller } from './travellers.mjs';
import { dayIn } from './day-in.mjs';
import { mountWidget, sessionEntries } from './mounted.mjs';

const turns = 5;
const member = '13800000010';

export const intlListGoals = {
  'group and paint 10,000 offers': '≤ 150',
  'filter 10,000 offers': '≤ 100',
  'returns after the outbound': '≤ 50',
};

/** The answer is at hand when it is asked for, so that only the work of the page is timed. */
export async function startIntlList(browser, url, apiUrl) {
  const traveller = await logInTraveller(apiUrl, { mobilePhone: member });
  const seen = Object.fromEntries(
    Object.keys(intlListGoals).flatMap((name) => [name, `${name}, event timing`].map((key) => [key, []])),
  );
  const route = `/intl/flight_query_list/2/1?legs=SHA.PAR.${dayIn(40)}_PAR.SHA.${dayIn(48)}&party=ADT2CHD1SD1`;
  for (let turn = 0; turn < turns; turn += 1) {
    const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
    await page.addInitScript(answerAgain, sessionEntries(traveller));
    await page.goto(url);
    await mountWidget(page, 'flight-search', { router: 'memory', route });
    const rows = page.locator('[data-itinerary]');
    const search = page.getByRole('button', { name: /^查询(国际航班)?$/ }).first();
    // Once without the slowdown, so that lazy chunks are loaded and the answer is known.
    await search.or(rows.first()).first().waitFor();
    if (await search.isVisible()) await search.click();
    await rows.first().waitFor();
    const session = await page.context().newCDPSession(page);
    const slow = (rate) => session.send('Emulation.setCPUThrottlingRate', { rate });
    const days = page.locator('[part~=days]').getByRole('button', { pressed: false });
    await days.first().click();
    await page.waitForTimeout(1500);
    await slow(4);
    seen['group and paint 10,000 offers'].push(await painted(page, 'answer', () => days.first().click()));
    await slow(1);
    await watchEvents(page);
    const toggle = page.getByRole('checkbox', { name: '可退' });
    await toggle.click({ force: true });
    await page.waitForTimeout(500);
    await toggle.click({ force: true });
    await page.waitForTimeout(1500);
    await slow(4);
    await longestEvent(page);
    seen['filter 10,000 offers'].push(await painted(page, 'click', () => toggle.click({ force: true })));
    seen['filter 10,000 offers, event timing'].push(await longestEvent(page));
    await slow(1);
    await toggle.click({ force: true });
    await page.waitForTimeout(500);
    await rows.first().getByRole('button').click();
    const brand = page.locator('[data-brand]').getByRole('button');
    await brand.last().waitFor();
    await slow(4);
    await longestEvent(page);
    seen['returns after the outbound'].push(await painted(page, 'click', () => brand.last().click({ force: true })));
    seen['returns after the outbound, event timing'].push(await longestEvent(page));
    await page.close();
  }
  return Object.fromEntries(
    Object.entries(seen)
      .filter(([, values]) => values.length)
      .map(([name, values]) => [name, round(median(values), 0)]),
  );
}

/** Runs in the page: the session; the first answer of a search serves every other one, and tells when it was given. */
function answerAgain(entries) {
  for (const [key, value] of entries) sessionStorage.setItem(key, value);
  const ask = window.fetch;
  let known;
  window.fetch = async (input, init) => {
    const address = String(input?.url ?? input);
    // Prices of the days beside come by a request of their own, after the list.
    if (address.endsWith('/intl/lowPriceCalendar')) return Response.json({ ret: 0, msg: '', data: { prices: [] } });
    if (!address.endsWith('/intl/query')) return ask(input, init);
    known ??= await (await ask(input, init)).text();
    queueMicrotask(() => window.dispatchEvent(new Event('answer')));
    return new Response(known, { headers: { 'content-type': 'application/json' } });
  };
}

/** From the event until the paint of the last change in view that it makes. */
async function painted(page, event, act) {
  await page.evaluate((type) => {
    const root = [...document.querySelectorAll('*')]
      .map((element) => element.shadowRoot)
      .find((one) => one?.querySelector('[data-itinerary]'));
    window.spent = 0;
    let start = 0;
    const from = type === 'answer' ? window : root;
    from.addEventListener(type, (given) => (start = given.timeStamp), { capture: true, once: true });
    const boxOf = (node) => (node instanceof Element ? node : node.parentElement)?.getBoundingClientRect();
    /** A node that is taken away was in view if the end of the one before it is. */
    const isInView = ({ target, addedNodes, previousSibling }) =>
      addedNodes.length
        ? [...addedNodes].some((node) => (boxOf(node)?.top ?? 0) < innerHeight)
        : (boxOf(previousSibling ?? target)?.[previousSibling ? 'bottom' : 'top'] ?? 0) < innerHeight;
    /** Prices of the days beside are a request of their own: what it answers is painted later. */
    const isPrice = ({ target }) => (target.closest ? target : target.parentElement)?.closest('[part~=days] span');
    const watch = new MutationObserver((changes) => {
      if (!start || !changes.some((one) => !isPrice(one) && isInView(one))) return;
      requestAnimationFrame(() => {
        // After this frame's paint.
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => (window.spent = performance.now() - start);
        port2.postMessage(null);
      });
    });
    watch.observe(root, { childList: true, subtree: true, characterData: true });
    setTimeout(() => watch.disconnect(), 1500);
  }, event);
  await act();
  await page.waitForTimeout(2500);
  return page.evaluate(() => window.spent);
}
