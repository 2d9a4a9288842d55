import type { Database, Tx } from '../../../ground/call.ts';
import { logFault } from '../../../ground/log.ts';
import { runPoints } from './run-points.ts';
import { seedPastStay } from './seed-stays.ts';
import { seedOrder } from './seed-orders.ts';
import { historyPlan } from './seed-plans.ts';

/** Between two orders, so that the calls of visitors go first. */
const pauseMs = 40;
/** After a reset there is something to lay again. */
const idleMs = 5000;
/** Flights to one stay. */
const staysEach = 10;

interface Filling {
  stop(): Promise<void>;
}

/**
 * Lays further orders of employees over two years, one at a time, each by the order code in a transaction of its own:
 * the reports of a company have about a thousand to show, and the start waits for none of them. A killed process goes on
 * where it was.
 */
export function fillHistory(db: Database, now: () => number, count: number): Filling {
  let timer: NodeJS.Timeout | undefined;
  let isOver = count === 0;
  let step = Promise.resolve();
  const next = (ms: number): void => {
    if (isOver) return;
    timer = setTimeout(() => {
      step = layNext(db, now(), count).then(
        (hasMore) => next(hasMore ? pauseMs : idleMs),
        (error: unknown) => {
          logFault('history', error);
          next(idleMs);
        },
      );
    }, ms);
    timer.unref();
  };
  next(idleMs);
  return {
    async stop() {
      isOver = true;
      clearTimeout(timer);
      await step;
    },
  };
}

/** False when all are there. A trip that finds no seat is left out. */
export async function layNext(db: Database, now: number, count: number): Promise<boolean> {
  const begun = await db
    .transaction()
    .execute(async (tx) => {
      const place = await placeOf(tx);
      if (place >= count) return null;
      const lay = async () => {
        const plan = historyPlan(place, count, now);
        await seedOrder(tx, plan);
        await runPoints(tx, plan.memberId);
        if (place % staysEach === 0) await seedPastStay(tx, place / staysEach, Math.ceil(count / staysEach), now);
      };
      await lay().catch((cause: unknown) => {
        throw new LeftOutError(place, cause);
      });
      await moveOn(tx, place);
      return place;
    })
    .catch(async (error: unknown) => {
      if (!(error instanceof LeftOutError)) throw error;
      logFault(error.message, error.cause);
      await db.transaction().execute((tx) => moveOn(tx, error.place));
      return error.place;
    });
  return begun !== null;
}

/** The trip of this order cannot be laid: a day without seats, or no flight to change to. */
class LeftOutError extends Error {
  constructor(
    readonly place: number,
    cause: unknown,
  ) {
    super(`order ${place} of the history cannot be laid`, { cause });
  }
}

/** The state's row is locked, so that one process lays an order. */
const placeOf = async (tx: Tx): Promise<number> =>
  (await tx.selectFrom('sandbox_state').select('history').forUpdate().executeTakeFirstOrThrow()).history;

const moveOn = (tx: Tx, place: number) =>
  tx
    .updateTable('sandbox_state')
    .set({ history: place + 1 })
    .where('history', '=', place)
    .execute();
