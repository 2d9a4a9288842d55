/** The order list of a member with 10,000 orders at 4× CPU slowdown: from the press to the paint of the new rows. */
import { median, round } from './figures.mjs';
import { mountWidget } from './mounted.mjs';
import { logInTraveller } from './travellers.mjs';

const turns = 7;
const member = '13800000040';
const total = 10_000;

export const orderListGoals = {
  'open 10,000 orders': '≤ 100',
  'open 10,000 orders as a table': '≤ 100',
  'sort 10,000 orders': '≤ 100',
  'filter 10,000 orders': '≤ 100',
  'turn a page of 10,000 orders': '≤ 100',
};

/** The server's answers are at hand, so that only the work of the page is timed; the server's own is in `bench orders`. */
export async function startOrderList(browser, url, apiUrl) {
  const { token, user } = await logInTraveller(apiUrl, { mobilePhone: member });
  const seen = Object.fromEntries(Object.keys(orderListGoals).map((name) => [name, []]));
  for (let turn = 0; turn < turns; turn += 1) {
    const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
    await page.addInitScript(answerAtOnce, {
      total,
      entries: Object.entries({
        'travel-embed:default:token': JSON.stringify(token),
        'travel-embed:default:user': JSON.stringify(user),
      }),
    });
    await page.goto(url);
    const mount = () => mountWidget(page, 'order-list', {});
    // Once without the slowdown, so that lazy chunks are loaded: only the work is measured, not the network.
    await mount();
    await page.getByRole('article').first().waitFor();
    const table = page.getByRole('radio', { name: '表格' });
    await table.click();
    await page.getByRole('table').waitFor();
    await page.getByRole('radio', { name: '卡片' }).click();
    await page.getByRole('article').first().waitFor();
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    // Another filter first, so that each press brings other rows.
    const chip = (name) => page.getByRole('button', { name });
    await chip(/^已完成/).click();
    await page.waitForTimeout(800);
    seen['open 10,000 orders'].push(await painted(page, () => chip(/^全部$/).click()));
    seen['filter 10,000 orders'].push(await painted(page, () => chip(/^待出行/).click()));
    seen['turn a page of 10,000 orders'].push(await painted(page, () => chip(/^2$/).click()));
    seen['open 10,000 orders as a table'].push(await painted(page, () => table.click()));
    seen['sort 10,000 orders'].push(await painted(page, () => chip(/^订单金额/).click()));
    await page.close();
  }
  return Object.fromEntries(Object.entries(seen).map(([name, values]) => [name, round(median(values), 0)]));
}

/** Runs in the page: the session, and answers of the order list that are there without a wait. */
function answerAtOnce({ total, entries }) {
  for (const [key, value] of entries) sessionStorage.setItem(key, value);
  const ask = window.fetch;
  const row = (at) => ({
    type: 'airTicket',
    orderId: String(260_900_000_000 + at),
    orderNo: String(260_900_000_000 + at),
    created: '2026-09-16 14:21:00',
    travelDay: '2026-12-16',
    status: [2, 2, 2, 5, 4, 6, 3, 9][at % 8],
    payDeadline: null,
    payprice: String(800 + (at % 97) * 10),
    taxes: '70',
    insuPayPrice: at % 3 ? '0' : '30',
    totalServFee: '10',
    returned: '0',
    totalExchangePrice: '0',
    travelType: at % 2 ? 'business' : 'private',
    isExchange: 0,
    bookedBy: '',
    memberName: '',
    flightList: [
      {
        triptype: 1,
        orgcityname: '北京',
        dstcityname: '上海',
        airline: 'CA',
        flightNo: `CA${1500 + (at % 90)}`,
        depTime: '2026-12-16 07:30:00',
        arrTime: '2026-12-16 09:50:00',
      },
    ],
    psgNames: ['林知远', '许曼'],
  });
  let asked = 0;
  const data = (body) => {
    asked += 1;
    const size = Number(body.get('size') || 10);
    return {
      rows: Array.from({ length: size }, (_, at) => row((asked * 997 + at) % total)),
      total,
      next: `after ${asked}`,
      asOf: '2026-09-16 14:30:00',
    };
  };
  const counts = {
    types: { airTicket: total, gp: 0, hotel: 0, train: 0 },
    groups: { all: total, unpaid: 0, ticketing: 0, travel: 5000, after: 1250, done: 3750 },
  };
  window.fetch = async (input, init) => {
    const address = String(input?.url ?? input);
    if (address.endsWith('/order/counts')) return Response.json({ ret: 0, msg: '', data: counts });
    if (!address.endsWith('/order/list')) return ask(input, init);
    return Response.json({ ret: 0, msg: '', data: data(new URLSearchParams(String(init?.body ?? ''))) });
  };
}

/** From the press until the paint of the last change of the list. */
async function painted(page, act) {
  await page.evaluate(() => {
    const root = [...document.querySelectorAll('*')]
      .map((element) => element.shadowRoot)
      .find((one) => one?.querySelector('.t-lst'));
    window.spent = 0;
    let start = 0;
    root.addEventListener('click', (event) => (start = event.timeStamp), { capture: true, once: true });
    const watch = new MutationObserver(() =>
      requestAnimationFrame(() => {
        // After this frame's paint.
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => (window.spent = performance.now() - start);
        port2.postMessage(null);
      }),
    );
    watch.observe(root.querySelector('.t-lst'), { childList: true, subtree: true, characterData: true });
    setTimeout(() => watch.disconnect(), 600);
  });
  await act();
  await page.waitForTimeout(1_200);
  return page.evaluate(() => window.spent);
}
