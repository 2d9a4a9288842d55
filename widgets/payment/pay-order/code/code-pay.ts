import { payment } from '#contract/payment.ts';
import { codeLength, payCodeOf } from '#domain/payment/pay-code.ts';
import { createForm } from '#kit/forms/form.ts';
import type { FormErrors } from '#kit/forms/form.ts';
import type { Services } from '#kit/services.ts';
import type { Cashier } from '../cashier.ts';
import type { PayRequest } from '../pay-request.ts';

export const codeTexts = {
  title: '使用支付授权码',
  lead: '由授权人的账户付款，不需要支付密码',
  code: '授权码',
  hint: '12 位，不区分大小写',
  wrong: '请输入 12 位授权码',
  pay: '确认支付',
  back: '换一种方式',
};

/** A payment by a code: from its owner's account, without the pay password. The code is in no draft. */
export function createCodePay(
  services: Services,
  cashier: Pick<Cashier, 'ask'>,
  trade: Awaited<ReturnType<PayRequest>>,
  done: () => void,
) {
  return createForm(services, payment.authCodePay, {
    key: `pay-by-code.${trade.outTradeNo}`,
    blank: { code: '' },
    secrets: { code: 'kept' },
    check: ({ code }): FormErrors => (payCodeOf(code).length === codeLength ? {} : { code: codeTexts.wrong }),
    input: ({ code }) => ({ ...trade, code: payCodeOf(code) }),
    done() {
      done();
      void cashier.ask();
    },
    refused({ data }) {
      const { kind } = (data ?? {}) as { kind?: string };
      // Paid, closed or dearer meanwhile: the cashier says so.
      if (kind === 'alreadyPaid' || kind === 'orderClosed' || kind === 'amountChanged') {
        done();
        void cashier.ask();
        return true;
      }
      return false;
    },
  });
}
