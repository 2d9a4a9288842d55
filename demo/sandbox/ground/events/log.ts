import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Selectable } from 'kysely';
import type { z } from 'zod';
import type { EventDelivery, WholeDelivery } from '#contract/server-event.ts';
import type { serverEventSchemas } from '#contract/server-event.schema.ts';
import type { Envelope } from '#contract/row.ts';
import { momentAt } from '#domain/china-time.ts';
import { testKind } from '#domain/events/server-events.ts';
import { ok, refuse } from '../call.ts';
import type { Call, Database } from '../call.ts';
import type { EventDeliveryRow, ServerEventRow } from '../database/tables/tables-event.ts';
import { bodyOf } from './body.ts';
import { keptMs } from './deal.ts';
import { subscriptionOf, unknownSubscription } from './subscriptions.ts';

type In<K extends keyof typeof serverEventSchemas> = z.output<(typeof serverEventSchemas)[K]>;
type Shown = Selectable<EventDeliveryRow> & Pick<Selectable<ServerEventRow>, 'uid' | 'kind' | 'at' | 'amount' | 'data'>;

const perPage = 50;

const deliveries = (db: Database) =>
  db
    .selectFrom('event_deliveries as d')
    .innerJoin('server_events as e', 'e.id', 'd.event_id')
    .selectAll('d')
    .select(['e.uid', 'e.kind', 'e.at', 'e.amount', 'e.data']);

const show = (row: Shown): EventDelivery => ({
  deliveryId: row.id,
  eventId: row.uid,
  kind: row.kind,
  object: row.object,
  state: row.state,
  tries: row.tries,
  at: momentAt(row.at),
  ...(row.state === 'due' && { nextAt: momentAt(row.next_at) }),
  ...(row.done_at !== null && { doneAt: momentAt(row.done_at) }),
  ...(row.last_status !== null && { lastStatus: row.last_status }),
  ...(row.last_error !== null && { lastError: row.last_error }),
});

/** Deliveries of a subscription, the newest first; `state: 'dead'` is the list of those given up. */
export async function readLog(
  { subscriptionId, state, before }: In<'log'>,
  { db, appId }: Call,
): Promise<Envelope<{ deliveries: EventDelivery[]; more: boolean }>> {
  if (!(await subscriptionOf(db, appId, subscriptionId))) return unknownSubscription();
  const rows = await deliveries(db)
    .where('d.subscription_id', '=', subscriptionId)
    .$if(state !== undefined, (query) => query.where('d.state', '=', state ?? 'due'))
    .$if(before !== undefined, (query) => query.where('d.id', '<', before ?? 0))
    .orderBy('d.id', 'desc')
    .limit(perPage + 1)
    .execute();
  return ok({ deliveries: rows.slice(0, perPage).map(show), more: rows.length > perPage });
}

/** One delivery with its body and every try. */
export async function readDelivery(
  { deliveryId }: In<'delivery'>,
  { db, appId }: Call,
): Promise<Envelope<WholeDelivery>> {
  const row = await deliveries(db)
    .innerJoin('event_subscriptions as s', 's.id', 'd.subscription_id')
    .where('d.id', '=', deliveryId)
    .where('s.app_id', '=', appId)
    .executeTakeFirst();
  if (!row) return refuse(404, '投递记录不存在');
  const attempts = await db
    .selectFrom('event_attempts')
    .where('delivery_id', '=', deliveryId)
    .orderBy('id')
    .selectAll()
    .execute();
  return ok({
    ...show(row),
    body: bodyOf(row),
    attempts: attempts.map(({ at, status, error, ms }) => ({
      at: momentAt(at),
      ...(status !== null && { status }),
      ...(error !== null && { error }),
      ms,
    })),
  });
}

/** Due again from now on, with 72 hours of its own. One that a process is at stays with it. */
const dueAgain = (now: number) => ({
  state: 'due' as const,
  tries: 0,
  due_from: now,
  next_at: now,
  done_at: null,
  holder: null,
  leased_until: null,
});

/** One delivery, whatever its state, or all that were given up. */
export async function resend(
  { subscriptionId, deliveryId }: In<'resend'>,
  { db, appId, now }: Call,
): Promise<Envelope<{ count: number }>> {
  if (!(await subscriptionOf(db, appId, subscriptionId))) return unknownSubscription();
  const again = db
    .updateTable('event_deliveries')
    .set(dueAgain(now()))
    .where('subscription_id', '=', subscriptionId)
    .where((eb) => eb.or([eb('leased_until', 'is', null), eb('leased_until', '<', sql<Date>`now()`)]));
  const { numUpdatedRows } = await (
    deliveryId === undefined ? again.where('state', '=', 'dead') : again.where('id', '=', deliveryId)
  ).executeTakeFirstOrThrow();
  const count = Number(numUpdatedRows);
  if (deliveryId !== undefined && !count) {
    const known = await db
      .selectFrom('event_deliveries')
      .where('id', '=', deliveryId)
      .where('subscription_id', '=', subscriptionId)
      .select('id')
      .executeTakeFirst();
    return known ? refuse(409, '该投递正在发送，请稍后再试', { kind: 'sending' }) : refuse(404, '投递记录不存在');
  }
  return ok({ count }, '已重新投递');
}

/** Every event since a moment that the subscription wants: those it never had, and those it had, in their order. */
export async function replay(
  { subscriptionId, since }: In<'replay'>,
  { db, appId, now }: Call,
): Promise<Envelope<{ count: number }>> {
  if (!(await subscriptionOf(db, appId, subscriptionId))) return unknownSubscription();
  const at = now();
  const { rows } = await sql<{ count: number }>`
    with again as (
      insert into event_deliveries (subscription_id, event_id, object, due_from, next_at)
      select s.id, e.id, e.object, ${at}::bigint, ${at}::bigint
      from event_subscriptions s join server_events e on e.app_id = s.app_id and s.kinds @> to_jsonb(e.kind)
      where s.id = ${subscriptionId} and e.at >= ${Math.max(since, at - keptMs)}::bigint and e.is_dealt
      order by e.id
      on conflict (subscription_id, event_id) do update
        set state = 'due', tries = 0, due_from = excluded.due_from, next_at = excluded.next_at, done_at = null,
          holder = null, leased_until = null
        where event_deliveries.leased_until is null or event_deliveries.leased_until < now()
      returning 1
    ) select count(*) as count from again`.execute(db);
  return ok({ count: rows[0]?.count ?? 0 }, '已重新投递');
}

/** An event of kind `test` for this subscription alone; a repeated request makes no second one. */
export async function sendTest(
  { subscriptionId, requestId }: In<'test'>,
  { db, appId, now }: Call,
): Promise<Envelope<{ eventId: string }>> {
  const uid = `evt_${createHash('sha256').update(`${subscriptionId} ${requestId}`).digest('hex').slice(0, 32)}`;
  return await db.transaction().execute(async (tx) => {
    const known = await subscriptionOf(tx, appId, subscriptionId, true);
    if (!known) return unknownSubscription();
    const event = await tx
      .insertInto('server_events')
      .values({
        uid,
        app_id: appId,
        kind: testKind,
        object: `test:${uid}`,
        at: now(),
        amount: null,
        data: '{}',
        is_dealt: true,
      })
      .onConflict((conflict) => conflict.column('uid').doNothing())
      .returning('id')
      .executeTakeFirst();
    if (event)
      await tx
        .insertInto('event_deliveries')
        .values({
          subscription_id: subscriptionId,
          event_id: event.id,
          object: `test:${uid}`,
          due_from: now(),
          next_at: now(),
          holder: null,
          leased_until: null,
          last_status: null,
          last_error: null,
          done_at: null,
        })
        .execute();
    return ok({ eventId: uid }, '测试事件已发出');
  });
}
