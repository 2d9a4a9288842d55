import type { CarFacts, Facts, OverFlags, PolicyVerdict } from '../facts.ts';
import { effects } from '../schema.ts';
import type { Effect, PolicyProduct, StandardContent } from '../schema.ts';
import type { Break, Weighed } from './breaks.ts';
import { weighCar } from './car.ts';
import { weighFlight } from './flight.ts';
import { weighHotel } from './hotel.ts';
import { weighIntl } from './intl.ts';
import { tableOf } from './rule-table.ts';
import type { RuleTable } from './rule-table.ts';
import { weighTrain } from './train.ts';

export const weightOf = (effect: Effect | null): number => (effect === null ? -1 : effects.indexOf(effect));

export type FactsOf<P extends PolicyProduct> = Extract<Facts, { product: P }>;
const weighers: { [P in PolicyProduct]: (table: RuleTable, facts: FactsOf<P>, used?: CarFacts['used']) => Weighed } = {
  flight: weighFlight,
  intl: weighIntl,
  train: weighTrain,
  hotel: weighHotel,
  car: weighCar,
};

/** Findings of the rules in the facts, without words; `used`: in place of what the facts say was used. */
export function weigh<P extends PolicyProduct>(
  facts: FactsOf<P>,
  content: StandardContent,
  used?: CarFacts['used'],
): Weighed {
  const product: P = facts.product;
  return weighers[product](tableOf(content, product), facts, used);
}

/** The effect of a rule on a traveller whose level may, or may not, exceed the standard. */
export function effectFor(effect: Effect, { overproof, overApprove }: OverFlags): Effect {
  if (weightOf(effect) < weightOf('reason')) return effect;
  if (!overproof) return 'forbid';
  return overApprove && effect === 'reason' ? 'approve' : effect;
}

interface Outcome {
  state: PolicyVerdict['state'];
  effect: Effect | null;
}

/** State and heaviest effect of the broken rules. */
export function outcomeOf(breaks: readonly Break[], flags: OverFlags): Outcome {
  let effect: Effect | null = null;
  let state: Outcome['state'] = 'ok';
  for (const found of breaks) {
    const own = effectFor(found.effect ?? found.rule.effect, flags);
    if (weightOf(own) > weightOf(effect)) effect = own;
    if (!found.reminds) state = 'over';
  }
  return { state: effect === 'forbid' ? 'forbidden' : state, effect };
}

/**
 * The verdict of a standard on a choice. Pure: the lists, the booking, the server, the what-if and the reports all ask
 * this function.
 */
export function judge(facts: Facts, content: StandardContent, flags: OverFlags): PolicyVerdict {
  const { breaks, overBy, limit, companyPays, overByNight } = weigh(facts, content);
  const reasons = breaks.map(({ say }) => say());
  return {
    ...outcomeOf(breaks, flags),
    overBy,
    rules: breaks.map(({ rule }) => rule.id),
    reasons,
    message: reasons.filter(Boolean).join('；'),
    limit,
    companyPays,
    overByNight,
  };
}
