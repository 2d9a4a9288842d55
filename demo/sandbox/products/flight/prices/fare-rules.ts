import type { FareRule, RuleBand } from '#contract/flight.ts';
import type { Cabin } from '../schedule/cabins.ts';
import { isLowCost } from '../schedule/carriers.ts';

/** Hours before departure where the fees step up, by group of airlines. */
const edges: Record<string, readonly number[]> = {
  A: [336, 48, 4],
  E: [168, 48, 4],
  S: [168, 48, 2],
  H: [168, 24, 4],
  L: [168, 72, 4],
  O: [168, 48, 4],
};
const groups: Record<string, string> = {
  CA: 'A',
  ZH: 'A',
  SC: 'A',
  TV: 'A',
  MU: 'E',
  FM: 'E',
  KN: 'E',
  CZ: 'S',
  MF: 'S',
  OQ: 'S',
  HU: 'H',
  GS: 'H',
  JD: 'H',
  '8L': 'H',
  '9C': 'L',
  AQ: 'L',
  PN: 'L',
};

type Family = 'F' | 'C' | 'I' | 'W' | 'Y' | 'H' | 'M' | 'L' | 'X' | 'G';

interface Terms {
  refund: readonly (number | null)[];
  change: readonly (number | null)[];
  freeChanges: number;
  endorsable: boolean;
  baggageKg: number;
  cabinKg: number;
}

/** Percent of the fare in each step, from early to after departure. The fuller the fare, the milder. */
const terms: Record<Family, Terms> = {
  F: { refund: [0, 0, 5, 10], change: [0, 0, 0, 5], freeChanges: 0, endorsable: true, baggageKg: 40, cabinKg: 10 },
  C: { refund: [5, 5, 10, 15], change: [0, 0, 5, 10], freeChanges: 0, endorsable: true, baggageKg: 30, cabinKg: 10 },
  I: {
    refund: [10, 15, 25, 40],
    change: [5, 10, 15, 25],
    freeChanges: 0,
    endorsable: false,
    baggageKg: 30,
    cabinKg: 10,
  },
  W: { refund: [10, 15, 20, 30], change: [5, 5, 10, 20], freeChanges: 0, endorsable: false, baggageKg: 30, cabinKg: 8 },
  Y: { refund: [5, 5, 10, 15], change: [0, 0, 5, 10], freeChanges: 0, endorsable: true, baggageKg: 20, cabinKg: 8 },
  H: { refund: [10, 15, 25, 40], change: [5, 5, 15, 25], freeChanges: 0, endorsable: false, baggageKg: 20, cabinKg: 8 },
  M: {
    refund: [15, 20, 35, 55],
    change: [5, 10, 20, 35],
    freeChanges: 0,
    endorsable: false,
    baggageKg: 20,
    cabinKg: 8,
  },
  L: {
    refund: [20, 30, 50, 80],
    change: [10, 15, 25, 50],
    freeChanges: 0,
    endorsable: false,
    baggageKg: 20,
    cabinKg: 8,
  },
  X: {
    refund: [40, 60, 80, null],
    change: [20, 30, 50, null],
    freeChanges: 0,
    endorsable: false,
    baggageKg: 20,
    cabinKg: 8,
  },
  G: { refund: [5, 5, 15, 30], change: [5, 5, 10, 20], freeChanges: 1, endorsable: false, baggageKg: 30, cabinKg: 8 },
};

function familyOf(cabin: Cabin): Family {
  if (cabin.isContract) return 'G';
  if (cabin.cabinClass === 'F') return 'F';
  if (cabin.cabinClass === 'C') return cabin.code === 'I' ? 'I' : 'C';
  if (cabin.cabinClass === 'W') return 'W';
  if (cabin.step >= 1) return 'Y';
  return cabin.step >= 0.8 ? 'H' : cabin.step >= 0.6 ? 'M' : cabin.step >= 0.36 ? 'L' : 'X';
}

function bandsOf(hours: readonly number[], percents: readonly (number | null)[]): RuleBand[] {
  return percents.map((feePercent, n) => ({
    fromHours: n === 0 ? null : (hours[n - 1] ?? null),
    toHours: hours[n] ?? null,
    feePercent,
  }));
}

/** Fees of the same size next to each other are one step. */
function merged(bands: readonly RuleBand[]): RuleBand[] {
  const steps: RuleBand[] = [];
  for (const band of bands) {
    const last = steps.at(-1);
    if (last && last.feePercent === band.feePercent) last.toHours = band.toHours;
    else steps.push({ ...band });
  }
  return steps;
}

const groupOf = (airline: string): string => groups[airline] ?? 'O';

/** `A-L`: group of airlines and family of cabins; flights of one answer share their rules. */
export const ruleIdOf = (airline: string, cabin: Cabin): string =>
  `${groupOf(airline)}${isLowCost(airline) ? 'C' : ''}-${familyOf(cabin)}`;

/** Refund, change and baggage terms of a cabin on an airline (4.2 of the domain rules). */
export function fareRuleOf(airline: string, cabin: Cabin): FareRule {
  const family = familyOf(cabin);
  const { refund, change, ...rest } = terms[family];
  const hours = edges[groupOf(airline)] ?? [];
  const isPlain = isLowCost(airline);
  return {
    ruleId: ruleIdOf(airline, cabin),
    refund: merged(bandsOf(hours, refund)),
    change: merged(bandsOf(hours, change)),
    ...rest,
    baggageKg: isPlain ? (family === 'Y' ? 20 : family === 'H' ? 10 : 0) : rest.baggageKg,
    cabinKg: isPlain ? 7 : rest.cabinKg,
    note:
      family === 'X'
        ? '特惠舱位起飞后不得退改；儿童票与成人票规则相同；婴儿票免收退改费，无免费行李额'
        : '儿童票与成人票规则相同；婴儿票免收退改费，含 10 kg 行李额；机建与燃油退票时全额退还',
  };
}
