import { shareOut } from '#domain/order/after-sale/share-out.ts';
import type { Fen } from '#domain/money.ts';
import type { Tx } from '../ground/call.ts';
import type { Share } from '../ground/database/tables/tables-after-sale.ts';
import { isQr } from '../money/payments/give-back.ts';
import { book, moneyOfOrder, refundsPayable, wayBackTo } from '../money/ledger/ledger.ts';
import type { WholeOrder } from '../products/flight/order/read-order.ts';
import type { ChangeRow } from '../products/flight/after-sale/sale-rows.ts';

interface SoldTicket {
  psgId: string;
  triptype: 1 | 2;
}

/**
 * The payments that an amount for these tickets goes back to: each by what it paid for them, the order's payments by
 * the tickets as they were booked, a change's by what was due for them.
 */
export function sharesOf(order: WholeOrder, tickets: readonly SoldTicket[], amount: Fen): Share[] {
  const isMeant = (psgId: string, triptype: 1 | 2): boolean =>
    tickets.some((one) => one.psgId === psgId && one.triptype === triptype);
  const booked = order.tickets
    .filter((one) => isMeant(one.psg_id, one.triptype))
    .reduce((sum, one) => sum + one.tkt_price + one.cons_tax + one.fuel_tax + one.serv_fee + one.insu_price, 0);
  const dueIn = (saleId: string): { meant: Fen; all: Fen } => {
    const sale = order.sales.find((one) => one.sale_id === saleId) as ChangeRow | undefined;
    const items = sale?.content.items ?? [];
    const sum = (of: typeof items): Fen => of.reduce((total, { due }) => total + Math.max(0, due), 0);
    return { meant: sum(items.filter(({ psgId }) => sale && isMeant(psgId, sale.content.triptype))), all: sum(items) };
  };
  const open = order.payments.filter(({ state, returned, amount: paid }) => state !== 'refunded' && paid > returned);
  const sources = open.map((payment) => {
    const part = payment.order_id === order.order_id ? { meant: booked, all: order.payprice } : dueIn(payment.order_id);
    return {
      weight: part.all ? Math.round((payment.amount * part.meant) / part.all) : 0,
      cap: payment.amount - payment.returned,
    };
  });
  return shareOut(amount, sources).flatMap((part, at) => {
    const payment = open[at];
    if (!payment || !part) return [];
    const { out_trade_no: outTradeNo, payer, method, source } = payment;
    return [{ outTradeNo, payer, method, source, amount: part }];
  });
}

/** True while each payment still has its share: the shares of a quote are booked as they were shown, or quoted again. */
export const canGiveBack = ({ payments }: Pick<WholeOrder, 'payments'>, shares: readonly Share[]): boolean =>
  shares.every(({ outTradeNo, amount }) => {
    const payment = payments.find((one) => one.out_trade_no === outTradeNo);
    return payment !== undefined && payment.amount - payment.returned >= amount;
  });

/**
 * Sends money that lies in the order's account back to the payments. Wallet and credit line have it at once, a provider
 * gets it later (`finishShares`). True: nothing is on its way any more.
 */
export async function startShares(
  tx: Tx,
  { orderId, saleId, shares }: { orderId: string; saleId: string; shares: readonly Share[] },
  at: number,
): Promise<boolean> {
  for (const share of shares) {
    const later = isQr(share.method);
    const target = later ? refundsPayable : await wayBackTo(tx, share.source);
    await book(tx, {
      key: `refund:${saleId}:${share.outTradeNo}`,
      kind: 'refund',
      orderId,
      outTradeNo: share.outTradeNo,
      at,
      moves: { [moneyOfOrder(orderId)]: -share.amount, [target]: share.amount },
    });
    await tx
      .updateTable('payments')
      .set((eb) => ({
        returned: eb('returned', '+', share.amount),
        state: later
          ? ('refunding' as const)
          : eb
              .case()
              .when('amount', '=', eb('returned', '+', share.amount))
              .then('refunded' as const)
              .else('paid' as const)
              .end(),
      }))
      .where('out_trade_no', '=', share.outTradeNo)
      .execute();
  }
  return shares.every(({ method }) => !isQr(method));
}

/** The providers have given their shares back to the payers. */
export async function finishShares(
  tx: Tx,
  { orderId, saleId, shares }: { orderId: string; saleId: string; shares: readonly Share[] },
  at: number,
): Promise<void> {
  for (const share of shares.filter(({ method }) => isQr(method))) {
    await book(tx, {
      key: `returned:${saleId}:${share.outTradeNo}`,
      kind: 'refund',
      orderId,
      outTradeNo: share.outTradeNo,
      at,
      moves: { [refundsPayable]: -share.amount, [share.source ?? '']: share.amount },
    });
    await tx
      .updateTable('payments')
      .set((eb) => ({
        state: eb
          .case()
          .when('amount', '=', eb.ref('returned'))
          .then('refunded' as const)
          .else('paid' as const)
          .end(),
      }))
      .where('out_trade_no', '=', share.outTradeNo)
      .execute();
  }
}
