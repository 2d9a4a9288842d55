import { fenOf, showFen } from '../money.ts';
import type { Fen } from '../money.ts';
import { typedFen } from '../payment/split-typing.ts';

/** Limits of one action in yuan; `most` is the money that is there. */
interface AmountRange {
  min: string;
  max: string;
  most?: string;
}

/** Errors of a typed amount; limits come as they are shown. */
export const amountWords = {
  empty: '请输入金额',
  form: '请输入正确的金额，最多两位小数',
  less: (min: string) => `金额不能少于 ¥${min}`,
  more: (max: string) => `单次金额不能超过 ¥${max}`,
  missing: (most: string) => `余额不足，可转金额 ¥${most}`,
};
export type AmountWords = typeof amountWords;

/** The amount that was typed, or its error. */
export function readAmount(text: string, words = amountWords): Fen | string {
  return text.trim() === '' ? words.empty : (typedFen(text) ?? words.form);
}

const shown = (yuan: string): string => showFen(fenOf(yuan), true);

/** The error of a typed amount; '' when it can be moved. */
export function amountError(text: string, { min, max, most = max }: AmountRange, words = amountWords): string {
  const fen = readAmount(text, words);
  if (typeof fen === 'string') return fen;
  if (fen < fenOf(min)) return words.less(shown(min));
  if (fen > fenOf(max)) return words.more(shown(max));
  return fen > fenOf(most) ? words.missing(shown(most)) : '';
}

/** The same as the errors of a form whose field is `amount`. */
export function amountErrors(text: string, range: AmountRange, words?: AmountWords): Readonly<Record<string, string>> {
  const amount = amountError(text, range, words);
  return amount ? { amount } : {};
}
