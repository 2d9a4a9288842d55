import type { ClockOwner } from '../../../ground/account-clock.ts';
import type { Database } from '../../../ground/call.ts';
import * as life from '../../../orders/life.ts';
import { airLife } from './advance.ts';

/** Takes the steps of all flight orders that are due; returns how many orders moved, at most `limit`. */
export const tick = async (db: Database, now: number, limit?: number, owner?: ClockOwner): Promise<number> =>
  await life.tick(db, airLife, now, limit, owner);

/** Takes the steps that are due on an order before it is read. */
export const advanceOrder = async (db: Database, orderId: string, now: number): Promise<void> =>
  await life.advanceOrder(db, airLife, orderId, now);
