import { someErrors } from '#base/some-errors.ts';
import { fenOf } from '../money.ts';
import type { Fen } from '../money.ts';
import { productPaidBy } from '../product/business-types.ts';
import type { BusinessType } from '../product/business-types.ts';
import { codeFamilies } from '../product/names.ts';
import { byFamily, products } from '../product/products.ts';

/** Products that a payment code can be for. Recharges and benefits are the owner's own. */
export type CodeProduct = (typeof codeFamilies)[number];
export type CodeScope = 'wallet' | 'company';
export type CodeState = 'active' | 'used' | 'expired' | 'revoked';

export const codeProductLabels: Readonly<Record<CodeProduct, string>> = byFamily(({ name }) => name);
export const codeLooks = {
  active: { label: '可用', dot: 'ok' },
  used: { label: '已用完', dot: '' },
  expired: { label: '已过期', dot: '' },
  revoked: { label: '已撤销', dot: 'bad' },
} as const satisfies Record<CodeState, { label: string; dot: string }>;

/** Product of a payment; undefined: no code pays it. */
export function codeProductOf(type: BusinessType): CodeProduct | undefined {
  const product = productPaidBy(type);
  return codeFamilies.find((family) => product && products[product].family === family);
}

/** Limits of a new code. */
const codeTerms = { eachFen: 50_000_00 as Fen, totalFen: 500_000_00 as Fen, uses: 99, days: 90 } as const;

/** Signs without look-alikes; twelve of them are a code. */
export const codeSigns = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
export const codeLength = 12;

/** The signs of a typed or pasted code: capitals, without hyphens and spaces. */
export const payCodeOf = (typed: string): string =>
  typed
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[^2-9A-HJ-NP-Z]/g, '')
    .slice(0, codeLength);

/** `ABCD-EFGH-JKLM` */
export const showPayCode = (code: string): string => code.replace(/(.{4})(?=.)/g, '$1-');

/** Masked: `****-****-JKLM`. */
export const maskPayCode = (end: string): string => `****-****-${end}`;

interface CodeRecord {
  usesMax: number;
  uses: number;
  capTotal: Fen;
  used: Fen;
  expiresAt: number;
  revokedAt: number | null;
}

/** A revoked code stays revoked; one whose uses or money are gone is used up, before and after its end. */
export function codeStateAt(
  { usesMax, uses, capTotal, used, expiresAt, revokedAt }: CodeRecord,
  now: number,
): CodeState {
  if (revokedAt !== null) return 'revoked';
  if (uses >= usesMax || used >= capTotal) return 'used';
  return now >= expiresAt ? 'expired' : 'active';
}

/** Errors of a new code. */
export const newCodeWords = {
  amount: '请输入金额，最多两位小数',
  nothing: '金额须大于 0',
  more: (most: string) => `不能超过 ¥${most}`,
  products: '请至少选择一种产品',
  total: '累计上限不能低于单次上限',
  uses: (most: number) => `请输入 1 到 ${most} 次`,
  days: (most: number) => `请输入 1 到 ${most} 天`,
  phone: '请输入正确的手机号码',
};
export type NewCodeWords = typeof newCodeWords;

function amountError(text: string, most: Fen, words: NewCodeWords): string {
  if (!/^\d{1,9}(\.\d{1,2})?$/.test(text)) return words.amount;
  const fen = fenOf(text);
  if (fen <= 0) return words.nothing;
  return fen > most ? words.more((most / 100).toLocaleString('en')) : '';
}
const isCount = (text: string, most: number): boolean => /^[1-9]\d{0,3}$/.test(text) && Number(text) <= most;

interface NewCode {
  products: readonly string[];
  capEach: string;
  capTotal: string;
  uses: string;
  days: string;
  bookerPhone: string;
}

/** Errors of a new code by field; the same on client and server. */
export function checkNewCode(code: NewCode, words = newCodeWords): Readonly<Record<string, string>> {
  const { eachFen, totalFen, uses, days } = codeTerms;
  const [each, total] = [amountError(code.capEach, eachFen, words), amountError(code.capTotal, totalFen, words)];
  return someErrors({
    products: code.products.length ? '' : words.products,
    capEach: each,
    capTotal: total || (!each && fenOf(code.capTotal) < fenOf(code.capEach) ? words.total : ''),
    uses: isCount(code.uses, uses) ? '' : words.uses(uses),
    days: isCount(code.days, days) ? '' : words.days(days),
    bookerPhone: code.bookerPhone === '' || /^1[3-9]\d{9}$/.test(code.bookerPhone) ? '' : words.phone,
  });
}
