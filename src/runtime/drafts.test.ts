import { signal } from '@preact/signals-core';
import { expect, it } from 'vitest';
import { row } from '#contract/row.ts';
import { dayAt } from '#domain/china-time.ts';
import { createForm } from '#kit/forms/form.ts';
import type { Services } from '#kit/services.ts';
import { blankTraveller, withoutPapers } from '#parts/traveller/draft.ts';
import type { Store } from '#session/storage.ts';
import { createDrafts } from './drafts.ts';

const minutes = 60_000;
const hours = 60 * minutes;
const traveller = {
  ...blankTraveller('p1'),
  name: '周远航',
  papers: {
    '1': { certNo: '110101199003078515', certValidDate: '' },
    '2': { certNo: 'E12345678', certValidDate: '2030-01-01', kept: 'E1****678' },
  },
};

/** A form of an order that may wait for the morning, opened again after a time. */
function open() {
  let now = 0;
  const kept = new Map<string, unknown>();
  const store = {
    get: (key: string) => kept.get(key),
    set: (key: string, value: unknown) => void kept.set(key, structuredClone(value)),
    remove: (key: string) => void kept.delete(key),
  } as unknown as Store;
  const services = {
    drafts: createDrafts(store, () => now),
    session: { user: signal(null) },
    clock: { today: () => dayAt(now) },
  } as unknown as Services;
  const formOf = () =>
    createForm<{ people: (typeof traveller)[] }, { requestId: string }, object>(services, row('/order', '订单'), {
      key: 'order',
      blank: { people: [] },
      check: () => ({}),
      input: () => ({}),
      done: () => undefined,
      overnight: withoutPapers as never,
    });
  return {
    kept,
    formOf,
    after(ms: number) {
      now += ms;
      return formOf().values.peek().people[0];
    },
  };
}

it('a draft of an order outlives the night, and the numbers of its documents half an hour', () => {
  const { formOf, after } = open();
  formOf().edit({ people: [traveller] });
  expect(after(20 * minutes)).toEqual(traveller);
  const inTheMorning = after(9 * hours);
  expect(inTheMorning?.name).toBe('周远航');
  expect(inTheMorning?.papers).toEqual({
    '1': { certNo: '', certValidDate: '' },
    '2': { certNo: '', certValidDate: '2030-01-01', kept: 'E1****678' },
  });
  expect(after(16 * hours)).toBeUndefined();
});

it('a draft of another day is told with its day, one of today is not', () => {
  const { formOf, after } = open();
  formOf().edit({ people: [traveller] });
  after(9 * hours);
  expect([formOf().isRestored, formOf().restoredOf.value]).toEqual([true, '']);
  after(8 * hours);
  const form = formOf();
  expect([form.isRestored, form.restoredOf.value]).toEqual([true, '1970-01-01']);
  form.reset();
  expect(form.restoredOf.value).toBe('');
});

it('a draft that is taken back is taken back for the night too', () => {
  const { formOf, after, kept } = open();
  const form = formOf();
  form.edit({ people: [traveller] });
  form.edit({ people: [] });
  expect([after(9 * hours), kept.size]).toEqual([undefined, 0]);
});
