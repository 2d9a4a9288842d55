import type { QrPayment } from '#contract/payment.ts';
import type { Envelope } from '#contract/row.ts';
import { yuanOf } from '#domain/money.ts';
import { memberOf, ok, refuse } from '../../ground/call.ts';
import type { Call } from '../../ground/call.ts';
import { methodName } from './give-back.ts';
import type { Payment } from './give-back.ts';
import { qrPayment } from './open-payment.ts';
import { lockPayable } from './payable.ts';
import { checkRequestVerify } from '../password/request-verify.ts';

/** Content of the QR code of an open payment. */
export function showQr(payment: Payment, call: Pick<Call, 'baseUrl'>, now: number): QrPayment {
  return {
    outTradeNo: payment.out_trade_no,
    codeUrl: `${call.baseUrl}/sandbox/cashier/${payment.out_trade_no}`,
    amount: yuanOf(payment.amount),
    expiresAtMs: payment.expires_at ?? now,
    serverTimeMs: now,
  };
}

/** Asked again it answers with the same code while that can be paid; then with a new one. Moves no money. */
export function precreate(method: 'alipay' | 'weChatPay') {
  return async (
    input: { outTradeNo: string; businessType: string; requestVerify?: string },
    call: Call,
  ): Promise<Envelope<QrPayment>> => {
    const unverified = checkRequestVerify(input, call);
    if (unverified) return unverified;
    if (!call.app.switches.pay[method]) return refuse(403, `当前应用不支持${methodName(method)}`);
    const now = call.now();
    return await call.db.transaction().execute(async (tx) => {
      const found = await lockPayable(tx, memberOf(call), input, now);
      if (!found.ok) return found.answer;
      const { purchase, due } = found.payable;
      return ok(showQr(await qrPayment(tx, purchase, method, due, now), call, now));
    });
  };
}
