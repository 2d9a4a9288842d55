import { changeName } from '#domain/rail/change-rules.ts';
import type { Product } from '../../../money/payments/product.ts';
import { changePurchases, paidAtOnce, whyClosed } from '../../../orders/sales/change-purchases.ts';
import { dueOfItems } from '../../../orders/tickets/change-steps.ts';
import { railLife } from '../orders/advance.ts';
import { rideLine, seatLines } from '../rows/way-lines.ts';
import { ticketsOf } from '../rows/rail-orders.ts';
import type { RailOrderState } from '../rows/rail-orders.ts';
import type { RailChange, RailSale } from '../rows/sale-rows.ts';
import { confirmChange, ofRide } from './steps/change-steps.ts';

const nameOf = ({ content }: RailChange): string => changeName(content.isOtherStation);
const titleOf = (sale: RailChange): string =>
  `${nameOf(sale)} ${sale.content.fresh.from.station} → ${sale.content.fresh.to.station}`;

const { known, ...purchases } = changePurchases<RailOrderState, RailSale>(railLife, {
  businessType: 'trainChangeTicket',
  costOf: ({ content }) => ({ due: dueOfItems(content.items) }),
});

/** Differences of changes take payments of type trainChangeTicket; the request's number is the purchase's. */
export const trainChangeTicket: Product = {
  ...purchases,
  async describe(tx, saleId) {
    const sale = await known(tx, saleId);
    const { fresh, items } = sale.content;
    const closedBecause = whyClosed('新车次已停运', '车票', nameOf(sale))[sale.state];
    return {
      title: titleOf(sale),
      amountName: `${nameOf(sale)}差价`,
      lines: [
        rideLine(fresh),
        ...seatLines(
          [{ ...fresh, changedFrom: sale.content.rideNo }],
          ofRide(await ticketsOf(tx, sale.order_id), sale, sale.content.freshNo).map((one) => ({
            ...one,
            ride_no: 0,
            // Also after the payment the seats are those that it was for.
            ...(one.state === 'open' && { state: 'held' as const }),
          })),
        ),
        `乘车人 ${items.map(({ name, trainNumber, seatName }) => `${name}（原 ${trainNumber} 次 ${seatName}）`).join('、')}`,
      ],
      ...(closedBecause && { closedBecause }),
    };
  },
  subject: async (db, saleId) => `火车票${titleOf(await known(db, saleId))}`,
  /** The new seats are sold, and the old tickets are changed. */
  paid: paidAtOnce(railLife, known, confirmChange, nameOf),
};
