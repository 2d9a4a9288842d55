import { expect, test } from 'vitest';
import { drawnOf, photoAfterKey, photoAfterSwipe, photoOf } from './album.ts';
import { diceOf } from './dice.ts';

test('an album begins with the picture of the card, and no two of its pictures are the same', () => {
  expect(photoOf('hotel', 17, 0)).toEqual({ seed: 17, kind: 'building' });
  expect(photoOf('room', 17, 0)).toEqual({ seed: 17, kind: 'room' });
  const all = Array.from({ length: 60 }, (_, at) => photoOf('resort', 17, at));
  expect(new Set(all.map(({ seed }) => seed)).size).toBe(60);
  expect(new Set(all.map(({ kind }) => kind))).toEqual(
    new Set(['building', 'room', 'lobby', 'bath', 'pool', 'dining']),
  );
});

test('a hotel without a pool shows none, and a room only itself and its bathroom', () => {
  const kinds = (of: 'hotel' | 'room') => new Set(Array.from({ length: 40 }, (_, at) => photoOf(of, 3, at).kind));
  expect(kinds('hotel')).not.toContain('pool');
  expect(kinds('room')).toEqual(new Set(['room', 'bath']));
});

test('the viewer draws three pictures at most, two at the ends', () => {
  expect(drawnOf(0, 46)).toEqual([0, 1]);
  expect(drawnOf(20, 46)).toEqual([19, 20, 21]);
  expect(drawnOf(45, 46)).toEqual([44, 45]);
  expect(drawnOf(0, 1)).toEqual([0]);
  expect(drawnOf(0, 0)).toEqual([]);
});

test('keys turn pages and stop at both ends', () => {
  expect(photoAfterKey('ArrowRight', 2, 46)).toBe(3);
  expect(photoAfterKey('ArrowRight', 45, 46)).toBe(45);
  expect(photoAfterKey('ArrowLeft', 0, 46)).toBe(0);
  expect(photoAfterKey('Home', 9, 46)).toBe(0);
  expect(photoAfterKey('End', 9, 46)).toBe(45);
  expect(photoAfterKey('a', 9, 46)).toBeUndefined();
});

test('a swipe to the left shows the next picture; a short one changes nothing', () => {
  expect(photoAfterSwipe(-80, 600, 4, 46)).toBe(5);
  expect(photoAfterSwipe(80, 600, 4, 46)).toBe(3);
  expect(photoAfterSwipe(-30, 600, 4, 46)).toBe(4);
  expect(photoAfterSwipe(-80, 600, 45, 46)).toBe(45);
  expect(photoAfterSwipe(-40, 150, 4, 46)).toBe(5);
});

test('neighbouring seeds give different pictures: each draw is spread over its whole range', () => {
  const draws = [0, 1, 2].map(() => [0, 0, 0, 0]);
  for (let seed = 0; seed < 400; seed += 1) {
    const dice = diceOf(seed);
    for (const quarters of draws) quarters[Math.floor(dice() * 4)]! += 1;
  }
  expect(Math.min(...draws.flat())).toBeGreaterThan(60);
  expect(diceOf(9)()).toBe(diceOf(9)());
});
