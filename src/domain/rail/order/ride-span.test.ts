import { expect, it } from 'vitest';
import { rideSpan } from './ride-span.ts';

it('the times of a train that arrives on another day say so', () => {
  expect(rideSpan('2026-11-28 13:26:00', '2026-11-28 18:00:00')).toBe('13:26–18:00');
  expect(rideSpan('2026-11-28 05:55:00', '2026-11-29 04:16:00')).toBe('05:55–04:16 +1天');
  expect(rideSpan('2026-12-31 20:00:00', '2027-01-02 04:16:00')).toBe('20:00–04:16 +2天');
});
