import { airlines } from '../../../../money/ledger/ledger.ts';
import { ticketChanges } from '../../../../orders/tickets/change-steps.ts';
import type { IntlChangeItem } from '../../../../ground/database/tables/tables-intl.ts';
import { numberTickets } from '../../rows/intl-orders.ts';
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
    await numberTickets(tx, order_id, brand.airline || (fresh.flights[0]?.airline ?? ''), after);
  },
  doneWords({ content: { fresh } }) {
    const numbers = fresh.flights.map(({ flightNo }) => flightNo).join('、');
    return `${numbers}，起飞 ${fresh.flights[0]?.depTime ?? ''}（当地时间）`;
  },
});
