import { sql } from 'kysely';
import { applicationStates } from '#domain/application/schema.ts';
import { dayAt, dayMs } from '#domain/china-time.ts';
import { ofCompany } from '../../ground/account-clock.ts';
import type { ClockOwner } from '../../ground/account-clock.ts';
import type { Database } from '../../ground/call.ts';

/** Applications of one round; the rest waits for the next. */
const round = 200;

/** Approved applications whose last day is over expire at its end. */
export async function expireApplications(db: Database, now: number, owner?: ClockOwner): Promise<void> {
  await db
    .updateTable('applications')
    .set((eb) => ({
      state: applicationStates.expired,
      change_state: '',
      lock: eb('lock', '+', 1),
      updated_at: sql<number>`greatest(updated_at, (extract(epoch from (to_day || ' 00:00+08')::timestamptz) * 1000)::bigint + ${sql.lit(dayMs)})`,
    }))
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('applications')
        .where('state', 'in', [applicationStates.approved, applicationStates.usedUp])
        .where('to_day', '<', dayAt(now))
        .where('change_state', '<>', 'approving')
        .where(ofCompany(owner))
        .orderBy('to_day')
        .limit(round)
        .select('id'),
    )
    .execute();
}
