import { beforeAll, expect, test } from 'vitest';
import type { DayPrice, Flight, FlightList, Seat, Verified } from '#contract/flight.ts';
import { addDays, dayAt } from '#domain/china-time.ts';
import { cabinsOf, facetsOf } from '#domain/flight/list/list-facets.ts';
import { noFilters } from '#domain/flight/list/list-choices.ts';
import { filterOffers } from '#domain/flight/list/list-filter.ts';
import { leavingAfter, lowestReturn } from '#domain/flight/list/list-flight.ts';
import { sortOffers } from '#domain/flight/list/list-sort.ts';
import { costOf, fareTotals } from '#domain/flight/order-price.ts';
import { adultPrice, fareFigures, shownPrice } from '#domain/flight/seat-prices.ts';
import { fenOf } from '#domain/money.ts';
import { idCheckCharacter } from '#domain/passenger/documents/id-card.ts';
import { registerMember } from '#tests/support/page/login-dialog.ts';
import { isWhole } from '#tests/support/whole.ts';
import { callSandbox, logIn } from '#tests/support/page/mount-widget.tsx';

const today = dayAt(Date.now());
const parties = [
  { adults: 1, children: 0, infants: 0 },
  { adults: 1, children: 1, infants: 0 },
  { adults: 2, children: 1, infants: 1 },
  { adults: 2, children: 0, infants: 0 },
  { adults: 3, children: 2, infants: 2 },
  { adults: 1, children: 2, infants: 0 },
  { adults: 1, children: 0, infants: 1 },
  { adults: 5, children: 4, infants: 0 },
] as const;
type Party = (typeof parties)[number];
/** A member of its own: two hundred orders would hide those that other tests look for. */
const alone = '13911110200';
beforeAll(() => registerMember(alone, 'travel123'));
// Without a service fee, with one, and a company's.
const members = [alone, '13800000030', '13800000073'] as const;
/** Places where no other test of a run books: a sale would move the price between two looks. */
const routes = [
  ['CTU', 'SYX'],
  ['SZX', 'XIY'],
  ['CAN', 'HGH'],
  ['SHA', 'CTU'],
  ['BJS', 'KMG'],
] as const;

async function call<T>(token: string, path: string, fields: Record<string, unknown>): Promise<T> {
  const answer = await callSandbox(path, {
    token,
    ...Object.fromEntries(
      Object.entries(fields).map(([key, value]) => [
        key,
        typeof value === 'object' ? JSON.stringify(value) : String(value),
      ]),
    ),
  });
  if (answer.ret !== 0) throw new Error(`${path}: ${answer.ret} ${answer.msg} ${JSON.stringify(answer.data)}`);
  return answer.data as T;
}

let people = 0;
function somebody(psgType: 'ADT' | 'CHD' | 'INF') {
  people += 1;
  const birthday = { ADT: '1990-03-07', CHD: addDays(today, -8 * 365), INF: addDays(today, -300) }[psgType].replaceAll(
    '-',
    '',
  );
  const digits = `11010${1 + (Math.floor(people / 999) % 6)}${birthday}${String(1 + (people % 999)).padStart(3, '0')}`;
  return { name: '周砚清', psgType, certType: '1', certNo: digits + idCheckCharacter(digits), guardianConsent: true };
}
const passengersOf = ({ adults, children, infants }: Party) =>
  (['ADT', 'CHD', 'INF'] as const).flatMap((type, n) =>
    Array.from({ length: [adults, children, infants][n] ?? 0 }, () => somebody(type)),
  );

/** Number of searches that led to an order. */
let ordered = 0;

/** Follows one search from the list to the cashier; returns differing prices. */
async function walk(n: number): Promise<string[]> {
  const member = members[n % 10 === 9 ? 2 : n % 4 === 3 ? 1 : 0] ?? members[0];
  const travelType = member === '13800000073' ? 'business' : 'private';
  const token = String((await logIn(member))['token']);
  const [from, to] = routes[n % routes.length] ?? routes[0];
  const party = parties[n % parties.length] ?? parties[0];
  const day = addDays(today, 4 + Math.floor(n / routes.length));
  const seen: [what: string, shown: number | undefined, asked: number | undefined][] = [];
  const wish = { cabin: 'Y' as const, people: party.adults + party.children, party };

  async function look(orgCity: string, dstCity: string, date: string) {
    const list = await call<FlightList>(token, '/airTicket/queryFlight', {
      orgCity,
      dstCity,
      date,
      ...party,
      travelType,
    });
    const { prices } = await call<{ prices: DayPrice[] }>(token, '/airTicket/lowPriceCalendar', {
      orgCity,
      dstCity,
      from: date,
      to: date,
      ...party,
      travelType,
      cabin: 'Y',
    });
    const full = { ...wish, rules: list.rules };
    const offers = sortOffers(filterOffers<Flight>(list.flights, noFilters, full), { by: 'price', down: false });
    const facet = Math.min(
      ...facetsOf(list.flights, noFilters, full).airline.map(({ lowestFen }) => lowestFen ?? Infinity),
    );
    seen.push(
      [
        `${date} calendar`,
        prices[0] && fenOf(prices[0].price),
        offers.length ? Math.min(...offers.map(({ adultFen }) => adultFen)) : undefined,
      ],
      [`${date} filter`, offers.length ? facet : undefined, offers[0]?.fen],
    );
    return { offers, full };
  }

  const out = await look(from, to, day);
  const back = n % 3 === 0 ? await look(to, from, addDays(day, 60)) : undefined;
  const allowed = out.offers.filter(({ seat }) => seat.standard?.verdict !== 'forbidden');
  const way = allowed[n % Math.max(1, allowed.length)];
  if (!way) return seen.filter(([, shown, asked]) => shown !== asked).map((one) => `${n} ${one.join(' ')}`);
  seen.push(['tab', cabinsOf(way.flight, out.full).find(({ group }) => group === 'Y')?.lowestFen, way.fen]);
  const legs: { flight: Flight; seat: Seat }[] = [way];
  if (back) {
    const home = sortOffers(
      back.offers.filter(
        ({ flight, seat }) =>
          leavingAfter([flight], way.flight.arrTime).length && seat.standard?.verdict !== 'forbidden',
      ),
      { by: 'price', down: false },
    )[0];
    if (!home) return [`${n} no way back`];
    if (travelType === 'private')
      seen.push(['both ways from', lowestReturn(back.offers, way.flight.arrTime), home.fen]);
    legs.push(home);
  }
  const figures = fareFigures(
    legs.map(({ seat }) => seat),
    party,
  );
  const seats = legs.map(({ flight, seat }, at) => ({
    triptype: at + 1,
    flightId: flight.flightId,
    cabinCode: seat.cabinCode,
    parPrice: seat.parPrice,
  }));
  const verified = await call<Verified>(token, '/airTicket/verifyPrice', { seats, ...party, travelType });
  const counts = { ADT: party.adults, CHD: party.children, INF: party.infants };
  const booking = fareTotals(verified.segments, counts).totalFen;
  for (const { who, fen } of figures.singles) {
    const cost = costOf(verified.segments, ({ adults: 'ADT', children: 'CHD', infants: 'INF' } as const)[who]);
    seen.push([who, fen, cost && cost.fareFen + cost.taxesFen + cost.serviceFen]);
  }
  const sumOf = (price: (seat: Seat) => number) => legs.reduce((sum, { seat }) => sum + price(seat), 0);
  seen.push(
    ['row', sumOf((seat) => shownPrice(seat, 'total', party)), booking],
    ['adult of the row', sumOf(adultPrice), figures.singles[0]?.fen],
    ['booking', figures.sumFen, booking],
  );
  const order = await call<{ orderId: string; payprice: string }>(token, '/airTicket/createOrder', {
    requestId: `one-price-${n}-${Math.random()}`,
    verifyKey: verified.verifyKey,
    travelType,
    passengers: passengersOf(party),
    contact: { name: '周砚清', mobilePhone: '13800000010' },
    agreed: true,
    documentConsent: true,
    acceptDuplicate: true,
    ...(travelType === 'business' && { overReason: '客户临时变更会议时间' }),
  });
  ordered += 1;
  const { amount } = await call<{ amount: string }>(token, '/pay/payInfo', {
    orderId: order.orderId,
    businessType: '5',
  });
  seen.push(['order', figures.sumFen, fenOf(order.payprice)], ['cashier', figures.sumFen, fenOf(amount)]);
  return seen.filter(([, shown, asked]) => shown !== asked).map((one) => `${n} ${one.join(' ')}`);
}

/** Each party on each route; each member has some of both. */
const searches = isWhole ? 200 : 40;
test('searches of several parties: every figure of the list is what the cashier asks', async () => {
  const differences: string[] = [];
  // A few at once; each has a route and a day of its own.
  const next = Array.from({ length: searches }, (_, n) => n);
  const worker = async () => {
    for (let n = next.shift(); n !== undefined; n = next.shift()) differences.push(...(await walk(n)));
  };
  await Promise.all([worker(), worker(), worker(), worker()]);
  expect(differences).toEqual([]);
  expect(ordered).toBeGreaterThan(searches - 10);
});
