import { afterEach, expect, test } from 'vitest';
import type { LoginAnswer } from '#contract/account.ts';
import { defaultConfig } from '#theme/default-config.ts';
import { createSession } from './session.ts';
import type { SessionOptions } from './session.ts';

let answer: object = { ret: 0 };
const open = (appId: string, more: Partial<SessionOptions> = {}) =>
  createSession({
    apiBase: '',
    fetch: async () => new Response(JSON.stringify(answer)),
    config: { ...defaultConfig, appId },
    ...more,
  });
const as = (memberId: string) => ({ memberId, token: `T-${memberId}` }) as LoginAnswer;
const keys = () => Object.keys(sessionStorage).toSorted();
afterEach(() => sessionStorage.clear());

test.each([
  [
    'adopted',
    { ret: 0, data: as('P1') },
    ['partner', 'travel-embed:skyline:owner', 'travel-embed:skyline:token', 'travel-embed:skyline:user'],
  ],
  ['refused', { ret: 403, msg: '签名已过期' }, ['partner']],
])(
  'an entry by sign clears the keys of every app id in the tab, and none of the page around, when it is %s',
  async (_name, given, left) => {
    const earlier = open('default');
    earlier.adopt(as('M1'));
    earlier.stored.set('draft:booking', 1);
    open('skyline').adopt(as('M2'));
    sessionStorage.setItem('partner', 'theirs');
    answer = given;
    const session = open('skyline', { isSigned: true });
    expect(session.user.value).toBeNull();
    await session.adoptSign('s', { isThirdParty: true });
    expect(keys().filter((key) => !key.endsWith(':permissions'))).toEqual(left);
    expect(open('default').user.value).toBeNull();
  },
);

test('a reload by sign keeps the drafts of the same member, and nothing of another one', async () => {
  open('skyline').adopt(as('P1'));
  open('skyline').stored.set('draft:booking', 1);
  answer = { ret: 0, data: as('P1') };
  await open('skyline', { isSigned: true }).adoptSign('s');
  expect(open('skyline').stored.get('draft:booking', 0)).toBe(1);
  answer = { ret: 0, data: as('P2') };
  await open('skyline', { isSigned: true }).adoptSign('s');
  expect(open('skyline').stored.get('draft:booking', 0)).toBeUndefined();
  open('skyline').stored.set('draft:booking', 2);
  answer = { ret: 403, msg: '' };
  await open('skyline', { isSigned: true }).adoptSign('s');
  expect(keys()).toEqual([]);
});

test('a tab that was entered by sign does not take over the session of the other tabs', async () => {
  const posted: object[] = [];
  let hear: (message: object) => void = () => undefined;
  const tabs = {
    post: (message: object) => void posted.push(message),
    listen: (listener: typeof hear) => ((hear = listener), () => undefined),
  };
  answer = { ret: 403, msg: '' };
  const session = open('skyline', { isSigned: true, tabs });
  session.join();
  await session.adoptSign('s');
  hear({ kind: 'answer', token: 'T-M1', user: as('M1') });
  expect([posted, session.user.value]).toEqual([[], null]);
});

test.each([
  ['the same member keeps', 'P1', 1],
  ['another member has nothing of', 'P2', undefined],
])('a reload that the login of an ended session has offered: %s what was typed', async (_name, memberId, kept) => {
  const ended = open('skyline');
  ended.adopt(as('P1'));
  ended.stored.set('draft:booking', 1);
  ended.end();
  expect(ended.left?.memberId).toBe('P1');
  ended.stored.set('draft:again', true);
  const session = open('skyline', { isSigned: true });
  answer = { ret: 0, data: as(memberId) };
  await session.adoptSign('s', { isThirdParty: true });
  expect(session.stored.get('draft:booking', 0)).toBe(kept);
});

test('a renewed sign keeps what the same visitor has typed', async () => {
  const session = open('skyline');
  session.adopt(as('P1'));
  session.stored.set('draft:booking', 1);
  session.end();
  answer = { ret: 0, data: as('P1') };
  await session.adoptSign('s', { isRenewal: true });
  expect([session.stored.get('draft:booking', 0), session.visit.value]).toEqual([1, 0]);
});
