import { airlines, serviceFees } from '../../../../money/ledger/ledger.ts';
import { subjectOf } from '../../../../orders/messages/subject.ts';
import { ticketRefunds } from '../../../../orders/tickets/refund-steps.ts';
import { titleOf } from '../../rows/intl-head.ts';
import type { IntlOrderState, IntlTicket } from '../../rows/intl-orders.ts';
import type { IntlRefund } from '../../rows/whole-order.ts';
import { intlTicketRows } from './ticket-rows.ts';

/** The slice as it was booked, of one that changes have led to. */
function bookedSliceOf({ content: { slices } }: IntlOrderState, sliceNo: number): number {
  let at = sliceNo;
  for (let from = slices[at]?.changedFrom; from !== null && from !== undefined; from = slices[at]?.changedFrom)
    at = from;
  return at;
}

type Item = IntlRefund['content']['items'][number];

/** The airline gives up fares and taxes, we the part of our fee that is not kept. */
export const { begin: beginRefund, finish: finishRefund } = ticketRefunds<IntlOrderState, IntlTicket, Item, IntlRefund>(
  {
    rows: intlTicketRows,
    isOf: ({ sliceNo, passengerNo }, { slice_no, passenger_no }) =>
      sliceNo === slice_no && passengerNo === passenger_no,
    partOf: ({ content }, { slice_no }) => content.slices[slice_no],
    givenUp(items, back) {
      const fees = items.reduce((sum, { servFee, servFeeKept }) => sum + servFee - servFeeKept, 0);
      return { [airlines]: fees - back, ...(fees && { [serviceFees]: -fees }) };
    },
    segmentOf: (order, { sliceNo }) => bookedSliceOf(order, sliceNo),
    subjectOf({ content }, items) {
      const slices = content.slices
        .filter((_, at) => items.some(({ sliceNo }) => sliceNo === at))
        .toSorted((a, b) => a.departsMs - b.departsMs);
      return subjectOf(titleOf(slices), slices[0]?.departsMs ?? 0);
    },
    wordsOf: ({ name, way }) => `${name} ${way}`,
  },
);
