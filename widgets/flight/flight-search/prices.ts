import { signal } from '@preact/signals-core';
import type { Basis } from '#domain/flight/seat-prices.ts';
import type { Search, TravelType } from '#domain/flight/search/search-state.ts';
import { importAgain } from '#kit/part.ts';
import type { Readable } from '#kit/readable.ts';
import type { Services } from '#kit/services.ts';

/** Lowest prices in yuan by day. */
export type DayPrices = Readonly<Record<string, string>>;
type Found = Readonly<Record<string, DayPrices>>;

export interface Prices {
  /** By `key`; prices that are not loaded yet are missing. */
  found: Readable<Found>;
  /** Names a route in `found`, for the party of a search (by default of the form) at the member's terms. */
  key(from: string, to: string, search?: Search, basis?: Basis): string;
  /** Asks for the months of these days, each month of a route and party once. Without an answer the days stay without prices. */
  want(from: string, to: string, firstDay: string, lastDay: string, search?: Search): void;
}

type Party = Pick<Search, 'adults' | 'children' | 'infants' | 'cabin'> & { travelType: TravelType };

/** Services that the calls of the prices need. */
export interface PriceKeys {
  keyOf: Prices['key'];
  partyOf(search: Search): Party;
  add(more: Found): void;
}

export type PriceCalls = (from: string, to: string, firstDay: string, lastDay: string, search: Search) => void;

export function createPrices(
  services: Services,
  draft: Readable<Search>,
  travelTypeOf: (search: Search) => TravelType,
): Prices {
  const found = signal<Found>({});
  const partyOf = (search: Search): Party => {
    const { adults, children, infants, cabin } = search;
    return { adults, children, infants, cabin, travelType: travelTypeOf(search) };
  };
  const keyOf: Prices['key'] = (from, to, search = draft.peek(), basis = 'total') =>
    [from, to, ...Object.values(partyOf(search)), services.session.user.peek()?.memberId, basis].join();
  const add = (more: Found) => {
    const next = { ...found.peek() };
    for (const [key, days] of Object.entries(more)) next[key] = { ...next[key], ...days };
    found.value = next;
  };
  let calls: Promise<PriceCalls> | undefined;

  return {
    found,
    key: keyOf,
    want(from, to, firstDay, lastDay, search = draft.peek()) {
      if (!from || !to || from === to) return;
      calls ??= importAgain(() => import('./price-calls.ts')).then(({ createPriceCalls }) =>
        createPriceCalls(services, { keyOf, partyOf, add }),
      );
      calls.then(
        (ask) => ask(from, to, firstDay, lastDay, search),
        () => (calls = undefined),
      );
    },
  };
}
