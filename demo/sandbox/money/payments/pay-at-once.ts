import type { PayConflict, PayOutcome } from '#contract/payment.ts';
import type { Envelope } from '#contract/row.ts';
import { fenOf, showFen, yuanOf } from '#domain/money.ts';
import type { Fen } from '#domain/money.ts';
import { checkMix } from '#domain/payment/split.ts';
import type { Call, Tx } from '../../ground/call.ts';
import { badInput, ok, refuse } from '../../ground/call.ts';
import { partsText, paymentsIn } from './give-back.ts';
import type { Payment } from './give-back.ts';
import { balanceOf, book, creditOf, reservedTwin, walletOf } from '../ledger/ledger.ts';
import { refusedCredit } from './credit-block.ts';
import { aboveLimit, paidByTraveller, nothingPersonal } from './methods.ts';
import { addPayment, plainPayment, qrPayment } from './open-payment.ts';
import type { Payable } from './payable.ts';
import { showQr } from './precreate.ts';
import type { Purchase } from './product.ts';
import { completePurchase, receive } from './receive.ts';

const conflict = (msg: string, data: PayConflict): Envelope<never> => refuse(409, msg, data);

function insufficient(method: 'tianHangPay' | 'creditPay', missing: Fen): Envelope<never> {
  const what = method === 'tianHangPay' ? '余额不足' : '授信额度不足';
  return conflict(`${what} ¥${showFen(missing, true)}，请换一种支付方式`, {
    kind: 'insufficient',
    method,
    missing: yuanOf(missing),
  });
}

/** The payer saw another amount than is due now: nothing is taken. */
export function amountChanged({ payment, due }: Payable): Envelope<never> | undefined {
  return payment.amount === due
    ? undefined
    : conflict(`待付金额现为 ¥${showFen(due, true)}，请核对后再付`, { kind: 'amountChanged', due: yuanOf(due) });
}

async function outcome(tx: Tx, orderId: string, state: PayOutcome['state']): Promise<PayOutcome> {
  const parts = (await paymentsIn(tx, orderId, 'paid', 'reserved')).sort((a, b) => a.payer.localeCompare(b.payer));
  return {
    state,
    orderId,
    paid: parts.map(({ payer, method, amount }) => ({
      payer,
      method: method ?? 'tianHangPay',
      amount: yuanOf(amount),
    })),
  };
}

export async function finish(tx: Tx, { product, purchase }: Payable, now: number): Promise<Envelope<PayOutcome>> {
  await completePurchase(tx, product, purchase, now);
  return ok(await outcome(tx, purchase.order_id, 'paid'), '订单支付成功');
}

/** Pays the due amount at once from the member's wallet. */
export async function payFromWallet(tx: Tx, payable: Payable, now: number): Promise<Envelope<PayOutcome>> {
  const { purchase, due } = payable;
  const changed = amountChanged(payable);
  if (changed) return changed;
  const wallet = walletOf(purchase.member_id);
  const balance = await balanceOf(tx, wallet, true);
  if (balance < due) return insufficient('tianHangPay', due - balance);
  await receive(tx, await plainPayment(tx, purchase, due, now), 'tianHangPay', wallet, now);
  return await finish(tx, payable, now);
}

const notForCompany = (): Envelope<never> => refuse(403, '因私订单不能使用公司授信');
const partlyPaid = (orderId: string): Envelope<never> =>
  conflict('公司部分已支付，请支付个人部分', { kind: 'partlyPaid', orderId });

/** The whole order, at once, from the company's credit line; only what the company may pay alone. */
export async function payFromCredit(tx: Tx, payable: Payable, now: number): Promise<Envelope<PayOutcome>> {
  const { purchase, due, isPartly } = payable;
  if (!purchase.company_id || !purchase.split) return notForCompany();
  if (isPartly) return partlyPaid(purchase.order_id);
  const { company, personal } = purchase.split;
  if (personal > 0) return refuse(403, company > 0 ? aboveLimit(personal) : paidByTraveller);
  const blocked = await refusedCredit(tx, purchase.company_id);
  if (blocked) return blocked;
  const credit = creditOf(purchase.company_id);
  const available = await balanceOf(tx, credit, true);
  if (available < due) return insufficient('creditPay', due - available);
  const payment = await plainPayment(tx, purchase, due, now);
  await tx.updateTable('payments').set({ payer: 'company' }).where('out_trade_no', '=', payment.out_trade_no).execute();
  await receive(tx, payment, 'creditPay', credit, now);
  return await finish(tx, payable, now);
}

interface Mix {
  companyAmount: string;
  personalAmount: string;
  personalMethod: 'alipay' | 'weChatPay' | 'tianHangPay';
}

/**
 * Company and traveller together. With the wallet both parts move at once or not at all; with a QR code the
 * company's part is reserved, and booked back when the order ends without the traveller's.
 */
export async function payMixed(tx: Tx, payable: Payable, mix: Mix, call: Call): Promise<Envelope<PayOutcome>> {
  const { product, purchase, due, isPartly } = payable;
  if (!purchase.company_id || !purchase.split) return notForCompany();
  if (isPartly) return partlyPaid(purchase.order_id);
  if (purchase.isWhole && !purchase.split.personal) return refuse(409, nothingPersonal);
  const [companyFen, personalFen] = [fenOf(mix.companyAmount), fenOf(mix.personalAmount)];
  const wrong = checkMix({ companyFen, personalFen }, due, purchase.split.companyMax);
  if (wrong) return badInput(companyFen > purchase.split.companyMax ? 'companyAmount' : 'personalAmount', wrong);
  const blocked = await refusedCredit(tx, purchase.company_id);
  if (blocked) return blocked;
  const credit = creditOf(purchase.company_id);
  const available = await balanceOf(tx, credit, true);
  if (available < companyFen) return insufficient('creditPay', companyFen - available);
  if (mix.personalMethod === 'tianHangPay') {
    const balance = await balanceOf(tx, walletOf(purchase.member_id), true);
    if (balance < personalFen) return insufficient('tianHangPay', personalFen - balance);
  }
  const now = call.now();
  const reserved = await reserve(tx, purchase, companyFen, credit, now);
  if (mix.personalMethod === 'tianHangPay') {
    await receive(
      tx,
      await plainPayment(tx, purchase, personalFen, now),
      'tianHangPay',
      walletOf(purchase.member_id),
      now,
    );
    return await finish(tx, payable, now);
  }
  await product.shared?.(tx, purchase.order_id, {
    at: now,
    title: '公司部分已支付',
    detail: `${partsText([reserved])}，等待个人支付 ¥${showFen(personalFen, true)}`,
  });
  const code = await qrPayment(tx, purchase, mix.personalMethod, due - reserved.amount, now);
  return ok({ ...(await outcome(tx, purchase.order_id, 'partly')), qr: showQr(code, call, now) });
}

async function reserve(tx: Tx, purchase: Purchase, amount: Fen, credit: string, now: number): Promise<Payment> {
  const share = await addPayment(tx, purchase, now, {
    amount,
    state: 'reserved',
    method: 'creditPay',
    payer: 'company',
    source: credit,
  });
  await book(tx, {
    key: `reserve:${share.out_trade_no}`,
    kind: 'reserve',
    orderId: purchase.order_id,
    outTradeNo: share.out_trade_no,
    at: now,
    moves: { [credit]: -amount, [reservedTwin(credit)]: amount },
  });
  return share;
}
