import { hasBit, keepBits } from '../judge/bits.ts';
import type { Bits } from '../judge/bits.ts';
import type { Cell, Dimension } from './space.ts';

/** Does any bit of both stand. */
const meet = (a: Bits, b: Bits): boolean => {
  for (let at = 0; at < a.length; at++) if (((a[at] ?? 0) & (b[at] ?? 0)) !== 0) return true;
  return false;
};
const isEmpty = (bits: Bits): boolean => bits.every((word) => word === 0);
const both = (a: Bits, b: Bits): Bits => {
  const bits = a.slice();
  keepBits(bits, b);
  return bits;
};

/** A point of the rule space: one cell of each dimension. */
export type Point = readonly Cell[];

/**
 * Points that no rule of `cover` holds for. Subspaces with equal rules are searched once: the work follows the
 * number of different sets of rules, not the number of points.
 */
export function* uncovered(dimensions: readonly Dimension[], cover: Bits): Generator<Point> {
  // Rules that no further dimension takes away.
  const free: Bits[] = Array<Bits>(dimensions.length + 1);
  free[dimensions.length] = cover;
  for (let at = dimensions.length - 1; at >= 0; at--) {
    const bits = (free[at + 1] ?? cover).slice();
    for (const { mask } of dimensions[at]?.cells ?? []) keepBits(bits, mask);
    free[at] = bits;
  }
  const full = dimensions.map(() => new Set<string>());
  function* from(at: number, live: Bits, path: Cell[]): Generator<Point, boolean> {
    if (meet(live, free[at] ?? cover)) return false;
    const dimension = dimensions[at];
    if (!dimension) {
      yield [...path];
      return true;
    }
    const key = live.join();
    if (full[at]?.has(key)) return false;
    let found = false;
    for (const cell of dimension.cells) {
      path.push(cell);
      if (yield* from(at + 1, both(live, cell.mask), path)) found = true;
      path.pop();
    }
    if (!found) full[at]?.add(key);
    return found;
  }
  yield* from(0, cover.slice(), []);
}

/** A point where all `wanted` rules hold and none of `blockers`; undefined without one. */
export function pointOf(
  dimensions: readonly Dimension[],
  wanted: readonly number[],
  blockers: Bits,
): Point | undefined {
  const dead = dimensions.map(() => new Set<string>());
  const open = dimensions.map(({ cells }) => cells.filter(({ mask }) => wanted.every((rule) => hasBit(mask, rule))));
  if (open.some(({ length }) => length === 0)) return undefined;
  function from(at: number, live: Bits, path: Cell[]): Point | undefined {
    const cells = open[at];
    if (!cells) return isEmpty(live) ? [...path] : undefined;
    const key = live.join();
    if (dead[at]?.has(key)) return undefined;
    for (const cell of cells) {
      path.push(cell);
      const found = from(at + 1, both(live, cell.mask), path);
      if (found) return found;
      path.pop();
    }
    dead[at]?.add(key);
    return undefined;
  }
  return from(0, blockers.slice(), []);
}

/** For each rule the rules that hold somewhere together with it, dimension by dimension: a quick upper bound. */
export function companions(dimensions: readonly Dimension[], count: number, every: Bits): Bits[] {
  const all = Array.from({ length: count }, () => every.slice());
  for (const { cells } of dimensions) {
    for (let rule = 0; rule < count; rule++) {
      const mates = every.map(() => 0);
      for (const { mask } of cells)
        if (hasBit(mask, rule))
          for (let at = 0; at < mates.length; at++) mates[at] = (mates[at] ?? 0) | (mask[at] ?? 0);
      const own = all[rule];
      if (own) keepBits(own, mates);
    }
  }
  return all;
}
