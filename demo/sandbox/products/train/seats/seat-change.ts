import { freeUntil } from './section-mask.ts';
import type { SectionMask } from './section-mask.ts';

/** A seat on a part of the way. */
interface SeatPart {
  seat: number;
  from: number;
  to: number;
}

/**
 * The way from stop to stop on as few seats as can be: at every change the seat that is free for longest, so nobody
 * comes further with the same number of changes (proof: by induction no other plan is ahead at any change). Of seats
 * that are free as long, the one that `near` likes best: small numbers are nearer to the seat before.
 * Undefined: on some section every seat is taken.
 */
export function fewestChanges(
  taken: ArrayLike<SectionMask>,
  from: number,
  to: number,
  near: (before: number, seat: number) => number = (before, seat) => Math.abs(before - seat),
): SeatPart[] | undefined {
  const parts: SeatPart[] = [];
  for (let at = from; at < to;) {
    const before = parts.at(-1)?.seat ?? -1;
    let best = -1;
    let until = at;
    for (let seat = 0; seat < taken.length; seat += 1) {
      const end = freeUntil(taken[seat] ?? 0, at, to);
      if (end < until || end === at) continue;
      if (end > until || (before >= 0 && near(before, seat) < near(before, best))) {
        best = seat;
        until = end;
      }
    }
    if (best < 0) return undefined;
    parts.push({ seat: best, from: at, to: until });
    at = until;
  }
  return parts;
}
