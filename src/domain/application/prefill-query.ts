import { isDay } from '../china-time.ts';
import type { Day } from '../china-time.ts';
import { policyProducts } from '../policy/schema.ts';
import { legKinds, mostLegs, mostTravellers } from './schema.ts';
import type { TripLeg, TripProduct } from './schema.ts';

type Query = Readonly<Record<string, string | undefined>>;

/** Values of a new application that a booking knows. People from outside are not in it: an address holds no names. */
export interface Prefill {
  from: Day | '';
  to: Day | '';
  legs: readonly TripLeg[];
  employeeIds: readonly number[];
  /** Yuan by product. */
  budgets: Partial<Record<TripProduct, string>>;
}

/** A part of a leg that cannot be read makes the leg worthless; a sum in yuan. */
const leg = /^([a-z]+)\.([\w一-鿿]{0,20})\.([\w一-鿿]{2,20})\.([\d-]*)\.([\d-]*)\.(\d{1,2})\.(\d{1,2})$/;
const budget = /^([a-z]+)-(\d{1,9}(?:\.\d{1,2})?)$/;
const productOf = (text = ''): TripProduct | undefined => policyProducts.find((one) => one === text);
const dayOf = (text = ''): Day | '' => (isDay(text) ? text : '');

/** Query of `travel_application_add` that opens the form with these values. */
export function writePrefill({ from, to, legs, employeeIds, budgets }: Prefill): Record<string, string> {
  const sums = Object.entries(budgets).flatMap(([product, yuan]) => (yuan ? [`${product}-${yuan}`] : []));
  const texts = {
    from,
    to,
    legs: legs
      .map((one) => [one.product, one.from, one.to, one.day, one.toDay, one.travellers, one.units].join('.'))
      .join('_'),
    people: employeeIds.join('_'),
    budgets: sums.join('_'),
  };
  return Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== ''));
}

/** Null: the address asks for an empty form. */
export function readPrefill(query: Query): Prefill | null {
  const legs = (query['legs'] ?? '')
    .split('_')
    .flatMap((text) => legOf(text) ?? [])
    .slice(0, mostLegs)
    .map((one, at) => ({ ...one, legId: `leg-${at + 1}` }));
  const found: Prefill = {
    from: dayOf(query['from']),
    to: dayOf(query['to']),
    legs,
    employeeIds: (query['people'] ?? '')
      .split('_')
      .filter((text) => /^[1-9]\d{0,14}$/.test(text))
      .slice(0, mostTravellers)
      .map(Number),
    budgets: Object.fromEntries(
      (query['budgets'] ?? '').split('_').flatMap((text) => {
        const [, name, yuan] = budget.exec(text) ?? [];
        const product = productOf(name);
        return product && yuan ? [[product, yuan]] : [];
      }),
    ),
  };
  return legs.length || found.employeeIds.length || found.from ? found : null;
}

function legOf(text: string): Omit<TripLeg, 'legId'> | undefined {
  const [, name, from = '', to = '', day, toDay, travellers, units] = leg.exec(text) ?? [];
  const product = productOf(name);
  if (!product || (legKinds[product] === 'journey' && !from)) return undefined;
  return {
    product,
    from: legKinds[product] === 'journey' ? from : '',
    to,
    day: dayOf(day),
    toDay: legKinds[product] === 'journey' ? '' : dayOf(toDay),
    travellers: Math.min(mostTravellers, Math.max(1, Number(travellers))),
    units: Number(units),
  };
}
