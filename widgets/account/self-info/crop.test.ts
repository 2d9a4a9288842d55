import { describe, expect, it } from 'vitest';
import { inside, moved, sideOf, wholeOf } from './crop.ts';

const size = { width: 400, height: 300 };

describe('the square of a photo', () => {
  it('begins as the largest one in the middle', () => {
    const crop = wholeOf(size);
    expect(crop).toEqual({ x: 200, y: 150, zoom: 1 });
    expect(sideOf(size, crop)).toBe(300);
  });

  it.each([
    ['to the right, which shows what is left', 0.1, 0, { x: 170, y: 150 }],
    ['further than the picture goes', 9, -9, { x: 150, y: 150 }],
    ['the other way', -9, 0, { x: 250, y: 150 }],
  ])('moves with the picture %s', (_sentence, right, down, expected) => {
    expect(moved(size, wholeOf(size), right, down)).toEqual({ ...expected, zoom: 1 });
  });

  it('when enlarged moves by its own side, up and down too', () => {
    expect(moved(size, { x: 200, y: 150, zoom: 2 }, 0.5, 0.5)).toEqual({ x: 125, y: 75, zoom: 2 });
  });

  it('stays inside of the picture when it grows again, and between one and four times', () => {
    expect(inside(size, { x: 50, y: 50, zoom: 1 })).toEqual({ x: 150, y: 150, zoom: 1 });
    expect(inside(size, { x: 0, y: 0, zoom: 9 })).toEqual({ x: 37.5, y: 37.5, zoom: 4 });
    expect(inside(size, { x: 200, y: 150, zoom: 0.2 }).zoom).toBe(1);
  });
});
