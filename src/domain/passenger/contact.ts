import { isMobilePhone } from '../account/phone.ts';
import { visibleText } from '../typed-text.ts';
import { isEmail } from '../format-checks.ts';

/** Reason why a phone cannot be taken (specification 2, section 5); an empty one is allowed where it is not required. */
export function checkPhone(phone: string, required: boolean): string {
  if (!phone && !required) return '';
  return isMobilePhone(phone) ? '' : '请输入正确的手机号码';
}

/** Letters of any script, with the separators of names: 周砚清, 古丽·买买提, LIN/ZHIXIA, J. O'Brien. */
const contactName = /^[\p{L}〇][\p{L}\p{M}〇·•・‧. '’/-]*[\p{L}\p{M}〇.]$/u;

/** A name as a contact, receiver or holder is kept: as typed, each character at its own code point, one space between words. */
export const tidyContactName = (typed: string): string => visibleText(typed).replace(/\s+/g, ' ').trim();

/** Reason why a name cannot be a contact's: any name that an airline can call, no number, no hidden phone, no mark-up. */
export function checkContactName(typed: string, most = 40): string {
  const name = tidyContactName(typed);
  if (!name) return '请输入联系人姓名';
  return [...name].length <= most && contactName.test(name) ? '' : `联系人姓名请用 2 至 ${most} 个汉字或字母`;
}

/** Empty is fine: the address is only for the e-voucher. */
export const checkEmail = (email: string): string => (!email || isEmail(email) ? '' : '请输入正确的邮箱');
