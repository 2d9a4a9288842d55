import { signal } from '@preact/signals-core';
import { writeLegs, writeParty } from '#domain/intl/search/trip-codec.ts';
import type { IntlField, IntlSearch } from '#domain/intl/search/intl-search.ts';

type Trip = Pick<IntlSearch, 'flightType' | 'legs' | 'party'>;
const keyOf = ({ flightType, legs, party }: Trip): string => [flightType, writeLegs(legs), writeParty(party)].join(' ');

/** Field of the form that a refusal of the provider is about (`slices.1.dstAirport`); undefined: none of them. */
export function fieldOf(said: unknown): IntlField | undefined {
  const text = typeof said === 'string' ? said : '';
  if (text.startsWith('party')) return 'people';
  const [, at, name = ''] = /^slices[.[](\d)\]?\.(\w+)$/.exec(text) ?? [];
  if (at === undefined) return undefined;
  const field = name === 'date' ? 'date' : name.startsWith('org') ? 'from' : 'to';
  return `${field}${Number(at)}`;
}

/** A trip that the provider has refused, with its reason at the field: it is not asked for again before it is another trip. */
export function createRefused() {
  const refused = signal<{ key: string; field: IntlField; message: string } | null>(null);
  return {
    errorsOf(trip: Trip): Partial<Record<IntlField, string>> {
      const last = refused.value;
      return last && last.key === keyOf(trip) ? { [last.field]: last.message } : {};
    },
    put: (trip: Trip, field: IntlField, message: string): void =>
      void (refused.value = { key: keyOf(trip), field, message }),
  };
}
