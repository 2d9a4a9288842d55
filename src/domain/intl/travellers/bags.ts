import type { PsgType } from '../../passenger/psg-types.ts';

/** Checked baggage of one passenger on one segment. */
interface Bag {
  pieces: number;
  kg: number;
}

/** Pieces beside those of the brand, where the brand has any. */
const extraPieces: Readonly<Partial<Record<PsgType, number>>> = { SD: 1, SC: 1, DL: 1 };

/** Baggage of a type of passenger under a rule; an infant has a bag of ten kilograms. */
export function bagOfType(type: PsgType, { pieces, kg }: Bag): Bag {
  if (!pieces) return { pieces, kg: type === 'INF' ? 0 : kg };
  return type === 'INF' ? { pieces: 1, kg: 10 } : { pieces: pieces + (extraPieces[type] ?? 0), kg };
}
