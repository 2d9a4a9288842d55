import { describe, expect, it } from 'vitest';
import { childFareOf, infantFareOf } from './fares.ts';

describe('Child and infant fares', () => {
  it.each([
    [1960, 1960, 980, 200],
    [1960, 1280, 980, 200],
    [1960, 930, 930, 200],
    [1970, 1970, 990, 200],
    [1520, 760, 760, 150],
    [4700, 4700, 2350, 470],
  ])('full fare %i, adult fare %i: child %i, infant %i', (full, adult, child, infant) => {
    expect(childFareOf(full * 100, adult * 100)).toBe(child * 100);
    expect(infantFareOf(full * 100)).toBe(infant * 100);
  });
});
