import { effect } from '@preact/signals-core';
import type { Signal } from '@preact/signals-core';
import { searchesKey, stillAhead } from '#domain/flight/search/search-history.ts';
import { usualRoute } from '#domain/flight/search/search-state.ts';
import { legsFor } from '#domain/intl/search/intl-search.ts';
import type { IntlSearch } from '#domain/intl/search/intl-search.ts';
import type { Services } from '#kit/services.ts';

/** A form without places leaves from the city of this member's last search for domestic flights; the provider's own page offers a first visitor the same city as there. */
export function fillStart(
  { clock, preferences, session, isEmbedded }: Services,
  draft: Signal<IntlSearch>,
  isGuest: boolean,
): () => void {
  const blank = draft.peek();
  const { flightType, legs } = blank;
  if (legs.some(({ from, to }) => from || to)) return () => {};
  function filledNow(): IntlSearch {
    const [last] = stillAhead(preferences.get<unknown[]>(searchesKey, []));
    const from = last?.from ?? (isGuest || isEmbedded ? '' : usualRoute.from);
    const filled = legs.map((leg, at) => (at ? leg : { ...leg, from }));
    return from ? { ...blank, legs: legsFor(flightType, filled, clock.today()) } : blank;
  }
  let filled = blank;
  return effect(() => {
    void session.user.value;
    if (draft.peek() === filled) draft.value = filled = filledNow();
  });
}
