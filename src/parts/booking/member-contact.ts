import type { UserInfo } from '#contract/account.ts';

/** Letters with what stands between names. The form judges a name by all its rules once it is there. */
const callable = /^\p{L}[\p{L}\p{M}·. '/-]+$/u;

/**
 * The member as the first contact of an order. The name may be a nickname, a hidden phone, or what a partner's users
 * are called until the partner names them: then it stays empty.
 */
export function memberContact(user: UserInfo | null): { name: string; mobilePhone: string; email: string } {
  const isNamed = user?.realName && !(user.isThirdParty && user.realName === `${user.thirdPartyName}用户`);
  return {
    name: isNamed && callable.test(user.realName) ? user.realName : '',
    mobilePhone: user?.mobilePhone ?? '',
    email: user?.email ?? '',
  };
}
