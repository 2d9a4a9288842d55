import { signal } from '@preact/signals-core';
import { expect, test, vi } from 'vitest';
import type { Session } from '#session/session.ts';
import { createLoginGate } from './login-gate.ts';

/** The gates of two widgets on one page. */
function twoGates() {
  const session = { user: signal<object | null>(null), fromTab: signal(0), note: '' };
  const gate = () => createLoginGate(session as unknown as Session, () => true);
  return { session, first: gate(), second: gate() };
}

test('while one dialog of the page is open a second request opens none, and both go on after the login', async () => {
  const { session, first, second } = twoGates();
  const asked = [first.require('TravelEmbed.login()'), second.require('an order by the address')];
  expect([first.request.peek()?.reason, second.request.peek()]).toEqual(['TravelEmbed.login()', null]);
  session.user.value = {};
  first.request.peek()?.closed();
  expect(await Promise.all(asked)).toEqual([true, true]);
});

test('the reason of an ended session is told by the dialog that opens next, and by no later one', async () => {
  const { session, first } = twoGates();
  session.note = '登录已失效';
  const asked = first.require();
  expect(first.request.peek()?.note).toBe('登录已失效');
  first.request.peek()?.closed();
  await asked;
  void first.require();
  expect(first.request.peek()?.note).toBe('');
});

test('after a dialog was closed without a login the next request opens one again', async () => {
  const { first, second } = twoGates();
  const asked = [first.require(), second.require()];
  first.request.peek()?.closed();
  expect(await Promise.all(asked)).toEqual([false, false]);
  void second.require();
  expect(second.request.peek()).not.toBeNull();
});

test('a dialog whose element the page has removed blocks no other one', async () => {
  const { first, second } = twoGates();
  const asked = first.require();
  Object.assign(first.request.peek() ?? {}, { isLost: () => true });
  void second.require();
  expect(second.request.peek()).not.toBeNull();
  expect(await asked).toBe(false);
});

test('a request that waits for the dialog of another widget does not go on for the next member', async () => {
  const { session, first, second } = twoGates();
  const done = vi.fn();
  void first.require();
  void second.require().then(done);
  second.stop(true);
  session.user.value = {};
  first.request.peek()?.closed();
  await new Promise((resolve) => setTimeout(resolve));
  expect(done).not.toHaveBeenCalled();
});
