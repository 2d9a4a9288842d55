import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Selectable } from 'kysely';
import type { z } from 'zod';
import type { EventSubscription, MadeSubscription } from '#contract/server-event.ts';
import type { serverEventSchemas } from '#contract/server-event.schema.ts';
import type { Envelope } from '#contract/row.ts';
import { momentAt } from '#domain/china-time.ts';
import { badInput, ok, refuse, requestIdReused } from '../call.ts';
import type { Call, Database, Tx } from '../call.ts';
import type { EventSubscriptionRow } from '../database/tables/tables-event.ts';
import { readAddress, resolveName } from './address.ts';
import { newSecret } from './signature.ts';
import { overlapMs } from './secrets.ts';
import { randomUUID } from '../random/random.ts';

type In<K extends keyof typeof serverEventSchemas> = z.output<(typeof serverEventSchemas)[K]>;
type Stored = Selectable<EventSubscriptionRow>;

/** Subscriptions of one application, those of `travel-embed listen` included. */
const mostSubscriptions = 20;

export const unknownSubscription = (): Envelope<never> => refuse(404, '订阅不存在或已删除');

/** The application's own subscription; that of another one is none. */
export const subscriptionOf = async (
  db: Database | Tx,
  appId: string,
  id: string,
  lock = false,
): Promise<Stored | undefined> => {
  const query = db.selectFrom('event_subscriptions').where('id', '=', id).where('app_id', '=', appId).selectAll();
  return await (lock ? query.forUpdate() : query).executeTakeFirst();
};

async function show(db: Database | Tx, rows: readonly Stored[], now: number): Promise<EventSubscription[]> {
  const counted = await db
    .selectFrom('event_deliveries')
    .where(
      'subscription_id',
      'in',
      rows.map(({ id }) => id),
    )
    .where('state', 'in', ['due', 'dead'])
    .groupBy(['subscription_id', 'state'])
    .select(['subscription_id', 'state', sql<number>`count(*)`.as('count')])
    .execute();
  const countOf = (id: string, state: string): number =>
    counted.find((one) => one.subscription_id === id && one.state === state)?.count ?? 0;
  return rows.map((row) => ({
    subscriptionId: row.id,
    address: row.address,
    kinds: row.kinds,
    isOn: row.is_on,
    secretEnd: row.secret.slice(-4),
    ...(row.old_until !== null && row.old_until > now && { oldSecretUntil: momentAt(row.old_until) }),
    createdAt: momentAt(row.created_at),
    due: countOf(row.id, 'due'),
    dead: countOf(row.id, 'dead'),
  }));
}

const showOne = async (db: Database | Tx, row: Stored, now: number): Promise<EventSubscription> => {
  const [shown] = await show(db, [row], now);
  if (!shown) throw new Error('a subscription was not shown');
  return shown;
};

/** Subscriptions of the application, the oldest first. */
export async function listSubscriptions(
  _input: object,
  { db, appId, now }: Call,
): Promise<Envelope<{ subscriptions: EventSubscription[] }>> {
  const rows = await db
    .selectFrom('event_subscriptions')
    .where('app_id', '=', appId)
    .orderBy('created_at')
    .orderBy('id')
    .selectAll()
    .execute();
  return ok({ subscriptions: rows.length ? await show(db, rows, now()) : [] });
}

const checkAddress = async (text: string, { settings }: Call) =>
  await readAddress(text, settings.sandbox, settings.resolve ?? resolveName);

/** A new subscription; a repeated request gets the one that it made. */
export async function createSubscription(input: In<'create'>, call: Call): Promise<Envelope<MadeSubscription>> {
  const { db, appId, now } = call;
  const { requestId, ...wish } = input;
  const read = input.address === undefined ? null : await checkAddress(input.address, call);
  if (read && !read.ok) return badInput('address', read.message);
  const kinds = [...new Set(input.kinds)];
  const fingerprint = createHash('sha256')
    .update(JSON.stringify([wish.address ?? '', kinds]))
    .digest('hex');
  return await db.transaction().execute(async (tx) => {
    // Counted and made by one call of the application after the other.
    await sql`select pg_advisory_xact_lock(hashtextextended(${`event subscriptions ${appId}`}, 7))`.execute(tx);
    const rows = await tx.selectFrom('event_subscriptions').where('app_id', '=', appId).selectAll().execute();
    const known = rows.find((one) => one.request_id === requestId);
    if (known && known.fingerprint !== fingerprint) return requestIdReused();
    if (known) return ok({ ...(await showOne(tx, known, now())), secret: known.secret });
    if (rows.length >= mostSubscriptions)
      return refuse(409, `每个应用最多 ${mostSubscriptions} 个订阅，请先删除不用的`, { kind: 'tooMany' });
    const row = await tx
      .insertInto('event_subscriptions')
      .values({
        id: `sub_${randomUUID().replaceAll('-', '')}`,
        app_id: appId,
        request_id: requestId,
        fingerprint,
        address: read?.address ?? '',
        kinds: JSON.stringify(kinds),
        secret: newSecret(),
        old_secret: null,
        old_until: null,
        rotated_by: null,
        created_at: now(),
        pulled_at: read ? null : now(),
      })
      .returningAll()
      .executeTakeFirstOrThrow();
    return ok({ ...(await showOne(tx, row, now())), secret: row.secret }, '订阅已新增，密钥只显示这一次');
  });
}

/** Other address, kinds or switch; events that wait go to the new address. */
export async function changeSubscription(input: In<'change'>, call: Call): Promise<Envelope<EventSubscription>> {
  const { db, appId, now } = call;
  const read = input.address === undefined ? null : await checkAddress(input.address, call);
  if (read && !read.ok) return badInput('address', read.message);
  return await db.transaction().execute(async (tx) => {
    const before = await subscriptionOf(tx, appId, input.subscriptionId, true);
    if (!before) return unknownSubscription();
    if (read && !before.address) return badInput('address', '由命令行取事件的订阅没有接收地址');
    const row = await tx
      .updateTable('event_subscriptions')
      .set({
        address: read?.address ?? before.address,
        kinds: JSON.stringify(input.kinds ? [...new Set(input.kinds)] : before.kinds),
        is_on: input.isOn ?? before.is_on,
      })
      .where('id', '=', before.id)
      .returningAll()
      .executeTakeFirstOrThrow();
    return ok(await showOne(tx, row, now()), '订阅已修改');
  });
}

/** With its deliveries; again for one that is gone. */
export async function removeSubscription(
  { subscriptionId }: In<'remove'>,
  { db, appId }: Call,
): Promise<Envelope<{ removed: boolean }>> {
  const gone = await db
    .deleteFrom('event_subscriptions')
    .where('id', '=', subscriptionId)
    .where('app_id', '=', appId)
    .returning('id')
    .executeTakeFirst();
  return ok({ removed: gone !== undefined }, '订阅已删除');
}

/** A new secret; the one before signs beside it for a day. A repeated request changes nothing. */
export async function rotateSecret(
  { subscriptionId, requestId }: In<'rotate'>,
  { db, appId, now }: Call,
): Promise<Envelope<MadeSubscription>> {
  return await db.transaction().execute(async (tx) => {
    const before = await subscriptionOf(tx, appId, subscriptionId, true);
    if (!before) return unknownSubscription();
    if (before.rotated_by === requestId) return ok({ ...(await showOne(tx, before, now())), secret: before.secret });
    const row = await tx
      .updateTable('event_subscriptions')
      .set({ secret: newSecret(), old_secret: before.secret, old_until: now() + overlapMs, rotated_by: requestId })
      .where('id', '=', before.id)
      .returningAll()
      .executeTakeFirstOrThrow();
    return ok({ ...(await showOne(tx, row, now())), secret: row.secret }, '密钥已更换，旧密钥 24 小时内仍同时签名');
  });
}
