/** The choices of the list as values of an address. The rules over them are in list-filter.ts and list-sort.ts. */

/** Cabins as travellers choose them: business and first are one choice; "" is any. */
export type CabinGroup = 'Y' | 'W' | 'CF';
export const cabinGroups: readonly CabinGroup[] = ['Y', 'W', 'CF'];
export const cabinGroupNames: Record<CabinGroup, string> = { Y: '经济舱', W: '超级经济舱', CF: '公务 / 头等' };

/** Six hours of the day: a band includes its start and not its end. */
export type Band = '00-06' | '06-12' | '12-18' | '18-24';
export const bands: readonly Band[] = ['00-06', '06-12', '12-18', '18-24'];

type Stops = 'direct' | 'stop';

/** State of the filter bar; an empty list takes everything. */
export interface Filters {
  stops: readonly Stops[];
  dep: readonly Band[];
  arr: readonly Band[];
  airline: readonly string[];
  depAirport: readonly string[];
  arrAirport: readonly string[];
  size: readonly string[];
  compliant: boolean;
  hideShare: boolean;
  /** Only fares with checked baggage. */
  baggage: boolean;
}

export const noFilters: Filters = {
  stops: [],
  dep: [],
  arr: [],
  airline: [],
  depAirport: [],
  arrAirport: [],
  size: [],
  compliant: false,
  hideShare: false,
  baggage: false,
};

export type SortKey = 'recommended' | 'dep' | 'price' | 'duration';
export interface Sort {
  by: SortKey;
  down: boolean;
}
export const sortKeys: readonly SortKey[] = ['recommended', 'dep', 'price', 'duration'];
export const byRecommendation: Sort = { by: 'recommended', down: false };
