import { fenOf, showFen } from '../money.ts';
import type { Fen } from '../money.ts';
import { typedFen } from '../payment/split-typing.ts';

/** Limits of one action in yuan; `most` is the money that is there. */
export interface AmountRange {
  min: string;
  max: string;
  most?: string;
}

/** The amount that was typed, or its error. */
export function readAmount(text: string): Fen | string {
  if (text.trim() === '') return '请输入金额';
  return typedFen(text) ?? '请输入正确的金额，最多两位小数';
}

/** The error of a typed amount; '' when it can be moved. */
export function amountError(text: string, { min, max, most = max }: AmountRange): string {
  const fen = readAmount(text);
  if (typeof fen === 'string') return fen;
  if (fen < fenOf(min)) return `金额不能少于 ¥${showFen(fenOf(min), true)}`;
  if (fen > fenOf(max)) return `单次金额不能超过 ¥${showFen(fenOf(max), true)}`;
  if (fen > fenOf(most)) return `余额不足，可转金额 ¥${showFen(fenOf(most), true)}`;
  return '';
}

/** The same as the errors of a form whose field is `amount`. */
export function amountErrors(text: string, range: AmountRange): Readonly<Record<string, string>> {
  const amount = amountError(text, range);
  return amount ? { amount } : {};
}
