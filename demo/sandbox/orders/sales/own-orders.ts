import { isUnderWay } from '#domain/order/after-sale/sale-states.ts';
import { changeName } from '#domain/rail/change-rules.ts';
import { isOwn, refuse } from '../../ground/call.ts';
import type { Database, Tx } from '../../ground/call.ts';
import { advanceOrder } from '../life.ts';
import type { Life } from '../life.ts';
import { maySee, noOrder } from '../may-see.ts';
import type { OrderState } from '../move.ts';
import type { SalePort } from './apply.ts';
import type { AnySale } from './sale-rows.ts';

interface Whole<Order, Sale> {
  order: Order;
  sales: readonly Sale[];
}

/** Orders whose tickets have states of their own, as requests read them. `readWhole`: the order with all that belongs to it. */
export function ownOrders<
  Order extends OrderState & { company_id: string | null },
  Sale extends AnySale,
  W extends Whole<Order, Sale>,
>(
  life: Life<Order>,
  readWhole: (db: Database | Tx, orderId: string) => Promise<W | undefined>,
): Pick<SalePort<Order, Sale, W, never>, 'life' | 'read' | 'refused'> {
  return {
    life,
    /** With its due steps taken. Foreign orders are answered as missing. */
    async read(db, member, orderId, now) {
      if (!db.isTransaction) await advanceOrder(db, life, orderId, now);
      const whole = await readWhole(db, orderId);
      if (!whole || !maySee(member, whole.order)) return { ok: false, answer: noOrder() };
      if (!isOwn(member, whole.order)) return { ok: false, answer: refuse(403, '请由下单人申请退改') };
      return { ok: true, order: whole };
    },
    refused({ order: { order_id: orderId, status }, sales }) {
      const open = sales.find(({ state }) => state !== 'quoted' && isUnderWay(state));
      if (open) {
        const { isOtherStation = false } = open.content as { isOtherStation?: boolean };
        const msg = `这笔订单有${changeName(isOtherStation)}待支付，请先支付或撤回`;
        return refuse(409, msg, { kind: 'underWay', saleId: open.sale_id });
      }
      if (status === 2 || status === 3) return undefined;
      const { label } = life.kind.statuses.look(status);
      return refuse(409, `订单${label}，不能申请退改`, { kind: 'wrongStatus', orderId, status });
    },
  };
}
