import { expect, it } from 'vitest';
import { checkRailAccount, hideRailAccount } from './rail-account.ts';

it.each([
  ['13800000071', '138****0071'],
  ['linzhixia_88', 'li***8'],
  ['lin.zhixia@example.com', 'li***@example.com'],
  ['a@example.com', '***@example.com'],
])('the account %s is one of 12306, shown as %s', (account, shown) => {
  expect([checkRailAccount(account), hideRailAccount(account)]).toEqual(['', shown]);
});

it.each(['', 'lin', '8linzhixia', '林知夏', 'lin zhixia', 'lin@example', `a${'b'.repeat(30)}`, '12800000071'])(
  '%j is no account of 12306',
  (account) => {
    expect(checkRailAccount(account)).toMatch(/账号|12306/);
  },
);
