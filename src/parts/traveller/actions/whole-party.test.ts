import { computed, signal } from '@preact/signals-core';
import { expect, it, vi } from 'vitest';
import type { Passenger } from '#contract/passenger.ts';
import type { TravellerDraft } from '../draft.ts';
import { wholeParty } from './whole-party.ts';

const person = (id: string): Passenger =>
  ({ id, name: '林知远', englishName: '', psgType: 'ADT', nationality: 'CN', bornDate: '', documents: [] }) as never;

/** A party whose travellers have these errors, and these typed values. */
function partyOf(errors: Record<string, string>, input: Record<string, string>) {
  const values = signal({ people: [] as TravellerDraft[], contact: { name: '', mobilePhone: '', email: '' } });
  const leave = vi.fn();
  const form = {
    values,
    edit: (change: object) => void (values.value = { ...values.value, ...change }),
    leave,
    keepErrors: () => undefined,
  };
  const people = computed(() => values.value.people.map((draft) => ({ draft, input, errors, fare: 'ADT' })));
  const editing = signal<ReadonlySet<string>>(new Set());
  const base = {
    roster: { known: signal(new Map()) },
    newest: signal(''),
    wanted: signal(''),
    editing,
    unchecked: signal(new Set<string>()),
    pasted: signal(null),
  };
  const spec = {
    travel: { most: 9 },
    form,
    people,
    journey: signal({ travelDays: ['2026-12-01'] }),
    words: {},
    gone: () => undefined,
  };
  return { party: wholeParty({} as never, base as never, spec as never), editing, leave, values };
}

it('a chosen traveller without a document number gets an open card, and no error before its field was left', () => {
  const { party, editing, leave, values } = partyOf({ certNo: '请输入证件号码' }, { name: '林知远', certNo: '' });
  party.setFrequent(person('P1'), true);
  const [one] = values.value.people;
  expect([...editing.value]).toEqual([one?.key]);
  expect(leave).not.toHaveBeenCalled();
});

it('what is kept of a traveller and wrong says so at once, and a complete one stays a line', () => {
  const wrong = partyOf({ mobilePhone: '手机号码格式不正确' }, { name: '林知远', mobilePhone: '123' });
  wrong.party.setFrequent(person('P1'), true);
  expect(wrong.leave).toHaveBeenCalledExactlyOnceWith(`${wrong.values.value.people[0]?.key}.mobilePhone`);
  const whole = partyOf({}, { name: '林知远' });
  whole.party.setFrequent(person('P1'), true);
  expect([...whole.editing.value]).toEqual([]);
});
