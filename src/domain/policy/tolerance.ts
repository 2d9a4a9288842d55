import type { Effect, LimitKind, PolicyProduct } from './schema.ts';

const fareLimits: ReadonlySet<LimitKind> = new Set(['cabin', 'discount', 'price']);

/**
 * Rules of fares within whose tolerance the company pays: `none` where a fare above each of them cannot be booked,
 * `some` where that is so of a few.
 */
export function toleranceOf(
  rules: readonly { product: PolicyProduct; kind: LimitKind; effect: Effect }[],
): 'all' | 'some' | 'none' {
  const fares = rules.filter(({ product, kind }) => product === 'flight' && fareLimits.has(kind));
  const forbidden = fares.filter(({ effect }) => effect === 'forbid').length;
  if (!forbidden) return 'all';
  return forbidden === fares.length ? 'none' : 'some';
}
