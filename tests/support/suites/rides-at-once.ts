import { sql } from 'kysely';
import { newRow, rulesOfPlan } from '#domain/car/rows.ts';
import { dayAt } from '#domain/china-time.ts';
import type { Effect, StandardContent } from '#domain/policy/schema.ts';
import { emptyContent } from '#domain/policy/schema.ts';
import { takeRide } from '#demo/sandbox/company/cars/take-ride.ts';
import { retryTransaction } from '#demo/sandbox/ground/database/retry.ts';
import { diceOf } from '#demo/sandbox/ground/chance.ts';
import { memorySandbox } from '../sandbox.ts';
import { testStartMs } from '../test-time.ts';

const cap = 10_000_00;

const contentWith = (effect: Effect): StandardContent => ({
  ...emptyContent,
  rules: rulesOfPlan({
    rows: [{ ...newRow([], 'city'), id: 'r1', perMonth: cap, effect }],
    night: null,
    others: [],
  }),
});

/**
 * Rides of one employee reported at once, each twice: what the company paid of the month, and the rides that were taken.
 * The caps are reached by the first third of them.
 */
export async function ridesAtOnce(
  effect: Effect,
  count: number,
): Promise<{ paid: number; taken: number; events: number }> {
  const sandbox = await memorySandbox({ trueNow: () => testStartMs });
  try {
    const { db } = sandbox;
    const now = sandbox.now();
    const { id } = await db
      .insertInto('standards')
      .values({ company_id: 700070, kind: 'car', name: 'at once', created_at: now, updated_at: now })
      .returning('id')
      .executeTakeFirstOrThrow();
    await db
      .insertInto('standard_versions')
      .values({
        company_id: 700070,
        standard_id: id,
        version: 1,
        state: 'published',
        from_day: dayAt(now),
        to_day: null,
        content: JSON.stringify(contentWith(effect)),
        assigned: JSON.stringify([{ kind: 'employee', id: 710071 }]),
        note: '',
        changed_by: '20250070',
        changed_at: now,
      })
      .execute();
    const dice = diceOf(`rides ${effect}`);
    const rides = Array.from({ length: count }, (_, n) => ({
      key: `at-once-${n}`,
      memberId: '20250071',
      appId: 'default',
      at: now,
      scene: 'city' as const,
      carClass: 'express' as const,
      city: 'BJS',
      from: '国贸',
      to: '昌平',
      amount: Math.round((cap / count) * (1 + 4 * dice())),
    }));
    await Promise.all(
      [...rides, ...rides].map((ride) =>
        retryTransaction(() => db.transaction().execute((tx) => takeRide(tx, ride, now))),
      ),
    );
    const { rows } = await sql<{ paid: string; taken: number; events: number }>`
      select coalesce(sum(company_pays), 0) as paid, count(*)::int as taken,
        (select count(*)::int from report_events where product = 'car') as events
      from car_rides where employee_id = 710071`.execute(db);
    const [found] = rows;
    return { paid: Number(found?.paid), taken: found?.taken ?? 0, events: found?.events ?? 0 };
  } finally {
    await sandbox.close();
  }
}

export { cap as monthCap };
