import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { account } from '#contract/account.ts';
import { defaultConfig } from '#theme/default-config.ts';
import { reportFault, reportThrow } from './report-fault.ts';
import { createSession } from './session.ts';

const listed = (...types: string[]) => ({ ret: 0, msg: '', data: types.map((type) => ({ type, name: '' })) });

/** A page whose provider answers the exception map with these answers, one after the other; then with the last. */
function pageOf(...answers: unknown[]) {
  const calls: string[] = [];
  const wire: typeof fetch = async (input, init) => {
    const [path = '', query] = String(input).split('?');
    const form = new URLSearchParams(query ?? String(init?.body));
    expect(form.get('token')).toBeNull();
    // Whether the page is refused is asked after a lost call.
    if (path === '/common/notices') throw new TypeError('offline');
    if (path !== '/buryingPoint/exceptionEventMap')
      return (calls.push(`POST ${form.get('type')}`), new Response('{"ret":0,"data":{}}'));
    calls.push(`${init?.method} map`);
    const answer = answers.length > 1 ? answers.shift() : answers[0];
    if (answer instanceof Error) throw answer;
    return new Response(typeof answer === 'string' ? answer : JSON.stringify(answer));
  };
  const session = createSession({ apiBase: '', fetch: wire, config: defaultConfig });
  session.token.value = 'T1';
  const outcome = { ok: false, ret: 500, msg: '忙', data: null, kind: 'refused' } as const;
  const fail = (kind: 'API_BUSINESS_EXCEPTION' | 'API_CALL_EXCEPTION') =>
    reportFault(
      { row: account.memberInfo, input: {}, outcome, event: { kind, httpCode: '500' }, costTimeMs: 1 },
      { session, version: 'test' },
    );
  return { calls, session, fail, settled: () => vi.advanceTimersByTimeAsync(5_000) };
}
// Its code comes with the first lost call, in real time.
beforeAll(() => import('#api/refused-origin.ts'));
beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  sessionStorage.clear();
});

test('the exception map is asked for once, before the first event and not before that', async () => {
  const { calls, session, fail, settled } = pageOf(listed('API_BUSINESS_EXCEPTION', 'WIDGET_EXCEPTION'));
  await settled();
  expect(calls).toEqual([]);
  fail('API_BUSINESS_EXCEPTION');
  fail('API_BUSINESS_EXCEPTION');
  reportThrow('flight-search', new Error('x'), { session, version: 'test', ownFiles: '' });
  await settled();
  expect(calls).toEqual([
    'GET map',
    'POST API_BUSINESS_EXCEPTION',
    'POST API_BUSINESS_EXCEPTION',
    'POST WIDGET_EXCEPTION',
  ]);
});

test('an event that the map does not list is not sent', async () => {
  const { calls, session, fail, settled } = pageOf(listed('API_CALL_EXCEPTION'));
  fail('API_BUSINESS_EXCEPTION');
  reportThrow('flight-search', new Error('x'), { session, version: 'test', ownFiles: '' });
  fail('API_CALL_EXCEPTION');
  await settled();
  expect(calls).toEqual(['GET map', 'POST API_CALL_EXCEPTION']);
});

test.each<[string, unknown, number]>([
  ['a lost connection', new TypeError('offline'), 3],
  ['a refusal', { ret: 500, msg: '忙', data: null }, 1],
  ['HTML', '<html>', 1],
  ['no list', { ret: 0, data: { type: 'API_CALL_EXCEPTION' } }, 1],
])(
  'while the map cannot be read (%s) nothing is sent; after a minute it is asked for again',
  async (_, answer, tries) => {
    const { calls, fail, settled } = pageOf(
      ...Array.from({ length: tries }, () => answer),
      listed('API_CALL_EXCEPTION'),
    );
    const asked = Array.from({ length: tries }, () => 'GET map');
    fail('API_CALL_EXCEPTION');
    await settled();
    fail('API_CALL_EXCEPTION');
    await settled();
    expect(calls).toEqual(asked);
    await vi.advanceTimersByTimeAsync(60_000);
    fail('API_CALL_EXCEPTION');
    await settled();
    expect(calls).toEqual([...asked, 'GET map', 'POST API_CALL_EXCEPTION']);
  },
);

test('a list with entries that are none is read as far as it goes', async () => {
  const { calls, fail, settled } = pageOf({ ret: 0, data: [null, 7, {}, { type: 'API_CALL_EXCEPTION' }] });
  fail('API_CALL_EXCEPTION');
  await settled();
  expect(calls).toEqual(['GET map', 'POST API_CALL_EXCEPTION']);
});
