import type { IntlAirline, IntlAirport, IntlList, IntlSegment, IntlStop } from '#contract/intl.ts';
import { offsetAt, momentOfWall, wallClock } from '#domain/intl/zone-time.ts';

/** A slice as it is shown: of a list, of an offer, or of an order. */
export interface ShownSlice {
  segments: readonly (IntlSegment & { airlineName?: string; carrierName?: string; planeName?: string })[];
  /** Between the segments. */
  stops: readonly IntlStop[];
  minutes: number;
  days: number;
}

/** Names of the codes that segments have. */
export interface Names {
  airports: Readonly<Record<string, IntlAirport>>;
  airlines?: Readonly<Record<string, IntlAirline>>;
}

/** A row of a list with its segments and stops. */
export function sliceOf(
  list: Pick<IntlList, 'segments' | 'stops'>,
  itinerary: { segments: readonly number[]; stops: readonly number[]; minutes: number; days: number },
): ShownSlice {
  const { segments, stops, minutes, days } = itinerary;
  return {
    segments: segments.flatMap((at) => list.segments[at] ?? []),
    stops: stops.flatMap((at) => list.stops[at] ?? []),
    minutes,
    days,
  };
}

export const airlineOf = ({ airlines }: Names, code: string, name?: string): string =>
  name || airlines?.[code]?.name || code;

/** 汉莎 + 国航: each carrier that sells once. */
export const airlinesOf = (names: Names, { segments }: ShownSlice): string =>
  [...new Set(segments.map(({ airline, airlineName }) => airlineOf(names, airline, airlineName)))].join(' + ');

/** 浦东 T2 */
export const airportText = ({ airports }: Names, code: string, term = ''): string =>
  `${airports[code]?.name ?? code} ${term}`.trim();
/** 底特律 韦恩, where no city is named beside it. */
export function placeText({ airports }: Names, code: string): string {
  const { name = code, cityName = '' } = airports[code] ?? {};
  return name.includes(cityName) ? name : `${cityName} ${name}`;
}
export const cityText = ({ airports }: Names, code: string): string => airports[code]?.cityName ?? code;

export const firstOf = ({ segments }: ShownSlice) => segments[0];
export const lastOf = ({ segments }: ShownSlice) => segments[segments.length - 1];

/** 上海 → 巴黎 */
export const wayText = (names: Names, slice: ShownSlice): string =>
  `${cityText(names, firstOf(slice)?.orgAirport ?? '')} → ${cityText(names, lastOf(slice)?.dstAirport ?? '')}`;

/** A part of the way with both clocks: that of the place where the slice begins, and the one on the wall. */
export interface ClockedPart {
  kind: 'flight' | 'stop';
  /** Flight number; "" for a stop. */
  label: string;
  minutes: number;
  from: Clocked;
  to: Clocked;
}
interface Clocked {
  /** `YYYY-MM-DD HH:mm` */
  home: string;
  local: string;
  airport: string;
  term: string;
  /** Minutes before UTC. */
  offset: number;
}

/** Flights and stops of a slice by two clocks. The home clock may be moved while one travels: its zone says when. */
export function clockedParts(names: Names, slice: ShownSlice): ClockedPart[] {
  const first = firstOf(slice);
  if (!first) return [];
  const zone = names.airports[first.orgAirport]?.zone;
  const homeOf = (local: string, offset: number): string => {
    const ms = momentOfWall(local, offset);
    return wallClock(ms, zone ? offsetAt(zone, ms) : first.depOffset);
  };
  const flights = slice.segments.map((one): ClockedPart => ({
    kind: 'flight',
    label: one.flightNo,
    minutes: one.minutes,
    from: {
      home: homeOf(one.depTime, one.depOffset),
      local: one.depTime,
      airport: one.orgAirport,
      term: one.orgTerm,
      offset: one.depOffset,
    },
    to: {
      home: homeOf(one.arrTime, one.arrOffset),
      local: one.arrTime,
      airport: one.dstAirport,
      term: one.dstTerm,
      offset: one.arrOffset,
    },
  }));
  return flights.flatMap((part, at): ClockedPart[] => {
    const before = flights[at - 1];
    if (!before) return [part];
    const minutes = slice.stops[at - 1]?.minutes ?? 0;
    return [{ kind: 'stop', label: '', minutes, from: before.to, to: part.from }, part];
  });
}

/** Cities of the slice whose clocks are moved while one travels, until one leaves them for good, by how many minutes. */
export function clockChanges(names: Names, slice: ShownSlice): { cities: string[]; minutes: number }[] {
  const [first, last] = [firstOf(slice), lastOf(slice)];
  if (!first || !last) return [];
  const from = momentOfWall(first.depTime, first.depOffset);
  const end = momentOfWall(last.arrTime, last.arrOffset);
  const changes: { cities: string[]; minutes: number }[] = [];
  const note = (code: string, until: number): void => {
    const zone = names.airports[code]?.zone;
    const minutes = zone ? offsetAt(zone, until) - offsetAt(zone, from) : 0;
    if (!minutes) return;
    const city = cityText(names, code);
    const known = changes.find((one) => one.minutes === minutes);
    if (!known) changes.push({ cities: [city], minutes });
    else if (!known.cities.includes(city)) known.cities.push(city);
  };
  // The clock of the place where it begins is shown to the end.
  note(first.orgAirport, end);
  for (const { orgAirport, depTime, depOffset } of slice.segments.slice(1))
    note(orgAirport, momentOfWall(depTime, depOffset));
  note(last.dstAirport, end);
  return changes;
}
