import { expect, test } from 'vitest';
import { signal } from '@preact/signals-core';
import { row } from '#contract/row.ts';
import type { Services } from '../services.ts';
import { createBulk } from './bulk.ts';

interface Input {
  orderId: string;
  requestId: string;
}
const cancel = row<Input, object>('/order/cancel', '取消');

/** A member with three orders; `answer` gives the server's answer to each call. */
function open(answer: (orderId: string, at: number) => object, isSure = true) {
  const user = signal<{ memberId: string } | null>({ memberId: 'a' });
  const calls: Input[] = [];
  let settled = 0;
  const services = {
    session: { user },
    online: signal(true),
    say: { confirm: async () => isSure, toast() {} },
    timers: { after: (_: number, run: () => void) => void Promise.resolve().then(run) },
    newRequestId: () => `key ${Math.max(0, calls.length)}`,
    api: {
      async send(_: unknown, input: Input) {
        calls.push(input);
        return answer(input.orderId, calls.length);
      },
    },
  } as unknown as Services;
  const bulk = createBulk<string, Input, object>(services, cancel, {
    idOf: (id) => id,
    input: (orderId) => ({ orderId }),
    confirm: () => ({ text: '' }),
    settle: () => (settled += 1),
  });
  return { bulk, calls, user, settled: () => settled };
}
const done = { ok: true, ret: 0, data: {} };
const refused = { ok: false, ret: 409, msg: '订单已支付', data: null, kind: 'refused' };
const lost = { ok: false, ret: -1, msg: '', data: null, kind: 'offline' };

test('each item is written once under its own key, and a refusal of one stops no other', async () => {
  const { bulk, calls, settled } = open((id) => (id === 'B' ? refused : done));
  await bulk.run(['A', 'B', 'C']);
  expect(calls.map(({ orderId }) => orderId)).toEqual(['A', 'B', 'C']);
  expect(new Set(calls.map(({ requestId }) => requestId)).size).toBe(3);
  expect(bulk.state.value).toEqual({
    total: 3,
    isDone: true,
    results: [{ item: 'A' }, { item: 'B', text: '订单已支付' }, { item: 'C' }],
  });
  expect(settled()).toBe(1);
  bulk.close();
  expect(bulk.state.value).toBeNull();
});

test('an item without an answer is asked for again under the same key, then reported as unknown', async () => {
  const { bulk, calls } = open(() => lost);
  await bulk.run(['A']);
  expect(calls.length).toBeGreaterThan(1);
  expect(new Set(calls.map(({ requestId }) => requestId)).size).toBe(1);
  expect(bulk.state.value?.results).toEqual([{ item: 'A', text: '暂未收到处理结果，请稍后查看' }]);
});

test('an item without an answer keeps its key while the server is over capacity', async () => {
  const { bulk, calls } = open((_, count) => (count > 6 ? done : count > 3 ? { ...refused, ret: 429 } : lost));
  for (const _ of [1, 2, 3]) await bulk.run(['A']);
  expect([calls.length, new Set(calls.map(({ requestId }) => requestId)).size]).toEqual([7, 1]);
});

test('nothing is written without the consent, and nothing more once another member is here', async () => {
  const unsure = open(() => done, false);
  await unsure.bulk.run(['A']);
  expect([unsure.calls, unsure.bulk.state.value]).toEqual([[], null]);
  const { bulk, calls, user, settled } = open(() => {
    user.value = { memberId: 'b' };
    return done;
  });
  await bulk.run(['A', 'B']);
  expect([calls.length, bulk.state.value, settled()]).toEqual([1, null, 0]);
});
