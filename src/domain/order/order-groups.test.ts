import { describe, expect, it } from 'vitest';
import { hotelStatuses } from '../hotel/hotel-status.ts';
import { flightStatuses } from './flight-status.ts';
import { flightGroupOf, flightGroups, hotelGroups } from './order-groups.ts';

describe('groups of the order list', () => {
  it.each([
    ['flight', flightGroups, flightStatuses],
    ['hotel', hotelGroups, hotelStatuses],
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
    expect(flightGroupOf(status, isOver)).toBe(group);
  });
});
