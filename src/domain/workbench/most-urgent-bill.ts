import { dayToActOf, statesOf } from '../company-bill/bill-state.ts';

type Bill = Parameters<typeof dayToActOf>[0];

/** Of a company's bills the one whose duty ends first, and how many others wait; a disputed one waits for an answer and comes last. */
export function mostUrgentBill<T extends Bill>(bills: readonly T[]): { bill: T; others: number } | undefined {
  const waiting = bills
    .filter(({ state }) => [...statesOf.toConfirm, ...statesOf.toPay].includes(state))
    .map((bill) => ({ bill, end: dayToActOf(bill) ?? '9999' }))
    .sort((one, other) => (one.end < other.end ? -1 : Number(one.end > other.end)));
  return waiting[0] && { bill: waiting[0].bill, others: waiting.length - 1 };
}
