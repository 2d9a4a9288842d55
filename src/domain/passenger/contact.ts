import { isMobilePhone } from '../account/phone.ts';
import { isEmail } from '../format-checks.ts';

/** Reason why a phone cannot be taken (specification 2, section 5); an empty one is allowed where it is not required. */
export function checkPhone(phone: string, required: boolean): string {
  if (!phone && !required) return '';
  return isMobilePhone(phone) ? '' : '请输入正确的手机号码';
}

/** Letters of any script, with the separators of names: 周砚清, 古丽·买买提, LIN/ZHIXIA, J. O'Brien. */
const contactName = /^\p{L}[\p{L}\p{M}·•・‧. '’/-]*[\p{L}\p{M}.]$/u;

/** Reason why a trimmed name cannot be a contact's: any name that an airline can call, no number, no hidden phone, no mark-up. */
export function checkContactName(name: string, most = 40): string {
  if (!name) return '请输入联系人姓名';
  return name.length <= most && contactName.test(name) ? '' : `联系人姓名请用 2 至 ${most} 个汉字或字母`;
}

/** Empty is fine: the address is only for the e-voucher. */
export const checkEmail = (email: string): string => (!email || isEmail(email) ? '' : '请输入正确的邮箱');
