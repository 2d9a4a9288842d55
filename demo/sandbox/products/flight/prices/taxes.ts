import type { Day } from '#domain/china-time.ts';
import type { Fen } from '#domain/money.ts';

export type FareType = 'ADT' | 'CHD' | 'INF';

interface Taxes {
  /** Civil aviation development fund: adults only (notice of 2012-04-17). */
  fund: Fen;
  fuel: Fen;
}

/** Adult fuel surcharge by day of sale; a child pays half, an infant nothing. */
const fuelTable: readonly { from: Day; upTo800Km: Fen; beyond: Fen }[] = [
  { from: '2026-01-05', upTo800Km: 1000, beyond: 2000 },
  { from: '2025-04-05', upTo800Km: 1000, beyond: 2000 },
  { from: '2000-01-01', upTo800Km: 2000, beyond: 4000 },
];

const adultFund: Fen = 5000;

/** Whole tens of yuan, down: half of 10 is nothing. */
const halfOf = (fuel: Fen): Fen => Math.floor(fuel / 2 / 1000) * 1000;

/** Fund and fuel surcharge of one passenger on a flight of so many kilometres, sold on this day. */
export function taxesOf(type: FareType, km: number, saleDay: Day): Taxes {
  const row = fuelTable.find((each) => each.from <= saleDay);
  const fuel = (km <= 800 ? row?.upTo800Km : row?.beyond) ?? 0;
  if (type === 'ADT') return { fund: adultFund, fuel };
  return { fund: 0, fuel: type === 'CHD' ? halfOf(fuel) : 0 };
}
