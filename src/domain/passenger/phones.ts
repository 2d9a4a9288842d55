/** Mobile numbers: 11 digits from 13 to 19; new segments appear, so no finer list (product research 4.8). */
export const isMobilePhone = (phone: string): boolean => /^1[3-9]\d{9}$/.test(phone);

/** Digits only, without a leading +86 and what people put between. */
export const tidyPhone = (text: string): string => text.normalize('NFKC').replace(/[\s-]+/g, '').replace(/^(\+|00)86/, '');

/** Why a phone cannot be taken (specification 2, section 5); an empty one is allowed where it is not required. */
export function checkPhone(phone: string, required: boolean): string {
  if (!phone && !required) return '';
  return isMobilePhone(phone) ? '' : '请输入正确的手机号码';
}

/** Empty is fine; otherwise the shape of an address, not its existence. */
export const checkEmail = (email: string): string => (!email || /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(email) ? '' : '请输入正确的邮箱');
