import { signal } from '@preact/signals-core';
import { expect, it } from 'vitest';
import { arrivalOf, createLazyActions, createPress } from './press.ts';

/** A part that arrives when a test says so. */
function open() {
  const value = signal<{ name: string } | null>(null);
  let asked = 0;
  const part = { value, failed: signal(false), want: () => void (asked += 1) };
  return { part, asked: () => asked, arrive: () => (value.value = { name: 'there' }) };
}

it('does with the arrival what the last press before it wanted, once, and later presses at once', () => {
  const { part, asked, arrive } = open();
  const done: string[] = [];
  const { press, isWaiting } = createPress(part);
  press(() => done.push('first'));
  press(({ name }) => done.push(name));
  expect([isWaiting.value, asked(), done]).toEqual([true, 2, []]);
  arrive();
  expect([isWaiting.value, done]).toEqual([false, ['there']]);
  press(() => done.push('at once'));
  expect(done).toEqual(['there', 'at once']);
});

it('does nothing any more once its view is gone', () => {
  const { part, arrive } = open();
  let done = 0;
  const { press, dispose } = createPress(part);
  press(() => (done += 1));
  dispose();
  arrive();
  expect(done).toBe(0);
});

it('makes the actions of a screen once, at the first press that has their part', () => {
  const { part, arrive } = open();
  const made: string[] = [];
  const { act, actions } = createLazyActions(part, ({ name }) => ({ said: made.push(name) }));
  const done: number[] = [];
  act(({ said }) => done.push(said));
  expect([actions.value, made]).toEqual([null, []]);
  arrive();
  act(({ said }) => done.push(said));
  expect([actions.value, made, done]).toEqual([{ said: 1 }, ['there'], [1, 1]]);
});

it('resolves with a part that is there, and with one that comes', async () => {
  const { part, arrive } = open();
  const waiting = arrivalOf(part);
  arrive();
  expect([await waiting, await arrivalOf(part)]).toEqual([{ name: 'there' }, { name: 'there' }]);
});
