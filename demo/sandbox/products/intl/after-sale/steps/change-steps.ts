import { airlines } from '../../../../money/ledger/ledger.ts';
import { ticketChanges } from '../../../../orders/tickets/change-steps.ts';
import type { IntlChangeItem } from '../../../../ground/database/tables/tables-intl.ts';
import { numberTickets, ticketsOf } from '../../rows/intl-orders.ts';
import type { IntlOrderState, IntlTicket } from '../../rows/intl-orders.ts';
import type { IntlChange } from '../../rows/whole-order.ts';
import { intlTicketRows } from './ticket-rows.ts';

/** The difference is the airline's. A change between slices gives no money back. */
export const {
  ofPart: ofSlice,
  giveUpChange,
  confirmChange,
  withdrawChange,
  changeStep,
} = ticketChanges<IntlOrderState, IntlTicket, IntlChangeItem, IntlChange>({
  rows: intlTicketRows,
  isOf: ({ slice_no, passenger_no }, sliceNo, passengerNo) => slice_no === sliceNo && passenger_no === passengerNo,
  oldNo: ({ content }) => content.sliceNo,
  supplier: airlines,
  ticketWord: '机票',
  nameOf: () => '改签',
  async issue(tx, { order_id, content: { brand } }, { content: { fresh } }, after) {
    const airline = brand.airline || (fresh.flights[0]?.airline ?? '');
    const isOne = brand.tickets === 1;
    // The new ticket stands for all that is left of the old one.
    const left = (await ticketsOf(tx, order_id)).filter(
      ({ is_open, passenger_no }) => is_open && after.some((one) => one.passenger_no === passenger_no),
    );
    await numberTickets(tx, order_id, { airline, isOne }, isOne ? left : after);
  },
  doneWords({ content: { fresh } }) {
    const numbers = fresh.flights.map(({ flightNo }) => flightNo).join('、');
    return `${numbers}，起飞 ${fresh.flights[0]?.depTime ?? ''}（当地时间）`;
  },
});
