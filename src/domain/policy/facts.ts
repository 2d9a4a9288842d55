import type { OwnReason } from '../corporate/over-reason.ts';
import type { Day } from '../china-time.ts';
import type { Fen } from '../money.ts';
import type { SeatClass } from '../rail/seat-classes.ts';
import type { Cabin, CarClass, CarScene, Effect, Minute, TrainKind } from './schema.ts';

/** Flags of the traveller's level. */
export interface OverFlags {
  /** False: a choice above the standard is refused from `reason` up. */
  overproof: boolean;
  /** With `overproof`: `reason` becomes `approve`. */
  overApprove: boolean;
}
export const freeFlags: OverFlags = { overproof: true, overApprove: false };

/** An employee as standards see them; departments from their own up to the root. */
export interface PolicySubject {
  employeeId: number;
  levelId: number | null;
  departments: readonly number[];
}

/** A fare beside the one under test, for the lowest fare within the hours. */
export interface NearbyFare {
  name: string;
  depMs: number;
  cabin: Cabin;
  price: Fen;
}

interface AnyFacts {
  /** Text of the traveller's level id, "0" without one. */
  level: string;
}
/** `advance`: whole days from booking to departure; `haul`: minutes under way; city: the destination. */
export interface FlightFacts extends AnyFacts {
  product: 'flight';
  day: Day;
  time: Minute;
  from: string;
  city: string;
  airline: string;
  agreement: boolean;
  cabin: Cabin;
  haul: number;
  advance: number;
  /** Ticket price of one adult. */
  price: Fen;
  /** Full fares by cabin; of economy always. */
  fullFares: Readonly<Partial<Record<Cabin, Fen>>> & { Y: Fen };
  flightNo?: string | undefined;
  depMs?: number | undefined;
  nearby?: readonly NearbyFare[] | undefined;
}
export interface IntlSlice {
  haul: number;
  cabin: Cabin;
  /** Of one adult; 0 where only the cabin counts. */
  price: Fen;
  /** The cheapest price of each cabin on this slice. */
  cheapest?: Readonly<Partial<Record<Cabin, Fen>>> | undefined;
}
export interface IntlFacts extends AnyFacts {
  product: 'intl';
  day: Day;
  time: Minute;
  from: string;
  city: string;
  airline: string;
  agreement: boolean;
  advance: number;
  slices: readonly IntlSlice[];
}
export interface TrainFacts extends AnyFacts {
  product: 'train';
  day: Day;
  time: Minute;
  from: string;
  city: string;
  trainKind: TrainKind;
  /** Under way for six hours or more between 20:00 and 07:00. */
  overnight: boolean;
  haul: number;
  advance: number;
  seat: SeatClass;
  price: Fen;
  /** Prices of the classes of this way. */
  classPrices: Readonly<Partial<Record<SeatClass, Fen>>>;
}
interface HotelNight {
  day: Day;
  /** Of one room. */
  price: Fen;
}
export interface HotelFacts extends AnyFacts {
  product: 'hotel';
  city: string;
  nights: readonly HotelNight[];
  rooms: number;
  stars: number;
  agreement: boolean;
  advance: number;
  /** Level of the second guest of each room. */
  mate?: string | undefined;
}
export interface CarFacts extends AnyFacts {
  product: 'car';
  day: Day;
  time: Minute;
  city: string;
  scene: CarScene;
  carClass: CarClass;
  crossCity: boolean;
  price: Fen;
  /** Rides of this employee before this one. */
  used: { day: Fen; month: Fen; ridesOfDay: number; ridesOfMonth: number };
}
export type Facts = FlightFacts | IntlFacts | TrainFacts | HotelFacts | CarFacts;

export interface PolicyVerdict {
  state: 'ok' | 'over' | 'forbidden';
  /** The heaviest effect of the rules that are broken, after the flags; null where there is none. */
  effect: Effect | null;
  /** Of one traveller; a stay: of all nights and rooms. */
  overBy: Fen;
  /** Ids of the broken rules. */
  rules: readonly string[];
  /** A sentence for each of them, with figures. */
  reasons: readonly string[];
  message: string;
  /** Highest price that complies: of the ticket, of the dearest night, of the ride. */
  limit?: Fen | undefined;
  /** Part of the price that the company pays. */
  companyPays?: Fen | undefined;
  /** A stay: by how much its dearest night is above the limit. */
  overByNight?: Fen | undefined;
}

/** The company decides on every order above its standard, or on those above some of its rules. */
export type StandardApproval = 'all' | 'some';

/** The company's standard for a product, in words. */
export interface StandardShown {
  /** Names of the colleagues whose standard it is; absent: the caller's own. */
  whose?: string;
  control: 'record' | 'reason' | 'forbid';
  /** Reasons of the standard's own to choose from; absent: it has none. */
  reasons?: readonly OwnReason[];
  /** Absent: orders above the standard need no approval. */
  approval?: StandardApproval;
  summary: string;
}
