/** Interaction to next paint at 4× CPU slowdown: from the user's action until two frames after it. */
import { longestEvent, watchEvents } from './event-timing.mjs';
import { median, round } from './figures.mjs';
import { mountWidget } from './mounted.mjs';

const turns = 5;

export async function startInteraction(browser, url) {
  const seen = {
    'open the city picker': [],
    'type in the city picker, 5,000 cities': [],
    'open the calendar': [],
    'sort 1,000 flights': [],
    'filter 1,000 flights': [],
  };
  for (let turn = 0; turn < turns; turn += 1) {
    const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
    await page.route('**/airTicket/queryFlight', thousandFlights);
    await page.route('**/cdn/assets/*.js', fiveThousandCities);
    await page.goto(url);
    await mountWidget(page, 'flight-search', { from: 'BJS', to: 'SHA' });
    await page.waitForTimeout(600);
    // Once without the slowdown, so that lazy chunks are loaded: only the work is measured, not the network.
    const field = page
      .getByRole('button', { name: /到达/ })
      .or(page.getByRole('combobox', { name: /到达/ }))
      .first();
    const date = page.getByRole('button', { name: /出发日期|去程|日期/ }).first();
    for (const opener of [field, date]) {
      await opener.click();
      await page.waitForTimeout(400);
      await page.keyboard.press('Escape');
    }
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    await watchEvents(page);
    seen['open the city picker'].push(await painted(page, () => field.click()));
    await page.waitForTimeout(300);
    seen['type in the city picker, 5,000 cities'].push(await painted(page, () => page.keyboard.press('s')));
    await page.keyboard.press('Escape');
    await page.waitForTimeout(300);
    seen['open the calendar'].push(await painted(page, () => date.click()));
    await page.keyboard.press('Escape');
    await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    await page.getByRole('button', { name: '搜索航班' }).click();
    const price = page.getByRole('group', { name: '排序' }).getByRole('button', { name: /价格/ });
    await price.waitFor();
    await page.waitForTimeout(600);
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    seen['sort 1,000 flights'].push(await painted(page, () => price.click()));
    seen['filter 1,000 flights'].push(await painted(page, () => page.getByText('隐藏共享航班').first().click()));
    await page.close();
  }
  return Object.fromEntries(Object.entries(seen).map(([name, values]) => [name, round(median(values), 0)]));
}

/** The provider's own answer, its flights repeated with other ids and prices until they are a thousand. */
async function thousandFlights(route) {
  const response = await route.fetch();
  const answer = await response.json();
  const own = answer.data?.flights ?? [];
  const again = (flight, at) => ({
    ...flight,
    flightId: `${flight.flightId}-${at}`,
    seats: flight.seats.map((seat) => ({ ...seat, parPrice: String(Number(seat.parPrice) + (at % 37) * 10) })),
  });
  if (own.length) answer.data.flights = Array.from({ length: 1000 }, (_, at) => again(own[at % own.length], at));
  await route.fulfill({ response, json: answer });
}

/** The file with the table of cities, its lines repeated with other codes until they are five thousand. */
async function fiveThousandCities(route) {
  const response = await route.fetch();
  const body = await response.text();
  const table = /(["`])(\\u5317\\u4eac BeiJing(?:(?!\1)[\s\S])*)\1/.exec(body)?.[2];
  if (!table) return route.fulfill({ response, body });
  const lines = table.split(/;|\n|\\n/);
  const code = (at) =>
    String.fromCharCode(65 + (Math.floor(at / 676) % 26), 65 + (Math.floor(at / 26) % 26), 65 + (at % 26));
  const more = Array.from(
    { length: 5000 - lines.length },
    (_, at) => `${lines[at % lines.length].split(' ').slice(0, 2).join(' ')} ${code(at)}`,
  );
  return route.fulfill({ response, body: body.replace(table, () => [...lines, ...more].join(';')) });
}

async function painted(page, act) {
  await longestEvent(page);
  await act();
  await page.waitForTimeout(500);
  return longestEvent(page);
}
