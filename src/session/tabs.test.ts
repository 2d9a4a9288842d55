import { waitFor } from '@testing-library/dom';
import { afterEach, expect, test } from 'vitest';
import { account } from '#contract/account.ts';
import type { LoginAnswer } from '#contract/account.ts';
import { defaultConfig } from '#theme/default-config.ts';
import { createSession } from './session.ts';
import type { TabChannel, TabMessage } from './tabs.ts';

/** Tabs of one origin: each message of a tab reaches the others. */
function browser() {
  const tabs: ((message: TabMessage) => void)[] = [];
  const posted: TabMessage[] = [];
  const backs: (() => void)[] = [];
  const open = (): TabChannel => {
    let own: ((message: TabMessage) => void) | undefined;
    return {
      post(message) {
        posted.push(message);
        for (const hear of tabs) if (hear !== own) hear(structuredClone(message));
      },
      listen(hear, back) {
        own = hear;
        tabs.push(hear);
        backs.push(back);
        return () => void tabs.splice(tabs.indexOf(hear), 1);
      },
    };
  };
  return { open, posted, backs, listening: () => tabs.length };
}

const fetch = (async () => new Response('{"ret":0,"data":{}}')) as unknown as typeof globalThis.fetch;
let answer = fetch;
let nowMs = 0;
const heard: (string | null)[] = [];
/** Every tab has a storage of its own; happy-dom has one for all of them. */
const tab = (tabs: TabChannel, appId = 'default') => {
  sessionStorage.clear();
  const session = createSession({
    apiBase: '',
    fetch: (...call) => answer(...call),
    config: { ...defaultConfig, appId },
    now: () => nowMs,
    tabs,
    onChange: (user) => void heard.push(user?.memberId ?? null),
  });
  return Object.assign(session, { leave: session.join() });
};
const as = (memberId: string, token: string) => ({ memberId, token, realName: memberId }) as LoginAnswer;
afterEach(() => {
  heard.length = 0;
  answer = fetch;
  nowMs = 0;
  sessionStorage.clear();
});

test('a login reaches the other tabs, with its token', () => {
  const { open } = browser();
  const [first, second] = [tab(open()), tab(open())];
  first.adopt(as('M1', 'T1'));
  expect([second.user.value?.memberId, second.token.value, second.fromTab.value]).toEqual(['M1', 'T1', 1]);
  expect(first.fromTab.value).toBe(0);
  expect(heard).toEqual(['M1', 'M1']);
});

test('a logout reaches the other tabs and clears what they keep', async () => {
  const { open } = browser();
  const [first, second] = [tab(open()), tab(open())];
  first.adopt(as('M1', 'T1'));
  second.stored.set('draft:booking', 1);
  await first.logout();
  expect([second.user.value, second.token.value, second.stored.get('draft:booking', 0)]).toEqual([
    null,
    null,
    undefined,
  ]);
});

test('an expired session ends in the other tabs, but their drafts stay', () => {
  const { open } = browser();
  const [first, second] = [tab(open()), tab(open())];
  first.adopt(as('M1', 'T1'));
  second.stored.set('draft:booking', 1);
  first.end();
  expect([second.token.value, second.stored.get('draft:booking', 0)]).toEqual([null, 1]);
});

test('another identity reaches the other tabs', () => {
  const { open } = browser();
  const [first, second] = [tab(open()), tab(open())];
  first.adopt(as('M1', 'T1'));
  second.adopt(as('M2', 'T2'));
  expect([first.user.value?.memberId, first.token.value]).toEqual(['M2', 'T2']);
});

test('the end of an older token does not end a newer one', () => {
  const { open } = browser();
  const late = open();
  const [session] = [
    tab(open()),
    late.listen(
      () => undefined,
      () => undefined,
    ),
  ];
  session.adopt(as('M1', 'T2'));
  late.post({ user: null, token: null, was: 'T1' });
  expect(session.token.value).toBe('T2');
});

test('a new tab asks who is here; an answer never replaces who logged in meanwhile', () => {
  const { open } = browser();
  tab(open()).adopt(as('M1', 'T1'));
  const asking = tab(open());
  expect(asking.user.value?.memberId).toBe('M1');
  const other = open();
  other.listen(
    () => undefined,
    () => undefined,
  );
  other.post({ kind: 'answer', user: as('M9', ''), token: 'T9' });
  expect(asking.user.value?.memberId).toBe('M1');
});

test('a session without a channel stays on its own, and a call keeps its token', async () => {
  const { open, posted } = browser();
  const lonely = createSession({ apiBase: '', fetch, config: defaultConfig });
  lonely.adopt(as('M1', 'T1'));
  expect(posted).toEqual([]);
  expect((await lonely.client.call(account.memberInfo, {}, {})).reading.outcome.ok).toBe(true);
  sessionStorage.clear();
  expect(tab(open()).user.value).toBeNull();
});

const ended = (async () => new Response('{"ret":401,"msg":"登录已过期"}')) as unknown as typeof globalThis.fetch;

test('a page that comes back asks the server whether its session is still valid', async () => {
  const { open, backs } = browser();
  const session = tab(open());
  session.adopt(as('M1', 'T1'));
  answer = ended;
  backs[0]?.();
  await waitFor(() => expect(session.user.value).toBeNull());
  expect(heard).toEqual(['M1', null]);
});

test('a page that comes back without a session asks the other tabs', () => {
  const { open, posted, backs } = browser();
  tab(open());
  posted.length = 0;
  backs[0]?.();
  expect(posted).toEqual([{ kind: 'ask' }]);
});

test('a session without mounts gets no messages, and asks the server after a long absence', async () => {
  const { open, listening } = browser();
  const session = tab(open());
  session.adopt(as('M1', 'T1'));
  session.leave();
  expect(listening()).toBe(0);
  answer = ended;
  nowMs = 20_000;
  session.join()();
  expect(session.token.value).toBe('T1');
  nowMs = 60_000;
  session.join();
  await waitFor(() => expect(session.token.value).toBeNull());
});

test('a logout or another member begins a new visit without the drafts of the last; an expired session and a login of its own do not', () => {
  const { open } = browser();
  const session = tab(open());
  session.stored.set('draft:booking', 1);
  session.adopt(as('M1', 'T1'));
  session.end();
  session.adopt(as('M1', 'T2'));
  expect([session.visit.value, session.stored.get('draft:booking', 0)]).toEqual([0, 1]);
  session.adopt(as('M2', 'T3'));
  expect([session.visit.value, session.stored.get('draft:booking', 0)]).toEqual([1, undefined]);
  session.stored.set('draft:booking', 2);
  session.end();
  session.adopt(as('M1', 'T4'));
  expect([session.visit.value, session.stored.get('draft:booking', 0)]).toEqual([2, undefined]);
});

test('drafts of an expired session survive a reload for their member alone', () => {
  const first = createSession({ apiBase: '', fetch, config: defaultConfig });
  first.adopt(as('M1', 'T1'));
  first.stored.set('draft:booking', 1);
  first.end();
  createSession({ apiBase: '', fetch, config: defaultConfig }).adopt(as('M1', 'T2'));
  expect(first.stored.get('draft:booking', 0)).toBe(1);
  const other = createSession({ apiBase: '', fetch, config: defaultConfig });
  other.end();
  const next = createSession({ apiBase: '', fetch, config: defaultConfig });
  next.adopt(as('M2', 'T3'));
  expect(sessionStorage.getItem('travel-embed:default:draft:booking')).toBeNull();
});
