import { airportOf } from '#domain/intl/places/places.ts';
import { hashOf } from '../../../ground/chance.ts';
import { carriers } from '../network/carriers.ts';
import type { Flown } from '../network/flown.ts';

/** Of one passenger, whole yuan. */
interface TaxLine {
  code: string;
  name: string;
  adult: number;
  child: number;
  infant: number;
}

/** Taxes of a country for passengers who leave it by air (about, in yuan); others take 120. */
const leaving: Readonly<Record<string, number>> = {
  JP: 150,
  KR: 140,
  SG: 330,
  TH: 150,
  MY: 60,
  HK: 110,
  TW: 120,
  GB: 820,
  DE: 640,
  FR: 420,
  NL: 380,
  CH: 310,
  IT: 260,
  ES: 190,
  US: 170,
  CA: 210,
  AU: 340,
  NZ: 230,
  AE: 150,
  QA: 120,
  TR: 140,
  RU: 90,
  IN: 200,
};

const tens = (yuan: number): number => Math.round(yuan / 10) * 10;

/** Fuel surcharge of a flight by its length. */
const fuelOf = ({ service: { km, carrier } }: Flown): number =>
  carriers.get(carrier)?.isLowCost ? 0 : tens(km < 1500 ? 60 : km < 4500 ? 60 + km * 0.04 : 240 + km * 0.05);

/** Taxes of a way over these flights; a child pays no Chinese fund, an infant nothing. */
export function taxLinesOf(flights: readonly Flown[]): TaxLine[] {
  const lines = new Map<string, TaxLine>();
  const add = (code: string, name: string, adult: number, child: number): void => {
    const known = lines.get(code) ?? { code, name, adult: 0, child: 0, infant: 0 };
    lines.set(code, { ...known, adult: known.adult + adult, child: known.child + child });
  };
  for (const flown of flights) {
    const [from, to] = [airportOf(flown.service.org)?.city.country, airportOf(flown.service.dst)?.city.country];
    const fuel = fuelOf(flown);
    if (fuel) add('YQ', '燃油附加费', fuel, fuel);
    if (from === 'CN') add('CN', '民航发展基金', from === to ? 50 : 90, 0);
    else if (from !== to) {
      const tax = leaving[from ?? ''] ?? 120;
      add('XT', '离境税及机场费', tax, tax);
    } else {
      const tax = 20 + (hashOf(`airport tax ${flown.service.org}`) % 6) * 10;
      add('XT', '离境税及机场费', tax, tax);
    }
  }
  return [...lines.values()];
}

/** Sums of an adult, a child and an infant. */
export function taxesOf(flights: readonly Flown[]): [number, number, number] {
  const lines = taxLinesOf(flights);
  const sum = (of: 'adult' | 'child' | 'infant'): number => lines.reduce((all, line) => all + line[of], 0);
  return [sum('adult'), sum('child'), sum('infant')];
}
