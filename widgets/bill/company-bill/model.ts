import { companyBill } from '#contract/company-bill.ts';
import type { CompanyBillDetail } from '#contract/company-bill.ts';
import { createCommand } from '#kit/forms/command.ts';
import { createResource } from '#kit/resources/resource.ts';
import { restOf } from '#domain/company-bill/owed.ts';
import type { Services } from '#kit/services.ts';
import { textsOf } from '#kit/use-texts.ts';
import { createOwnCheck } from '#parts/bill/own-check.ts';
import { texts } from './texts.ts';

/** A bill of another moment is read again when its page comes back into view: a second clerk may have acted. */
const freshMs = 30_000;

export const mayPay = (bill: CompanyBillDetail): boolean => bill.acts.includes('pay') && restOf(bill) > 0;

export type BillModel = ReturnType<typeof createBillModel>;

/** A bill with its check in this browser, and the acts that are one press. */
export function createBillModel(services: Services, billId: number) {
  const t = textsOf(services, 'companyBill', texts);
  const check = createOwnCheck(services);
  const detail = createResource(
    services,
    companyBill.detail,
    { billId },
    { freshMs, onAnswer: ({ proof }) => check.recall(billId, proof.hash) },
  );
  void detail.load();
  const reopen = createCommand(services, companyBill.reopen, {
    input: (bill: CompanyBillDetail) => ({ billId: bill.billId }),
    confirm: () => t.reopenAsk,
    done: () => t.reopened,
    settle: (outcome) => (outcome.ok ? detail.set(outcome.data) : detail.load()),
  });
  const withdrawTransfer = createCommand(services, companyBill.payWithdraw, {
    input: (paymentId: number) => ({ billId, paymentId }),
    confirm: () => t.transferAsk,
    done: () => t.transferTaken,
    settle: (outcome) => (outcome.ok ? detail.set(outcome.data) : detail.load()),
  });
  return {
    billId,
    detail,
    check,
    reopen,
    withdrawTransfer,
    dispose() {
      detail.dispose();
      check.dispose();
    },
  };
}
