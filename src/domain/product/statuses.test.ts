import { describe, expect, it } from 'vitest';
import { airStatus } from './air-status.ts';
import { intlStatus } from './intl-status.ts';
import { railStatus } from './rail-status.ts';
import { stayStatus } from './stay-status.ts';

describe.each([
  ['flights', airStatus, [1, 7], [0, 12]],
  ['stays', stayStatus, [1, 7], [0, 12]],
  ['trains', railStatus, [1, 7, 14], [0, 12, 14]],
  ['international flights', intlStatus, [1, 7], [0, 12]],
] as const)('the states of %s', (_, table, moving, begins) => {
  const codes: readonly number[] = table.codes;
  const nextOf = (code: number): readonly number[] =>
    (table.transitions as Record<number, readonly number[]>)[code] ?? [];

  it('are each in exactly one group', () => {
    const grouped: number[] = Object.values<readonly number[]>(table.groups).flat();
    expect(grouped.sort((a, b) => a - b)).toEqual(codes);
  });

  it('move to states of the table alone, and never to themselves', () => {
    expect(codes.flatMap(nextOf).filter((to) => !codes.includes(to))).toEqual([]);
    expect(codes.filter((code) => nextOf(code).includes(code))).toEqual([]);
  });

  it('move as the table says, for every pair', () => {
    for (const from of codes)
      expect(
        codes.filter((to) => table.mayBecome(from, to)),
        String(from),
      ).toEqual(nextOf(from).toSorted((a, b) => a - b));
  });

  it('are all reached from where an order begins', () => {
    const reached = new Set<number>(begins);
    for (const code of reached) for (const to of nextOf(code)) reached.add(to);
    expect(Array.from(reached).sort((a, b) => a - b)).toEqual(codes);
  });

  it('that wait for the supplier or for money alone move by themselves', () => {
    expect(codes.filter(table.isMoving)).toEqual(moving);
  });

  it('end among those that are done, and go on where they move by themselves', () => {
    expect(codes.filter((code) => table.isFinal(code) && table.groupOf(code, false) !== 'done')).toEqual([]);
    expect(codes.filter((code) => table.isMoving(code) && table.isFinal(code))).toEqual([]);
  });

  it('count as done when the trip is over, unless money or a request is open', () => {
    for (const code of codes) {
      const before = table.groupOf(code, false);
      expect(table.groupOf(code, true)).toBe(before === 'travel' ? 'done' : before);
    }
  });

  it('have a label each, and a dot that is empty only for a state that needs nothing', () => {
    expect(new Set(codes.map((code) => table.look(code).label)).size).toBe(codes.length);
    expect(codes.filter((code) => table.isMoving(code) && table.look(code).dot === '')).toEqual([]);
  });

  it.each([-1, 1.5, 99, Number.NaN])(
    'without the unknown code %d: it shows itself, is done, and moves nowhere',
    (code) => {
      expect(table.look(code)).toEqual({ label: `状态 ${code}`, dot: '' });
      expect([table.groupOf(code, false), table.isMoving(code), table.isFinal(code)]).toEqual(['done', false, false]);
      expect(codes.filter((to) => table.mayBecome(code, to) || table.mayBecome(to, code))).toEqual([]);
    },
  );
});
