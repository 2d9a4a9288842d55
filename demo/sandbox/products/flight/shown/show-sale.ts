import type { AfterSale } from '#contract/order-after-sale.ts';
import { momentAt } from '#domain/china-time.ts';
import { isVoluntary } from '#domain/order/after-sale/reasons.ts';
import { saleSteps, sumOfRefund } from '#domain/order/after-sale/sale-steps.ts';
import { mayWithdraw, saleLook } from '#domain/order/after-sale/sale-states.ts';
import { fenOf, showFen } from '#domain/money.ts';
import { changeTotals, showChangeLine } from './show-change.ts';
import { arrivesText, refundTotals, showLine } from './show-refund.ts';
import { showShares } from '../../../orders/money-back.ts';
import { saleOf } from '../rows/sale-rows.ts';
import type { SaleRow } from '../rows/sale-rows.ts';

const yuanText = (yuan: string): string => (fenOf(yuan) > 0 ? `¥${showFen(fenOf(yuan), true)}` : '');
const moment = (at: number | null): string => (at === null ? '' : momentAt(at));

function actionsOf(sale: SaleRow, now: number): AfterSale['actions'] {
  if (sale.state === 'quoted') return [];
  const withdraw = mayWithdraw(sale.state) ? (['withdraw'] as const) : [];
  return sale.state === 'unpaid' && now < (sale.pay_deadline ?? 0) ? ['pay', ...withdraw] : [...withdraw];
}

/** Requests of an order as the wire shows them. `isOwn`: the booker acts. `telephone`: of the application's service. */
export function showSales(
  rows: readonly Parameters<typeof saleOf>[0][],
  { isOwn, now, telephone }: { isOwn: boolean; now: number; telephone: string },
): AfterSale[] {
  return rows.map(saleOf).map((sale): AfterSale => {
    const state = sale.state === 'quoted' ? 'applied' : sale.state;
    const money =
      sale.kind === 'refund'
        ? { due: '0', back: refundTotals(sale.content.items).back }
        : changeTotals(sale.content.items);
    const base = {
      saleId: sale.sale_id,
      orderId: sale.order_id,
      state,
      title: `${sale.kind === 'refund' ? '退票' : '改签'} · ${saleLook(state).label}`,
      createTime: moment(sale.applied_at),
      reason: sale.reason,
      voluntary: isVoluntary(sale.reason),
      remark: sale.remark,
      proofs: sale.proofs,
      shares: showShares(sale.content.shares),
      steps: saleSteps({
        kind: sale.kind,
        state,
        applied: moment(sale.applied_at),
        reviewed: moment(sale.reviewed_at),
        paid: moment(sale.paid_at),
        decided: moment(sale.decided_at),
        paidBack: moment(sale.paid_back_at),
        due: yuanText(money.due),
        back: yuanText(money.back),
        ...(sale.kind === 'refund' && { sum: sumOfRefund(sale.content.items) }),
        arrives: arrivesText(sale.content.shares, sale.decided_at !== null),
        nowMs: now,
        telephone,
      }),
      actions: isOwn ? actionsOf(sale, now) : [],
    };
    if (sale.kind === 'refund')
      return {
        ...base,
        kind: 'refund',
        lines: sale.content.items.map(showLine),
        totals: refundTotals(sale.content.items),
      };
    const { triptype, old, fresh, oldNo, freshNo, items } = sale.content;
    return {
      ...base,
      kind: 'change',
      old: { triptype, changeNo: oldNo, ...old },
      new: { triptype, changeNo: freshNo, ...fresh },
      lines: items.map(showChangeLine),
      totals: changeTotals(items),
      payDeadlineMs: sale.pay_deadline ?? 0,
    };
  });
}
