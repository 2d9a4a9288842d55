import { expect, test } from 'vitest';
import { chatAddress } from './chat.ts';

const account = { memberId: '1', name: '周砚清', member: '个人会员', phone: '138****0010', company: '' };

test.each([
  [
    'the account details are added',
    'https://chat.example/open?from=web',
    account,
    'https://chat.example/open?from=web&appId=skyline&memberId=1&name=%E5%91%A8%E7%A0%9A%E6%B8%85&member=%E4%B8%AA%E4%BA%BA%E4%BC%9A%E5%91%98&phone=138****0010',
  ],
  ['nobody logged in: the application only', 'https://chat.example/', null, 'https://chat.example/?appId=skyline'],
  ['none configured', '', account, ''],
  ['no web address', 'javascript:alert(1)', account, ''],
  ['never without encryption', 'http://chat.example/', account, ''],
])('%s', (_, chatUrl, who, address) => {
  expect(chatAddress(chatUrl, 'skyline', who)).toBe(address);
});
