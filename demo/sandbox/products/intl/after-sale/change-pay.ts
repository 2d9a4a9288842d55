import type { Product } from '../../../money/payments/product.ts';
import { changePurchases, paidAtOnce, whyClosed } from '../../../orders/sales/change-purchases.ts';
import { dueOfItems } from '../../../orders/tickets/change-steps.ts';
import { sumOf } from '../../../orders/tickets/sale-shown.ts';
import { intlLife } from '../orders/advance.ts';
import { sliceLines } from '../rows/intl-head.ts';
import type { IntlOrderState } from '../rows/intl-orders.ts';
import type { IntlChange, IntlSaleState } from '../rows/whole-order.ts';
import { wayOf } from './intl-sales.ts';
import { confirmChange } from './steps/change-steps.ts';

const titleOf = ({ content: { fresh } }: IntlChange): string => `改签 ${wayOf(fresh)}`;

const { known, ...purchases } = changePurchases<IntlOrderState, IntlSaleState>(intlLife, {
  businessType: 'intlChangeTicket',
  costOf: ({ content: { items } }) => ({
    due: dueOfItems(items),
    charge: sumOf(items, ({ charge }) => charge),
  }),
});

const because = whyClosed('新航班已取消', '机票');

/** Differences of changes take payments of type intlChangeTicket; the request's number is the purchase's. */
export const intlChangeTicket: Product = {
  ...purchases,
  async describe(tx, saleId) {
    const sale = await known(tx, saleId);
    const { fresh, items } = sale.content;
    const closedBecause = because[sale.state];
    return {
      title: titleOf(sale),
      amountName: '改签应付',
      lines: [...sliceLines(fresh), `乘机人 ${items.map(({ name }) => name).join('、')}`],
      ...(closedBecause && { closedBecause }),
    };
  },
  subject: async (db, saleId) => `国际机票${titleOf(await known(db, saleId))}`,
  /** The new seats are sold, and the old tickets are changed. */
  paid: paidAtOnce(intlLife, known, confirmChange),
};
