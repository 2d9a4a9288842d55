/** Mobile numbers: validity, typing, display and masking. */

/** A Chinese mobile number without its country code (specification 1, section 5). New segments appear: only 1[3-9] is fixed. */
export const isMobilePhone = (phone: string): boolean => /^1[3-9]\d{9}$/.test(phone);

/** The digits that a phone field keeps of a typed or pasted text: at most 11 digits, full-width ones as plain ones, without +86 or 0086 in front. */
export function phoneOf(typed: string): string {
  const digits = typed.normalize('NFKC').replace(/\D/g, '');
  const national = digits.replace(/^(?:00)?86(?=1[3-9]\d{9})/, '');
  return national.slice(0, 11);
}

/** An account as it is sent: a phone in any writing as its 11 digits, a user name or an e-mail trimmed. */
export function accountOf(typed: string): string {
  const plain = typed
    .normalize('NFKC')
    .replace(/[\s-]/g, '')
    .replace(/^(?:\+|00)?86(?=1)/, '');
  return isMobilePhone(plain) ? plain : typed.trim();
}

/** `13800000071` → `138 0000 0071`, also while it is being typed. */
export const showPhone = (phone: string): string =>
  [phone.slice(0, 3), phone.slice(3, 7), phone.slice(7)].filter(Boolean).join(' ');

/** `13800000071` → `138****0071`. Anything too short to hide that way is hidden whole. */
export function hidePhone(phone: string): string {
  return phone.length < 8 ? '*'.repeat(phone.length) : `${phone.slice(0, 3)}****${phone.slice(-4)}`;
}
