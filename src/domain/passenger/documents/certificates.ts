import { tidyDay } from '#base/typed-day.ts';
import type { Day } from '../../china-time.ts';
import { isDay } from '../../china-time.ts';
import type { CertType } from './cert-types.ts';
import { readIdCard, tidyCertNo } from './id-card.ts';
import { noDay } from './validity.ts';

/** Formats of numbers by document type (specification 2, section 5); a type without a row must only be filled. */
const formats: Partial<Record<CertType, { pattern: RegExp; message: string }>> = {
  '3': { pattern: /^[A-Z0-9]{2,25}$/, message: '军人证号码应为 2 至 25 位字母或数字' },
  '4': { pattern: /^[A-Z0-9]{5,21}$/, message: '台胞证号码应为 5 至 21 位字母或数字' },
  '5': { pattern: /^[A-Z0-9]{5,21}$/, message: '回乡证号码应为 5 至 21 位字母或数字' },
  '7': { pattern: /^[A-Z0-9]{5,21}$/, message: '台湾通行证号码应为 5 至 21 位字母或数字' },
  '8': { pattern: /^[A-Z0-9]{5,21}$/, message: '港澳通行证号码应为 5 至 21 位字母或数字' },
};

/** Reason why a tidied document number cannot be taken; "" when it can. Words and signs in it are answered with the number that was meant. */
export function checkCertNo(type: CertType, number: string, today: Day): string {
  if (!number) return '请输入证件号码';
  if (number.length > 40) return '证件号码过长，请核对';
  if (/[^A-Z0-9]/.test(number)) {
    const meant = suggestCertNo(type, number, today);
    return meant ? `证件号码只能有字母和数字，是否为 ${meant}？` : '证件号码只能有字母和数字';
  }
  if (type === '1') {
    const card = readIdCard(number, today);
    return card.ok ? '' : card.message;
  }
  const format = formats[type];
  return format && !format.pattern.test(number) ? format.message : '';
}

/** Letters of other scripts that look like capitals. */
const lookAlikes: Readonly<Record<string, string>> = Object.fromEntries(
  Array.from('АВЕКМНОРСТУХΑΒΕΖΗΙΚΜΝΟΡΤΥΧ', (sign, at) => [sign, 'ABEKMHOPCTYXABEZHIKMNOPTYX'.charAt(at)]),
);

/** The number within a text with words or signs, by ICAO 9303 letters A to Z and digits alone; "" where none can be taken. */
export function suggestCertNo(type: CertType, text: string, today: Day): string {
  const plain = tidyCertNo(text.slice(0, 200)).replace(/[Α-Я]/g, (sign) => lookAlikes[sign] ?? sign);
  const runs = plain.match(/[A-Z0-9]+/g) ?? [];
  const numbers = runs.filter((run) => /\d{4}/.test(run));
  const candidates = numbers.length === 1 && runs.length > 1 ? [numbers[0] ?? '', runs.join('')] : [runs.join('')];
  // Of `PASSPORT E22345678` the number alone, of `A123456(7)` all of it.
  const wanted = /^[A-Z]{3,}$/.test(runs[0] ?? '') ? candidates : candidates.reverse();
  return wanted.find((number) => /\d/.test(number) && !checkCertNo(type, number, today)) ?? '';
}

/** Reason why a birthday cannot be taken, "" when it can; it may be written YYYY-M-D (specification 2, section 5). */
export function checkBirthday(typed: Day | '', today: Day): string {
  const birthday = tidyDay(typed);
  if (!birthday) return '请输入出生日期';
  if (!isDay(birthday)) return noDay(birthday, '1990-01-31', '出生日期');
  return birthday < '1900-01-01' || birthday > today ? '出生日期应在 1900 年至今天之间' : '';
}
