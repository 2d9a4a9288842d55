import type { PayMethod } from '#domain/payment/pay-methods.ts';
import type { payment } from '#contract/payment.ts';
import type { PayOutcome } from '#contract/payment.ts';
import type { paymentSchemas } from '#contract/payment.schema.ts';
import type { Envelope } from '#contract/row.ts';
import { memberOf, refuse } from '../../ground/call.ts';
import type { Call, HandlersOf, Tx } from '../../ground/call.ts';
import { answeredBefore, once } from '../../ground/once.ts';
import { payByCode, tryCode } from '../../money/pay-codes/pay-by-code.ts';
import { childWallet, offeredFor } from '../../money/payments/methods.ts';
import { payFromCredit, payFromWallet, payMixed } from '../../money/payments/pay-at-once.ts';
import { payInfo } from '../../money/payments/pay-info.ts';
import { checkPayPassword } from '../../money/password/pay-password.ts';
import { lockPayable } from '../../money/payments/payable.ts';
import type { Payable } from '../../money/payments/payable.ts';
import { precreate } from '../../money/payments/precreate.ts';
import { queryTrade } from '../../money/payments/query.ts';
import { checkRequestVerify } from '../../money/password/request-verify.ts';

interface PayInput {
  outTradeNo: string;
  businessType: string;
  requestId: string;
  requestVerify?: string;
  payPassword?: string;
}

type Work<In> = (tx: Tx, payable: Payable, input: In, call: Call) => Promise<Envelope<PayOutcome>>;

/** A payment that moves money at once: checked, asked for its password, then all in one transaction, once per requestId. */
function atOnce<In extends PayInput>(method: PayMethod, work: Work<In>) {
  return async (input: In, call: Call): Promise<Envelope<PayOutcome>> => {
    const member = memberOf(call);
    if (!call.app.switches.pay[method]) return refuse(403, '当前应用不支持这种支付方式');
    if (method === 'tianHangPay' && member.femaleEndId > 0) return refuse(403, childWallet);
    const refused =
      checkRequestVerify(input, call) ?? (await checkPayPassword(input.payPassword, call, member, 'order'));
    if (refused) return refused;
    return await once(call, input.requestId, input, async (tx) => {
      const found = await lockPayable(tx, member, input, call.now());
      if (!found.ok) return found.answer;
      if (!offeredFor(found.payable.purchase, call.app.switches.pay)[method])
        return refuse(403, '充值请使用支付宝或微信支付');
      return await work(tx, found.payable, input, call);
    });
  };
}

export const paymentHandlers: HandlersOf<typeof payment, typeof paymentSchemas> = {
  info: payInfo,
  alipay: precreate('alipay'),
  weChatPay: precreate('weChatPay'),
  alipayQuery: queryTrade,
  weChatQuery: queryTrade,
  tianHangPay: atOnce('tianHangPay', (tx, payable, _input, call) => payFromWallet(tx, payable, call.now())),
  creditPay: atOnce('creditPay', (tx, payable, _input, call) => payFromCredit(tx, payable, call.now())),
  // No pay password: the code was made with it.
  authCodePay: async (input, call) => {
    const refused = checkRequestVerify(input, call);
    if (refused) return refused;
    const before = await answeredBefore<PayOutcome>(call, input.requestId, input);
    if (before) return before;
    return await tryCode(call, () =>
      once(call, input.requestId, input, async (tx) => {
        const found = await lockPayable(tx, memberOf(call), input, call.now());
        return found.ok ? await payByCode(tx, found.payable, input, call) : found.answer;
      }),
    );
  },
  multiPay: atOnce('multiPay', async (tx, payable, input, call) => {
    if (!call.app.switches.pay[input.personalMethod]) return refuse(403, '当前应用不支持这种支付方式');
    return await payMixed(tx, payable, input, call);
  }),
};
