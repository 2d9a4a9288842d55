import { afterAll, beforeAll, expect, it } from 'vitest';
import { myStandard as rows } from '#contract/my-standard.ts';
import { travelStandard } from '#contract/travel-standard.ts';
import { addDays, dayAt, momentAt } from '#domain/china-time.ts';
import type { Effect } from '#domain/policy/schema.ts';
import { good, openBooking } from '#tests/support/orders/booking.ts';
import type { Booker, Booking } from '#tests/support/orders/booking.ts';
import { listStandards } from './list.ts';
import { readMine } from './mine.ts';

let booking: Booking;
let admin: Booker;
let employee: Booker;
beforeAll(async () => {
  booking = await openBooking();
  admin = await booking.as('20250070');
  employee = await booking.as('20250071');
});
afterAll(() => booking.close());

const mine = async (who: Booker, employeeId?: number) => readMine({ employeeId }, who.call(rows.mine.path));
/** Publishes these rules as a later version of the employee's standard, and returns the employee's view of it. */
async function withRules(rules: unknown[], overproof: boolean, overApprove: boolean) {
  await booking.db.updateTable('travel_levels').set({ overproof, over_approve: overApprove }).execute();
  const versions = await booking.db.selectFrom('standard_versions').selectAll().execute();
  for (const { id, content } of versions)
    await booking.db
      .updateTable('standard_versions')
      .set({ content: JSON.stringify({ ...content, rules }) })
      .where('id', '=', id)
      .execute();
  return good(await mine(employee));
}

it('an employee reads the standard that applies to them, by product and in words', async () => {
  const { employee: own, travel } = good(await mine(employee));
  expect(own?.id).toBeGreaterThan(0);
  expect(travel?.products.map(({ product }) => product)).toEqual(['flight', 'intl', 'train', 'hotel']);
  const hotel = travel?.products.find(({ product }) => product === 'hotel');
  expect(hotel?.rules[0]).toMatchObject({ limit: '每间每晚', when: '住一线城市' });
  expect(hotel?.rules[0]?.sentence).toBe(`住一线城市，每间每晚不超过 ${hotel?.rules[0]?.value}`);
  expect(travel?.tiers.map(({ cities }) => cities[0])).toEqual(['北京', '东京']);
});

it('rules of other levels are left out, and effects are those of the employee’s flags', async () => {
  const { employee: own } = good(await mine(employee));
  const { level_id: level } = await booking.db
    .selectFrom('employees')
    .where('id', '=', own?.id ?? 0)
    .select('level_id')
    .executeTakeFirstOrThrow();
  const rule = (id: string, op: 'in' | 'notIn', levelId: number, effect: Effect) => ({
    id,
    product: 'hotel',
    when: [{ field: 'level', op, value: [String(levelId)] }],
    limit: { kind: 'nights', nights: 7 },
    effect,
  });
  const rules = [
    rule('a', 'in', level ?? 0, 'reason'),
    rule('b', 'in', 999, 'hint'),
    rule('c', 'notIn', level ?? 0, 'hint'),
    rule('d', 'notIn', 999, 'record'),
  ];
  const shown = async (overproof: boolean, overApprove: boolean) =>
    (await withRules(rules, overproof, overApprove)).travel?.products.flatMap(({ rules: all }) =>
      all.map(({ when, effect }) => when + effect),
    );
  expect(await shown(true, true)).toEqual(['approve', 'record']);
  expect(await shown(true, false)).toEqual(['reason', 'record']);
  expect(await shown(false, false)).toEqual(['forbid', 'record']);
});

it('a company reads the standard of any employee of its own, of nobody without a choice, and of no stranger', async () => {
  expect(good(await mine(admin))).toEqual({ employee: null, travel: null, car: null });
  const own = good(await mine(employee)).employee;
  expect(good(await mine(admin, own?.id)).employee).toEqual(own);
  expect(await mine(admin, 999_999)).toMatchObject({ ret: 404 });
  // An employee reads their own standard, whatever id the call names.
  expect(good(await mine(employee, 999_999)).employee).toEqual(own);
});

it('a standard with a last day names the version that follows it, to the employee and in the list of the company', async () => {
  const day = dayAt(booking.now());
  const { travel: before } = good(await mine(employee));
  expect(before?.next).toBeNull();
  const { id, ...own } = await booking.db
    .selectFrom('standard_versions as v')
    .innerJoin('standards as s', 's.id', 'v.standard_id')
    .where('s.name', '=', before?.name ?? '')
    .where('v.version', '=', before?.version ?? 0)
    .selectAll('v')
    .executeTakeFirstOrThrow();
  await booking.db
    .updateTable('standard_versions')
    .set({ to_day: addDays(day, 5) })
    .where('id', '=', id)
    .execute();
  const changedAt = booking.now() + 1;
  const next = { version: own.version + 50, from_day: addDays(day, 6), to_day: null, changed_at: changedAt };
  await booking.db
    .insertInto('standard_versions')
    .values({ ...own, ...next, content: JSON.stringify(own.content), assigned: JSON.stringify(own.assigned) })
    .execute();
  const { travel } = good(await mine(employee));
  expect(travel).toMatchObject({ version: own.version, next: { name: before?.name, version: next.version } });
  const input = { keyword: before?.name ?? '', state: 'active' as const, skip: 0, size: 20, sort: '-updated' as const };
  const listed = good(await listStandards(input, admin.call(travelStandard.list.path), 'travel')).rows;
  expect(listed[0]).toMatchObject({
    version: own.version,
    next: { version: next.version, from: next.from_day },
    changedAt: momentAt(changedAt),
  });
});
