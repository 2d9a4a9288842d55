import type { SaleShare } from '#contract/order-after-sale.ts';
import { yuanOf } from '#domain/money.ts';
import type { Fen } from '#domain/money.ts';
import { shareOut } from '#domain/order/after-sale/share-out.ts';
import type { Tx } from '../ground/call.ts';
import type { Share } from '../ground/database/tables/tables-after-sale.ts';
import { bookBack, bookReturned, isQr, paymentsIn, startRefunds } from '../money/payments/give-back.ts';
import { releaseUses, returnBudget } from './applications/uses.ts';
import type { Payment } from '../money/payments/give-back.ts';
import { emitRefund } from './events/emit-order.ts';

/** True while each payment still has its share: the shares of a quote are booked as they were shown, or quoted again. */
export const canGiveBack = (payments: readonly Payment[], shares: readonly Share[]): boolean =>
  shares.every(({ outTradeNo, amount }) => {
    const payment = payments.find((one) => one.out_trade_no === outTradeNo);
    return payment !== undefined && payment.amount - payment.returned >= amount;
  });

/** The parts of an amount that go back to these payments, each by its weight. */
export function sharesOver(amount: Fen, payments: readonly Payment[], weightOf: (payment: Payment) => Fen): Share[] {
  const sources = payments.map((one) => ({ weight: weightOf(one), cap: one.amount - one.returned }));
  return shareOut(amount, sources).flatMap((part, at) => {
    const payment = payments[at];
    if (!payment || !part) return [];
    const { out_trade_no: outTradeNo, payer, method, source } = payment;
    return [{ outTradeNo, payer, method, source, amount: part }];
  });
}

/**
 * The payments that an amount for some tickets goes back to: each by its part of what was paid for them. `partOf`: of the
 * price that a payment was for, the part for these tickets.
 */
export const sharesOfParts = (
  amount: Fen,
  payments: readonly Payment[],
  partOf: (payment: Payment) => { meant: Fen; all: Fen },
): Share[] =>
  sharesOver(
    amount,
    payments.filter(
      ({ state, returned, amount: paid }) => (state === 'paid' || state === 'refunding') && paid > returned,
    ),
    (payment) => {
      const { meant, all } = partOf(payment);
      return all ? Math.round((payment.amount * meant) / all) : 0;
    },
  );

export const showShares = (shares: readonly Share[]): SaleShare[] =>
  shares.map(({ payer, method, amount }) => ({ payer, method: method ?? 'alipay', amount: yuanOf(amount) }));

export const atOnceText = '立即到账';

/** When money that goes back arrives: wallet and credit line at once, a provider takes its days. */
export function arrivalOf(shares: readonly Share[]): string {
  const later = shares.some(({ method }) => isQr(method));
  const atOnce = shares.some(({ method }) => !isQr(method));
  if (later && atOnce) return `钱包与公司授信${atOnceText}，其余 7 个工作日内原路退回`;
  return later ? '7 个工作日内原路退回' : atOnce ? atOnceText : '';
}

/** The payments that an amount goes back to, each by its part of what was paid. */
export const sharesBack = async (tx: Tx, orderId: string, amount: Fen): Promise<Share[]> =>
  sharesOver(amount, await paymentsIn(tx, orderId, 'paid'), (payment) => payment.amount);

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
    const later = await bookBack(tx, { ...share, key: `${saleId}:${share.outTradeNo}`, orderId }, at);
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
  await returnBudget(tx, orderId, shares);
  await emitRefund(tx, orderId, shares, at);
  return shares.every(({ method }) => !isQr(method));
}

/** All that was paid for an order that is not carried out goes back, and so does its part of a trip application. */
export async function refundOrder(tx: Tx, orderId: string, at: number): Promise<Payment[]> {
  const parts = await startRefunds(tx, orderId, at);
  await releaseUses(tx, orderId);
  await emitRefund(tx, orderId, parts, at);
  return parts;
}

/** The providers have given their shares back to the payers. */
export async function finishShares(
  tx: Tx,
  { orderId, saleId, shares }: { orderId: string; saleId: string; shares: readonly Share[] },
  at: number,
): Promise<void> {
  for (const share of shares.filter(({ method }) => isQr(method))) {
    await bookReturned(tx, { ...share, key: `${saleId}:${share.outTradeNo}`, orderId }, at);
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
