import { waitFor } from '@testing-library/dom';
import { afterEach, expect, test } from 'vitest';
import { account } from '#contract/account.ts';
import type { LoginAnswer } from '#contract/account.ts';
import { defaultConfig } from '#theme/default-config.ts';
import { send } from './react-to-outcome.ts';
import { createSession } from './session.ts';

const user = { memberId: 'M1', memberType: 10, realName: '周砚清', mobilePhone: '13800000010' };
const answers = (...envelopes: object[]) => {
  const bodies: Record<string, string>[] = [];
  const fetch = async (url: string | URL | Request, init?: RequestInit) => {
    if (!String(url).includes('/buryingPoint/'))
      bodies.push(Object.fromEntries(new URLSearchParams(String(init?.body))));
    return new Response(
      JSON.stringify(
        String(url).includes('/buryingPoint/') ? { ret: 0 } : (envelopes.shift() ?? { ret: 0, data: null }),
      ),
      { headers: { 'x-server-time': '2000000000000' } },
    );
  };
  return { fetch: fetch as typeof globalThis.fetch, bodies };
};
afterEach(() => sessionStorage.clear());

const toasts: string[] = [];
const world = (session: ReturnType<typeof createSession>, logsIn = false) => ({
  session,
  say: { toast: (text: string) => void toasts.push(text), alert: async () => undefined, confirm: async () => false },
  requireLogin: async () => {
    if (logsIn) session.adopt({ ...user, token: 'T2' } as LoginAnswer);
    return logsIn;
  },
  open: () => undefined,
  version: 'test',
});

test('a call that needs a login is silently cancelled without one', async () => {
  const { fetch, bodies } = answers();
  const session = createSession({ apiBase: '', fetch, config: defaultConfig });
  expect(await send(account.memberInfo, {}, {}, world(session))).toMatchObject({ ok: false, kind: 'cancelled' });
  expect(bodies).toEqual([]);
});

test('every call adds token, timestamp, device and a trace, and the app id unless it is the default', async () => {
  const { fetch, bodies } = answers();
  const session = createSession({ apiBase: '', fetch, config: { ...defaultConfig, appId: 'skyline' }, now: () => 7 });
  session.adopt({ ...user, token: 'T1' } as LoginAnswer);
  await send(account.memberInfo, {}, {}, world(session));
  const traceparent = expect.stringMatching(/^00-[0-9a-f]{32}-[0-9a-f]{16}-01$/);
  expect(bodies).toEqual([{ appId: 'skyline', token: 'T1', timestamp: '7', device: 'web', traceparent }]);
  await send(account.memberInfo, {}, {}, world(session));
  expect(bodies[1]?.['traceparent']).not.toBe(bodies[0]?.['traceparent']);
});

test('ret 401 clears the session, logs in, and the action goes on', async () => {
  const { fetch, bodies } = answers({ ret: 401, msg: '' }, { ret: 0, data: { memberId: 'M1' } });
  const session = createSession({ apiBase: '', fetch, config: defaultConfig });
  session.adopt({ ...user, token: 'T1' } as LoginAnswer);
  expect(await send(account.memberInfo, {}, {}, world(session, true))).toMatchObject({ ok: true });
  expect(bodies.map((body) => body['token'])).toEqual(['T1', 'T2']);
});

test('a 401 whose login is refused ends the session and stays a failure', async () => {
  const { fetch } = answers({ ret: 401, msg: '' });
  const session = createSession({ apiBase: '', fetch, config: defaultConfig });
  session.adopt({ ...user, token: 'T1' } as LoginAnswer);
  expect(await send(account.memberInfo, {}, {}, world(session))).toMatchObject({ ok: false, ret: 401 });
  expect(session.user.value).toBeNull();
  expect(Object.keys(sessionStorage).toSorted()).toEqual(['travel-embed:default:clock', 'travel-embed:default:owner']);
  expect(JSON.stringify(sessionStorage)).not.toMatch(/M1|T1|周砚清/);
});

test('the login that a 401 asks for has its reason, once for calls that end together', async () => {
  const { fetch } = answers({ ret: 401, msg: '登录已失效' }, { ret: 401, msg: '登录已失效' });
  const session = createSession({ apiBase: '', fetch, config: defaultConfig });
  session.adopt({ ...user, token: 'T1' } as LoginAnswer);
  const notes: string[] = [];
  // A screen that asks for the login as soon as the member is gone comes before the call.
  session.user.subscribe((member) => {
    if (member) return;
    notes.push(session.note);
    session.note = '';
  });
  toasts.length = 0;
  await Promise.all([1, 2].map(() => send(account.memberInfo, {}, {}, world(session))));
  expect([notes, session.note, toasts]).toEqual([['登录已失效'], '', []]);
});

test('a 401 of an aborted call is not told after the next login has ended', async () => {
  const { fetch } = answers({ ret: 401, msg: '登录已失效' });
  const session = createSession({ apiBase: '', fetch, config: defaultConfig });
  session.adopt({ ...user, token: 'T1' } as LoginAnswer);
  const left = new AbortController();
  session.user.subscribe((member) => member || left.abort());
  await send(account.memberInfo, {}, { signal: left.signal }, world(session));
  expect(session.note).toBe('登录已失效');
  session.adopt({ ...user, token: 'T2' } as LoginAnswer);
  session.end();
  expect(session.note).toBe('');
});

test('a late 401 speaks of the session it was sent with: who has logged in since stays, and the call goes on as that member', async () => {
  const { fetch, bodies } = answers({ ret: 401, msg: '登录已失效' }, { ret: 0, data: { memberId: 'M1' } });
  let arrive: (() => void) | undefined;
  const slow: typeof globalThis.fetch = async (...given) => {
    const answer = await fetch(...given);
    if (bodies.length === 1) await new Promise<void>((done) => (arrive = done));
    return answer;
  };
  const session = createSession({ apiBase: '', fetch: slow, config: defaultConfig });
  session.adopt({ ...user, token: 'T1' } as LoginAnswer);
  toasts.length = 0;
  const sent = send(
    account.memberInfo,
    {},
    {},
    { ...world(session), requireLogin: async () => session.user.value !== null },
  );
  await waitFor(() => expect(arrive).toBeDefined());
  session.adopt({ ...user, token: 'T2' } as LoginAnswer);
  arrive?.();
  expect(await sent).toMatchObject({ ok: true });
  expect(session.token.value).toBe('T2');
  expect(bodies.map((body) => body['token'])).toEqual(['T1', 'T2']);
  expect(toasts).toEqual([]);
});

test('the clock follows the server, not this machine', async () => {
  const { fetch } = answers();
  const session = createSession({ apiBase: '', fetch, config: defaultConfig, now: () => 1000 });
  await session.client.call(account.captcha, {});
  expect(session.clock.now()).toBe(2_000_000_000_000);
});

test('the clock follows an answer that names the time in its data, where a proxy has dropped the header', async () => {
  const fetch = async () =>
    new Response(JSON.stringify({ ret: 0, data: { randomCode: 'r', serverTimeMs: 2_000_000_000_000 } }));
  const session = createSession({ apiBase: '', fetch, config: defaultConfig, now: () => 1000 });
  await session.client.call(account.captcha, {});
  expect(session.clock.now()).toBe(2_000_000_000_000);
});

test('a session outlives a reload of the tab, and logout removes our entries of the user, and nothing of the page around us', async () => {
  const { fetch } = answers();
  sessionStorage.setItem('partner', 'theirs');
  const first = createSession({ apiBase: '', fetch, config: defaultConfig });
  first.adopt({ ...user, token: 'T1' } as LoginAnswer);
  const second = createSession({ apiBase: '', fetch, config: defaultConfig });
  expect(second.user.value).toMatchObject({ memberId: 'M1' });
  await second.logout();
  expect(Object.keys(sessionStorage)).toEqual(['partner', 'travel-embed:default:clock']);
});

test('button permissions are stored in the session storage, and go with the member', async () => {
  const { fetch } = answers();
  const session = createSession({ apiBase: '', fetch, config: defaultConfig });
  session.adopt({ ...user, memberType: 70, creditMemberId: 7, creditEmployeeId: 0, token: 'T1' } as LoginAnswer);
  await waitFor(() => expect(session.permissions.value).toContain('company_manage'));
  expect(sessionStorage.getItem('travel-embed:default:permissions')).toContain('company_manage');
  // A session that was kept without them learns them again.
  sessionStorage.removeItem('travel-embed:default:permissions');
  const kept = createSession({ apiBase: '', fetch, config: defaultConfig });
  await waitFor(() => expect(kept.permissions.value).toContain('company_manage'));
  session.end();
  expect(session.permissions.value).toEqual([]);
  expect(sessionStorage.getItem('travel-embed:default:permissions')).toBeNull();
});
