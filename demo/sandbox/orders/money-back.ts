import { shareOut } from '#domain/order/after-sale/share-out.ts';
import type { Fen } from '#domain/money.ts';
import type { Tx } from '../ground/call.ts';
import type { Share } from '../ground/database/tables/tables-after-sale.ts';
import { isQr, paymentsIn } from '../money/payments/give-back.ts';
import type { Payment } from '../money/payments/give-back.ts';
import { book, moneyOfOrder, refundsPayable, wayBackTo } from '../money/ledger/ledger.ts';

/** The payments that an amount goes back to, each by its part of what was paid. */
export async function sharesBack(tx: Tx, orderId: string, amount: Fen): Promise<Share[]> {
  const paid = await paymentsIn(tx, orderId, 'paid');
  return shareOut(
    amount,
    paid.map((payment) => ({ weight: payment.amount, cap: payment.amount - payment.returned })),
  ).flatMap((part, at) => {
    const payment = paid[at];
    if (!payment || !part) return [];
    const { out_trade_no: outTradeNo, payer, method, source } = payment;
    return [{ outTradeNo, payer, method, source, amount: part }];
  });
}

/** True while each payment still has its share: the shares of a quote are booked as they were shown, or quoted again. */
export const canGiveBack = (payments: readonly Payment[], shares: readonly Share[]): boolean =>
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
