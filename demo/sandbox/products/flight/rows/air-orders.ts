import type { Selectable } from 'kysely';
import { airStatus } from '#domain/product/air-status.ts';
import type { AirStatus } from '#domain/product/air-status.ts';
import { insuranceStatus } from '#domain/order/insurance-status.ts';
import { messageKindOf } from '#domain/order/order-messages.ts';
import type { Tx } from '../../../ground/call.ts';
import type { AirOrderRow } from '../../../ground/database/tables/tables-order.ts';
import type { OrderKind } from '../../../orders/move.ts';
import { seats } from '../seats/inventory.ts';
import { seatsOf } from './seats.ts';
import { setInsurances } from './set-insurances.ts';

export type AirOrderState = Selectable<AirOrderRow>;

const sell = async (tx: Tx, { order_id }: AirOrderState) => await seats.sell(tx, await seatsOf(tx, order_id));
const release = async (tx: Tx, { order_id }: AirOrderState) => await seats.release(tx, await seatsOf(tx, order_id));
const giveBack = async (tx: Tx, { order_id }: AirOrderState) => await seats.giveBack(tx, await seatsOf(tx, order_id));
const uninsure = async (tx: Tx, { order_id }: AirOrderState) =>
  await setInsurances(tx, order_id, insuranceStatus.cancelled);

/** Flight orders. Refunds and changes move the seats of their tickets by themselves. */
export const airOrders: OrderKind<AirOrderState, AirStatus> = {
  table: 'air_orders',
  events: 'air_order_events',
  statuses: airStatus,
  messageOf: messageKindOf,
  does: [
    { from: [0], to: 1, run: [sell] },
    { from: [0, 12], to: 5, run: [uninsure, release] },
    { from: [1, 7], to: 8, run: [uninsure, giveBack] },
  ],
};
