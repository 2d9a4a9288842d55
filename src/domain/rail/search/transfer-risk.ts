import type { Risk } from './ways.ts';

/** A change of trains within one station is safe from half an hour on; to another one of the town from two hours on. */
export function transferRisk(kind: 'same' | 'other' | 'seat', waits: number): Risk {
  if (kind === 'seat') return 'low';
  if (kind === 'same') return waits >= 30 ? 'low' : 'medium';
  return waits >= 120 ? 'medium' : 'high';
}
