import type { UserInfo } from '#contract/account.ts';
import { checkName, tidyName } from '#domain/passenger/names/names.ts';

/** The member as the first contact of an order. His name may be a nickname or a hidden phone: then it stays empty. */
export function memberContact(user: UserInfo | null): { name: string; mobilePhone: string; email: string } {
  const isCallable =
    user?.realName && !user.isThirdParty && !checkName(tidyName(user.realName, 'either'), 'either').error;
  return {
    name: isCallable ? user.realName : '',
    mobilePhone: user?.mobilePhone ?? '',
    email: user?.email ?? '',
  };
}
