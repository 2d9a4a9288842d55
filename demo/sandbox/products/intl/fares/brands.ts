import type { IntlBag, IntlBrand, IntlTerms } from '#contract/intl.ts';
import type { IntlCabin } from '#domain/intl/cabins.ts';
import { chanceOf } from '../../../ground/chance.ts';
import { carriers } from '../network/carriers.ts';
import type { BrandKind } from './classes.ts';

/** A fare family of a carrier. */
export interface Brand {
  /** `CA-LT` */
  brandId: string;
  kind: BrandKind;
  name: string;
  cabin: IntlCabin;
  /** Issues the ticket; "" for two tickets. */
  airline: string;
  tickets: 1 | 2;
  /** Times the lowest economy fare. */
  factor: number;
}

interface Family extends Pick<Brand, 'kind' | 'name' | 'cabin' | 'factor'> {
  code: string;
}

const families: readonly Family[] = [
  { code: 'LT', kind: 'light', name: '经济 轻享', cabin: 'Y', factor: 1 },
  { code: 'ST', kind: 'standard', name: '经济 标准', cabin: 'Y', factor: 1.2 },
  { code: 'FX', kind: 'flexible', name: '经济 灵活', cabin: 'Y', factor: 1.55 },
  { code: 'PE', kind: 'premium', name: '超级经济', cabin: 'W', factor: 2.05 },
  { code: 'BS', kind: 'business', name: '公务 标准', cabin: 'C', factor: 3.7 },
  { code: 'BF', kind: 'businessFlexible', name: '公务 灵活', cabin: 'C', factor: 4.4 },
  { code: 'FF', kind: 'first', name: '头等舱', cabin: 'F', factor: 6.8 },
];
const lowCostFamilies: readonly Family[] = [
  { code: 'LT', kind: 'light', name: '经济 轻装', cabin: 'Y', factor: 0.6 },
  { code: 'ST', kind: 'standard', name: '经济 含行李', cabin: 'Y', factor: 0.76 },
];

/** Two tickets that the platform puts together; no carrier answers for the connection. */
export const selfBrand: Brand = {
  brandId: 'SELF-LT',
  kind: 'light',
  name: '自行转机',
  cabin: 'Y',
  airline: '',
  tickets: 2,
  factor: 0.72,
};

/** Cabins that are shown with one that was asked for: the next one above economy as well. */
const shown: Readonly<Record<IntlCabin, readonly IntlCabin[]>> = {
  Y: ['Y', 'W'],
  W: ['W', 'C'],
  C: ['C'],
  F: ['F', 'C'],
};

const brandsKnown = new Map<string, readonly Brand[]>();

/** Fare families of a carrier for the cabin that was asked for. */
export function brandsOf(airline: string, asked: IntlCabin): readonly Brand[] {
  const key = airline + asked;
  const known = brandsKnown.get(key);
  if (known) return known;
  const own = carriers.get(airline)?.isLowCost ? lowCostFamilies : families;
  const made = own
    .filter(({ cabin }) => shown[asked].includes(cabin))
    .map(({ code, ...family }): Brand => ({ ...family, brandId: `${airline}-${code}`, airline, tickets: 1 }));
  brandsKnown.set(key, made);
  return made;
}

/** The brand of an id; undefined for one that no carrier has. */
export function brandOfId(brandId: string): Brand | undefined {
  if (brandId === selfBrand.brandId) return selfBrand;
  const [airline = '', code] = brandId.split('-');
  const carrier = carriers.get(airline);
  const family = carrier && (carrier.isLowCost ? lowCostFamilies : families).find((one) => one.code === code);
  if (!family) return undefined;
  const { code: _code, ...rest } = family;
  return { ...rest, brandId, airline, tickets: 1 };
}

/** Percent of the adult fare: children pay three quarters, infants a tenth; other types where the carrier sells them. */
export function typesOf({ kind, airline, tickets }: Brand): IntlBrand['types'] {
  const isLowCost = tickets === 2 || carriers.get(airline)?.isLowCost;
  const base = { ADT: 100, CHD: isLowCost ? 100 : 75, INF: 10 };
  if (isLowCost || !['light', 'standard', 'flexible'].includes(kind)) return base;
  const less = Math.round(chanceOf(`intl types ${airline}`) * 4);
  const young = { ZZ: 95, CD: 96 };
  if (kind === 'light') return { ...base, ...young, SD: 87 - less };
  return { ...base, ...young, SD: 87 - less, SC: 91 - less, DL: 92, DR: 93 };
}

/** Fees grow with the way: to the neighbours, over a continent, between continents. */
const scaleOf = (km: number): number => (km < 2500 ? 0.4 : km < 6000 ? 0.7 : 1);
const tens = (yuan: number): number => Math.round(yuan / 10) * 10;

interface Fees {
  refund: [before: number | null, after: number | null];
  change: [before: number | null, after: number | null];
  free: number;
}
const fees: Readonly<Record<BrandKind, Fees>> = {
  light: { refund: [1500, null], change: [500, null], free: 0 },
  standard: { refund: [900, 1300], change: [300, 600], free: 1 },
  flexible: { refund: [300, 800], change: [0, 300], free: 0 },
  premium: { refund: [900, 1300], change: [300, 600], free: 1 },
  business: { refund: [800, 1500], change: [0, 500], free: 0 },
  businessFlexible: { refund: [0, 600], change: [0, 0], free: 0 },
  first: { refund: [0, 600], change: [0, 0], free: 0 },
};

/** Conditions of one passenger on a slice of so many km. */
export function termsOf({ kind, airline, tickets }: Brand, km: number): IntlTerms {
  const isLowCost = tickets === 2 || (carriers.get(airline)?.isLowCost ?? false);
  const { refund, change, free } = fees[kind];
  const fee = (yuan: number | null): number | null => (yuan === null ? null : tens(yuan * scaleOf(km)));
  return {
    refundBefore: isLowCost ? null : fee(refund[0]),
    refundAfter: isLowCost ? null : fee(refund[1]),
    changeBefore: tickets === 2 ? null : fee(isLowCost ? 600 : change[0]),
    changeAfter: isLowCost ? null : fee(change[1]),
    freeChanges: isLowCost ? 0 : free,
  };
}

/** Checked baggage of an adult under a brand by the rule of a carrier. */
export function bagOf({ kind }: Pick<Brand, 'kind'>, rule: string, km: number): IntlBag {
  const isLowCost = carriers.get(rule)?.isLowCost ?? false;
  if (isLowCost) return kind === 'light' ? { pieces: 0, kg: 0 } : { pieces: 1, kg: 20 };
  if (kind === 'light')
    return km < 2500 && chanceOf(`intl bag ${rule}`) < 0.4 ? { pieces: 0, kg: 0 } : { pieces: 1, kg: 23 };
  if (kind === 'standard') return { pieces: km > 6000 ? 2 : 1, kg: rule === 'EK' || rule === 'QR' ? 25 : 23 };
  if (kind === 'flexible' || kind === 'premium') return { pieces: 2, kg: 23 };
  return { pieces: kind === 'first' ? 3 : 2, kg: 32 };
}

const cabinKg: Readonly<Record<string, number>> = {
  CA: 5,
  CZ: 5,
  LH: 8,
  LX: 8,
  OS: 8,
  AF: 12,
  KL: 12,
  JL: 10,
  NH: 10,
  KE: 10,
  BA: 23,
  TR: 10,
};
/** Hand luggage by the carrier that flies. */
export const cabinBagOf = (carrier: string): IntlBag => ({ pieces: 1, kg: cabinKg[carrier] ?? 7 });
