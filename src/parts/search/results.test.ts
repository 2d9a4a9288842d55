import { describe, expect, it } from 'vitest';
import { computed, signal } from '@preact/signals-core';
import type { Outcome } from '#kit/services.ts';
import { createResults, steady } from './results.ts';

/** A search whose calls are answered by hand, the oldest first. */
function open(isReady = signal(true)) {
  const input = signal('北京');
  const calls: { asked: string; ending: AbortSignal; answer(outcome: Outcome<string>): void }[] = [];
  const results = createResults<string, string>({
    input,
    isReady,
    ask: (asked, ending) => new Promise((answer) => calls.push({ asked, ending, answer })),
    take: (next, before) => (before ? `${before} ${next}` : next),
  });
  const settle = async (at: number, outcome: Outcome<string>) => {
    calls[at]?.answer(outcome);
    await Promise.resolve();
    await Promise.resolve();
  };
  return { input, isReady, calls, results, settle };
}

const good = (data: string) => ({ ok: true, ret: 200, msg: '', data }) as Outcome<string>;
const bad = { ok: false, ret: 500, msg: '忙', data: null } as Outcome<string>;

describe('the answers of a search', () => {
  it('a changed question ends the call under way, and its late answer is not shown', async () => {
    const { input, calls, results, settle } = open();
    input.value = '上海';
    expect(calls.map(({ asked, ending }) => [asked, ending.aborted])).toEqual([
      ['北京', true],
      ['上海', false],
    ]);
    await settle(0, good('旧'));
    expect([results.data.value, results.isBusy.value]).toEqual([null, true]);
    await settle(1, good('新'));
    expect([results.data.value, results.isBusy.value]).toEqual(['新', false]);
  });

  it('the answer of before stays in view while the next is asked for, and after that has failed', async () => {
    const { input, results, settle } = open();
    await settle(0, good('一'));
    input.value = '上海';
    expect([results.data.value, results.isBusy.value]).toEqual(['一', true]);
    await settle(1, bad);
    expect([results.data.value, results.failure.value?.msg, results.isBusy.value]).toEqual(['一', '忙', false]);
    results.load();
    await settle(2, good('二'));
    expect([results.data.value, results.failure.value]).toEqual(['一 二', null]);
  });

  it('a question that cannot be asked waits until it can, and the same question is asked once', () => {
    const { input, isReady, calls } = open(signal(false));
    expect(calls).toHaveLength(0);
    isReady.value = true;
    input.value = '北京';
    expect(calls).toHaveLength(1);
  });

  it('a closed search ends its call and asks no more', () => {
    const { input, calls, results } = open();
    results.dispose();
    input.value = '上海';
    expect(calls.map(({ ending }) => ending.aborted)).toEqual([true]);
  });
});

it('a question that says the same is the same object, so that nothing is worked out again for it', () => {
  const address = signal({ from: '北京', kinds: '' });
  const question = steady(computed(() => ({ from: address.value.from })));
  let turns = 0;
  const ways = computed(() => [(turns += 1), question.value.from]);
  expect(ways.value).toEqual([1, '北京']);
  address.value = { from: '北京', kinds: 'GC' };
  expect(ways.value).toEqual([1, '北京']);
  address.value = { from: '上海', kinds: 'GC' };
  expect(ways.value).toEqual([2, '上海']);
});
