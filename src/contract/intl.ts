import type { z } from 'zod';
import type { FlightType } from '#domain/trip/legs.ts';
import type { IntlCabin } from '#domain/intl/cabins.ts';
import type { StopMark, StopStep, StopVerdict } from '#domain/intl/connection.ts';
import type { StopKind } from '#domain/intl/least-minutes.ts';
import type { FareRow } from '#domain/intl/offers.ts';
import type { intlSchemas } from './intl.schema.ts';
import type { DayPrice } from './flight.ts';
import type { PsgType } from './passenger.ts';
import type { StandardShown } from '#domain/policy/facts.ts';
import { row } from './row.ts';
import type { Day, Moment, Yuan } from './row.ts';

type In<K extends keyof typeof intlSchemas> = z.input<(typeof intlSchemas)[K]>;

/** `YYYY-MM-DD HH:mm`, the clock of the airport. */
type LocalTime = string;

export interface IntlAirport {
  name: string;
  /** IATA code of its city. */
  city: string;
  cityName: string;
  /** ISO 3166-1 alpha-2. */
  country: string;
  countryName: string;
  /** IANA name. */
  zone: string;
}

export interface IntlAirline {
  name: string;
  /** "" without one. */
  alliance: string;
}

/** One take-off and landing. `flightIdOf` (domain/intl/flight-id.ts) names it. */
export interface IntlSegment {
  /** Of the carrier that sells it. */
  flightNo: string;
  airline: string;
  /** The carrier that flies, and its number; absent: the one that sells. */
  carrier?: string;
  carrierFlightNo?: string;
  planeType: string;
  orgAirport: string;
  orgTerm: string;
  dstAirport: string;
  dstTerm: string;
  depTime: LocalTime;
  arrTime: LocalTime;
  /** Minutes before UTC at that place and moment: 480 in China. */
  depOffset: number;
  arrOffset: number;
  minutes: number;
  km: number;
}

/** Between two segments of a slice: the time there is against the time that it takes. */
export interface IntlStop {
  /** Of the arrival, and of the next departure where it is another one. */
  airport: string;
  nextAirport?: string;
  kind: StopKind;
  minutes: number;
  /** Minimum connection time of the airport for this kind. */
  least: number;
  /** Taken one after the other. */
  steps: { step: StopStep; minutes: number }[];
  /** `minutes` less the larger of `least` and all steps; below 0 the connection is missed. */
  spare: number;
  verdict: StopVerdict;
  marks: StopMark[];
  /** Baggage goes on by itself. */
  through: boolean;
}

/** A way to fly one slice. */
export interface IntlItinerary {
  /** Positions in `segments` and in `stops`. */
  segments: number[];
  stops: number[];
  /** From the first departure to the last arrival. */
  minutes: number;
  /** Calendar days between both, by the clocks there: 1 is +1天, -1 is -1天. */
  days: number;
  /** Taxes of one passenger at an adult's, a child's and an infant's rate (whole yuan). */
  taxes: [number, number, number];
  /** Carrier whose baggage rule counts, by segment. */
  bagRule: string[];
}

/** Fee of one passenger for one slice (whole yuan); null: not possible. */
export interface IntlTerms {
  refundBefore: number | null;
  refundAfter: number | null;
  changeBefore: number | null;
  changeAfter: number | null;
  /** Changes that are free before the fees count. */
  freeChanges: number;
}

export interface IntlBag {
  pieces: number;
  kg: number;
}

/** A fare family, sold for the whole trip by one carrier (`tickets` 1), or put together of two tickets (自行转机). */
export interface IntlBrand {
  brandId: string;
  /** 经济 轻享 */
  name: string;
  cabin: IntlCabin;
  /** Issues the ticket. */
  airline: string;
  tickets: 1 | 2;
  /** Percent of the adult fare by passenger type; a missing type is not sold. `fareOf` (domain/intl/fares.ts) rounds. */
  types: Partial<Record<PsgType, number>>;
  /** One for each slice asked. */
  terms: IntlTerms[];
  /** Checked baggage by the carrier whose rule counts. */
  bags: Record<string, IntlBag>;
}

export interface IntlVerdict {
  verdict: 'ok' | 'over' | 'forbidden';
  /** Of one adult. */
  overBy: Yuan;
  reason: string;
}

/**
 * All offers of a trip. An offer is one itinerary for each slice under one brand that has all of them: its adult fare is
 * the sum of the parts, its taxes those of the itineraries (domain/intl/offers.ts reads them). A return for a chosen
 * outbound needs no other call.
 */
export interface IntlList {
  flightType: FlightType;
  airports: Record<string, IntlAirport>;
  airlines: Record<string, IntlAirline>;
  segments: IntlSegment[];
  stops: IntlStop[];
  /** A list for each slice asked. */
  slices: IntlItinerary[][];
  brands: IntlBrand[];
  /** A list for each slice asked. */
  fares: FareRow[][];
  /** Hand luggage by the carrier that flies. */
  cabinBags: Record<string, IntlBag>;
  /** Of one passenger, whole trip; an infant pays none (whole yuan). */
  serviceFee: number;
  /** Number of offers. */
  offers: number;
  queriedAt: Moment;
  validUntilMs: number;
  /** Source and date of the minimum connection times. */
  stopSource: { name: string; date: Day };
  /**
   * Business travel: what is above the standard. `above` has for each slice the number of a verdict by
   * `itinerary.brand`; a pair that is missing complies.
   */
  standard?: StandardShown & {
    verdicts: { verdict: 'ok' | 'over' | 'forbidden'; reason: string; each?: string }[];
    above: Record<string, number>[];
  };
}

export const intl = {
  query: row<In<'query'>, IntlList>('/intl/query', '国际航班查询', {
    access: 'public',
    reads: true,
    has: 'slices',
    ours: true,
  }),
  lowPrices: row<In<'lowPrices'>, { prices: DayPrice[] }>('/intl/lowPriceCalendar', '国际低价日历', {
    access: 'public',
    reads: true,
    has: 'prices',
    ours: true,
  }),
} as const;
