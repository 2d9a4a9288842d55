import { tidyDay } from '#base/typed-day.ts';
import { isDay } from '../china-time.ts';
import type { Day } from '../china-time.ts';
import { isEmail } from '../format-checks.ts';
import { checkContactName } from '../passenger/contact.ts';

interface ProfileValues {
  realName: string;
  sex: '' | 'M' | 'F';
  birthday: string;
  markName: string;
  remark: string;
}

/** The name that a member has given; "" while the account shows the masked phone in its place. */
export const givenName = (realName: string): string => (/^[\d*]/.test(realName) ? '' : realName);

/** Errors of the own profile by field. A name that a company or a partner gives is theirs to keep. */
export function checkProfile(
  { realName, birthday: typed }: Pick<ProfileValues, 'realName' | 'birthday'>,
  today: Day,
  isOwnName: boolean,
): Record<string, string> {
  const errors: Record<string, string> = {};
  const birthday = tidyDay(typed);
  const name = isOwnName && checkContactName(realName.trim());
  if (name) errors['realName'] = name.replace('联系人', '');
  if (birthday && (!isDay(birthday) || birthday < '1900-01-01')) errors['birthday'] = '请输入正确的出生日期';
  else if (birthday > today) errors['birthday'] = '出生日期不能晚于今天';
  return errors;
}

/** Error of an address that an account is bound to. */
export const checkOwnEmail = (email: string): string =>
  !email ? '请输入邮箱' : isEmail(email) ? '' : '请输入正确的邮箱';
