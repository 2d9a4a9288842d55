import { describe, expect, it } from 'vitest';
import { isWhole } from '#tests/support/whole.ts';
import { diceOf } from '../../../ground/chance.ts';
import { fewestChanges } from './seat-change.ts';
import { areFree, freeUntil, sectionsBetween, slackAround } from './section-mask.ts';

/** Fewest seats from stop to stop, by trying every seat at every stop; Infinity without a way. */
function fewestSeats(taken: readonly number[], from: number, to: number): number {
  const best = Array.from({ length: to + 1 }, () => Infinity);
  best[from] = 0;
  for (let at = from; at < to; at += 1)
    for (const mask of taken)
      for (let end = at + 1; end <= to && areFree(mask, sectionsBetween(at, end)); end += 1)
        best[end] = Math.min(best[end] ?? Infinity, (best[at] ?? Infinity) + 1);
  return best[to] ?? Infinity;
}

const trains = isWhole ? 100_000 : 3000;

describe('the plan with the fewest seat changes', () => {
  it(`has as few as brute force finds, on ${trains} random trains, and only free seats`, () => {
    const dice = diceOf('seat changes');
    let changes = 0;
    let none = 0;
    for (let n = 0; n < trains; n += 1) {
      const sections = 1 + Math.floor(dice() * 31);
      const load = dice();
      const taken = Array.from({ length: 1 + Math.floor(dice() * 8) }, () => {
        let mask = 0;
        for (let at = 0; at < sections; at += 1) if (dice() < load) mask |= sectionsBetween(at, at + 1);
        return mask;
      });
      const from = Math.floor(dice() * sections);
      const to = from + 1 + Math.floor(dice() * (sections - from));
      const plan = fewestChanges(taken, from, to);
      expect(plan?.length ?? Infinity, `train ${n}`).toBe(fewestSeats(taken, from, to));
      if (!plan) none += 1;
      else {
        changes += plan.length - 1;
        expect(plan.every((part) => areFree(taken[part.seat] ?? -1, sectionsBetween(part.from, part.to)))).toBe(true);
        expect([from, ...plan.map((part) => part.to)]).toEqual([...plan.map((part) => part.from), to]);
      }
    }
    expect(changes).toBeGreaterThan(trains / 10);
    expect(none).toBeGreaterThan(trains / 10);
  });

  it('stays near: of seats that are free as long, the next one', () => {
    // Seat 4 is free to stop 2; then 0 and 5 are free to the end.
    const all = sectionsBetween(0, 4);
    const taken = [sectionsBetween(0, 2), all, all, all, sectionsBetween(2, 4), sectionsBetween(0, 2)];
    expect(fewestChanges(taken, 0, 4)).toEqual([
      { seat: 4, from: 0, to: 2 },
      { seat: 5, from: 2, to: 4 },
    ]);
  });
});

describe('sections as bits', () => {
  it.each([
    [0, 1, 0b1],
    [2, 5, 0b11100],
    [0, 31, 0x7fffffff],
    [30, 31, 0x40000000],
  ])('from stop %i to %i', (from, to, mask) => {
    expect(sectionsBetween(from, to)).toBe(mask);
  });

  it('tell how far a seat is free, and what a way leaves unused', () => {
    const taken = sectionsBetween(0, 3) | sectionsBetween(8, 10);
    expect(freeUntil(taken, 3, 31)).toBe(8);
    expect(freeUntil(taken, 3, 6)).toBe(6);
    expect(freeUntil(taken, 8, 31)).toBe(8);
    expect(freeUntil(taken, 10, 31)).toBe(31);
    expect(slackAround(taken, 3, 8, 12)).toBe(0);
    expect(slackAround(taken, 5, 7, 12)).toBe(3);
    expect(slackAround(0, 2, 4, 12)).toBe(10);
  });
});
