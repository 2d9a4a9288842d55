/** Mobile numbers: validity, typing, display and masking. */

/** A Chinese mobile number without its country code (specification 1, section 5). New segments appear: only 1[3-9] is fixed. */
export const isMobilePhone = (phone: string): boolean => /^1[3-9]\d{9}$/.test(phone);

/** Digits of a field at most: the longest prefix, the country code and the number; more is no phone and is cut. */
const mostDigits = 24;

/**
 * In front of a mobile number: +86, 0086, a 0 of long distance, and the prefixes of cheap calls of the three operators
 * (17951, 12593, 10193, 11808 and their like), in any order that is dialled.
 */
const prefixes = /^(?:179[0-9]{2}|12593|10193|11808)?(?:(?:00)?86|0)?(?=1[3-9]\d{9}$)/;

/** The mobile number of digits with or without prefixes; other digits as they are. */
const withoutPrefix = (digits: string): string => digits.replace(prefixes, '');

/**
 * The digits that a phone field keeps of a typed or pasted text: full-width ones as plain ones, without separators and
 * without a prefix. Digits too many stay, so that the check refuses them: a cut would be another number.
 */
export const phoneOf = (typed: string): string =>
  withoutPrefix(typed.normalize('NFKC').replace(/\D/g, '')).slice(0, mostDigits);

/** An account as it is sent: a phone in any writing as its 11 digits, a user name or an e-mail trimmed. */
export function accountOf(typed: string): string {
  const seen = typed.replace(/[\p{DI}\p{Cf}]/gu, '').trim();
  const phone = /^[+\d\s().-]+$/.test(seen.normalize('NFKC')) ? phoneOf(seen) : '';
  return isMobilePhone(phone) ? phone : seen;
}

/** `13800000071` → `138 0000 0071`, also while it is being typed. */
export const showPhone = (phone: string): string =>
  [phone.slice(0, 3), phone.slice(3, 7), phone.slice(7)].filter(Boolean).join(' ');

/** `13800000071` → `138****0071`. Anything too short to hide that way is hidden whole. */
export function hidePhone(phone: string): string {
  // A landline keeps its area code.
  const area = /^0\d{2,3}-/.exec(phone)?.[0];
  if (area) return `${area}****${phone.slice(-4)}`;
  return phone.length < 8 ? '*'.repeat(phone.length) : `${phone.slice(0, 3)}****${phone.slice(-4)}`;
}
