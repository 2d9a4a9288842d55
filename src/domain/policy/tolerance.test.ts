import { expect, it } from 'vitest';
import { toleranceOf } from './tolerance.ts';

const rule = (
  kind: 'price' | 'discount' | 'stars',
  effect: 'forbid' | 'reason',
  product: 'flight' | 'hotel' = 'flight',
) => ({
  product,
  kind,
  effect,
});

it('a tolerance is for fares that can be booked', () => {
  expect(toleranceOf([rule('price', 'reason'), rule('stars', 'forbid', 'hotel')])).toBe('all');
  expect(toleranceOf([rule('price', 'forbid'), rule('discount', 'reason')])).toBe('some');
  expect(toleranceOf([rule('price', 'forbid'), rule('stars', 'reason', 'hotel')])).toBe('none');
  expect(toleranceOf([])).toBe('all');
});
