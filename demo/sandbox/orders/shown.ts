import { sql } from 'kysely';
import type { OrderPayment } from '#contract/order.ts';
import { momentAt } from '#domain/china-time.ts';
import { fenOf, sumAmounts, yuanOf } from '#domain/money.ts';
import type { Fen } from '#domain/money.ts';
import type { Tx } from '../ground/call.ts';
import { whereMoneyWent } from '#domain/payment/ended-unpaid.ts';
import { paymentsShown } from '../money/payments/give-back.ts';
import type { Payment } from '../money/payments/give-back.ts';
import type { OrderEvent } from './order-event.ts';
import type { OrderKind, OrderState } from './move.ts';

/** Payments of an order that took or held money, as its page shows them. */
export const shownPayments = (payments: readonly Payment[]): OrderPayment[] =>
  payments.flatMap(({ method, payer, amount, paid_at, created_at, trade_no, returned, state }) =>
    method
      ? {
          method,
          payer,
          amount: yuanOf(amount),
          time: momentAt(paid_at ?? created_at),
          tradeNo: trade_no ?? '',
          // The company's share that was held until the order ended went back at once.
          returned: yuanOf(state === 'closed' ? amount : returned),
          status:
            state === 'refunding' ? state : state === 'refunded' || state === 'closed' ? 'refunded' : ('paid' as const),
        }
      : [],
  );

interface HeadRow {
  order_id: string;
  status: number;
  travel_type: 'private' | 'business';
  created_at: number;
  pay_deadline: number;
  payprice: Fen;
}

/** The first facts of the page of every order. */
export const headShown = (order: HeadRow, now: number) => ({
  orderNo: order.order_id,
  status: order.status,
  travelType: order.travel_type,
  createTime: momentAt(order.created_at),
  payDeadline: momentAt(order.pay_deadline),
  payDeadlineMs: order.pay_deadline,
  serverTimeMs: now,
  payprice: yuanOf(order.payprice),
});

/** Why an order can be paid no more: that its time ran out, what became of it, and whose money was taken. */
export async function endedWithMoney(
  tx: Tx,
  kind: Pick<OrderKind<OrderState>, 'events'>,
  { order_id: orderId, pay_deadline: deadline }: { order_id: string; pay_deadline: number },
  because: string,
): Promise<string> {
  const [last] = await timelineOf(tx, kind, orderId);
  const isLate = last !== undefined && last.time >= momentAt(deadline);
  const why = isLate ? `超时未支付，${because}` : because;
  return `${why}，${whereMoneyWent(shownPayments(await paymentsShown(tx, orderId)))}`;
}

/** Of the payments of an order, the sum of those that hold money until the rest is paid. */
export const reservedIn = (payments: readonly Payment[]): Fen =>
  sumAmounts(payments.filter(({ state }) => state === 'reserved'));

/** The shares that were really paid, as far as they were: a member may take over some of the company's. */
export function splitShown(
  { split, payprice }: { split: { company: Fen; personal: Fen } | null; payprice: Fen },
  payments: readonly OrderPayment[],
): { company: string; personal: string } | null {
  if (!split) return null;
  const paid = payments.filter(({ payer }) => payer === 'company').reduce((all, { amount }) => all + fenOf(amount), 0);
  const company = payments.length ? paid : split.company;
  return { company: yuanOf(company), personal: yuanOf(payprice - company) };
}

/** The timeline of an order, the newest line first. */
export async function timelineOf(
  tx: Tx,
  { events }: Pick<OrderKind<OrderState>, 'events'>,
  orderId: string,
): Promise<{ time: string; title: string; detail: string }[]> {
  const { rows } = await sql<OrderEvent>`
    select at, title, detail from ${sql.table(events)} where order_id = ${orderId} order by id desc`.execute(tx);
  return rows.map(({ at, title, detail }) => ({ time: momentAt(at), title, detail }));
}
