import { sql } from 'kysely';
import type { Selectable } from 'kysely';
import type { Database } from '../call.ts';
import type { ServerEventRow } from '../database/tables/tables-event.ts';
import { nextTryAt } from './back-off.ts';
import { receiverMs } from './post.ts';
import type { Posted } from './post.ts';

/** By the database's clock: longer than a receiver may take. Those of a killed process are sent again after it. */
export const leaseMs = receiverMs + 5000;

export type Claimed = Pick<Selectable<ServerEventRow>, 'uid' | 'kind' | 'at' | 'amount' | 'data'> & {
  id: number;
  tries: number;
  due_from: number;
};

/**
 * Takes deliveries that are due, each for this holder alone, and of an object only its first event that is not
 * delivered: the next one waits for it.
 */
export async function claim(
  db: Database,
  subscriptionId: string,
  holder: string,
  count: number,
  now: number,
): Promise<Claimed[]> {
  const { rows } = await sql<Claimed>`
    with chosen as (
      select d.id from event_deliveries d
      where d.subscription_id = ${subscriptionId} and d.state = 'due' and d.next_at <= ${now}
        and (d.leased_until is null or d.leased_until < now())
        and not exists (
          select 1 from event_deliveries e
          where e.subscription_id = d.subscription_id and e.object = d.object and e.state = 'due' and e.event_id < d.event_id
        )
      order by d.next_at, d.event_id limit ${count} for update of d skip locked
    ), taken as (
      update event_deliveries d
      set holder = ${holder}, leased_until = now() + make_interval(secs => ${sql.lit(leaseMs / 1000)}), tries = d.tries + 1
      from chosen where d.id = chosen.id returning d.id, d.event_id, d.tries, d.due_from
    )
    select t.id, t.tries, t.due_from, e.uid, e.kind, e.at, e.amount, e.data
    from taken t join server_events e on e.id = t.event_id order by t.event_id`.execute(db);
  return rows;
}

/** True for an answer by which the receiver has the event. */
const isGood = ({ status }: Posted): boolean => status !== null && status >= 200 && status < 300;

/**
 * Writes down the end of a try, unless another holder has taken the delivery meanwhile. A try that failed is made again
 * later, or the delivery is dead. The later events of the object wait as long: a claim passes over none that cannot go.
 */
export async function finish(
  db: Database,
  { id, tries, due_from }: Claimed,
  holder: string,
  posted: Posted,
  now: number,
): Promise<void> {
  const nextAt = isGood(posted) ? null : nextTryAt(tries, due_from, now);
  const state = isGood(posted) ? 'delivered' : nextAt === null ? 'dead' : 'due';
  await sql`
    with ended as (
      update event_deliveries
      set state = ${state}, next_at = coalesce(${nextAt}::bigint, next_at), holder = null, leased_until = null,
        last_status = ${posted.status}::integer, last_error = ${posted.error}::text,
        done_at = ${state === 'due' ? null : now}::bigint
      where id = ${id} and holder = ${holder} and tries = ${tries} and state = 'due'
      returning id, subscription_id, object, event_id
    ), followers as (
      update event_deliveries d
      set next_at = case when ${state === 'due'}::boolean then greatest(d.next_at, ${nextAt}::bigint) else least(d.next_at, ${now}::bigint) end
      from ended where d.subscription_id = ended.subscription_id and d.object = ended.object and d.state = 'due'
        and d.event_id > ended.event_id
    )
    insert into event_attempts (delivery_id, at, status, error, ms)
    select id, ${now}::bigint, ${posted.status}::integer, ${posted.error}::text, ${posted.ms}::integer from ended`.execute(
    db,
  );
}

/** A process that stops gives its claim back: no try was made. */
export async function release(db: Database, { id, tries }: Claimed, holder: string): Promise<void> {
  await db
    .updateTable('event_deliveries')
    .set({ holder: null, leased_until: null, tries: tries - 1 })
    .where('id', '=', id)
    .where('holder', '=', holder)
    .where('tries', '=', tries)
    .execute();
}
