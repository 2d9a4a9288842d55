import { afterAll, beforeAll, expect, it } from 'vitest';
import { flightSchemas } from '#contract/flight.schema.ts';
import { hotelOrderSchemas } from '#contract/hotel-order.schema.ts';
import { hotelSchemas } from '#contract/hotel.schema.ts';
import { trainSchemas } from '#contract/train.schema.ts';
import { myStandardSchemas } from '#contract/my-standard.schema.ts';
import { addDays, dayAt } from '#domain/china-time.ts';
import { fenOf } from '#domain/money.ts';
import type { Rule } from '#domain/policy/schema.ts';
import * as trips from '#tests/support/given/intl-trips.ts';
import { ownTraveller } from '#tests/support/given/own-traveller.ts';
import * as rails from '#tests/support/given/rails.ts';
import * as stays from '#tests/support/given/stays.ts';
import { good, openBooking, person } from '#tests/support/orders/booking.ts';
import type { Booker, Booking } from '#tests/support/orders/booking.ts';
import { hotelHandlers, hotelOrderHandlers } from '../../app/handlers/hotel.ts';
import { flightHandlers } from '../../app/handlers/flight.ts';
import { myStandardHandlers } from '../../app/handlers/my-standard.ts';
import { trainHandlers } from '../../app/handlers/train.ts';

let booking: Booking;
/** The company's account: it has no standard of its own. */
let admin: Booker;
beforeAll(async () => {
  booking = await openBooking();
  admin = await booking.as('20250070');
});
afterAll(() => booking.close());

const business = { travelType: 'business' } as const;
const self = (memberId: string) => ownTraveller(booking.db, memberId);
type Asked = Awaited<ReturnType<typeof self>> & { room?: number };
const ask = async (verifyKey: string, travellers: Asked[], who = admin) =>
  await myStandardHandlers.travellers(
    myStandardSchemas.travellers.parse({ verifyKey, travellers }),
    who.call('/travel/standard/travellers'),
  );

/** Changes the rules of the version in force in place: the calls that publish are not what is tested. */
async function setRules(change: (rules: readonly Rule[]) => readonly Rule[]) {
  const rows = await booking.db.selectFrom('standard_versions').select(['id', 'content']).execute();
  for (const { id, content } of rows)
    await booking.db
      .updateTable('standard_versions')
      .set({ content: JSON.stringify({ ...content, rules: change(content.rules) }) })
      .where('id', '=', id)
      .execute();
}

it('each traveller of a flight has the verdict of their own standard, and the refusal of the order names them', async () => {
  const [usual, strict] = [await self('20250073'), await self('20250074')];
  const verified = await admin.verify({ ...business, adults: 2, choose: ({ discount }) => discount > 7 });
  const answer = good(await ask(verified.verifyKey, [usual, strict]));
  expect(answer.each.map(({ name, verdict, standard }) => [name, verdict, standard])).toEqual([
    [usual.name, 'over', '通用差旅标准'],
    [strict.name, 'forbidden', expect.not.stringMatching('通用差旅标准')],
  ]);
  for (const { reason } of answer.each) expect(reason).toMatch(/差标/);
  expect(answer).toMatchObject({ together: 'lower', verdict: 'forbidden', counts: strict.name });
  const passengers = [usual, strict].map((one) => ({ ...person('1990-03-07', { name: one.name }), ...one }));
  const refused = await admin.create(admin.inputOf(verified, passengers, business));
  expect(refused).toMatchObject({ ret: 403, data: { kind: 'overStandard' } });
  for (const { name, reason } of answer.each) expect(refused.msg).toContain(`${name}：${reason}`);
});

it('a train and a trip abroad are judged for each traveller as well', async () => {
  const travellers = [await self('20250073'), await self('20250074')];
  const rail = await rails.verify(admin, [rails.rideOf(admin, { seatClass: 'business' })], {
    ...business,
    passengers: 2,
  });
  const trip = good((await trips.askVerify(admin, business)).answer);
  for (const { verifyKey } of [rail, trip]) {
    const { each } = good(await ask(verifyKey, travellers));
    expect(each.map(({ name }) => name)).toEqual(travellers.map(({ name }) => name));
  }
  expect(good(await ask(rail.verifyKey, travellers)).each.every(({ verdict }) => verdict !== 'ok')).toBe(true);
});

it('a search for two says of each offer whom it fits and whom not, as the order is judged; of others nothing is told', async () => {
  const travellers = [await self('20250073'), await self('20250074')];
  const forWhom = [710_073, 710_074];
  const date = addDays(dayAt(booking.now()), 9);
  const flights = async (who: Booker) =>
    good(
      await flightHandlers.query(
        flightSchemas.query.parse({ orgCity: 'PEK', dstCity: 'SHA', date, forWhom, ...business }),
        who.call('/airTicket/queryFlight'),
      ),
    );
  const list = await flights(admin);
  const names = travellers.map(({ name }) => name).join('、');
  expect(list.standard).toMatchObject({ whose: names, summary: `${names}各按其差旅标准，就低判定` });
  const seats = list.flights.flatMap((one) => one.seats.map((seat) => ({ ...seat, flightId: one.flightId })));
  const differs = seats.find(({ seatNum, standard }) => seatNum > 3 && standard?.each !== undefined);
  const verified = await admin.verify({
    ...business,
    adults: 2,
    days: 9,
    choose: ({ cabinCode }, one) => cabinCode === differs?.cabinCode && one.flightId === differs.flightId,
  });
  const words = { ok: '合规', over: '超标', forbidden: '不可订' };
  const { each, verdict } = good(await ask(verified.verifyKey, travellers));
  // Refused to one of them alone: it can be booked for the other.
  expect([verdict, each.map((one) => one.verdict)]).toEqual(['forbidden', ['over', 'forbidden']]);
  expect(differs?.standard).toMatchObject({
    verdict: 'over',
    each: each
      .map(
        (one) =>
          `${one.name} ${words[one.verdict]}${Number(one.overBy) && one.verdict === 'over' ? ` ¥${one.overBy}` : ''}`,
      )
      .join('，'),
  });
  // An offer that fits both has one word for them.
  expect(seats.some(({ standard }) => standard?.verdict === 'ok' && standard.each === undefined)).toBe(true);
  const stay = { checkIn: date, checkOut: addDays(date, 1), ...business };
  const { rows, standard } = good(
    await hotelHandlers.query(
      hotelSchemas.query.parse({ city: 'SHA', ...stay, forWhom, sort: '-price' }),
      admin.call('/hotel/query'),
    ),
  );
  // Two standards have no limit in common.
  expect(standard).toMatchObject({ whose: names, limit: '' });
  expect(rows[0]?.lowest?.standard?.each).toMatch(/^王思远 超标 ¥[\d,]+\/晚，赵一鸣 (?:不可订|超标)/);
  const { rides } = good(
    await trainHandlers.query(
      trainSchemas.query.parse({ fromStation: '北京', toStation: '上海', date, forWhom, ...business }),
      admin.call('/train/query'),
    ),
  );
  expect(rides.some((ride) => ride.seats.some(({ standard }) => standard?.each?.includes(travellers[1]!.name)))).toBe(
    true,
  );
  // An employee whom no rule makes a substitute sees their own verdicts alone.
  const stranger = await flights(await booking.as('20250072'));
  expect(JSON.stringify(stranger)).not.toContain(travellers[0]!.name);
  expect(stranger.standard).toBeDefined();
  expect(stranger.standard?.whose).toBeUndefined();
});

it('two employees in one room share its limit; in two rooms, or alone, each has their own', async () => {
  const [one, other] = [await self('20250071'), await self('20250073')];
  const today = dayAt(booking.now());
  await setRules((rules) => [
    ...rules,
    {
      id: 'share',
      product: 'hotel',
      when: [],
      limit: { kind: 'sharing', formula: 'sumPercent', percent: 100 },
      effect: 'reason',
    },
  ]);
  const stay = { checkIn: addDays(today, 20), checkOut: addDays(today, 21), rooms: 1, adults: 2, ...business };
  const { rows } = good(
    await hotelHandlers.query(
      hotelSchemas.query.parse({ city: 'SHA', ...stay, size: 100 }),
      admin.call('/hotel/query'),
    ),
  );
  const found: { hotelId: string; rateId: string }[] = [];
  for (const { hotelId } of rows) {
    const { rooms } = good(
      await hotelHandlers.rates(hotelSchemas.rates.parse({ hotelId, ...stay }), admin.call('/hotel/rates')),
    );
    const rate = rooms
      .flatMap((room) => room.rates)
      .find(
        ({ nights, needsPinyin }) =>
          !needsPinyin && nights.every(({ price }) => fenOf(price) > 600_00 && fenOf(price) < 950_00),
      );
    if (rate) found.push({ hotelId, rateId: rate.rateId });
    if (found.length) break;
  }
  const verified = good(
    await hotelOrderHandlers.verify(
      hotelOrderSchemas.verify.parse({ ...found[0], ...stay }),
      admin.call('/hotel/verify'),
    ),
  );
  const verdicts = async (travellers: Asked[]) =>
    good(await ask(verified.verifyKey, travellers)).each.map(({ verdict }) => verdict);
  expect(await verdicts([one])).toEqual(['over']);
  expect(
    await verdicts([
      { ...one, room: 0 },
      { ...other, room: 1 },
    ]),
  ).toEqual(['over', 'over']);
  expect(
    await verdicts([
      { ...one, room: 0 },
      { ...other, room: 0 },
    ]),
  ).toEqual(['ok', 'ok']);
  // The order is judged the same: it needs no reason.
  const order = {
    guests: [[one, other].map((guest) => ({ ...guest, pinyin: '' }))].map((room) => [...room]),
    overReason: '',
  };
  expect((await stays.create(admin, verified, order)).ret).toBe(0);
});

it('refuses a traveller of another list, and knows no price of another member', async () => {
  const one = await self('20250073');
  const verified = await admin.verify(business);
  expect(await ask(verified.verifyKey, [{ ...one, name: '别人' }])).toMatchObject({
    ret: 400,
    data: { field: 'travellers.0.name' },
  });
  expect((await ask(verified.verifyKey, [one], await booking.as('20250072'))).ret).toBe(404);
});
