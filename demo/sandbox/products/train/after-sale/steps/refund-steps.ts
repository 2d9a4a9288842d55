import { msOf } from '#domain/china-time.ts';
import { insurers, railSales } from '../../../../money/ledger/ledger.ts';
import { subjectOf } from '../../../../orders/messages/subject.ts';
import { ticketRefunds } from '../../../../orders/tickets/refund-steps.ts';
import type { RailOrderState, RailTicket } from '../../rows/rail-orders.ts';
import type { RailRefund } from '../../rows/sale-rows.ts';
import { railTicketRows } from './ticket-rows.ts';

type Item = RailRefund['content']['items'][number];

/** The railway gives up the prices, the insurers their premiums. */
export const { begin: beginRefund, finish: finishRefund } = ticketRefunds<RailOrderState, RailTicket, Item, RailRefund>(
  {
    rows: railTicketRows,
    isOf: ({ rideNo, passengerNo }, { ride_no, passenger_no }) => rideNo === ride_no && passengerNo === passenger_no,
    partOf: ({ content }, { ride_no }) => content.rides[ride_no],
    givenUp(items, back) {
      const premium = items.reduce((sum, { insurance = 0 }) => sum + insurance, 0);
      return { [railSales]: premium - back, ...(premium && { [insurers]: -premium }) };
    },
    // An order is one journey of an application, whatever trains it takes.
    segmentOf: () => 0,
    subjectOf({ content }, items) {
      const rides = content.rides
        .filter((_, at) => items.some(({ rideNo }) => rideNo === at))
        .toSorted((a, b) => msOf(a.from.at) - msOf(b.from.at));
      const [first] = rides;
      return subjectOf(`${first?.from.station ?? ''} → ${rides.at(-1)?.to.station ?? ''}`, msOf(first?.from.at ?? ''));
    },
    wordsOf: ({ name, trainNumber }) => `${name} ${trainNumber} 次`,
  },
);
