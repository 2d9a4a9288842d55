import { changeName } from '#domain/rail/change-rules.ts';
import { railSales } from '../../../../money/ledger/ledger.ts';
import { ticketChanges } from '../../../../orders/tickets/change-steps.ts';
import type { RailChangeItem } from '../../../../ground/database/tables/tables-rail.ts';
import { seatOf } from '../../rows/rail-head.ts';
import type { RailOrderState, RailTicket } from '../../rows/rail-orders.ts';
import type { RailChange } from '../../rows/sale-rows.ts';
import { railTicketRows } from './ticket-rows.ts';

/** The difference is the railway's, or goes back to who paid. */
export const {
  ofPart: ofRide,
  giveUpChange,
  confirmChange,
  withdrawChange,
  changeStep,
} = ticketChanges<RailOrderState, RailTicket, RailChangeItem, RailChange>({
  rows: railTicketRows,
  isOf: ({ ride_no, passenger_no }, rideNo, passengerNo) => ride_no === rideNo && passenger_no === passengerNo,
  oldNo: ({ content }) => content.rideNo,
  supplier: railSales,
  ticketWord: '车票',
  nameOf: ({ content }) => changeName(content.isOtherStation),
  async issue(tx, { order_id }, { content: { freshNo, items } }) {
    const keeping = items.filter(({ keepsFive }) => keepsFive).map(({ passengerNo }) => passengerNo);
    if (!keeping.length) return;
    await tx
      .updateTable('rail_tickets')
      .set({ keeps_five: true })
      .where('order_id', '=', order_id)
      .where('ride_no', '=', freshNo)
      .where('passenger_no', 'in', keeping)
      .execute();
  },
  doneWords({ content: { fresh, rideNo } }, after) {
    const seats = after.map(({ seat }) => seatOf({ ...fresh, changedFrom: rideNo }, seat));
    const { from, to, trainNumber } = fresh;
    return `${trainNumber} 次 ${from.at.slice(5, 16)} ${from.station} → ${to.station} ${seats.join('、')}`;
  },
});
