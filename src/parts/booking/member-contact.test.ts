import { expect, test } from 'vitest';
import type { UserInfo } from '#contract/account.ts';
import { memberContact } from './member-contact.ts';

const user = (one: Partial<UserInfo>) => memberContact({ mobilePhone: '13900001001', email: '', ...one } as UserInfo);

test.each<[who: string, one: Partial<UserInfo>, name: string]>([
  ['a member', { realName: '周砚清' }, '周砚清'],
  ['a partner’s user with a name', { realName: '林若溪', isThirdParty: true, thirdPartyName: '山海手记' }, '林若溪'],
  ['a partner’s user without one', { realName: '山海手记用户', isThirdParty: true, thirdPartyName: '山海手记' }, ''],
  ['a hidden phone', { realName: '138****0010' }, ''],
])('%s is the contact of an order with the phone, and with a name that can be called', (_, one, name) => {
  expect(user(one)).toEqual({ name, mobilePhone: '13900001001', email: '' });
});
