import { plainText } from '../typed-text.ts';

/** Signs of a unified social credit code (GB 32100): no I, O, S, V, Z. */
const signs = '0123456789ABCDEFGHJKLMNPQRTUWXY';
const form = /^[0-9A-HJ-NPQRTUWXY]{2}\d{6}[0-9A-HJ-NPQRTUWXY]{10}$/;

/** Signs that a field keeps: the longest number and what was pasted beside it, for the check to refuse. */
const mostSigns = 40;

/**
 * The tax number of a typed or pasted text, in capitals and without separators: the one code of GB 32100 in it, else
 * the number behind its label, else all letters and digits. Nothing is cut to fit: a cut would be another number.
 */
export function keepTaxNo(typed: string): string {
  const text = plainText(typed.slice(0, 1000)).toUpperCase();
  const runs = (text.match(/[0-9A-Z](?:[ \t-]*[0-9A-Z])*/g) ?? []).map(compact);
  const codes = new Set(
    runs
      .map((run) => run.slice(-18))
      .filter((code, at) => isCreditCode(code) && /^[A-Z]*$/.test(runs[at]?.slice(0, -18) ?? '')),
  );
  if (codes.size === 1) return [...codes].join('');
  const labelled = /(?:税号|识别号|信用代码)[^0-9A-Z\n]{0,9}([0-9A-Z][0-9A-Z \t-]*)/.exec(text)?.[1] ?? '';
  return compact(labelled || text).slice(0, mostSigns);
}

const compact = (text: string): string => text.replace(/[^0-9A-Z]/g, '');

/** The 18th sign of a code, from the 17 before it. */
export function creditCheckSign(start: string): string {
  let [sum, weight] = [0, 1];
  for (const sign of start) {
    sum += signs.indexOf(sign) * weight;
    weight = (weight * 3) % 31;
  }
  return signs[(31 - (sum % 31)) % 31] ?? '';
}

export const isCreditCode = (code: string): boolean =>
  form.test(code) && code[17] === creditCheckSign(code.slice(0, 17));

/** Errors of a tax number that say what was typed; `digit` is what a letter was mistaken for. */
export const taxWords = {
  length: (count: number) => `税号为 18 位统一社会信用代码，现在是 ${count} 位`,
  foreign: (letter: string, digit: string) => `税号中不会有字母 ${letter}，请核对${digit && `是否为数字 ${digit}`}`,
  range: (count: number) => `税号为 15 至 20 位数字或大写字母，现在是 ${count} 位`,
};
export type TaxWords = typeof taxWords;

/** Why a company's tax number cannot be taken; '' when it can. */
export function checkCreditCode(code: string, words = taxWords): string {
  if (!code) return '请输入税号';
  if (code.length !== 18) return words.length(code.length);
  const foreign = /[IOSVZ]/.exec(code)?.[0];
  if (foreign) return words.foreign(foreign, lookAlikes[foreign] ?? '');
  return isCreditCode(code) ? '' : '税号有误，请对照营业执照核对';
}

/** Why a tax number of an organisation of any kind cannot be taken: older ones have 15 to 20 signs, one of 18 has its check sign. */
export function checkTaxNo(taxNo: string, words = taxWords): string {
  if (!taxNo) return '';
  if (taxNo.length === 18) return checkCreditCode(taxNo, words);
  return /^[0-9A-Z]{15,20}$/.test(taxNo) ? '' : words.range(taxNo.length);
}

const lookAlikes: Readonly<Record<string, string>> = {
  I: '1',
  O: '0',
  S: '5',
  Z: '2',
};
