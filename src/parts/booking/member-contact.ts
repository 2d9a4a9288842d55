import type { UserInfo } from '#contract/account.ts';
import { checkName, tidyName } from '#domain/passenger/names/names.ts';

/**
 * The member as the first contact of an order. His name may be a nickname, a hidden phone, or what a partner's users are
 * called until the partner names them: then it stays empty.
 */
export function memberContact(user: UserInfo | null): { name: string; mobilePhone: string; email: string } {
  const isNamed = user?.realName && !(user.isThirdParty && user.realName === `${user.thirdPartyName}用户`);
  const isCallable = isNamed && !checkName(tidyName(user.realName, 'either'), 'either').error;
  return {
    name: isCallable ? user.realName : '',
    mobilePhone: user?.mobilePhone ?? '',
    email: user?.email ?? '',
  };
}
