import type { z } from 'zod';
import type { TrainOrder } from '#contract/train-order.ts';
import type { trainOrderSchemas } from '#contract/train-order.schema.ts';
import type { Envelope } from '#contract/row.ts';
import { awaitsSeats } from '#domain/product/status-table.ts';
import { waitGivenUp } from '#domain/rail/order/rail-lead.ts';
import { ok, refuse } from '../../../ground/call.ts';
import type { Call } from '../../../ground/call.ts';
import { cancelUnpaid } from '../../../orders/making/cancel-unpaid.ts';
import { freedOf, railLife, voidRailOrder } from './advance.ts';
import { releaseWaiting } from '../waiting/wait-money.ts';
import { showRailOrder } from './show-order.ts';

/** Also a waitlist order whose deposit is paid: it is taken off the line. */
export const cancelRailOrder = async (
  input: z.output<typeof trainOrderSchemas.cancelOrder>,
  call: Call,
): Promise<Envelope<TrainOrder>> =>
  await cancelUnpaid(railLife, input.orderNo, input, call, {
    show: showRailOrder,
    freed: freedOf,
    async paid(tx, order, at, why) {
      if (input.unseated && order.status !== awaitsSeats) return refuse(409, '座位已占到，订单没有取消');
      if (order.status !== 13) return undefined;
      await releaseWaiting(tx, order, { at, title: waitGivenUp, detail: `由您取消${why}`, byOwner: true });
      return ok(await showRailOrder(tx, order.order_id, call), '候补已取消，预付款原路退回');
    },
    async end(tx, order, event) {
      // The railway has held nothing for it: it is none of the day's cancelled ones.
      if (order.status !== awaitsSeats)
        await tx
          .updateTable('rail_orders')
          .set({ cancelled_at: event.at })
          .where('order_id', '=', order.order_id)
          .execute();
      await voidRailOrder(tx, order, event);
    },
  });
