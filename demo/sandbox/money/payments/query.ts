import type { TradeConflict, TradePaid } from '#contract/payment.ts';
import type { Envelope } from '#contract/row.ts';
import { isOwn, memberOf, ok, refuse } from '../../ground/call.ts';
import type { Call } from '../../ground/call.ts';
import type { ClosedBecause } from '../../ground/database/tables/tables-payment.ts';
import { productOf } from './product.ts';

/** Trade pending or not yet known: providers do not know a trade before its code is scanned. */
const pending = 16_128;

const orderOver = { kind: 'orderClosed', msg: '订单已取消或已超过支付时限，此二维码已失效' } as const;
const conflicts: Readonly<Record<ClosedBecause, { kind: TradeConflict['kind']; msg: string }>> = {
  expired: { kind: 'expired', msg: '二维码已失效，请刷新后再付' },
  otherMethod: { kind: 'closed', msg: '已改用其他支付方式，此二维码已失效' },
  amountChanged: { kind: 'closed', msg: '待付金额已变化，此二维码已失效' },
  orderClosed: orderOver,
  overdue: orderOver,
  paidElsewhere: { kind: 'paidElsewhere', msg: '订单已用其他方式支付' },
};

/** One state per trade: done, pending (also when it is unknown here), or over with the reason. */
export async function queryTrade(input: { out_trade_no: string }, call: Call): Promise<Envelope<TradePaid>> {
  const member = memberOf(call);
  const now = call.now();
  const read = () =>
    call.db.selectFrom('payments').where('out_trade_no', '=', input.out_trade_no).selectAll().executeTakeFirst();
  const known = await read();
  if (known) await productOf(known.business_type).advance(call.db, known.order_id, now);
  const trade = known && (await read());
  if (!trade || !isOwn(member, trade)) return refuse(pending, '交易尚未创建或等待付款');
  const { order_id: orderId, out_trade_no: outTradeNo } = trade;
  const over = ({ kind, msg }: { kind: TradeConflict['kind']; msg: string }): Envelope<never> =>
    refuse(409, msg, { kind, orderId } satisfies TradeConflict);
  if (trade.closed_because) {
    return trade.state === 'refunded'
      ? over({ kind: 'refunded', msg: '付款时订单已无需支付，款项已原路退回' })
      : over(conflicts[trade.closed_because]);
  }
  // A paid trade stays paid here when the airline refuses the order later: the order has the rest.
  if (trade.state === 'paid' || trade.state === 'refunding' || trade.state === 'refunded')
    return ok({ outTradeNo, state: 'paid', orderId });
  return trade.expires_at !== null && trade.expires_at <= now ? over(conflicts.expired) : refuse(pending, '等待付款');
}
