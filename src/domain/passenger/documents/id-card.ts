import { isDay } from '../../china-time.ts';
import { plainText } from '../../typed-text.ts';
import type { Day } from '../../china-time.ts';

/** Data of an ID card number, or the reason why it is none. `warning`: may be right, worth a second look. */
type IdCardReading = { ok: true; birthday: Day; sex: 'M' | 'F'; warning: string } | { ok: false; message: string };

/** GB 11643-1999 (ISO 7064 MOD 11-2): weights of the first 17 digits, check characters by remainder. */
const weights = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2];
const checkCharacters = '10X98765432';

/**
 * Provinces by the first two digits. Not the six-digit counties: abolished ones stay on cards for life.
 * 81, 82, 83: residence permits of Hong Kong, Macao and Taiwan residents; 91: foreign permanent residence.
 */
const provinces = new Set(
  '11 12 13 14 15 21 22 23 31 32 33 34 35 36 37 41 42 43 44 45 46 50 51 52 53 54 61 62 63 64 65 71 81 82 83 91'.split(
    ' ',
  ),
);

/** Check character of 17 digits; "" when they are not 17 digits. */
export function idCheckCharacter(digits: string): string {
  if (!/^\d{17}$/.test(digits)) return '';
  const sum = weights.reduce((total, weight, at) => total + weight * Number(digits[at]), 0);
  return checkCharacters[sum % 11] ?? '';
}

/** Tidies a pasted number: no spaces and no signs that cannot be seen, ASCII digits, letters in capitals. */
export const tidyCertNo = (text: string): string => plainText(text).replace(/\s+/g, '').toUpperCase();

/** The 18 digits of a card of the first generation (15 digits, all born in 19xx); others unchanged. */
export function longIdNumber(number: string): string {
  if (!/^\d{15}$/.test(number)) return number;
  const digits = `${number.slice(0, 6)}19${number.slice(6)}`;
  return digits + idCheckCharacter(digits);
}

/** Reads a tidied number. `today` bounds the birthday (1900 to today). */
export function readIdCard(number: string, today: Day): IdCardReading {
  if (!/^(\d{15}|\d{17}[\dX])$/.test(number))
    return { ok: false, message: '身份证号码应为 15 位或 18 位数字，末位可为 X' };
  const long = longIdNumber(number);
  const birthday = `${long.slice(6, 10)}-${long.slice(10, 12)}-${long.slice(12, 14)}`;
  const wrongDay = !isDay(birthday)
    ? '不存在'
    : birthday < '1900-01-01'
      ? '早于 1900 年'
      : birthday > today
        ? '晚于今天'
        : '';
  if (wrongDay)
    return {
      ok: false,
      message: `身份证号码中的出生日期${wrongDay}，请核对第 7 至 ${number.length === 15 ? 12 : 14} 位`,
    };
  if (number.length === 18 && idCheckCharacter(number.slice(0, 17)) !== number[17]) {
    return { ok: false, message: '身份证号码校验位不符，请逐位核对' };
  }
  const known = provinces.has(long.slice(0, 2));
  return {
    ok: true,
    birthday,
    sex: Number(long[16]) % 2 === 1 ? 'M' : 'F',
    warning: known ? '' : '身份证号码前两位不是已知地区，请核对',
  };
}
