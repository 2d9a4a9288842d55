/**
 * The list of 300 trains and the station picker at 4× CPU slowdown: from the press to the paint of what changed, and
 * beside it what the press costs of the page's thread (script, style and layout at 1×, times four).
 */
import { longestEvent, watchEvents } from './event-timing.mjs';
import { median, round } from './figures.mjs';
import { mountWidget } from './mounted.mjs';
import { logInTraveller } from './travellers.mjs';

const turns = 7;
const total = 300;
const member = '13800000010';

export const trainListGoals = {
  'filter 300 trains': '≤ 50',
  'a key in the station picker': '≤ 16',
};

const slowdown = 4;

/** The server's answers are at hand, so that only the work of the page is timed; the server's own is in `bench train`. */
export async function startTrainList(browser, url, apiUrl) {
  const { token, user } = await logInTraveller(apiUrl, { mobilePhone: member });
  const seen = {};
  const note = (name, value) => (seen[name] ??= []).push(value);
  const date = new Date(Date.now() + 9 * 86_400_000 + 8 * 3_600_000).toISOString().slice(0, 10);
  for (let turn = 0; turn < turns; turn += 1) {
    const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
    await page.addInitScript(answerWithMore, {
      total,
      entries: Object.entries({
        'travel-embed:default:token': JSON.stringify(token),
        'travel-embed:default:user': JSON.stringify(user),
      }),
    });
    await page.goto(url);
    await mountWidget(page, 'train-booking', { fromStation: '北京', toStation: '上海', date });
    // Once without the slowdown, so that lazy chunks are loaded and the table of stations is known.
    const from = page.getByRole('button', { name: /^出发/ });
    await from.click();
    const input = page.getByRole('combobox', { name: '出发' });
    await input.fill('bj');
    await page.getByRole('option').first().waitFor();
    const session = await page.context().newCDPSession(page);
    const slow = (rate) => session.send('Emulation.setCPUThrottlingRate', { rate });
    await watchEvents(page);
    await slow(slowdown);
    note('a key in the station picker', await painted(page, 'keydown', () => input.press('n')));
    note('a key in the station picker, event timing', await longestEvent(page));
    await slow(1);
    note('a key in the station picker, thread', await threadMs(session, page, () => input.press('x')));
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: '搜索车次' }).click();
    await page.locator('[data-train]').first().waitFor();
    // The ways above the trains, which come after them.
    await page.waitForTimeout(2500);
    const filter = page.getByRole('group', { name: '车次类型' }).getByRole('checkbox');
    await filter.first().scrollIntoViewIfNeeded();
    await slow(slowdown);
    await longestEvent(page);
    note('filter 300 trains', await painted(page, 'click', () => filter.first().click({ force: true })));
    note('filter 300 trains, event timing', await longestEvent(page));
    await slow(1);
    // Until the paint: the rows below the screen come in a frame after it.
    await page.evaluate(() => (window.requestAnimationFrame = () => 0));
    note('filter 300 trains, thread', await threadMs(session, page, () => filter.nth(1).click({ force: true })));
    await page.close();
  }
  return Object.fromEntries(Object.entries(seen).map(([name, values]) => [name, round(median(values), 0)]));
}

/** Time of the thread that a press costs until the page is still, as if it ran slower. */
async function threadMs(session, page, act) {
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const spent = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    const seconds = (name) => metrics.find((one) => one.name === name)?.value ?? 0;
    return seconds('ScriptDuration') + seconds('RecalcStyleDuration') + seconds('LayoutDuration');
  };
  const before = await spent();
  await act();
  await page.waitForTimeout(600);
  return (await spent()) * 1000 * slowdown - before * 1000 * slowdown;
}

/** Runs in the page: the session; a list of trains is repeated with other numbers until it is long. */
function answerWithMore({ total, entries }) {
  for (const [key, value] of entries) sessionStorage.setItem(key, value);
  const ask = window.fetch;
  window.fetch = async (input, init) => {
    const answer = await ask(input, init);
    if (!String(input?.url ?? input).endsWith('/train/query')) return answer;
    const known = await answer.json();
    const { rides } = known.data;
    const more = Array.from({ length: total }, (_, at) => ({
      ...rides[at % rides.length],
      trainNumber: `${rides[at % rides.length].letter}${1000 + at}`,
    }));
    return Response.json({ ...known, data: { ...known.data, rides: more } });
  };
}

/** From the press until the paint of the last change in view that it makes. */
async function painted(page, event, act) {
  await page.evaluate((type) => {
    const root = [...document.querySelectorAll('*')]
      .map((element) => element.shadowRoot)
      .find((one) => one?.querySelector('.sf-fields'));
    window.spent = 0;
    let start = 0;
    root.addEventListener(type, (pressed) => (start = pressed.timeStamp), { capture: true, once: true });
    /** Rows below the screen come after those in view. */
    const isInView = ({ target, addedNodes }) =>
      (addedNodes.length ? [...addedNodes] : [target]).some((node) => {
        const element = node instanceof Element ? node : node.parentElement;
        return !element || element.getBoundingClientRect().top < innerHeight;
      });
    const watch = new MutationObserver((changes) => {
      if (!changes.some(isInView)) return;
      requestAnimationFrame(() => {
        // After this frame's paint.
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => (window.spent = performance.now() - start);
        port2.postMessage(null);
      });
    });
    watch.observe(root, { childList: true, subtree: true, characterData: true });
    setTimeout(() => watch.disconnect(), 500);
  }, event);
  await act();
  await page.waitForTimeout(1000);
  return page.evaluate(() => window.spent);
}
