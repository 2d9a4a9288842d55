import type { train } from '#contract/train.ts';
import type { trainSchemas } from '#contract/train.schema.ts';
import type { trainOrder } from '#contract/train-order.ts';
import type { trainOrderSchemas } from '#contract/train-order.schema.ts';
import type { trainSale } from '#contract/train-sale.ts';
import type { trainSaleSchemas } from '#contract/train-sale.schema.ts';
import type { trainWait } from '#contract/train-wait.ts';
import type { trainWaitSchemas } from '#contract/train-wait.schema.ts';
import { later, ok, refuse } from '../../ground/call.ts';
import type { Handler, HandlersOf } from '../../ground/call.ts';
import { applyRailRefund, quoteRailRefund } from '../../products/train/after-sale/refund.ts';
import { cancelRailOrder } from '../../products/train/orders/cancel.ts';
import { railOrderDetail } from '../../products/train/orders/show-order.ts';

/** Of an application that sells train tickets. Stations and lines are read for the first of its calls, not at the start of every sandbox. */
export const sold =
  <In, Out>(load: () => Promise<Handler<In, Out>>): Handler<In, Out> =>
  async (input, call) => {
    if (!call.app.switches.train) return refuse(403, '当前应用未开放火车票预订，请致电客服', { kind: 'notOffered' });
    const answer = await load();
    return await answer(input, call);
  };

export const trainHandlers: HandlersOf<typeof train, typeof trainSchemas> = {
  stations: sold(async () => {
    const { servedStations } = await import('../../products/train/answers/served-stations.ts');
    const { saleHoursOf } = await import('../../products/train/network/sale-hours.ts');
    return async (_, { settings }) => {
      const { closedFrom: from, closedUntil: until, ...sale } = saleHoursOf(settings, '');
      return ok({ table: await servedStations(), closed: { from, until }, sale });
    };
  }),
  query: sold(async () => (await import('../../products/train/answers/answer-query.ts')).answerTrainQuery),
  stops: sold(async () => (await import('../../products/train/answers/answer-stops.ts')).answerTrainStops),
  transfer: sold(async () => (await import('../../products/train/answers/answer-transfer.ts')).answerTransfer),
  otherWays: sold(async () => {
    const { otherWaysWith } = await import('../../products/train/other-ways/answer.ts');
    const { lowestFlights } = await import('../../products/flight/answers/lowest-flights.ts');
    return otherWaysWith(lowestFlights);
  }),
  seatChange: sold(async () => (await import('../../products/train/answers/answer-seat-change.ts')).answerSeatChange),
};

export const trainWaitHandlers: HandlersOf<typeof trainWait, typeof trainWaitSchemas> = {
  quote: sold(async () => (await import('../../products/train/waitlist/quote.ts')).answerWaitQuote),
  create: sold(async () => (await import('../../products/train/waitlist/create-wait.ts')).createWaitingOrder),
};

/** An order that was made before the application closed trains is shown and cancelled as before. */
export const trainOrderHandlers: HandlersOf<typeof trainOrder, typeof trainOrderSchemas> = {
  verify: sold(async () => (await import('../../products/train/orders/answer-verify.ts')).answerTrainVerify),
  createOrder: sold(async () => (await import('../../products/train/orders/create.ts')).createRailOrder),
  orderDetail: railOrderDetail,
  cancelOrder: cancelRailOrder,
};

/** Tickets that were sold before the application closed trains are given back and changed as before. */
export const trainSaleHandlers: HandlersOf<typeof trainSale, typeof trainSaleSchemas> = {
  refundQuote: quoteRailRefund,
  refundApply: applyRailRefund,
  changeQuery: later(async () => (await import('../../products/train/after-sale/change-query.ts')).queryRailChange),
  changeQuote: later(async () => (await import('../../products/train/after-sale/change.ts')).quoteRailChange),
  changeApply: later(async () => (await import('../../products/train/after-sale/change.ts')).applyRailChange),
  changeWithdraw: later(async () => (await import('../../products/train/after-sale/change.ts')).withdrawRailChange),
};
