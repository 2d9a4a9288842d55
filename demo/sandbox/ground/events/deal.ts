import { sql } from 'kysely';
import { dayMs } from '#domain/china-time.ts';
import type { Database } from '../call.ts';

const mostAtOnce = 1000;
/** So long events are kept: for the log, and to be sent again. */
export const keptMs = 30 * dayMs;

/**
 * Gives new events to the subscriptions that want them. One process at a time: a later event of an object never has its
 * delivery before an earlier one. True: there may be more.
 */
export async function deal(db: Database, now: number): Promise<boolean> {
  const waiting = await sql`select 1 from server_events where not is_dealt limit 1`.execute(db);
  if (!waiting.rows.length) return false;
  return await db.transaction().execute(async (tx) => {
    const lock = await sql<{ is_ours: boolean }>`
      select pg_try_advisory_xact_lock(hashtextextended('server events', 7)) as is_ours`.execute(tx);
    if (!lock.rows[0]?.is_ours) return false;
    const { rows } = await sql<{ count: number }>`
      with undealt as (
        select id, app_id, kind, object, at from server_events where not is_dealt order by id limit ${sql.lit(mostAtOnce)}
      ), dealt as (
        update server_events e set is_dealt = true from undealt where e.id = undealt.id
      ), given as (
        insert into event_deliveries (subscription_id, event_id, object, due_from, next_at)
        select s.id, u.id, u.object, ${now}::bigint, greatest(${now}::bigint, (
          select max(d.next_at) from event_deliveries d
          where d.subscription_id = s.id and d.object = u.object and d.state = 'due'
        ))
        from undealt u join event_subscriptions s on s.app_id = u.app_id and s.is_on and s.kinds @> to_jsonb(u.kind)
        where u.at > ${now - keptMs}::bigint
        order by u.id
        on conflict do nothing
      ) select count(*) as count from undealt`.execute(tx);
    return rows[0]?.count === mostAtOnce;
  });
}
