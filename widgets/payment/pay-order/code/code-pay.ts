import { payment } from '#contract/payment.ts';
import { codeLength, payCodeOf } from '#domain/payment/pay-code.ts';
import { createForm } from '#kit/forms/form.ts';
import type { FormErrors } from '#kit/forms/form.ts';
import type { Services } from '#kit/services.ts';
import type { Cashier } from '../cashier.ts';
import type { PayRequest } from './pay-request.ts';
import { codeTexts } from './texts.ts';

/** A payment by a code: from its owner's account, without the pay password. The code is in no draft. */
export function createCodePay(
  services: Services,
  cashier: Pick<Cashier, 'ask'>,
  trade: Awaited<ReturnType<PayRequest>>,
  done: () => void,
  texts = codeTexts,
) {
  return createForm(services, payment.authCodePay, {
    key: `pay-by-code.${trade.outTradeNo}`,
    blank: { code: '' },
    secrets: { code: 'kept' },
    check: ({ code }): FormErrors => (payCodeOf(code).length === codeLength ? {} : { code: texts.wrong }),
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
