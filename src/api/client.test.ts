import { afterEach, describe, expect, test, vi } from 'vitest';
import { row } from '#contract/row.ts';
import { createClient } from './client.ts';

/** The second client (specification 1, section 7): a row of that profile, since none of the areas it serves is open yet. */
const exportRow = row<object, { url: string }>('/bill/export', '导出账单', { profile: 'second' });
const clientOf = (get: typeof fetch) =>
  createClient({ baseUrl: '', fetch: get, appId: 'default', token: () => 'T', now: () => 0 });
const answering = (fields: object) => clientOf(async () => new Response(JSON.stringify(fields)));
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('the second client takes status and result for ret and data', async () => {
  const { reading } = await answering({ status: 0, message: '', result: { url: '/x' } }).call(exportRow, {});
  expect(reading).toEqual({ outcome: { ok: true, ret: 0, data: { url: '/x' } } });
});

test.each([[{ status: 9, message: '导出失败' }], [{ ret: 9, msg: '导出失败' }]])(
  'the second client shows a refusal %j with ※ as an error for 5 s',
  async (fields) => {
    const { reading } = await answering(fields).call(exportRow, {});
    expect(reading).toMatchObject({
      outcome: { ok: false, ret: 9, msg: '导出失败' },
      message: { kind: 'bad', text: '导出失败※', seconds: 5 },
    });
  },
);

test('the second client waits 120 s, then says so without ※ for 5 s', async () => {
  vi.useFakeTimers();
  const silent = clientOf(
    (_, init) =>
      new Promise((_resolve, reject) => init?.signal?.addEventListener('abort', () => reject(new Error('ended')))),
  );
  let message: unknown = 'none yet';
  void silent.call(exportRow, {}).then(({ reading }) => (message = reading.message));
  await vi.advanceTimersByTimeAsync(119_999);
  expect(message).toBe('none yet');
  await vi.advanceTimersByTimeAsync(1);
  expect(message).toEqual({ kind: 'bad', text: '请求超时，请稍后重试', seconds: 5 });
});

test('a lost connection of the second client shows the error text without ※', async () => {
  const { reading } = await clientOf(() => Promise.reject(new TypeError('fetch failed'))).call(exportRow, {});
  expect(reading.message).toEqual({ kind: 'bad', text: '网络连接失败，请检查网络后重试', seconds: 5 });
});

describe('a call without an answer', () => {
  const lost = () => Promise.reject(new TypeError('fetch failed'));
  const isProbe = (url: unknown) => String(url).endsWith('/common/notices');
  const networkWords = '网络连接失败，请检查网络后重试';

  test('of a page that is not listed is a service that cannot be had, with one line in the console', async () => {
    const line = vi.spyOn(console, 'error').mockReturnValue();
    // Such an answer arrives where it is not read.
    const { call } = clientOf((_, init) => (init?.mode === 'no-cors' ? Promise.resolve(Response.error()) : lost()));
    for (const { reading } of [await call(exportRow, {}), await call(exportRow, {})])
      expect(reading).toMatchObject({
        outcome: { ok: false, ret: -1, kind: 'offline', msg: '服务暂时不可用' },
        message: { text: '服务暂时不可用' },
      });
    expect(line.mock.calls).toEqual([[expect.stringContaining('origin is not listed for app id "default"')]]);
    expect(line.mock.calls[0]?.[0]).toContain('/docs/guide/troubleshooting.html#origin-not-listed');
  });

  test('of a page that is not listed is asked for once, also where a lost read would be tried again', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    const asked: string[] = [];
    const { call } = clientOf((url, init) => {
      if (!isProbe(url)) asked.push(String(url));
      return init?.mode === 'no-cors' ? Promise.resolve(Response.error()) : lost();
    });
    const { reading } = await call({ ...exportRow, reads: true }, {});
    expect([asked.length, reading.outcome]).toEqual([1, expect.objectContaining({ msg: '服务暂时不可用' })]);
  });

  test('is asked for three times where a read was lost on the network', async () => {
    let asked = 0;
    const { call } = clientOf((url) => {
      if (!isProbe(url)) asked += 1;
      return lost();
    });
    await call({ ...exportRow, reads: true }, {});
    expect(asked).toBe(3);
  });

  test.each<[string, typeof fetch]>([
    ['nothing arrives', lost],
    ['only this call was lost', (url) => (isProbe(url) ? Promise.resolve(new Response('{}')) : lost())],
  ])('is a matter of the network where %s', async (_, get) => {
    const line = vi.spyOn(console, 'error').mockReturnValue();
    const { reading } = await clientOf(get).call(exportRow, {});
    expect([reading.message?.text, line.mock.calls.length]).toEqual([networkWords, 0]);
  });
});
