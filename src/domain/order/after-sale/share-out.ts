import type { Fen } from '../../money.ts';

/** A payment that money can go back to: what it paid for the tickets in question, and what it still has. */
interface ShareSource {
  weight: Fen;
  cap: Fen;
}

/**
 * Splits an amount over payments by their weights, exact to the fen and never more than a payment has left: the part
 * that a payment cannot take goes to the others. Equal to the amount, unless all of them together have less.
 */
export function shareOut(amount: Fen, sources: readonly ShareSource[]): Fen[] {
  const parts = sources.map(() => 0);
  const roomOf = (at: number): Fen => (sources[at]?.cap ?? 0) - (parts[at] ?? 0);
  let rest = amount;
  let open = sources.flatMap(({ weight }, at) => (weight > 0 ? [at] : []));
  while (rest > 0) {
    open = open.filter((at) => roomOf(at) > 0);
    // Payments for other tickets come last.
    if (!open.length) open = sources.flatMap((_, at) => (roomOf(at) > 0 ? [at] : []));
    if (!open.length) break;
    const weights = open.map((at) => sources[at]?.weight || 1);
    const given = byWeight(rest, weights);
    for (let n = 0; n < open.length; n += 1) {
      const at = open[n] ?? 0;
      const part = Math.min(given[n] ?? 0, roomOf(at));
      parts[at] = (parts[at] ?? 0) + part;
      rest -= part;
    }
  }
  return parts;
}

/** Whole fen by weight; those left over by rounding go to the largest remainders, the first of equals. */
function byWeight(amount: Fen, weights: readonly number[]): Fen[] {
  const sum = weights.reduce((total, weight) => total + weight, 0);
  const parts = weights.map((weight) => Math.floor((amount * weight) / sum));
  const left = amount - parts.reduce((total, part) => total + part, 0);
  const order = weights
    .map((weight, at) => ({ at, remainder: (amount * weight) % sum }))
    .sort((a, b) => b.remainder - a.remainder || a.at - b.at);
  for (const { at } of order.slice(0, left)) parts[at] = (parts[at] ?? 0) + 1;
  return parts;
}
