import { afterAll, beforeAll, expect, it } from 'vitest';
import { hotelOrderSchemas } from '#contract/hotel-order.schema.ts';
import { hotelSchemas } from '#contract/hotel.schema.ts';
import { myStandardSchemas } from '#contract/my-standard.schema.ts';
import { addDays, dayAt } from '#domain/china-time.ts';
import { fenOf } from '#domain/money.ts';
import type { Rule } from '#domain/policy/schema.ts';
import * as trips from '#tests/support/given/intl-trips.ts';
import * as rails from '#tests/support/given/rails.ts';
import * as stays from '#tests/support/given/stays.ts';
import { good, openBooking, person } from '#tests/support/orders/booking.ts';
import type { Booker, Booking } from '#tests/support/orders/booking.ts';
import { hotelHandlers, hotelOrderHandlers } from '../../app/handlers/hotel.ts';
import { myStandardHandlers } from '../../app/handlers/my-standard.ts';

let booking: Booking;
/** The company's account: it has no standard of its own. */
let admin: Booker;
beforeAll(async () => {
  booking = await openBooking();
  admin = await booking.as('20250070');
});
afterAll(() => booking.close());

const business = { travelType: 'business' } as const;
async function self(memberId: string) {
  const { id, name } = await booking.db
    .selectFrom('passengers')
    .where('member_id', '=', memberId)
    .where('is_self', '=', true)
    .where('app_id', '=', 'default')
    .select(['id', 'name'])
    .executeTakeFirstOrThrow();
  return { passengerId: id, name };
}
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

it('each traveller of a flight has the verdict of his own standard, and the refusal of the order names him', async () => {
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

it('two employees in one room share its limit; in two rooms, or alone, each has his own', async () => {
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
