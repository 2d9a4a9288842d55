import type {
  CarFacts,
  Facts,
  FlightFacts,
  HotelFacts,
  IntlFacts,
  OverFlags,
  TrainFacts,
} from '#domain/policy/facts.ts';
import { fields, fieldsOf } from '#domain/policy/fields.ts';
import { limitsOf } from '#domain/policy/limits.ts';
import {
  cabins,
  carClasses,
  carScenes,
  effects,
  policyProducts,
  seatsByHeight,
  trainKinds,
} from '#domain/policy/schema.ts';
import type {
  Condition,
  FieldName,
  Hours,
  Limit,
  LimitKind,
  PolicyProduct,
  Rule,
  StandardContent,
} from '#domain/policy/schema.ts';

/** Numbers from a seed, so that a failure can be run again (mulberry32). */
export function createDice(seed: number) {
  let state = seed >>> 0;
  const roll = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const upTo = (count: number): number => Math.floor(roll() * count);
  return {
    upTo,
    chance: (share: number): boolean => roll() < share,
    one: <V>(values: readonly V[]): V => values[upTo(values.length)] as V,
    some: <V>(values: readonly V[], most = 2): V[] =>
      Array.from({ length: 1 + upTo(most) }, () => values[upTo(values.length)] as V).filter(
        (value, at, all) => all.indexOf(value) === at,
      ),
  };
}
export type Dice = ReturnType<typeof createDice>;

export const levels = ['0', '5', '6', '7'];
export const cities = ['BJS', 'SHA', 'CTU', 'CAN', 'XIY'];
const days = [
  '2026-04-29',
  '2026-04-30',
  '2026-05-01',
  '2026-05-02',
  '2026-05-05',
  '2026-05-09',
  '2026-05-10',
  '2026-05-12',
];
const tiers = [
  { name: '一线', cities: ['BJS', 'SHA'] },
  { name: '二线', cities: ['CTU', 'SHA'] },
];
const bands = [
  { name: '五一', from: '2026-05-01', to: '2026-05-05' },
  { name: '展会', from: '2026-05-04', to: '2026-05-10', city: 'CAN' },
  { name: '春季', from: '2026-04-30', to: '2026-05-09' },
];
const minutes = [0, 360, 480, 1080, 1320];
const numbers = { haul: [120, 240, 600], advance: [1, 3, 7], stars: [3, 4, 5], nights: [2, 3] };
const yuan = (dice: Dice): number => (1 + dice.upTo(12)) * 100_00;

function codesOf(field: FieldName): readonly string[] {
  const row = fields[field];
  if (row.type === 'choice' && typeof row.choices !== 'string') return row.choices.map(({ code }) => code);
  const own: Partial<Record<FieldName, readonly string[]>> = {
    level: levels,
    from: cities,
    city: cities,
    tier: ['一线', '二线', ''],
    band: bands.map(({ name }) => name),
    airline: ['CA', 'MU'],
  };
  return own[field] ?? [];
}

const hours = (dice: Dice): Hours => ({ from: dice.one(minutes), to: dice.one([...minutes.slice(1), 1440]) });

function randomCondition(dice: Dice, product: PolicyProduct): Condition {
  const field = dice.one(fieldsOf[product]);
  if (field === 'time') return { field, op: dice.chance(0.8) ? 'in' : 'notIn', value: [hours(dice)] };
  if (field === 'haul' || field === 'advance' || field === 'stars' || field === 'nights')
    return { field, op: dice.one(['atLeast', 'below'] as const), value: dice.one(numbers[field]) };
  return { field, op: dice.chance(0.8) ? 'in' : 'notIn', value: dice.some(codesOf(field), 3) };
}

function randomLimit(dice: Dice, kind: LimitKind): Limit {
  switch (kind) {
    case 'cabin':
      return { kind, cabin: dice.one(cabins) };
    case 'discount':
    case 'upgrade':
      return { kind, percent: 10 + dice.upTo(9) * 10 };
    case 'lowest':
      return { kind, hours: dice.upTo(4), tolerance: dice.one([0, 100_00]) };
    case 'advance':
      return { kind, days: dice.upTo(8) };
    case 'agreement':
    case 'closed':
      return { kind };
    case 'seat':
    case 'sleeper':
      return { kind, seat: dice.one(seatsByHeight) };
    case 'stars':
      return { kind, stars: 3 + dice.upTo(3) };
    case 'nights':
      return { kind, nights: 1 + dice.upTo(3) };
    case 'carClass':
      return { kind, classes: dice.some(carClasses, 3) };
    case 'rides':
      return { kind, rides: dice.upTo(5), per: dice.one(['day', 'month'] as const) };
    case 'sharing':
      return dice.chance(0.6)
        ? {
            kind,
            formula: dice.one(['sumPercent', 'higherPercent', 'higherAndPercent'] as const),
            percent: 50 + dice.upTo(8) * 10,
          }
        : { kind, formula: dice.one(['higherPlus', 'meanPlus'] as const), fen: yuan(dice) };
    case 'price':
    case 'nightPrice':
    case 'perRide':
    case 'perDay':
    case 'perMonth':
    case 'leeway':
      return { kind, fen: yuan(dice) };
  }
}

export function randomContent(
  dice: Dice,
  product: PolicyProduct,
  most: number,
  kinds: readonly LimitKind[] = limitsOf[product],
): StandardContent {
  const rules: Rule[] = Array.from({ length: dice.upTo(most + 1) }, (_, at) => ({
    id: `r${at}`,
    product,
    when: Array.from({ length: dice.upTo(4) }, () => randomCondition(dice, product)),
    limit: randomLimit(dice, dice.one(kinds)),
    effect: dice.one(effects),
  }));
  return {
    rules,
    tiers,
    bands,
    reasons: [],
    messages: {},
    together: dice.one(['higher', 'lower'] as const),
    tolerance: dice.one([0, 200_00]),
  };
}

export const randomFlags = (dice: Dice): OverFlags => ({ overproof: dice.chance(0.7), overApprove: dice.chance(0.5) });

const trip = (dice: Dice) => ({
  level: dice.one(levels),
  day: dice.one(days),
  time: dice.one([0, 100, 360, 400, 500, 1100, 1320, 1400]),
  from: dice.one(cities),
  city: dice.one(cities),
  airline: dice.one(['CA', 'MU', 'HU']),
  agreement: dice.chance(0.5),
  advance: dice.upTo(9),
});
const haul = (dice: Dice): number => dice.one([60, 120, 200, 240, 600, 700]);
const midnight = 1_777_000_000_000;

const makers: { [P in PolicyProduct]: (dice: Dice) => Extract<Facts, { product: P }> } = {
  flight: (dice): FlightFacts => ({
    ...trip(dice),
    product: 'flight',
    cabin: dice.one(cabins),
    haul: haul(dice),
    price: yuan(dice) + dice.upTo(3) * 50_00,
    fullFares: dice.chance(0.8) ? { Y: 1000_00, W: 1200_00, C: 1500_00 } : { Y: 1000_00 },
    depMs: midnight,
    nearby: Array.from({ length: dice.upTo(4) }, (_, at) => ({
      name: `X${at}`,
      depMs: midnight + (dice.upTo(9) - 4) * 3_600_000,
      cabin: dice.one(cabins),
      price: yuan(dice),
    })),
  }),
  intl: (dice): IntlFacts => ({
    ...trip(dice),
    product: 'intl',
    slices: Array.from({ length: 1 + dice.upTo(2) }, () => ({
      haul: haul(dice),
      cabin: dice.one(cabins),
      price: yuan(dice),
      ...(dice.chance(0.7) && { cheapest: { Y: yuan(dice), W: yuan(dice) } }),
    })),
  }),
  train: (dice): TrainFacts => {
    const { airline: _, agreement: __, ...rest } = trip(dice);
    return {
      ...rest,
      product: 'train',
      trainKind: dice.one(trainKinds),
      overnight: dice.chance(0.5),
      haul: haul(dice),
      seat: dice.one(seatsByHeight),
      price: yuan(dice),
      classPrices: { second: yuan(dice), hardSleeper: yuan(dice), ...(dice.chance(0.5) && { first: yuan(dice) }) },
    };
  },
  hotel: (dice): HotelFacts => {
    const first = dice.upTo(days.length);
    return {
      product: 'hotel',
      level: dice.one(levels),
      city: dice.one(cities),
      nights: days.slice(first, first + 1 + dice.upTo(3)).map((day) => ({ day, price: yuan(dice) })),
      rooms: 1 + dice.upTo(2),
      stars: 2 + dice.upTo(4),
      agreement: dice.chance(0.5),
      advance: dice.upTo(9),
      ...(dice.chance(0.4) && { mate: dice.one(levels) }),
    };
  },
  car: (dice): CarFacts => {
    const { level, day, time, city } = trip(dice);
    return {
      product: 'car',
      level,
      day,
      time,
      city,
      scene: dice.one(carScenes),
      carClass: dice.one(carClasses),
      crossCity: dice.chance(0.3),
      price: yuan(dice) + dice.upTo(100),
      used: {
        day: dice.upTo(5) * 100_00,
        month: dice.upTo(9) * 100_00,
        ridesOfDay: dice.upTo(3),
        ridesOfMonth: dice.upTo(6),
      },
    };
  },
};
export const randomFacts = (dice: Dice, product: PolicyProduct): Facts => makers[product](dice);
export const randomProduct = (dice: Dice): PolicyProduct => dice.one(policyProducts);
