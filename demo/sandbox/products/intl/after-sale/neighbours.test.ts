import { describe, expect, it } from 'vitest';
import { flightsOn } from '../network/flown.ts';
import type { Flown } from '../network/flown.ts';
import { itineraryOf } from '../search/itinerary.ts';
import { closeNeighbours, neighboursOf } from './neighbours.ts';

const day = '2027-03-10';
const [out] = flightsOn('PVG', 'CDG', day);
const [home] = flightsOn('CDG', 'PVG', day);
if (!out || !home) throw new Error('no direct flight between Shanghai and Paris');

const minuteMs = 60_000;
const leaving = (minutes: number, flight: Flown): Flown => ({ ...flight, depMs: out.arrMs + minutes * minuteMs });
const oneOf = (flight: Flown) => itineraryOf([flight]) ?? { flights: [flight], connections: [], isThrough: true };
const gap = (minutes: number) => closeNeighbours({ before: out, after: undefined }, oneOf(leaving(minutes, home)));

describe('an itinerary beside another slice in the same city', () => {
  it('is too close, tight or well apart by what the stop takes', () => {
    const [{ needed } = { needed: 0 }] = gap(30);
    expect(needed).toBeGreaterThanOrEqual(75);
    expect(gap(needed - 1)).toEqual([{ side: 'before', minutes: needed - 1, needed, verdict: 'short' }]);
    expect(gap(needed)).toMatchObject([{ verdict: 'tight' }]);
    expect(gap(needed + 31)).toMatchObject([{ verdict: 'enough' }]);
    expect(gap(needed + 121)).toEqual([]);
  });

  it('is compared with the flight after it as well', () => {
    const after = leaving(100, home);
    expect(closeNeighbours({ before: undefined, after }, oneOf(out))).toMatchObject([{ side: 'after', minutes: 100 }]);
  });

  it('has no close neighbour in another city', () => {
    const [elsewhere] = flightsOn('FRA', 'PVG', day);
    if (!elsewhere) throw new Error('no direct flight between Frankfurt and Shanghai');
    expect(closeNeighbours({ before: out, after: undefined }, oneOf(leaving(40, elsewhere)))).toEqual([]);
  });
});

it('no other slice is no neighbour', () => {
  expect(neighboursOf([], [])).toEqual({ before: undefined, after: undefined });
});
