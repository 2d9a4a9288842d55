import { roundToTenYuan } from '#domain/money.ts';
import type { Fen } from '#domain/money.ts';
import { cityKm } from './city-traffic.ts';
import { pairKey } from './network.ts';
import { tierOf } from '#domain/flight/cities/traffic.ts';

/** Published full economy fares in yuan that the formula would miss. */
const published: Record<string, number> = { 'BJS-SHA': 1960 };

/** Trunk routes have raised their full fares for years; thin ones stay near the old benchmark. */
const byTier: Record<number, number> = { 2: 1.3, 3: 1.2, 4: 1.12, 5: 1.02, 6: 0.96 };

/** Full economy fare of two cities (fen, whole tens of yuan), the same both ways: falls per kilometre as the way gets longer. */
export function fullFareOf(a: string, b: string): Fen {
  const known = published[pairKey(a, b)];
  if (known) return known * 100;
  const km = cityKm(a, b);
  const benchmark = 150 + 1.35 * km - 0.00009 * km * km;
  return roundToTenYuan(benchmark * (byTier[tierOf(a) + tierOf(b)] ?? 1) * 100);
}
