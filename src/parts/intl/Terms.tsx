import type { IntlTerms } from '#contract/intl.ts';
import { formatYuan } from '#ui/display/Price.tsx';
import type { IntlTexts } from './texts.ts';

export const termKeys = ['refundBefore', 'refundAfter', 'changeBefore', 'changeAfter'] as const;
export type TermKey = (typeof termKeys)[number];

/** A fee in words: an amount, free, or not possible. */
export function termText(terms: IntlTerms, key: TermKey, t: IntlTexts): string {
  const fee = terms[key];
  if (fee === null) return key.startsWith('refund') ? t.noRefund : t.noChange;
  if (key === 'changeBefore' && terms.freeChanges > 0 && fee > 0) return t.firstFree;
  return fee ? `¥${formatYuan(fee)}` : t.free;
}
