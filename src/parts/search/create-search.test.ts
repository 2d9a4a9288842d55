import { signal } from '@preact/signals-core';
import { expect, it } from 'vitest';
import { createPart } from '#kit/part.ts';
import { givenClock } from '#tests/support/given/given-clock.ts';
import { givenServices, good } from '#tests/support/given/given-services.ts';
import type { Services } from '#kit/services.ts';
import { createSearch } from './create-search.ts';
import type { Query } from './create-search.ts';

interface Draft {
  from: string;
  to: string;
}

/** A search at its own place, whose form is shown. */
function openSearch(given: Query = {}) {
  const { services } = givenServices(givenClock(), () => good(null));
  const place = signal({ name: 'search', params: {}, query: { from: 'BJS' } as Query });
  const preferences = { get: () => undefined, set: () => undefined };
  const written: Draft[] = [];
  const search = createSearch<Draft, Draft, 'from' | 'to'>(
    { ...services, place, preferences } as unknown as Services,
    given,
    {
      places: ['search', 'results'],
      read: ({ from = '', to = '' }, props) => ({ from: from || (props['from'] ?? ''), to: to || (props['to'] ?? '') }),
      draftOf: (address) => address,
      check: ({ to }) => (to ? {} : { to: 'missing' }),
      merge: (_, changed) => changed as Partial<Draft>,
      isForm: () => true,
      write(draft) {
        written.push(draft);
        place.value = { ...place.peek(), query: { ...draft } };
      },
      pickers: createPart(async () => ({})),
    },
  );
  return { search, place, written };
}

it('what is typed goes into the address, and a search without a field names it until it is there', () => {
  const { search, written } = openSearch();
  expect([search.firstWrong(), search.errors.value]).toEqual(['to', { to: 'missing' }]);
  search.edit({ to: 'SHA' });
  expect(written).toEqual([{ from: 'BJS', to: 'SHA' }]);
  expect([search.firstWrong(), search.errors.value]).toEqual([undefined, {}]);
});

it('stays as it is while another page is on its way, and follows its own places', () => {
  const { search, place } = openSearch();
  place.value = { name: 'order', params: {}, query: {} };
  expect(search.draft.value.from).toBe('BJS');
  place.value = { name: 'results', params: {}, query: { from: 'SHA' } };
  expect(search.draft.value.from).toBe('SHA');
});

it('changed attributes replace their own fields and leave the others as they were typed', () => {
  const { search } = openSearch({ from: 'BJS', to: 'SHA' });
  search.edit({ to: 'CAN' });
  search.update({ from: 'SZX', to: 'SHA' });
  expect(search.draft.value).toEqual({ from: 'SZX', to: 'CAN' });
});
