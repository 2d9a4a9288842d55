import type { CarFacts, FlightFacts, HotelFacts, IntlFacts, TrainFacts } from '#domain/policy/facts.ts';
import { emptyContent } from '#domain/policy/schema.ts';
import type { Condition, Effect, Limit, PolicyProduct, Rule, StandardContent } from '#domain/policy/schema.ts';

let next = 0;
/** A rule with an id of its own, or the given one. */
export const rule = (
  product: PolicyProduct,
  limit: Limit,
  when: readonly Condition[] = [],
  effect: Effect = 'reason',
  id = `r${++next}`,
): Rule => ({ id, product, when, limit, effect });

export const contentOf = (rules: readonly Rule[], more: Partial<StandardContent> = {}): StandardContent => ({
  ...emptyContent,
  rules,
  ...more,
});

export const flight: FlightFacts = {
  product: 'flight',
  level: '6',
  day: '2026-09-22',
  time: 510,
  from: 'BJS',
  city: 'SHA',
  airline: 'CA',
  agreement: false,
  cabin: 'Y',
  haul: 135,
  advance: 5,
  price: 930_00,
  fullFares: { Y: 1960_00, W: 2500_00, C: 4700_00, F: 6000_00 },
};
export const intl: IntlFacts = {
  product: 'intl',
  level: '6',
  day: '2026-09-22',
  time: 510,
  from: 'BJS',
  city: 'LON',
  airline: 'CA',
  agreement: false,
  advance: 20,
  slices: [{ haul: 300, cabin: 'Y', price: 1000_00 }],
};
export const train: TrainFacts = {
  product: 'train',
  level: '6',
  day: '2026-09-22',
  time: 510,
  from: 'BJP',
  city: 'SHH',
  trainKind: 'G',
  overnight: false,
  haul: 270,
  advance: 5,
  seat: 'second',
  price: 553_00,
  classPrices: { second: 553_00, first: 930_00, business: 1748_00 },
};
export const hotel: HotelFacts = {
  product: 'hotel',
  level: '6',
  city: 'SHA',
  nights: [
    { day: '2026-09-22', price: 480_00 },
    { day: '2026-09-23', price: 480_00 },
  ],
  rooms: 1,
  stars: 4,
  agreement: false,
  advance: 5,
};
export const car: CarFacts = {
  product: 'car',
  level: '6',
  day: '2026-09-22',
  time: 22 * 60 + 30,
  city: 'BJS',
  scene: 'overtime',
  carClass: 'comfort',
  crossCity: false,
  price: 86_00,
  used: { day: 0, month: 1140_00, ridesOfDay: 0, ridesOfMonth: 12 },
};
