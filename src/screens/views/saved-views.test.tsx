import { signal } from '@preact/signals-core';
import { expect, test } from 'vitest';
import type { ListView } from '#contract/list-view.ts';
import { createListViews } from '#kit/resources/list-views.ts';
import type { Services } from '#kit/services.ts';

const view = (viewName: string, query: string, isDefault = false): ListView => ({ viewName, query, isDefault });
const views = [view('待支付', 'group=unpaid'), view('因公', 'sort=-travel&travelType=business', true)];

/** A list with this address and a server with two views, whose answer comes when `answer` is called. */
function open(query: Record<string, string> = {}) {
  const shown = signal<Readonly<Record<string, string>>>(query);
  const listing = { query: shown, show: (next: Readonly<Record<string, string>>) => (shown.value = next) };
  let answer = () => {};
  const asked = new Promise<void>((resolve) => (answer = resolve));
  const services = {
    clock: { now: () => 0 },
    timers: {},
    api: { send: async () => asked.then(() => ({ ok: true, ret: 0, data: { views } })) },
  } as unknown as Services;
  const model = createListViews(services, 'orders', listing as unknown as Parameters<typeof createListViews>[2]);
  return {
    model,
    shown,
    async answered() {
      answer();
      await expect.poll(() => model.rows.peek().length, { interval: 2 }).toBe(2);
    },
  };
}

test('a list that opens without filters opens with the default view', async () => {
  const { model, shown, answered } = open();
  await answered();
  expect(shown.peek()).toEqual({ sort: '-travel', travelType: 'business' });
  expect(model.shown.value?.viewName).toBe('因公');
});

test('a list that opens with filters, or gets some before the views have come, keeps them', async () => {
  const linked = open({ group: 'done' });
  await linked.answered();
  expect(linked.shown.peek()).toEqual({ group: 'done' });
  const quick = open();
  quick.shown.value = { group: 'after' };
  quick.shown.value = {};
  await quick.answered();
  expect(quick.shown.peek()).toEqual({});
});

test('the shown view is the one with the same filters in any order, until a filter changes', async () => {
  const { model, shown, answered } = open({ travelType: 'business', sort: '-travel' });
  await answered();
  expect(model.shown.value?.viewName).toBe('因公');
  shown.value = { ...shown.peek(), group: 'done' };
  expect(model.shown.value).toBeUndefined();
});
