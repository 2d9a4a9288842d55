import type { Signal } from '@preact/signals-core';
import { expect, it } from 'vitest';
import type { Notice } from '#contract/notice.ts';
import { notice } from '#contract/notice.ts';
import { pollAt } from '#domain/payment/poll.ts';
import { givenClock } from '#tests/support/given/given-clock.ts';
import { bad, givenServices, good, offline } from '#tests/support/given/given-services.ts';
import type { Answer } from '#tests/support/given/given-services.ts';
import { createResource } from './resource.ts';
import type { ResourceOptions } from './resource.ts';
import { shareResource } from './shared-resource.ts';
import { wrote } from './writes.ts';

const row = notice.list;
const list = (...ids: string[]) => ids.map((id) => ({ id }) as Notice);
const tempo = { everyMs: 1000, growth: 1, failureGrowth: 2, slowestMs: 8000, giveUpMs: 60_000 };

/** A resource whose server answers these, the last of them for ever; null: the test answers. */
function start(answers: (Answer | null)[], options: ResourceOptions<Notice[]> = {}) {
  const clock = givenClock();
  const held: ((answer: Answer) => void)[] = [];
  let asked = 0;
  const given = givenServices(
    clock,
    () => answers[Math.min(asked++, answers.length - 1)] ?? new Promise((resolve) => held.push(resolve)),
  );
  return { ...given, clock, held, asked: () => asked, resource: createResource(given.services, row, {}, options) };
}

it.each([
  ['data', good(list('a')), { state: 'ready', data: list('a'), isOld: false }],
  ['404', bad(404), { state: 'missing', text: '', ret: 404 }],
  ['another refusal', bad(16_000), { state: 'failed', text: '', ret: 16_000 }],
  ['no network', offline, { state: 'failed', text: '', ret: -1 }],
])('a resource is loading, then has the server’s answer: %s', async (_, answer, state) => {
  const { resource } = start([answer]);
  expect(resource.current.peek()).toEqual({ state: 'loading' });
  const data = await resource.load();
  expect(resource.current.peek()).toEqual(state);
  expect(data).toEqual(answer.ok ? answer.data : null);
});

it('data stay as old ones over a failure, and a good answer makes them new', async () => {
  const { resource } = start([good(list('a')), offline, bad(404), good(list('b'))]);
  await resource.load();
  for (let failure = 0; failure < 2; failure += 1) {
    expect(await resource.load()).toBeNull();
    expect(resource.current.peek()).toEqual({ state: 'ready', data: list('a'), isOld: true });
  }
  await resource.load();
  expect(resource.current.peek()).toEqual({ state: 'ready', data: list('b'), isOld: false });
});

it('a second try after a failure is loading again', async () => {
  const { resource } = start([offline, null]);
  await resource.load();
  void resource.load();
  expect(resource.current.peek()).toEqual({ state: 'loading' });
});

it('an answer that was asked for earlier is dropped, and both who asked get the later one', async () => {
  const { resource, held } = start([null, good(list('new'))]);
  const [first, second] = [resource.load(), resource.load()];
  await second;
  held[0]?.(good(list('old')));
  expect([await first, await second, resource.data.peek()]).toEqual([list('new'), list('new'), list('new')]);
});

it('the answer to a write is not undone by an earlier answer', async () => {
  const { resource, held } = start([null]);
  const asked = resource.load();
  resource.set(list('written'));
  held[0]?.(good(list('before')));
  expect([await asked, resource.data.peek()]).toEqual([list('written'), list('written')]);
});

it('with a tempo it asks until the answer is the last one, over a lost answer too, and not while hidden', async () => {
  const { resource, clock, asked } = start([good(list()), offline, good(list()), good(list('done'))], {
    every: pollAt(tempo),
    until: (found) => found.length > 0,
  });
  void resource.load();
  await clock.pass(3000);
  expect(asked()).toBe(3);
  clock.show(false);
  await clock.pass(30_000);
  expect(asked()).toBe(3);
  clock.show(true);
  await clock.pass(30_000);
  expect([asked(), resource.data.peek(), clock.timers()]).toEqual([4, list('done'), 0]);
});

it('old data are read again when the page comes back into view or online, new ones are not', async () => {
  const { resource, clock, asked, services } = start([good(list('a'))], { freshMs: 60_000 });
  const back = () => (clock.show(false), clock.show(true));
  back();
  expect(asked()).toBe(0);
  await resource.load();
  await clock.pass(59_000);
  back();
  expect(asked()).toBe(1);
  await clock.pass(2000);
  back();
  await clock.settle();
  expect(asked()).toBe(2);
  const online = services.online as Signal<boolean>;
  online.value = false;
  await clock.pass(61_000);
  back();
  expect(asked()).toBe(2);
  online.value = true;
  await clock.settle();
  expect(asked()).toBe(3);
});

it('after a lost answer it asks again as soon as the page is online, with data from before or without', async () => {
  const { resource, clock, asked, services } = start([offline, good(list('a')), offline, good(list('b'))], {
    freshMs: 60_000,
  });
  const online = services.online as Signal<boolean>;
  const back = async () => {
    online.value = false;
    online.value = true;
    await clock.settle();
  };
  await resource.load();
  expect(resource.current.peek()).toMatchObject({ state: 'failed' });
  await back();
  expect([asked(), resource.data.peek()]).toEqual([2, list('a')]);
  await resource.load();
  expect(resource.current.peek()).toMatchObject({ state: 'ready', isOld: true });
  await back();
  expect([asked(), resource.data.peek()]).toEqual([4, list('b')]);
  await back();
  expect(asked()).toBe(4);
});

it('disposed it leaves no timer, no watcher and takes no answer', async () => {
  const { resource, clock, held } = start([null], { every: pollAt(tempo), freshMs: 1000 });
  void resource.load();
  resource.dispose();
  held[0]?.(good(list('late')));
  await clock.pass(60_000);
  expect([clock.timers(), clock.watchers(), resource.data.peek()]).toEqual([0, 0, null]);
});

it('widgets of a page share one read; a later one starts with its answer', async () => {
  const shared = shareResource(row, {}, 60_000);
  const { services, clock, asked } = start([good(list('a'))]);
  const [header, home] = [shared(services), shared({ ...services })];
  await clock.settle();
  expect([asked(), header.data.peek(), home.data.peek()]).toEqual([1, list('a'), list('a')]);
  const later = shared(services);
  expect([later.current.peek().state, asked()]).toEqual(['ready', 1]);
  await Promise.all([header.load(), later.load()]);
  expect(asked()).toBe(2);
  const other = start([good(list('b'))]);
  const elsewhere = shared(other.services);
  await other.clock.settle();
  expect(elsewhere.data.peek()).toEqual(list('b'));
});

it('when the widget that asks goes, another one of the page asks', async () => {
  const shared = shareResource(row, {}, 60_000);
  const { services, clock, asked } = start([null, good(list('a'))]);
  const [first, second] = [shared(services), shared(services)];
  first.dispose();
  await clock.settle();
  expect([asked(), second.data.peek()]).toEqual([2, list('a')]);
});

it('what a write moves is asked again after it: once, by an answer later than the write, and by the next widget', async () => {
  const shared = shareResource(row, {}, 60_000, true);
  const { services, clock, asked, held } = start([good(list('a')), null, good(list('b')), good(list('c'))]);
  const [menu, other] = [shared(services), shared(services)];
  await clock.settle();
  void menu.load();
  wrote();
  held[0]?.(good(list('before the write')));
  await clock.settle();
  expect([asked(), menu.data.peek(), other.data.peek()]).toEqual([3, list('b'), list('b')]);
  menu.dispose();
  other.dispose();
  wrote();
  const next = shared(services);
  await clock.settle();
  expect([asked(), next.data.peek()]).toEqual([4, list('c')]);
});

it('a row that needs a login is never shared between two members', async () => {
  const shared = shareResource({ ...row, access: 'login' as const }, {}, 60_000);
  const { services, user, clock } = start([good(list('of A')), null]);
  const ofA = shared(services);
  await clock.settle();
  user.value = { memberId: 'B' };
  const ofB = shared(services);
  expect([ofA.data.peek(), ofB.current.peek()]).toEqual([list('of A'), { state: 'loading' }]);
});
