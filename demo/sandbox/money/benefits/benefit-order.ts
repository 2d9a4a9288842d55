import type { Selectable } from 'kysely';
import type { BenefitOrder, BenefitOrdered, UnfinishedBenefit } from '#contract/benefit.ts';
import type { Envelope } from '#contract/row.ts';
import { momentAt } from '#domain/china-time.ts';
import { yuanOf } from '#domain/money.ts';
import { isOwn, memberOf, ok, refuse } from '../../ground/call.ts';
import type { Call, Tx } from '../../ground/call.ts';
import type { BenefitOrderRow } from '../../ground/database/tables/tables-benefit.ts';
import { once } from '../../ground/once.ts';
import { nextOrderNumber, orderIdOf } from '../../ground/order-number.ts';
import { openOrders, payMs } from '../payments/open-orders.ts';
import { offersTo } from './catalogue.ts';
import { readHoldings } from './read-holdings.ts';

export type Benefit = Selectable<BenefitOrderRow>;

/** Benefits as orders. */
export const benefitOrders = openOrders<Benefit>('benefit_orders');

const missing = (): Envelope<never> => refuse(404, '没有找到这笔订单');

export const showBenefit = (order: Benefit, now: number): BenefitOrder => ({
  orderId: order.order_id,
  kind: order.kind,
  name: order.name,
  amount: yuanOf(order.amount),
  // The sweep ends an order soon after its deadline.
  state: order.state === 'open' && order.pay_deadline <= now ? 'voided' : order.state,
  createTime: momentAt(order.created_at),
  payDeadlineMs: order.pay_deadline,
  note: order.note,
});

/** A new order at today's price. One of the same kind that waits for its payment is named instead. */
export async function createBenefit(
  input: { item: string; requestId: string },
  call: Call,
): Promise<Envelope<BenefitOrdered>> {
  const member = memberOf(call);
  const own = { member_id: member.memberId, app_id: member.appId };
  const number = await nextOrderNumber(call);
  return await once(
    call,
    input.requestId,
    input,
    async (tx) => {
      const now = call.now();
      const offer = offersTo(await readHoldings(tx, own, now), now).find(({ item }) => item === input.item);
      if (!offer) return refuse(404, '该权益已下架，请刷新后重试');
      if (offer.reason) return refuse(409, `暂不能购买：${offer.reason}`, { kind: 'notOnOffer' });
      const { item, kind, name, detail, amount, gain } = offer;
      const unfinished = await openOrderOf(tx, own, kind, now);
      if (unfinished)
        return refuse(409, '您还有未处理的订单，请先支付或取消', {
          kind: 'unfinished',
          orderId: unfinished.order_id,
          businessType: kind,
        } satisfies UnfinishedBenefit);
      const order_id = `QY${orderIdOf(number, now)}`;
      await tx
        .insertInto('benefit_orders')
        .values({
          ...own,
          order_id,
          kind,
          item,
          name,
          detail,
          gain: JSON.stringify(gain),
          amount,
          state: 'open',
          created_at: now,
          pay_deadline: now + payMs,
          paid_at: null,
          note: '',
        })
        .execute();
      return ok({ orderId: order_id, businessType: kind });
    },
    { locks: [`benefit:${member.appId}:${member.memberId}`] },
  );
}

async function openOrderOf(
  tx: Tx,
  own: { member_id: string; app_id: string },
  kind: Benefit['kind'],
  now: number,
): Promise<Benefit | undefined> {
  const known = await tx
    .selectFrom('benefit_orders')
    .where('app_id', '=', own.app_id)
    .where('member_id', '=', own.member_id)
    .where('kind', '=', kind)
    .where('state', '=', 'open')
    .select('order_id')
    .executeTakeFirst();
  const order = known && (await benefitOrders.lock(tx, known.order_id, now));
  return order?.state === 'open' ? order : undefined;
}

/** An unpaid order given up by its member. */
export async function cancelBenefit(
  input: { orderId: string; requestId: string },
  call: Call,
): Promise<Envelope<BenefitOrder>> {
  return await once(call, input.requestId, input, async (tx) => {
    const now = call.now();
    const order = await benefitOrders.lock(tx, input.orderId, now);
    if (!order || !isOwn(memberOf(call), order)) return missing();
    const data = { kind: order.state === 'paid' ? 'alreadyPaid' : 'orderClosed', orderId: order.order_id };
    if (order.state !== 'open')
      return refuse(409, order.state === 'paid' ? '订单已支付，不能取消' : '订单已取消', data);
    return ok(showBenefit(await benefitOrders.end(tx, order.order_id, '由您取消', now), now), '订单已取消');
  });
}
