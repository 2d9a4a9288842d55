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

/** Two employees with a standard of their own: above the month's limit one is refused, the other pays the rest. */
const cases = [
  { name: 'refused', effect: 'forbid', employeeId: 710071, memberId: '20250071' },
  { name: 'shared', effect: 'reason', employeeId: 710072, memberId: '20250072' },
] as const;

interface Taken {
  paid: number;
  taken: number;
  events: number;
}

/**
 * Rides of both employees reported at once, each of them twice: what the company paid of the month, and the rides that
 * were taken. A third of the rides reaches the cap.
 */
export async function ridesAtOnce(count: number): Promise<Record<(typeof cases)[number]['name'], Taken>> {
  const sandbox = await memorySandbox({ trueNow: () => testStartMs });
  try {
    const { db } = sandbox;
    const now = sandbox.now();
    const rides: Parameters<typeof takeRide>[1][] = [];
    for (const { name, effect, employeeId, memberId } of cases) {
      const { id } = await db
        .insertInto('standards')
        .values({ company_id: 700070, kind: 'car', name, created_at: now, updated_at: now })
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
          assigned: JSON.stringify([{ kind: 'employee', id: employeeId }]),
          note: '',
          changed_by: '20250070',
          changed_at: now,
        })
        .execute();
      const dice = diceOf(`rides ${effect}`);
      for (let n = 0; n < count; n += 1)
        rides.push({
          key: `${name}-${n}`,
          memberId,
          appId: 'default',
          at: now,
          scene: 'city',
          carClass: 'express',
          city: 'BJS',
          from: '国贸',
          to: '昌平',
          amount: Math.round((cap / count) * (1 + 4 * dice())),
        });
    }
    await Promise.all(
      [...rides, ...rides].map((ride) =>
        retryTransaction(() => db.transaction().execute((tx) => takeRide(tx, ride, now))),
      ),
    );
    const takenBy = async (memberId: string): Promise<Taken> => {
      const { rows } = await sql<Taken>`
        select coalesce(sum(company_pays), 0)::bigint as paid, count(*)::int as taken,
          (select count(distinct order_id)::int from report_events where product = 'car' and member_id = ${memberId}) as events
        from car_rides where member_id = ${memberId}`.execute(db);
      const [found] = rows;
      return { paid: Number(found?.paid), taken: found?.taken ?? 0, events: found?.events ?? 0 };
    };
    return { refused: await takenBy(cases[0].memberId), shared: await takenBy(cases[1].memberId) };
  } finally {
    await sandbox.close();
  }
}

export { cap as monthCap };
