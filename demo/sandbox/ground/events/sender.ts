import { setMaxListeners } from 'node:events';
import type { Database, Settings } from '../call.ts';
import { newHolder } from '../database/lease.ts';
import { logFault } from '../log.ts';
import { resolveName } from './address.ts';
import { bodyOf } from './body.ts';
import { claim, finish, leaseMs, release } from './claim.ts';
import type { Claimed } from './claim.ts';
import { deal } from './deal.ts';
import { post, receiverMs } from './post.ts';
import { secretsOf } from './secrets.ts';
import { signedHeaders } from './signature.ts';

/** Requests to one receiver at once, by one process. */
const perReceiver = 16;

interface Receiver {
  id: string;
  address: string;
  secrets: readonly string[];
}

interface Sender {
  /** Deals new events out and sends what is due; resolves when that is done. A receiver that is still at work is left alone. */
  round(): Promise<void>;
  /** Breaks off what is under way: it is sent again, by any process. */
  stop(): Promise<void>;
}

interface SenderOptions {
  db: Database;
  settings: Settings;
  /** Of the sandbox's clock. */
  now(): number;
}

/** Sends events to partners' servers, each receiver by itself: a slow one holds up no other. */
export function createSender({ db, settings, now }: SenderOptions): Sender {
  const resolve = settings.resolve ?? resolveName;
  const holder = newHolder();
  const stopped = new AbortController();
  // Each request listens to it.
  setMaxListeners(0, stopped.signal);
  const atWork = new Map<string, Promise<void>>();
  let dealing: Promise<unknown> | null = null;

  async function receiversDue(): Promise<string[]> {
    const rows = await db
      .selectFrom('event_subscriptions as s')
      .where('s.is_on', '=', true)
      .where('s.address', '<>', '')
      .where((eb) =>
        eb.exists(
          eb
            .selectFrom('event_deliveries as d')
            .whereRef('d.subscription_id', '=', 's.id')
            .where('d.state', '=', 'due')
            .where('d.next_at', '<=', now())
            .select('d.id'),
        ),
      )
      .select('s.id')
      .execute();
    return rows.map(({ id }) => id);
  }

  /** As it is now: its developer may have changed it while others of its events were sent. */
  async function receiverOf(id: string): Promise<Receiver | undefined> {
    const row = await db
      .selectFrom('event_subscriptions')
      .where('id', '=', id)
      .where('is_on', '=', true)
      .select(['id', 'address', 'secret', 'old_secret', 'old_until'])
      .executeTakeFirst();
    return row && { id, address: row.address, secrets: secretsOf(row, now()) };
  }

  async function send(receiver: Receiver, delivery: Claimed, claimedMs: number): Promise<void> {
    // A process that was held up for long has lost its claim: another one may be sending.
    if (performance.now() - claimedMs > leaseMs - receiverMs) return;
    const body = bodyOf(delivery);
    const headers = { ...signedHeaders(delivery.uid, body, receiver.secrets, Date.now()) };
    const { signal } = stopped;
    const posted = await post(receiver.address, body, headers, { isSandbox: settings.sandbox, resolve, signal });
    if (signal.aborted && posted.status === null) await release(db, delivery, holder);
    else await finish(db, delivery, holder, posted, now());
  }

  /** All that is due to one receiver, a few at once. */
  async function serve(id: string): Promise<void> {
    while (!stopped.signal.aborted) {
      const receiver = await receiverOf(id);
      const claimedMs = performance.now();
      const claimed = receiver ? await claim(db, id, holder, perReceiver, now()) : [];
      if (!receiver || !claimed.length) return;
      await Promise.all(claimed.map((delivery) => send(receiver, delivery, claimedMs)));
    }
  }

  const begin = (id: string): Promise<void> => {
    const work = serve(id)
      .catch((error: unknown) => logFault('events', error))
      .finally(() => atWork.delete(id));
    atWork.set(id, work);
    return work;
  };

  async function dealAll(): Promise<void> {
    while (!stopped.signal.aborted && (await deal(db, now()))) continue;
  }

  return {
    async round() {
      if (stopped.signal.aborted) return;
      await (dealing ??= dealAll().finally(() => (dealing = null)));
      const due = await receiversDue();
      await Promise.all(due.filter((id) => !atWork.has(id)).map(begin));
    },
    async stop() {
      stopped.abort();
      await dealing?.catch(() => undefined);
      await Promise.all(atWork.values());
    },
  };
}
