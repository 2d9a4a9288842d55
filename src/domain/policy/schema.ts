import type { OwnReason } from '../corporate/over-reason.ts';
import type { CarClass } from '../car/classes.ts';
import type { Day } from '../china-time.ts';
import type { Fen } from '../money.ts';
import type { SeatClass } from '../rail/seat-classes.ts';

/** One schema of travel standards for every product: types only. `fields.ts` and `limits.ts` hold the tables. */
export const policyProducts = ['flight', 'intl', 'train', 'hotel', 'car'] as const;
export type PolicyProduct = (typeof policyProducts)[number];
export const policyProductNames: Readonly<Record<PolicyProduct, string>> = {
  flight: '国内机票',
  intl: '国际机票',
  train: '火车票',
  hotel: '酒店',
  car: '用车',
};

/** Effects of a choice above the standard, from light to heavy. */
export const effects = ['record', 'hint', 'reason', 'approve', 'forbid'] as const;
export type Effect = (typeof effects)[number];
export const effectNames: Readonly<Record<Effect, string>> = {
  record: '仅记录',
  hint: '提示',
  reason: '须选原因',
  approve: '须审批',
  forbid: '不可订',
};

/** Cabins from the lowest to the highest. */
export const cabins = ['Y', 'W', 'C', 'F'] as const;
export type Cabin = (typeof cabins)[number];

/** Seats and berths of trains from the lowest to the highest. */
export const seatsByHeight = [
  'standing',
  'hardSeat',
  'softSeat',
  'second',
  'hardSleeper',
  'first',
  'premium',
  'bulletSleeper',
  'softSleeper',
  'business',
  'deluxeSleeper',
] as const satisfies readonly SeatClass[];

/** Letters of train numbers; `O` is a number without a letter. */
export const trainKinds = ['G', 'D', 'C', 'Z', 'T', 'K', 'L', 'O'] as const;
export type TrainKind = (typeof trainKinds)[number];

export { carClasses, carScenes } from '../car/classes.ts';
export type { CarClass, CarScene } from '../car/classes.ts';

/** Day of the week: '1' Monday to '7' Sunday. */
export type Weekday = '1' | '2' | '3' | '4' | '5' | '6' | '7';
/** Minutes since midnight, 0 to 1440. */
export type Minute = number;
/** From a minute up to another that is not in it; over midnight where `to` is not above `from`. */
export interface Hours {
  from: Minute;
  to: Minute;
}

/** Recipient of a standard. Department: itself and all below it. */
export type Subject = { kind: 'employee' | 'level' | 'department'; id: number } | { kind: 'company' };

/** Fields with codes. */
export type ChoiceField =
  | 'level'
  | 'from'
  | 'city'
  | 'tier'
  | 'band'
  | 'weekday'
  | 'dayKind'
  | 'airline'
  | 'cabin'
  | 'trainKind'
  | 'overnight'
  | 'seat'
  | 'agreement'
  | 'shared'
  | 'scene'
  | 'carClass'
  | 'crossCity';
/** Fields with whole numbers: minutes under way, days ahead, stars, nights. */
export type NumberField = 'haul' | 'advance' | 'stars' | 'nights';
export type FieldName = ChoiceField | NumberField | 'time';

/**
 * All conditions of a rule hold. A level is the text of its id ("0": no level), a tier the name of a row of `tiers`
 * ("": every city that no row names), a band the name of a row of `bands`, a city its code, yes or no "1" or "0".
 */
export type Condition = ChoiceCondition | NumberCondition | TimeCondition;
export interface ChoiceCondition {
  field: ChoiceField;
  op: 'in' | 'notIn';
  value: readonly string[];
}
export interface NumberCondition {
  field: NumberField;
  op: 'atLeast' | 'below';
  value: number;
}
interface TimeCondition {
  field: 'time';
  op: 'in' | 'notIn';
  value: readonly Hours[];
}
export const isTimes = (condition: Condition): condition is TimeCondition => condition.field === 'time';
export const isNumeric = (condition: Condition): condition is NumberCondition => typeof condition.value === 'number';

/** Limit of two guests in one room: A is the higher limit of both, B the lower one. Amounts are fen. */
export type Sharing =
  | { formula: 'sumPercent'; percent: number }
  | { formula: 'higherPercent'; percent: number }
  | { formula: 'higherAndPercent'; percent: number }
  | { formula: 'higherPlus'; fen: Fen }
  | { formula: 'meanPlus'; fen: Fen };

/** One limit of one kind. Amounts are fen, discounts percent of the full economy fare (60: 6.0 折). */
export type Limit =
  /** Highest cabin. */
  | { kind: 'cabin'; cabin: Cabin }
  | { kind: 'discount'; percent: number }
  /** Highest ticket price. */
  | { kind: 'price'; fen: Fen }
  /** The lowest fare within so many hours before and after, and this much more. */
  | { kind: 'lowest'; hours: number; tolerance: Fen }
  /** To be booked so many days ahead. */
  | { kind: 'advance'; days: number }
  /** Agreement airlines or hotels only. */
  | { kind: 'agreement' }
  /** Highest seat class of a train. */
  | { kind: 'seat'; seat: SeatClass }
  /** Berths that a ride through the night may have above `seat`, up to this one. */
  | { kind: 'sleeper'; seat: SeatClass }
  /** Of a room and night. */
  | { kind: 'nightPrice'; fen: Fen }
  /** Highest number of stars. */
  | { kind: 'stars'; stars: number }
  /** Longest stay. */
  | { kind: 'nights'; nights: number }
  | ({ kind: 'sharing' } & Sharing)
  /** Raises the night prices (and ticket prices) of rules without a band by so many percent. */
  | { kind: 'upgrade'; percent: number }
  | { kind: 'carClass'; classes: readonly CarClass[] }
  | { kind: 'perRide'; fen: Fen }
  | { kind: 'perDay'; fen: Fen }
  | { kind: 'perMonth'; fen: Fen }
  /** Number of rides in a day or a month. */
  | { kind: 'rides'; rides: number; per: 'day' | 'month' }
  /** An excess up to this amount has the effect of this rule in place of the limit's own: the way home at night. */
  | { kind: 'leeway'; fen: Fen }
  /** Not to be booked. */
  | { kind: 'closed' };
export type LimitKind = Limit['kind'];

export interface Rule {
  id: string;
  product: PolicyProduct;
  when: readonly Condition[];
  limit: Limit;
  effect: Effect;
  /** In place of the product's words; the same marks. */
  message?: string | undefined;
}

export interface Tier {
  name: string;
  cities: readonly string[];
}

/** A season or an event, both days in it; in one city or everywhere. */
export interface Band {
  name: string;
  from: Day;
  to: Day;
  city?: string | undefined;
}

/** A reason that a traveller may choose; for all products where it names none. */
interface OverReason extends OwnReason {
  products?: readonly PolicyProduct[] | undefined;
}

export interface StandardContent {
  /** In the order of the page: among equally specific rules of one kind the later one counts. */
  rules: readonly Rule[];
  tiers: readonly Tier[];
  bands: readonly Band[];
  reasons: readonly OverReason[];
  /** Words of a product with the marks {price} {limit} {over} {count} {total}; absent: the usual words. */
  messages: Partial<Record<PolicyProduct, string>>;
  /** Travellers of one order: the highest standard counts for all (就高), or the lowest (就低). */
  together: 'higher' | 'lower';
  /** The company pays a ticket up to its limit and this much more. */
  tolerance: Fen;
}

export const emptyContent: StandardContent = {
  rules: [],
  tiers: [],
  bands: [],
  reasons: [],
  messages: {},
  together: 'higher',
  tolerance: 200_00,
};

/** Subjects that one version of a standard is assigned to. */
export const mostSubjects = 200;
