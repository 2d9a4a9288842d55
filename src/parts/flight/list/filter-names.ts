import type { FilterKey } from '#domain/flight/list/list-empty.ts';
import { activeFilters } from '#domain/flight/list/list-empty.ts';
import type { Filters } from '#domain/flight/list/list-choices.ts';
import type { FilterGroup } from '#domain/flight/list/list-filter.ts';
import type { Say } from '#kit/say.ts';
import type { Texts } from './texts.ts';

type Facets = Readonly<Record<FilterGroup, readonly { option: string; label: string }[]>>;
/** Options of the same name in two groups: which one is meant. */
const before: Partial<Record<FilterKey, keyof Texts>> = { dep: 'depShort', arr: 'arrShort' };

/** A filter that is on in the words of its options: 起飞 上午 6–12 点、下午 12–18 点. */
export function filterName(key: FilterKey, filters: Filters, facets: Facets, texts: Texts, say: Say['say']): string {
  if (key === 'compliant' || key === 'hideShare' || key === 'baggage') return texts[key];
  const chosen: readonly string[] = filters[key];
  const labels = facets[key satisfies FilterGroup]
    .filter(({ option }) => chosen.includes(option))
    .map(({ label }) => say(label));
  const word = before[key];
  return `${word ? `${String(texts[word])} ` : ''}${labels.join(texts.listComma)}`;
}

export const filterNames = (filters: Filters, facets: Facets, texts: Texts, say: Say['say']): string[] =>
  activeFilters(filters).map(({ key }) => filterName(key, filters, facets, texts, say));
