import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import type { z } from 'zod';
import type { PulledDelivery } from '#contract/server-event.ts';
import type { serverEventSchemas } from '#contract/server-event.schema.ts';
import type { Envelope } from '#contract/row.ts';
import { badInput, ok } from '../call.ts';
import type { Call } from '../call.ts';
import { bodyOf } from './body.ts';
import { claim, finish } from './claim.ts';
import { secretsOf } from './secrets.ts';
import { signedHeaders } from './signature.ts';
import { subscriptionOf, unknownSubscription } from './subscriptions.ts';

type In = z.output<(typeof serverEventSchemas)['pull']>;

const perPull = 20;
/** Shorter than the end of a server takes: a call that waits holds it up no longer. */
const waitMs = 4000;
const stepMs = 250;

/**
 * The deliveries that a partner's program takes to its own server (`travel-embed listen`), signed as all are; it reports
 * the results with its next call. Waits a while for the first.
 */
export async function pull(
  { subscriptionId, results }: In,
  { db, appId, now }: Call,
): Promise<Envelope<{ deliveries: PulledDelivery[] }>> {
  const known = await subscriptionOf(db, appId, subscriptionId);
  if (!known) return unknownSubscription();
  if (known.address) return badInput('subscriptionId', '该订阅由服务器投递到接收地址，不能取事件');
  for (const { deliveryId, tries, status, ms } of results) {
    const [own] = await claimedBefore(db, subscriptionId, deliveryId, tries);
    if (own)
      await finish(db, own, subscriptionId, { status: status ?? null, error: status ? null : 'no answer', ms }, now());
  }
  await db.updateTable('event_subscriptions').set({ pulled_at: now() }).where('id', '=', subscriptionId).execute();
  const end = performance.now() + waitMs;
  for (;;) {
    const claimed = await claim(db, subscriptionId, subscriptionId, perPull, now());
    if (claimed.length || performance.now() > end)
      return ok({
        deliveries: claimed.map((one) => {
          const body = bodyOf(one);
          const headers = signedHeaders(one.uid, body, secretsOf(known, now()), Date.now());
          return { deliveryId: one.id, tries: one.tries, kind: one.kind, headers, body };
        }),
      });
    await pause(stepMs);
  }
}

/** A delivery as it was claimed, where it still is. */
async function claimedBefore(db: Call['db'], subscriptionId: string, deliveryId: number, tries: number) {
  const { rows } = await sql<Awaited<ReturnType<typeof claim>>[number]>`
    select d.id, d.tries, d.due_from, e.uid, e.kind, e.at, e.amount, e.data
    from event_deliveries d join server_events e on e.id = d.event_id
    where d.id = ${deliveryId} and d.subscription_id = ${subscriptionId} and d.tries = ${tries} and d.state = 'due'`.execute(
    db,
  );
  return rows;
}
