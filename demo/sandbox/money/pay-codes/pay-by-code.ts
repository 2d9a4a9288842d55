import type { PayOutcome } from '#contract/payment.ts';
import type { Envelope } from '#contract/row.ts';
import { showFen } from '#domain/money.ts';
import { codeLooks, codeProductOf, payCodeOf } from '#domain/payment/pay-code.ts';
import { badInput, memberOf, refuse } from '../../ground/call.ts';
import type { Call, Member, Tx } from '../../ground/call.ts';
import { balanceOf, creditOf, walletOf } from '../ledger/ledger.ts';
import { refusedCredit } from '../payments/credit-block.ts';
import { plainPayment } from '../payments/open-payment.ts';
import { createTries } from '../password/tries.ts';
import { amountChanged, finish } from '../payments/pay-at-once.ts';
import type { Payable } from '../payments/payable.ts';
import { receive } from '../payments/receive.ts';
import { hashCode, productsOf, stateOf } from './code-rows.ts';
import type { CodeRow } from './code-rows.ts';

/** The same for a wrong code and for one that this member may not use: nobody learns that it exists. */
const unknown = '授权码不正确，或不是授权给当前账户的';

const tries = createTries({ table: 'pay_code_tries', name: '支付授权码', kind: 'payCodeLocked' });

/**
 * One of the member's tries for a payment by a code. Only a payment settles the wrong ones before it: a code that is
 * known and pays nothing could be typed between guesses. Runs outside of the payment's transaction.
 */
export async function tryCode(call: Call, pay: () => Promise<Envelope<PayOutcome>>): Promise<Envelope<PayOutcome>> {
  const { memberId } = memberOf(call);
  await call.db
    .insertInto('pay_code_tries')
    .values({ member_id: memberId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const taken = await tries.take(call, memberId);
  if ('refused' in taken) return taken.refused;
  const answer = await pay().catch(async (error: unknown) => {
    await tries.giveBack(call, memberId);
    throw error;
  });
  if (answer.msg === unknown) return await tries.wrong(call, memberId, taken.used, 'code', unknown);
  await (answer.ret === 0 ? tries.right : tries.giveBack)(call, memberId);
  return answer;
}

/** A code with a booker: that booker alone. Else the owner, a child of the owner's family, a colleague. */
async function mayUse(tx: Tx, code: CodeRow, booker: Member): Promise<boolean> {
  if (code.booker_phone) return code.booker_phone === booker.mobilePhone;
  if (code.owner_id === booker.memberId || code.owner_id === String(booker.femaleEndId)) return true;
  if (!booker.creditMemberId) return false;
  const owner = await tx
    .selectFrom('members')
    .where('id', '=', code.owner_id)
    .select('credit_member_id')
    .executeTakeFirst();
  return owner?.credit_member_id === booker.creditMemberId;
}

/** The refusal of a code that the booker may use, for this order and now; undefined when it pays. */
function refusalOf(code: CodeRow, { purchase, due, isPartly }: Payable, now: number): Envelope<never> | undefined {
  const state = stateOf(code, now);
  if (state !== 'active') return badInput('code', `授权码${codeLooks[state].label}，请联系授权人`);
  const product = codeProductOf(purchase.business_type);
  if (!product || !productsOf(code).includes(product)) return badInput('code', '授权码不能用于这类订单');
  if (code.scope === 'company' && (!purchase.company_id || purchase.company_id !== code.company_id))
    return badInput('code', '授权码只能支付本企业的因公订单');
  if (code.scope === 'company' && isPartly) return badInput('code', '公司部分已支付，请支付个人部分');
  if (due > code.cap_each)
    return badInput('code', `超出授权码的单次上限 ¥${showFen(code.cap_each, true)}，不能支付本单`);
  if (due > code.cap_total - code.used)
    return badInput('code', `超出授权码的剩余额度 ¥${showFen(code.cap_total - code.used, true)}，不能支付本单`);
  return undefined;
}

/**
 * Pays what is due from the account behind a code, in the transaction that holds order and code: two payments at once
 * never spend more than the code allows. A refund goes back to that account.
 */
export async function payByCode(
  tx: Tx,
  payable: Payable,
  { code: typed }: { code: string },
  call: Call,
): Promise<Envelope<PayOutcome>> {
  const now = call.now();
  const member = memberOf(call);
  const changed = amountChanged(payable);
  if (changed) return changed;
  const code = await tx
    .selectFrom('pay_codes')
    .where('code_hash', '=', hashCode(payCodeOf(typed)))
    .where('app_id', '=', call.appId)
    .selectAll()
    .forUpdate()
    .executeTakeFirst();
  if (!code || !(await mayUse(tx, code, member))) return badInput('code', unknown);
  const refused = refusalOf(code, payable, now);
  if (refused) return refused;
  const isCompany = code.scope === 'company';
  const method = isCompany ? 'creditPay' : 'tianHangPay';
  if (!call.app.switches.pay[method]) return refuse(403, '当前应用不支持这种支付方式');
  const { purchase, due } = payable;
  const blocked = isCompany ? await refusedCredit(tx, code.company_id) : undefined;
  if (blocked) return blocked;
  const source = isCompany ? creditOf(code.company_id ?? '') : walletOf(code.owner_id);
  // The balance of another member is not told.
  if ((await balanceOf(tx, source, true)) < due) return badInput('code', '授权账户余额不足，请联系授权人');
  const payment = await plainPayment(tx, purchase, due, now);
  await tx
    .updateTable('payments')
    .set(isCompany ? { payer: 'company' } : { payer_id: code.owner_id === purchase.member_id ? null : code.owner_id })
    .where('out_trade_no', '=', payment.out_trade_no)
    .execute();
  await receive(tx, payment, method, source, now);
  await tx
    .insertInto('pay_code_uses')
    .values({
      code_id: code.id,
      member_id: member.memberId,
      order_id: purchase.order_id,
      out_trade_no: payment.out_trade_no,
      amount: due,
      at: now,
    })
    .execute();
  await tx
    .updateTable('pay_codes')
    .set({ uses: code.uses + 1, used: code.used + due })
    .where('id', '=', code.id)
    .execute();
  return await finish(tx, payable, now);
}
