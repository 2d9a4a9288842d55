import { isMobilePhone } from '../account/phone.ts';
import { isEmail } from '../format-checks.ts';

/** Why a phone cannot be taken (specification 2, section 5); an empty one is allowed where it is not required. */
export function checkPhone(phone: string, required: boolean): string {
  if (!phone && !required) return '';
  return isMobilePhone(phone) ? '' : '请输入正确的手机号码';
}

/** Empty is fine: the address is only for the e-voucher. */
export const checkEmail = (email: string): string => (!email || isEmail(email) ? '' : '请输入正确的邮箱');
