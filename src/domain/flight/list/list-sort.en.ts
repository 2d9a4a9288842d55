import { showFen } from '../../money.ts';
import { showDuration } from '../../spans.en.ts';
import type { Offer } from './list-flight.ts';

/** One line that says why the first of the recommended ones is first; "" for an empty list. */
export function reasonOf(sorted: readonly Offer[]): string {
  const [first] = sorted;
  if (!first) return '';
  const lowest = Math.min(...sorted.map((one) => one.fen));
  const extra = first.flight.durationMinutes - Math.min(...sorted.map((one) => one.flight.durationMinutes));
  const best = Math.max(...sorted.map((one) => one.flight.punctuality));
  const facts = [
    first.flight.stops.length ? 'with stops' : 'direct',
    first.fen === lowest ? 'lowest price' : `only ¥${showFen(first.fen - lowest)} above the lowest`,
    extra === 0 ? 'fastest' : extra <= 30 && `${showDuration(extra)} longer than the fastest`,
    `${first.flight.punctuality === best ? 'most punctual: ' : ''}${first.flight.punctuality}% on time`,
  ];
  return `${first.flight.flightNo} first: ${facts.filter(Boolean).join(', ')}`;
}
