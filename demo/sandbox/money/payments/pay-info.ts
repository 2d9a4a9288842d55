import type { PayInfo, PaySplit } from '#contract/payment.ts';
import type { Envelope } from '#contract/row.ts';
import { closedByCompany } from '#domain/order/approval/approval.ts';
import { yuanOf } from '#domain/money.ts';
import type { Split } from '#domain/payment/split.ts';
import type { Call, Tx } from '../../ground/call.ts';
import { isOwn, memberOf, ok } from '../../ground/call.ts';
import { paymentsIn } from './give-back.ts';
import type { Payment } from './give-back.ts';
import { balanceOf, creditOf, walletOf } from '../ledger/ledger.ts';
import { creditBlockOf } from './credit-block.ts';
import { offeredFor, payMethods, preferredMethod } from './methods.ts';
import { currentPayment, dueOf } from './open-payment.ts';
import { hasPayPassword } from '../password/pay-password.ts';
import { missing } from './payable.ts';
import { findProduct } from './product.ts';
import type { Purchase } from './product.ts';

/** The true state of what is to be paid; asking again names the same payment as long as it can be paid. */
export async function payInfo(
  input: { orderId: string; businessType: string },
  call: Call,
): Promise<Envelope<PayInfo>> {
  const member = memberOf(call);
  const now = call.now();
  const found = findProduct(input.businessType);
  if (!found.ok) return found.answer;
  const { product } = found;
  const hasPassword = await hasPayPassword(call, member);
  return await call.db.transaction().execute(async (tx) => {
    const purchase = await product.lock(tx, input.orderId, now);
    if (!purchase || !isOwn(member, purchase)) return missing();
    const parts = await paymentsIn(tx, purchase.order_id, 'paid', 'reserved');
    const approval = await product.approval?.(tx, purchase.order_id);
    const described = await product.describe(tx, purchase.order_id, now);
    const made = described.isDeposit ? undefined : await product.parts?.(tx, purchase.order_id);
    return ok({
      ...(await dueInfo(tx, purchase, parts, call)),
      ...described,
      ...(made && { parts: made }),
      ...(approval && { approval }),
      ...(approval && closedByCompany(approval) && { closedBecause: closedByCompany(approval) }),
      hasPayPassword: hasPassword,
    });
  });
}

async function dueInfo(
  tx: Tx,
  purchase: Purchase,
  parts: readonly Payment[],
  call: Call,
): Promise<Omit<PayInfo, 'title' | 'lines' | 'hasPayPassword'>> {
  const now = call.now();
  const { order_id: orderId, state, split } = purchase;
  const isOpen = state === 'open';
  const due = isOpen ? await dueOf(tx, purchase) : 0;
  const isPartly = isOpen && due < purchase.amount;
  const current = isOpen ? await currentPayment(tx, purchase, due, now) : parts.at(-1);
  const methods = isOpen
    ? payMethods({
        level: memberOf(call).level,
        isChild: memberOf(call).femaleEndId > 0,
        offered: offeredFor(purchase, call.app.switches.pay),
        isPartly,
        dueFen: due,
        walletFen: await balanceOf(tx, walletOf(purchase.member_id)),
        creditFen: purchase.company_id ? await balanceOf(tx, creditOf(purchase.company_id)) : 0,
        creditBlock: await creditBlockOf(tx, purchase.company_id),
        split,
      })
    : [];
  return {
    orderId,
    orderNo: purchase.order_no ?? orderId,
    outTradeNo: current?.out_trade_no ?? '',
    businessType: purchase.business_type,
    state: isPartly ? 'partly' : state === 'open' || state === 'paid' || state === 'awaits' ? state : 'closed',
    amount: yuanOf(purchase.amount),
    due: yuanOf(due),
    deadlineMs: purchase.pay_deadline,
    serverTimeMs: now,
    methods,
    preferred: preferredMethod(methods),
    ...(split && isOpen && !isPartly ? { split: showSplit(split) } : {}),
    needsPayPassword: call.app.switches.showPayPwd,
    paid: parts.map(({ payer, method, amount }) => ({ payer, method: method ?? 'alipay', amount: yuanOf(amount) })),
    ...(isOpen && call.settings.requestVerifyKey && { checkString: call.settings.requestVerifyKey }),
  };
}

const showSplit = (split: Split): PaySplit => ({
  company: yuanOf(split.company),
  personal: yuanOf(split.personal),
  companyMax: yuanOf(split.companyMax),
  limitPrice: yuanOf(split.limitPrice),
  tolerance: yuanOf(split.tolerance),
  taxes: yuanOf(split.taxes),
  serviceFee: yuanOf(split.serviceFee ?? 0),
  insurance: yuanOf(split.insurance ?? 0),
});
