import { timeBands } from '../../trip/day-bands.ts';
import type { TimeBand } from '../../trip/day-bands.ts';

/** Filters and order of a list: part of the address. */
export interface Choices {
  filters: IntlFilters;
  sort: IntlSort;
}

/** Number of stops in a slice; 2 is two or more. */
const stopCounts = ['0', '1', '2'] as const;
export { timeBands };
export type { TimeBand };
/** Longest slice, hours. */
export const hourLimits = ['12', '18', '24', '36'] as const;
export const intlSorts = ['best', 'price', 'minutes', 'departure', 'arrival'] as const;
export type IntlSort = (typeof intlSorts)[number];

export interface IntlFilters {
  stops: readonly string[];
  airlines: readonly string[];
  alliances: readonly string[];
  /** Airports where planes are changed. */
  hubs: readonly string[];
  departs: readonly string[];
  arrives: readonly string[];
  /** The longest slice, hours; none or one. */
  hours: readonly string[];
  /** Checked baggage on each segment. */
  bags: boolean;
  refundable: boolean;
  /** No self-transfer. */
  oneTicket: boolean;
  /** Within the travel standard; a search without one has no such filter. */
  compliant: boolean;
}
export type FilterList = 'stops' | 'airlines' | 'alliances' | 'hubs' | 'departs' | 'arrives' | 'hours';
export type FilterToggle = 'bags' | 'refundable' | 'oneTicket' | 'compliant';

const among = (values: readonly string[]) => (value: string) => values.includes(value);
const allowed: Readonly<Record<FilterList, (value: string) => boolean>> = {
  stops: among(stopCounts),
  airlines: (value) => /^[A-Z0-9]{2}$/.test(value),
  alliances: (value) => value.length > 0 && value.length < 12,
  hubs: (value) => /^[A-Z]{3}$/.test(value),
  departs: among(timeBands),
  arrives: among(timeBands),
  hours: among(hourLimits),
};
const filterLists = Object.keys(allowed) as FilterList[];
export const filterToggles = [
  'bags',
  'refundable',
  'oneTicket',
  'compliant',
] as const satisfies readonly FilterToggle[];

export const noIntlFilters: IntlFilters = {
  stops: [],
  airlines: [],
  alliances: [],
  hubs: [],
  departs: [],
  arrives: [],
  hours: [],
  bags: false,
  refundable: false,
  oneTicket: false,
  compliant: false,
};

export const countIntlFilters = (filters: IntlFilters): number =>
  filterLists.filter((key) => filters[key].length > 0).length + filterToggles.filter((key) => filters[key]).length;

/** Adds or removes one value; of the hours only one counts. */
export const toggleFilter = (filters: IntlFilters, key: FilterList, value: string): IntlFilters => {
  const now = filters[key];
  const others = key === 'hours' ? [] : now.filter((one) => one !== value);
  return { ...filters, [key]: now.includes(value) ? now.filter((one) => one !== value) : [...others, value] };
};

type Query = Readonly<Record<string, string | undefined>>;

/** Undefined where a value cannot be read. */
export function readChoices(query: Query): Choices | undefined {
  const filters: Record<string, readonly string[] | boolean> = {};
  for (const key of filterLists) {
    const values = (query[key] ?? '').split(',').filter(Boolean);
    if (!values.every(allowed[key])) return undefined;
    filters[key] = values;
  }
  for (const key of filterToggles) filters[key] = query[key] === '1';
  const sort = intlSorts.find((one) => one === (query['sort'] ?? 'best'));
  return sort && { filters: filters as unknown as IntlFilters, sort };
}

export const writeChoices = ({ filters, sort }: Choices): Record<string, string | undefined> => ({
  ...Object.fromEntries(filterLists.map((key) => [key, filters[key].join(',') || undefined])),
  ...Object.fromEntries(filterToggles.map((key) => [key, filters[key] ? '1' : undefined])),
  sort: sort === 'best' ? undefined : sort,
});
