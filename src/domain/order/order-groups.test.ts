import { describe, expect, it } from 'vitest';
import { flightStatuses } from './flight-status.ts';
import { flightGroupOf, flightGroups } from './order-groups.ts';

describe('groups of the order list', () => {
  it('have every status of a flight order in exactly one group', () => {
    expect(
      Object.values(flightGroups)
        .flat()
        .toSorted((a, b) => a - b),
    ).toEqual(flightStatuses);
  });

  it.each([
    [2, false, 'travel'],
    [2, true, 'done'],
    [3, true, 'done'],
    [9, true, 'after'],
    [0, true, 'unpaid'],
    [14, false, 'done'],
  ] as const)('put status %i, trip over: %s, under %s', (status, isOver, group) => {
    expect(flightGroupOf(status, isOver)).toBe(group);
  });
});
