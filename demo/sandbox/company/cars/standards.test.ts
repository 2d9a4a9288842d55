import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { car as rows } from '#contract/car.ts';
import { carSchemas as schemas } from '#contract/car.schema.ts';
import { newRow, rulesOfPlan } from '#domain/car/rows.ts';
import type { CarRow } from '#domain/car/rows.ts';
import { wholeWeek, weekOf } from '#domain/car/week.ts';
import { emptyContent } from '#domain/policy/schema.ts';
import { askOf } from '#tests/support/orders/ask-of.ts';
import type { Given } from '#tests/support/orders/ask-of.ts';
import { good, openBooking } from '#tests/support/orders/booking.ts';
import type { Booker, Booking } from '#tests/support/orders/booking.ts';
import { carHandlers as handlers } from '../../app/handlers/car.ts';
import { takeRide } from './take-ride.ts';

let booking: Booking;
let admin: Booker;
beforeAll(async () => {
  booking = await openBooking();
  admin = await booking.as('20250070');
});
afterAll(() => booking.close());

const ask = askOf({ schemas, handlers, rows }, () => admin);
type Asked<K extends keyof typeof schemas> = Given<typeof schemas, K>;
const row = (id: string, given: Partial<CarRow>): CarRow => ({
  ...newRow([], 'overtime'),
  id,
  week: wholeWeek,
  ...given,
});
const contentOf = (...list: CarRow[]) => ({
  ...emptyContent,
  rules: rulesOfPlan({ rows: list, night: null, others: [] }),
});
const capped = contentOf(row('r1', { perRide: 80_00, perMonth: 200_00, effect: 'forbid' }));
const save = (given: Partial<Asked<'save'>> = {}) =>
  ask('save', {
    lock: 0,
    standardName: `标准 ${randomUUID().slice(0, 6)}`,
    content: capped,
    assigned: [],
    ...given,
  } as Asked<'save'>);
let key = 0;
const ride = (given: object = {}) =>
  booking.db.transaction().execute((tx) =>
    takeRide(
      tx,
      {
        key: `ride-${(key += 1)}`,
        memberId: '20250071',
        appId: 'default',
        at: booking.now(),
        scene: 'overtime',
        carClass: 'express',
        city: 'BJS',
        from: '国贸',
        to: '昌平',
        amount: 70_00,
        ...given,
      },
      booking.now(),
    ),
  );

it('the list has the seeded standards with their rows in words, found by name and state', async () => {
  const { rows: all } = good(await ask('list', {}));
  expect(all.map(({ name, state }) => `${name} ${state}`).toSorted()).toEqual([
    '华东区试行用车标准 draft',
    '春季会展用车 retired',
    '管理层用车标准 active',
    '通用用车标准 active',
  ]);
  expect(all.find(({ name }) => name === '通用用车标准')?.sentences[1]).toBe(
    '加班，周一至周五 18:00–24:00，出租车、快车、专车，每次 ¥80、每月 ¥1,500 以内',
  );
  expect(good(await ask('list', { keyword: '管理层' })).rows.map(({ people }) => people > 0)).toEqual([true]);
  expect(good(await ask('list', { state: 'draft' })).rows).toHaveLength(1);
});

it('a published standard judges rides at once: the month is never passed, and the last ride is refused with its figures', async () => {
  const { standardId } = good(await save({ isPublished: true, assigned: [{ kind: 'employee', id: 710071 }] }));
  const answers = [await ride(), await ride(), await ride()];
  expect(answers.map(({ ret }) => ret)).toEqual([0, 0, 403]);
  expect(answers[2]?.msg).toBe('当月标准 ¥200，已用 ¥140，本次 ¥70，超出 ¥10');
  const employee = await booking.as('20250071');
  const own = good(await ask('own', {}, employee));
  expect(own).toMatchObject({
    month: { rides: 2, paid: '140' },
    sentences: [{ text: '加班，不限车型，每次 ¥80、每月 ¥200 以内', effect: 'forbid' }],
  });
  const trial = good(
    await ask('test', {
      employeeId: 710071,
      weekday: 1,
      time: '22:30',
      scene: 'overtime',
      carClass: 'express',
      city: 'BJS',
      amount: '70',
    }),
  );
  expect(trial).toMatchObject({ state: 'forbidden', month: { used: '140', cap: '200' }, rows: [1] });
  // A standard that has judged rides stays, in force and after its end.
  const { rows: found } = good(await ask('list', {}));
  const listed = found.find((one) => one.standardId === standardId);
  const version = listed?.version ?? 0;
  expect(await ask('remove', { standardId, version })).toMatchObject({ ret: 409, data: { kind: 'inUse' } });
  const ended = good(await ask('enable', { standardId, version, isEnabled: false }));
  expect(ended.state).toBe('retired');
  expect(await ask('remove', { standardId, version })).toMatchObject({
    ret: 409,
    msg: '已有 2 次用车按该标准判定，须保留以备查询',
  });
  const again = good(await ask('enable', { standardId, version, isEnabled: true }));
  expect(again).toMatchObject({ state: 'active', version: version + 1 });
  expect(await ask('enable', { standardId, version, isEnabled: false })).toMatchObject({
    ret: 409,
    data: { kind: 'changed' },
  });
});

it('one subject has one standard: publishing names the other one, and takes over when asked', async () => {
  const assigned = [{ kind: 'department' as const, id: 7142 }];
  const first = good(await save({ standardName: '财务用车', isPublished: true, assigned }));
  const refused = await save({ standardName: '财务用车二', isPublished: true, assigned });
  expect(refused).toMatchObject({ ret: 409, data: { kind: 'assigned', conflicts: [{ standardName: '财务用车' }] } });
  // The refused save has left nothing.
  expect(good(await ask('list', { keyword: '财务用车二' })).rows).toEqual([]);
  good(await save({ standardName: '财务用车二', isPublished: true, takeOver: true, assigned }));
  expect(good(await ask('detail', { standardId: first.standardId })).assigned).toEqual([]);
});

it('two people who edit one draft: the second is told who was first', async () => {
  const { standardId } = good(await save());
  good(await save({ standardId, lock: 1, standardName: '甲' }));
  expect(await save({ standardId, lock: 1, standardName: '乙' })).toMatchObject({
    ret: 409,
    data: { kind: 'changed', lock: 2 },
  });
});

it('flight rules and repeated names are refused by their field', async () => {
  const flight = {
    id: 'x',
    product: 'flight' as const,
    when: [],
    limit: { kind: 'cabin' as const, cabin: 'Y' as const },
    effect: 'hint' as const,
  };
  expect(await save({ content: { ...emptyContent, rules: [flight] } as never })).toMatchObject({
    ret: 400,
    data: { field: 'content.rules.0.product' },
  });
  good(await save({ standardName: '同名' }));
  expect(await save({ standardName: '同名' })).toMatchObject({ ret: 400, data: { field: 'standardName' } });
});

it('a draft that nobody is judged by is deleted; one of another company does not exist', async () => {
  const { standardId } = good(await save());
  expect(good(await ask('remove', { standardId, version: 1 }))).toEqual({ standardId });
  expect(await ask('detail', { standardId })).toMatchObject({ ret: 404 });
  await booking.db
    .insertInto('companies')
    .values({ id: 700999, organize_name: '别家', service_fee_fen: 0, credit_limit_fen: 0 })
    .execute();
  const other = await booking.db
    .insertInto('standards')
    .values({ company_id: 700999, kind: 'car', name: '别家用车', created_at: 1, updated_at: 1 })
    .returning('id')
    .executeTakeFirstOrThrow();
  for (const answer of [
    await ask('detail', { standardId: other.id }),
    await ask('remove', { standardId: other.id, version: 1 }),
    await ask('enable', { standardId: other.id, version: 1, isEnabled: true }),
    await save({ standardId: other.id }),
  ])
    expect(answer).toMatchObject({ ret: 404 });
  expect(
    await ask('test', {
      employeeId: 1,
      weekday: 1,
      time: '22:30',
      scene: 'city',
      carClass: 'express',
      city: 'BJS',
      amount: '70',
    }),
  ).toMatchObject({ ret: 400, data: { field: 'employeeId' } });
});

it('an excess that is only recorded is paid by the company, up to the end of the month’s cap', async () => {
  const noted = contentOf(row('r1', { perRide: 60_00, perMonth: 100_00, effect: 'record' }));
  good(await save({ content: noted as never, isPublished: true, assigned: [{ kind: 'employee', id: 710072 }] }));
  good(await ride({ memberId: '20250072' }));
  good(await ride({ memberId: '20250072' }));
  const paid = await booking.db
    .selectFrom('car_rides')
    .where('member_id', '=', '20250072')
    .orderBy('request_key')
    .select(['company_pays', 'verdict', 'effect'])
    .execute();
  expect(paid.map(({ company_pays, verdict, effect }) => [company_pays, verdict, effect])).toEqual([
    [70_00, 'over', 'record'],
    [30_00, 'over', 'record'],
  ]);
});

it('a report has what a company pays of each ride, as its bill does, and the rest beside it', async () => {
  const rides = await booking.db
    .selectFrom('car_rides as r')
    .innerJoin('report_events as e', 'e.order_id', 'r.order_id')
    .where('r.member_id', '=', '20250072')
    .orderBy('r.request_key')
    .orderBy('e.id')
    .select(['r.company_pays', 'e.payer', 'e.amount', 'e.fare', 'e.orders', 'e.over_amount'])
    .execute();
  expect(rides.map((one) => Object.values(one))).toEqual([
    [70_00, 'company', 70_00, 70_00, 1, 10_00],
    [30_00, 'company', 30_00, 30_00, 1, 40_00],
    [30_00, 'personal', 40_00, 40_00, 0, 0],
  ]);
});

it('cities are those of the table, and a test at an hour without a rule names the nearest one', async () => {
  const { cities } = good(await ask('cities', {}));
  expect([cities[0]?.name, cities.length > 200]).toEqual(['北京', true]);
  const content = contentOf(row('r1', { week: weekOf([0, 1, 2, 3, 4], [{ from: 1080, to: 1440 }]), perRide: 100_00 }));
  const trial = good(
    await ask('test', {
      content: content as never,
      weekday: 1,
      time: '17:30',
      scene: 'overtime',
      carClass: 'express',
      city: 'BJS',
      amount: '70',
    }),
  );
  expect(trial).toMatchObject({ state: 'forbidden', nearest: { kind: 'hour', text: '快车，18:00 出发' } });
});

it('a ride is judged by the cities in which it begins and ends, and the tester says the same', async () => {
  const content = contentOf(
    row('r1', { perRide: 80_00, way: 'city', effect: 'forbid' }),
    row('r2', { perRide: 400_00, way: 'cross', effect: 'forbid' }),
  );
  good(
    await save({ content, isPublished: true, takeOver: true, assigned: [{ kind: 'employee', id: 710_071 }] } as never),
  );
  expect((await ride({ amount: 300_00 })).ret).toBe(403);
  expect((await ride({ amount: 300_00, toCity: 'BJS' })).ret).toBe(403);
  const { rideNo } = good(await ride({ amount: 300_00, toCity: 'TSN' }));
  const kept = await booking.db
    .selectFrom('car_rides')
    .where('order_id', '=', rideNo)
    .select('to_city')
    .executeTakeFirst();
  expect(kept?.to_city).toBe('TSN');
  const trial = {
    content,
    weekday: 1,
    time: '20:30',
    scene: 'overtime',
    carClass: 'express',
    city: 'BJS',
    amount: '300',
  };
  const tried = async (toCity?: string) => good(await ask('test', { ...trial, ...(toCity && { toCity }) } as never));
  expect([(await tried()).state, (await tried('TSN')).state]).toEqual(['forbidden', 'ok']);
  expect((await tried('TSN')).checks).toContainEqual(
    expect.objectContaining({ kind: 'cross', text: '天津', note: '跨城' }),
  );
});
