import type { RangeValue } from '../fields.ts';

export const typedAmount = (text: string): string =>
  /^\d{0,9}(\.\d{0,2})?/.exec(text.replace(/[^\d.]/g, ''))?.[0] ?? '';
const wholeAmount = (text: string): string => text.replace(/^\./, '0.').replace(/\.$/, '');

/** The typed ends as amounts, the lower one first, whatever the order in which they were typed. */
export function wholeRange(typed: RangeValue): RangeValue {
  const [from, to] = [wholeAmount(typed.from), wholeAmount(typed.to)];
  return from && to && Number(from) > Number(to) ? { from: to, to: from } : { from, to };
}
