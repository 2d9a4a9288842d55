import type { Twin } from '#base/wording.ts';
import type { Texts } from './texts.ts';

export const texts: Twin<Texts> = {
  title: 'Trip requests',
  add: 'New request',
  toOrders: 'Order requests',
  all: 'All',
  keyword: 'Search',
  keywordHint: 'Purpose or number',
  product: 'Product',
  allProducts: 'All products',
  tripType: 'Trip type',
  allTypes: 'All types',
  days: 'Travel dates',

  columns: {
    reason: 'Request',
    trip: 'Trip',
    people: 'Travellers',
    budget: 'Budget',
    state: 'Status',
    updated: 'Edited',
  },
  noReason: 'No purpose yet',
  noNumber: 'Not submitted',
  noTrip: 'No trip yet',
  somePlaces: (places: readonly string[]) =>
    places.length > 4
      ? `${places.slice(0, 4).join(', ')} and ${places.length - 4} more`
      : places.join(', ') || 'No trip yet',
  span: (from, to, days) => (from === to ? `${from}, same day` : `${from} – ${to}, ${days} days`),
  people: (names) =>
    names.length > 2 ? `${names.slice(0, 2).join(', ')} and ${names.length - 2} more` : names.join(', '),
  list: (names) => names.join(', '),
  left: (yuan) => `${yuan} left`,
  unused: (yuan) => `${yuan} unused`,

  none: 'No trip requests yet',
  noneText:
    'Ask before you travel: purpose, dates, trip and budget. Once it is approved, every leg can be booked with its details filled in.',
  noneOf: {
    '0': 'No drafts',
    '1': 'No requests in approval',
    '2': 'No approved requests',
    '3': 'No rejected requests',
    '4': 'No withdrawn requests',
    '5': 'No expired requests',
    '6': 'No used requests',
    '7': 'No closed requests',
  },
};
