import type { Tx } from '../../../../ground/call.ts';
import { sellSeats } from '../../seats/inventory.ts';
import type { Product } from '../../../../money/payments/product.ts';
import { clockOf, showDay } from '#domain/china-time.ts';
import { airLife } from '../../lifecycle/advance.ts';
import { ticketingMs } from '../../../../orders/timing.ts';
import type { ShownFlight } from '../../../../ground/database/tables/tables-order.ts';
import { changePurchases } from '../../../../orders/sales/change-purchases.ts';
import { noteExchange } from '../../../../money/ledger/note-returned.ts';
import { updateSale } from '../../../../orders/sales/sale-rows.ts';
import { newSeats } from '../steps/change-steps.ts';
import { scheduleOrder } from '../../rows/sale-rows.ts';
import type { ChangeRow, SaleRow } from '../../rows/sale-rows.ts';
import { changeSumOf } from '../../shown/show-change.ts';
import { noteNews } from '../../../../orders/move.ts';
import { airOrders } from '../../rows/air-orders.ts';
import type { AirOrderState } from '../../rows/air-orders.ts';

const flightLine = (label: string, flight: ShownFlight): string =>
  `${label} ${flight.airlineName} ${flight.flightNo} ${showDay(flight.depTime.slice(0, 10))} ${clockOf(flight.depTime)}–${clockOf(flight.arrTime)} ${flight.productName}`;

const titleOf = ({ content }: ChangeRow): string => `改签 ${content.fresh.orgcityname} → ${content.fresh.dstcityname}`;

const { known, ...purchases } = changePurchases<AirOrderState, SaleRow>(airLife, {
  businessType: 'changeTicket',
  costOf({ content }) {
    const sum = changeSumOf(content.items);
    return { ...sum, service: sum.changeServiceFee - sum.discountChangeServiceFee };
  },
});

/** Differences of changes take payments of type changeTicket; the request's number is the purchase's. */
export const changeTicket: Product = {
  ...purchases,
  async describe(tx, saleId) {
    const sale = await known(tx, saleId);
    const { content } = sale;
    const because: Partial<Record<ChangeRow['state'], string>> = {
      lapsed: '超过支付时限，改签申请已取消，原航班继续有效',
      withdrawn: '您已撤回改签申请，原航班继续有效',
      refused: '航司未同意改签，款项将原路退回，原航班继续有效',
    };
    return {
      title: titleOf(sale),
      amountName: '改签应付',
      lines: [
        flightLine('原航班', content.old),
        flightLine('新航班', content.fresh),
        `乘机人 ${content.items.map(({ name }) => name).join('、')}`,
      ],
      ...(because[sale.state] && { closedBecause: because[sale.state] ?? '' }),
    };
  },
  async subject(db, saleId) {
    return `机票${titleOf(await known(db, saleId))}`;
  },
  /** The new seats are sold, the airline has the request, and the order's total has what was paid. */
  async paid(tx: Tx, { order_id: saleId }, receipt, now) {
    const sale = await known(tx, saleId);
    await sellSeats(tx, newSeats(sale.content));
    await updateSale(tx, sale, { state: 'confirming', paid_at: now, step_at: now + ticketingMs(saleId) });
    await noteExchange(tx, sale.order_id, changeSumOf(sale.content.items).due);
    const event = { at: now, title: '改签款已支付', detail: receipt, isSeen: true as const };
    await noteNews(tx, airOrders, sale.order_id, 'pay', event);
    await scheduleOrder(tx, sale.order_id);
  },
};
