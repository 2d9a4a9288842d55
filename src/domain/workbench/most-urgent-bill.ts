import type { CompanyBillHead } from '#contract/company-bill.ts';
import { dayToActOf, statesOf } from '../company-bill/bill-state.ts';

/** Of a company's bills the one whose duty ends first, and how many others wait; a disputed one waits for an answer and comes last. */
export function mostUrgentBill<T extends Pick<CompanyBillHead, 'state' | 'confirmBy' | 'dueOn'>>(
  bills: readonly T[],
): { bill: T; others: number } | undefined {
  const waiting = bills
    .filter(({ state }) => [...statesOf.toConfirm, ...statesOf.toPay].includes(state))
    .map((bill) => ({ bill, end: dayToActOf(bill) ?? '9999' }))
    .toSorted((one, other) => (one.end < other.end ? -1 : Number(one.end > other.end)));
  return waiting[0] && { bill: waiting[0].bill, others: waiting.length - 1 };
}
