import type { Benefits } from '#contract/benefit.ts';
import type { Envelope } from '#contract/row.ts';
import { yuanOf } from '#domain/money.ts';
import { memberOf, ok } from '../../ground/call.ts';
import type { Call } from '../../ground/call.ts';
import { balanceOf, cardOf } from '../ledger/ledger.ts';
import { showBenefit } from './benefit-order.ts';
import { offersTo, plainLevel } from './catalogue.ts';
import { readHoldings } from './read-holdings.ts';

/** The member's holdings, the items on offer to them, and their orders. */
export async function listBenefits(_input: object, call: Call): Promise<Envelope<Benefits>> {
  const { memberId, appId } = memberOf(call);
  const now = call.now();
  return await call.db.transaction().execute(async (tx) => {
    const holdings = await readHoldings(tx, { member_id: memberId, app_id: appId }, now);
    const orders = await tx
      .selectFrom('benefit_orders')
      .where('app_id', '=', appId)
      .where('member_id', '=', memberId)
      .orderBy('created_at', 'desc')
      .orderBy('order_id', 'desc')
      .limit(20)
      .selectAll()
      .execute();
    return ok({
      serverTimeMs: now,
      level: { name: holdings.level?.name ?? plainLevel, until: holdings.level?.until ?? '' },
      cardBalance: yuanOf(await balanceOf(tx, cardOf(appId, memberId))),
      vouchers: holdings.vouchers.map(({ count, value, until }) => ({ count, value: yuanOf(value), until })),
      offers: offersTo(holdings, now).map(({ item, kind, name, detail, amount, reason }) => ({
        item,
        kind,
        name,
        gain: detail,
        amount: yuanOf(amount),
        reason,
      })),
      orders: orders.map((order) => showBenefit(order, now)),
    });
  });
}
