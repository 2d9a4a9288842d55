import { signal } from '@preact/signals-core';
import { expect, it } from 'vitest';
import type { IntlSearch } from '#domain/intl/search/intl-search.ts';
import { createLegs } from './legs.ts';

function returnOf(out: string, back: string) {
  const draft = signal({
    flightType: 2,
    legs: [
      { from: 'SHA', to: 'PAR', date: out },
      { from: 'PAR', to: 'SHA', date: back },
    ],
  } as unknown as IntlSearch);
  const edit = (change: Partial<IntlSearch>) => (draft.value = { ...draft.peek(), ...change });
  return { draft, legs: createLegs({ draft, edit, open: () => undefined, today: () => '2027-01-01' }) };
}

it.each([
  ['2027-03-20', ['2027-03-20', '2027-03-27'], 'keeps its length'],
  ['2027-03-05', ['2027-03-05', '2027-03-10'], 'keeps a way back that is still after it'],
  ['2027-12-15', ['2027-12-15', '2027-12-17'], 'ends with the last day that is sold'],
])('a return that leaves on %s is %j: it %s', (day, days) => {
  const { draft, legs } = returnOf('2027-03-03', '2027-03-10');
  legs.chooseDay(0, day);
  expect(draft.value.legs.map(({ date }) => date)).toEqual(days);
});
