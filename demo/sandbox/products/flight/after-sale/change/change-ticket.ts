import type { Tx } from '../../../../ground/call.ts';
import { sellSeats } from '../../seats/inventory.ts';
import type { Product, Purchase } from '../../../../money/payments/product.ts';
import { clockOf, showDay } from '#domain/china-time.ts';
import { airLife } from '../../lifecycle/advance.ts';
import { advanceOrder } from '../../lifecycle/tick.ts';
import { ticketingMs } from '../../../../orders/timing.ts';
import type { ShownFlight } from '../../../../ground/database/tables/tables-order.ts';
import { newSeats } from '../steps/change-steps.ts';
import { readSale, scheduleOrder, updateSale } from '../../rows/sale-rows.ts';
import type { ChangeRow } from '../../rows/sale-rows.ts';
import { changeSumOf } from '../../shown/show-change.ts';
import { lock, note, noteNews } from '../../../../orders/move.ts';
import { advance } from '../../../../orders/life.ts';
import { airOrders } from '../../rows/air-orders.ts';
import type { AirOrderState } from '../../rows/air-orders.ts';

/** A change that was asked for; a quote and a refund take no money. */
async function changeOf(db: Parameters<typeof readSale>[0], saleId: string): Promise<ChangeRow | undefined> {
  const sale = await readSale(db, saleId);
  return sale?.kind === 'change' && sale.state !== 'quoted' ? sale : undefined;
}

function stateOf(sale: ChangeRow): Purchase['state'] {
  if (sale.state === 'unpaid') return 'open';
  if (sale.state === 'lapsed') return 'voided';
  if (sale.state === 'withdrawn' || sale.state === 'refused') return sale.paid_at === null ? 'voided' : 'refunded';
  return 'paid';
}

/** The company may pay for the change of a business trip alone; its limit was for the fare. */
function purchaseOf(order: AirOrderState, sale: ChangeRow): Purchase {
  const amount = Math.max(0, changeSumOf(sale.content.items).due);
  return {
    order_id: sale.sale_id,
    order_no: order.order_id,
    business_type: 'changeTicket',
    member_id: order.member_id,
    app_id: order.app_id,
    company_id: order.company_id,
    state: stateOf(sale),
    status: order.status,
    amount,
    split: order.company_id
      ? { company: amount, personal: 0, companyMax: amount, limitPrice: amount, tolerance: 0, taxes: 0 }
      : null,
    pay_deadline: sale.pay_deadline ?? 0,
  };
}

const flightLine = (label: string, flight: ShownFlight): string =>
  `${label} ${flight.airlineName} ${flight.flightNo} ${showDay(flight.depTime.slice(0, 10))} ${clockOf(flight.depTime)}–${clockOf(flight.arrTime)} ${flight.productName}`;

const titleOf = ({ content }: ChangeRow): string => `改签 ${content.fresh.orgcityname} → ${content.fresh.dstcityname}`;

async function known(db: Parameters<typeof readSale>[0], saleId: string): Promise<ChangeRow> {
  const sale = await changeOf(db, saleId);
  if (!sale) throw new Error(`no change ${saleId} to describe`);
  return sale;
}

/** Differences of changes take payments of type changeTicket; the request's number is the purchase's. */
export const changeTicket: Product = {
  async advance(db, saleId, now) {
    const sale = await changeOf(db, saleId);
    if (sale) await advanceOrder(db, sale.order_id, now);
  },
  async lock(tx, saleId, now) {
    const before = await changeOf(tx, saleId);
    const locked = before && (await lock(tx, airOrders, before.order_id));
    if (!locked) return undefined;
    const order = await advance(tx, airLife, locked, now);
    const sale = await changeOf(tx, saleId);
    return sale && purchaseOf(order, sale);
  },
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
      amountName: '改签差价',
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
  /** The new seats are sold; the airline has the request. */
  async paid(tx: Tx, { order_id: saleId }, receipt, now) {
    const sale = await known(tx, saleId);
    await sellSeats(tx, newSeats(sale.content));
    await updateSale(tx, sale, { state: 'confirming', paid_at: now, step_at: now + ticketingMs(saleId) });
    await note(tx, airOrders, sale.order_id, { at: now, title: '改签差价已支付', detail: receipt });
    await scheduleOrder(tx, sale.order_id);
  },
  async refunded(tx, saleId, event) {
    await noteNews(tx, airOrders, (await known(tx, saleId)).order_id, 'pay', event);
  },
};
