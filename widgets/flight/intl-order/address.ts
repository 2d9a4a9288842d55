import { readIntlChoice, writeIntlChoice } from '#parts/intl/offer-query.ts';
import type { IntlChoice } from '#parts/intl/offer-query.ts';

/** The trip that an address names. */
export interface Choice extends IntlChoice {
  travelType: 'private' | 'business';
}

export const routes = { private: 'intl_order_info', business: 'intl_order_info_business' } as const;

/** Undefined for an address without a whole trip. The route says who travels for whom. */
export function readChoice(place: { name: string; query: Readonly<Record<string, string | undefined>> }) {
  const choice = readIntlChoice(place.query);
  const travelType = place.name === routes.business ? ('business' as const) : ('private' as const);
  return choice && { ...choice, travelType };
}

/** One draft for each trip: price and party may change under it. */
export function draftKeyOf({ travelType, ...choice }: Choice): string {
  const { flights, brand } = writeIntlChoice({ ...choice, seen: undefined });
  return `intl-order:${travelType}:${brand}:${flights}`;
}
