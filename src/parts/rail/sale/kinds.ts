import type { InputOf } from '#contract/row.ts';
import type { OrderTrainRide, TrainOrder } from '#contract/train-order.ts';
import { trainSale } from '#contract/train-sale.ts';
import type { TrainChangeQuote } from '#contract/train-sale.ts';
import { dayOf } from '#domain/china-time.ts';
import { berthsOf } from '#domain/rail/seat-wish.ts';
import type { SaleKind } from '#parts/order/sale/sale.ts';
import { ticketRefund } from '#parts/order/sale/tickets/ticket-refund.ts';
import { noSeats } from '../seats/seat-values.ts';
import type { SeatValues } from '../seats/seat-values.ts';

type Calls = typeof trainSale;
type OfOrder = Pick<TrainOrder, 'orderNo'>;

export interface ChangeValues extends SeatValues {
  ticketIds: string[];
  date: string;
  /** Another departure, where the application lets it be chosen: a telecode or a city; "" keeps the station. */
  fromStation: string;
  /** Of a change of destination: the new arrival, a telecode or a city; "" keeps the stations. */
  toStation: string;
  /** The new train; "" while none is chosen. */
  trainNumber: string;
  /** Stations of the new train. */
  from: string;
  to: string;
  seatClass: TrainChangeQuote['new']['seatClass'];
  /** Where the new seat is above the travel standard. */
  overReason: string;
}

/** Before a train is chosen: the day and the class of the old one. */
export const blankChange = (
  ticketIds: string[],
  old: Pick<OrderTrainRide, 'from' | 'seatClass'> | undefined,
): ChangeValues => ({
  ...noSeats,
  ticketIds,
  date: dayOf(old?.from.at ?? ''),
  fromStation: '',
  toStation: '',
  trainNumber: '',
  from: '',
  to: '',
  seatClass: old?.seatClass ?? 'second',
  overReason: '',
});
/** The shape of its draft. */
export const draftOfChange = (blank: ChangeValues): ChangeValues => ({ ...blank, ticketIds: [''], letters: [''] });

/** Money back for some tickets. */
export const railRefund = ticketRefund('train-refund', trainSale.refundQuote, trainSale.refundApply);

/** Another train for some tickets, between the same stations or to another one. */
export const railChange: SaleKind<
  OfOrder,
  ChangeValues,
  InputOf<Calls['changeQuote']>,
  TrainChangeQuote,
  InputOf<Calls['changeApply']>,
  TrainOrder
> = {
  name: 'train-change',
  quote: trainSale.changeQuote,
  apply: trainSale.changeApply,
  ask: ({ orderNo }, { ticketIds, date, trainNumber, from, to, seatClass, berths }) =>
    ticketIds.length && trainNumber
      ? {
          orderNo,
          ticketIds,
          trainNumber,
          date,
          fromStation: from,
          toStation: to,
          seatClass,
          // The tier of a berth is a part of its price.
          ...(berthsOf(seatClass).some((berth) => berths[berth] > 0) && { seats: { berths } }),
        }
      : null,
  write: (_, quote, { letters, berths, overReason }) => ({
    quoteId: quote?.quoteId ?? '',
    overReason,
    seats: letters.length ? { letters } : { berths },
  }),
};
