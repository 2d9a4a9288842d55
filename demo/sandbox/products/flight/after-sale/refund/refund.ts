import type { z } from 'zod';
import type { AirOrder } from '#contract/order.ts';
import type { orderAfterSaleSchemas } from '#contract/order-after-sale.schema.ts';
import type { Envelope } from '#contract/row.ts';
import { reasonLabel } from '#domain/order/after-sale/reasons.ts';
import { showFen } from '#domain/money.ts';
import { refuse } from '../../../../ground/call.ts';
import type { Call } from '../../../../ground/call.ts';
import { applyQuote, withdrawSale } from '../../../../orders/sales/apply.ts';
import { airSales } from '../apply.ts';
import { quoteRefund } from './refund-quote.ts';
import { updateSale } from '../../../../orders/sales/sale-rows.ts';
import { moveToNext } from '../../rows/move-to-next.ts';

/** From the request until the airline has it: the member may still take it back. */
const reviewMs = 10_000;

/** `周砚清、周小满 · 行程有变` */
const whoAndWhy = (items: readonly { name: string }[], reason: string): string =>
  `${[...new Set(items.map(({ name }) => name))].join('、')} · ${reasonLabel(reason)}`;

/** A refund as it was quoted: 2 or 3 → 9. No money moves before the airline has agreed. */
export async function applyRefund(
  input: z.output<typeof orderAfterSaleSchemas.refundApply>,
  call: Call,
): Promise<Envelope<AirOrder>> {
  if (!call.app.switches.showAirRefund) return refuse(403, '当前应用未开放在线退票，请致电客服');
  return await applyQuote(airSales, input, call, {
    kind: 'refund',
    done: () => '退票申请已提交',
    async begin(tx, { locked, sale, now }) {
      const { items } = sale.content;
      const back = items.reduce((sum, item) => sum + item.back, 0);
      await updateSale(tx, sale, {
        state: 'applied',
        remark: sale.remark,
        applied_at: now,
        step_at: now + reviewMs,
        content: sale.content,
      });
      await moveToNext(tx, locked, 9, {
        at: now,
        byOwner: true,
        title: '退票申请已提交',
        detail: `${whoAndWhy(items, sale.reason)}，预计退回 ¥${showFen(back, true)}`,
      });
      return undefined;
    },
    requote: async (sale) => {
      const { items, follows } = sale.content;
      const chosen = items.filter(({ psgId }) => !follows.includes(psgId));
      return await quoteRefund(
        {
          orderId: sale.order_id,
          psgIds: [...new Set(chosen.map(({ psgId }) => psgId))],
          triptypes: [...new Set(chosen.map(({ triptype }) => triptype))],
          reason: sale.reason,
          proofs: sale.proofs.map(({ proofId }) => proofId),
        },
        call,
      );
    },
  });
}

/** 9 → 2: the airline has not been asked yet. */
export const withdrawRefund = async (
  input: z.output<typeof orderAfterSaleSchemas.refundWithdraw>,
  call: Call,
): Promise<Envelope<AirOrder>> =>
  await withdrawSale(airSales, input, call, {
    kind: 'refund',
    tooLate: () => '航司已受理退票，不能撤回',
    async withdraw(tx, locked, sale, now) {
      await updateSale(tx, sale, { state: 'withdrawn', decided_at: now, step_at: null });
      await moveToNext(tx, locked, 2, {
        at: now,
        byOwner: true,
        title: '退票申请已撤回',
        detail: '客票继续有效，没有产生费用',
      });
    },
  });
