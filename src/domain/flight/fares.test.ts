import { describe, expect, it } from 'vitest';
import { childFareOf, infantFareOf } from './fares.ts';

describe('Child and infant fares', () => {
  it.each([
    [1960, 980],
    [1280, 640],
    [930, 470],
    [850, 430],
    [760, 380],
    [0, 0],
  ])('an adult pays %i: a child %i', (adult, child) => {
    expect(childFareOf(adult * 100)).toBe(child * 100);
  });

  it.each([
    [1960, 200],
    [1970, 200],
    [1520, 150],
    [4700, 470],
  ])('the full fare is %i: an infant pays %i', (full, infant) => {
    expect(infantFareOf(full * 100)).toBe(infant * 100);
  });
});
