import type { z } from 'zod';
import type { AcceptedTimes } from '#contract/order.ts';
import type { orderSchemas } from '#contract/order.schema.ts';
import type { OrderType } from '#domain/product/names.ts';
import type { Call, Handler } from '../../ground/call.ts';
import { noOrder } from '../../orders/may-see.ts';
import { acceptTimes } from '../../orders/schedule/accept-times.ts';
import { airTimes } from '../../products/flight/lifecycle/new-times.ts';
import { intlTimes } from '../../products/intl/schedule/new-times.ts';
import { railTimes } from '../../products/train/schedule/new-times.ts';

type Input = z.output<typeof orderSchemas.acceptSchedule>;
type Accept = Handler<Input, AcceptedTimes>;

const air: Accept = (input, call) => acceptTimes(airTimes, input, call);
const accepts: { [Kind in OrderType]?: Accept } = {
  airTicket: air,
  gp: air,
  intl: (input, call) => acceptTimes(intlTimes, input, call),
  train: (input, call) => acceptTimes(railTimes, input, call),
};

/** New times of an order, of whatever product; stays have none. */
export const acceptSchedule: Accept = async (input: Input, call: Call) => {
  const order = await call.db
    .selectFrom('orders')
    .where('order_id', '=', input.orderId)
    .select('kind')
    .executeTakeFirst();
  return (await (order && accepts[order.kind])?.(input, call)) ?? noOrder();
};
