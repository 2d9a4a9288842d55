import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { approval as rows } from '#contract/approval.ts';
import { approvalSchemas as schemas } from '#contract/approval.schema.ts';
import { momentAt } from '#domain/china-time.ts';
import { good, openBooking } from '#tests/support/orders/booking.ts';
import type { Booker, Booking } from '#tests/support/orders/booking.ts';
import { endDeputy, saveDeputy } from './deputies.ts';

/** 许曼 (72) and two others who may approve. */
const xu = 710_072;
let booking: Booking;
const who = new Map<number, Booker>();
let [gao, third] = [0, 0];
let nameOf: ReadonlyMap<number, string>;
beforeAll(async () => {
  booking = await openBooking();
  const found = await booking.db
    .selectFrom('employees as e')
    .innerJoin('members as m', 'm.id', 'e.member_id')
    .where('e.company_id', '=', 700_070)
    .where('e.can_audit', '=', true)
    .where('e.state', '=', 'active')
    .orderBy('e.id')
    .select(['e.id', 'e.member_id', 'm.real_name as name'])
    .execute();
  [gao = 0, third = 0] = found.flatMap(({ id }) => (id === xu ? [] : id));
  nameOf = new Map(found.map(({ id, name }) => [id, name]));
  for (const { id, member_id } of found) if ([xu, gao, third].includes(id)) who.set(id, await booking.as(member_id));
});
afterAll(() => booking.close());

const at = (hours: number) => momentAt(booking.now() + hours * 3_600_000).slice(0, 16);
const save = (by: number, toId: number, from: number, to: number) =>
  saveDeputy(
    schemas.saveDeputy.parse({ requestId: randomUUID(), toId, from: at(from), to: at(to) }),
    who.get(by)!.call(rows.saveDeputy.path),
  );

it('a colleague who is away in that span is no deputy, and two do not stand in for each other', async () => {
  const saved = good(await save(gao, xu, -1, 48));
  const span = `${at(-1).slice(5)} 至 ${at(48).slice(5)}`;
  expect(await save(xu, gao, 24, 72)).toMatchObject({
    ret: 400,
    data: { field: 'toId' },
    msg: `${nameOf.get(gao)} ${span} 也不在，由您代理，请另选代理人`,
  });
  expect(await save(third, gao, 24, 72)).toMatchObject({
    ret: 400,
    msg: `${nameOf.get(gao)} ${span} 也不在，由${nameOf.get(xu)}代理，请另选代理人`,
  });
  // Behind the absence, and after its end, there is no circle; a deputy who leaves later names one of their own.
  good(await save(xu, third, 24, 40));
  good(await save(xu, gao, 49, 72));
  const ended = { requestId: randomUUID(), deputyId: saved.rows[0]?.deputyId ?? 0 };
  good(await endDeputy(schemas.endDeputy.parse(ended), who.get(gao)!.call(rows.endDeputy.path)));
  good(await save(third, gao, 1, 2));
});

it('two who name each other at one moment are not both taken', async () => {
  const answers = await Promise.all([save(gao, third, 200, 220), save(third, gao, 200, 220)]);
  expect(answers.map(({ ret }) => ret).toSorted((a, b) => a - b)).toEqual([0, 400]);
});
