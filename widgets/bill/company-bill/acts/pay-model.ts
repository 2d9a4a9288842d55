import { companyBill } from '#contract/company-bill.ts';
import type { CompanyBillDetail } from '#contract/company-bill.ts';
import { payPasswordErrors } from '#domain/account/pay-password.ts';
import type { BillPayMethod } from '#domain/company-bill/bill-state.ts';
import { fenOf, showYuan, yuanOf } from '#domain/money.ts';
import { typedFen } from '#domain/payment/split-typing.ts';
import { createForm } from '#kit/forms/form.ts';
import type { Services } from '#kit/services.ts';
import { restOf, undisputedOf } from '#domain/company-bill/owed.ts';
import type { ActTexts } from './texts.ts';

export interface PayValues {
  method: BillPayMethod;
  amount: string;
  payPassword: string;
}

interface About {
  bill: CompanyBillDetail;
  t: ActTexts;
  digest(password: string): string;
  done(bill: CompanyBillDetail): void;
  /** The bill is another one now. */
  changed(): void;
}

const plain = (fen: number): string => (fen / 100).toFixed(2);

/** A payment for a bill. */
export function createPayForm(services: Services, { bill, t, digest, done, changed }: About) {
  const rest = Math.max(0, restOf(bill));
  const balances: Partial<Record<BillPayMethod, string>> = {
    prepaid: bill.prepaid,
    wallet: bill.wallet,
    carried: bill.carriedOver,
  };
  return createForm(services, companyBill.pay, {
    key: `bill.pay.${bill.billId}`,
    blank: {
      method: bill.mode === 'prepaid' ? 'prepaid' : 'transfer',
      amount: plain(Math.max(0, undisputedOf(bill))),
      payPassword: '',
    } as PayValues,
    secrets: { payPassword: 'retyped' },
    check({ method, amount, payPassword }) {
      const fen = typedFen(amount);
      const balance = balances[method];
      const wrong = !fen
        ? t.badClaim
        : fen > rest
          ? t.tooMuch(showYuan(yuanOf(rest)))
          : balance !== undefined && fen > fenOf(balance)
            ? t.poor(showYuan(balance), showYuan(yuanOf(fen - fenOf(balance))))
            : '';
      return {
        ...(wrong && { amount: wrong }),
        ...(method !== 'transfer' && payPasswordErrors(payPassword)),
      };
    },
    input: ({ method, amount, payPassword }) => ({
      billId: bill.billId,
      method,
      amount: yuanOf(typedFen(amount) ?? 0),
      ...(method !== 'transfer' && { payPassword: digest(payPassword) }),
    }),
    done(paid, { method }) {
      services.say.toast(
        method === 'transfer' ? t.registered : fenOf(paid.rest) > 0 ? t.payPart(showYuan(paid.rest)) : t.payDone,
        'ok',
      );
      done(paid);
    },
    refused({ ret }) {
      if (ret === 409) changed();
      return false;
    },
  });
}
