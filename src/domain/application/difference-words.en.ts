import type { Twin } from '../../base/wording.ts';
import type { DifferenceWords } from './difference-words.ts';

const counted = (one: string, many: string) => (count: number) => `${count} ${count === 1 ? one : many}`;

export const differenceWords: Twin<DifferenceWords> = {
  nothing: 'None',
  reason: 'Purpose',
  tripType: 'Trip type',
  days: 'Travel dates',
  span: (from, to) => `${from} – ${to}`,
  travellers: 'Travellers',
  people: counted('person', 'people'),
  rooms: counted('room', 'rooms'),
  rides: counted('ride', 'rides'),
  mode: 'Kind of trip',
  modes: { legs: 'By leg', cities: 'By cities' },
  cities: 'Cities',
  products: 'Products',
  and: ', ',
  budget: (product) => `Budget: ${product.slice(0, 1).toLowerCase()}${product.slice(1)}`,
  costCenter: 'Cost centre',
  project: 'Project',
  overReason: 'Policy exception',
  files: 'Attachments',
  leg: (number) => `Leg ${number}`,
  gone: 'Removed leg',
};
