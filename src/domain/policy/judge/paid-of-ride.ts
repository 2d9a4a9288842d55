import type { Fen } from '../../money.ts';
import type { CarFacts, PolicyVerdict } from '../facts.ts';
import type { StandardContent } from '../schema.ts';
import { winnersOf } from './winners.ts';

/**
 * The company's part of a ride. An excess that is only recorded or hinted at is paid by the company, but never above
 * what a day or a month has left.
 */
export function paidOfRide(
  facts: CarFacts,
  content: StandardContent,
  { effect, companyPays = facts.price }: Pick<PolicyVerdict, 'effect' | 'companyPays'>,
): Fen {
  if (effect !== 'record' && effect !== 'hint') return companyPays;
  const { perDay, perMonth } = winnersOf(facts, content);
  return Math.min(
    facts.price,
    perDay ? Math.max(0, perDay.limit.fen - facts.used.day) : facts.price,
    perMonth ? Math.max(0, perMonth.limit.fen - facts.used.month) : facts.price,
  );
}
