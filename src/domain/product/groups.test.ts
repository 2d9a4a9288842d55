import { describe, expect, it } from 'vitest';
import { airStatus } from './air-status.ts';
import { railStatus } from './rail-status.ts';
import { stayStatus } from './stay-status.ts';

describe('groups of the order list', () => {
  it.each([
    ['flight', airStatus.groups, airStatus.codes],
    ['hotel', stayStatus.groups, stayStatus.codes],
    ['train', railStatus.groups, railStatus.codes],
  ])('have every status of a %s order in exactly one group', (_, groups, statuses) => {
    const codes: number[] = Object.values(groups).flat();
    expect(codes.toSorted((a, b) => a - b)).toEqual(statuses);
  });

  it.each([
    [2, false, 'travel'],
    [2, true, 'done'],
    [3, true, 'done'],
    [9, true, 'after'],
    [0, true, 'unpaid'],
    [14, false, 'done'],
  ] as const)('put status %i, trip over: %s, under %s', (status, isOver, group) => {
    expect(airStatus.groupOf(status, isOver)).toBe(group);
  });
});
