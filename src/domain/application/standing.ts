import { daysBetween } from '../china-time.ts';
import { sumAmounts } from '../money.ts';
import type { Fen } from '../money.ts';
import { policyProducts } from '../policy/schema.ts';
import { legKinds } from './schema.ts';
import type { TripContent, TripLeg, TripProduct, TripUse } from './schema.ts';

/** The part of a budget from which on it is shown as nearly used up. */
export const warnPercent = 90;

/** Booked part of a leg. */
interface LegStanding {
  leg: TripLeg;
  used: Fen;
  /** People of a journey, room-nights of a stay, rides of cars. */
  booked: number;
  all: number;
  remaining: number;
  /** Employees who travel by an order of it. */
  employeeIds: number[];
}

/** Room-nights of a stay, rides of cars, people of a journey. */
export function unitsOf({ product, day, toDay, travellers, units }: TripLeg): number {
  const kind = legKinds[product];
  if (kind === 'journey') return travellers;
  if (kind === 'rides') return units;
  return day && toDay ? units * Math.max(0, daysBetween(day, toDay)) : 0;
}

const bookedBy = (use: TripUse): number => (legKinds[use.product] === 'stay' ? use.roomNights : use.people);

/** A leg with all orders of it. */
export function legStanding(leg: TripLeg, uses: readonly TripUse[]): LegStanding {
  const own = uses.filter(({ legId, product }) => legId === leg.legId && product === leg.product);
  const booked = own.reduce((sum, use) => sum + bookedBy(use), 0);
  const all = unitsOf(leg);
  return {
    leg,
    used: sumAmounts(own),
    booked,
    all,
    remaining: Math.max(0, all - booked),
    employeeIds: [...new Set(own.flatMap(({ employeeIds }) => employeeIds))],
  };
}

/** Products of a trip, in the order of the table. */
export function productsOf({ mode, legs, products }: Pick<TripContent, 'mode' | 'legs' | 'products'>): TripProduct[] {
  const asked = new Set<TripProduct>(mode === 'legs' ? legs.map(({ product }) => product) : products);
  return policyProducts.filter((product) => asked.has(product));
}

interface Standing {
  budget: Fen;
  used: Fen;
  /** Less than nothing after a dearer change. */
  remaining: Fen;
}

/** Budget of a product, and what the orders have used of it. */
export function budgetStanding(
  { budgets }: Pick<TripContent, 'budgets'>,
  uses: readonly TripUse[],
  product: TripProduct,
): Standing {
  const budget = budgets[product] ?? 0;
  const used = uses.reduce((sum, use) => sum + (use.product === product ? use.amount : 0), 0);
  return { budget, used, remaining: budget - used };
}

export const totalOf = (budgets: TripContent['budgets']): Fen =>
  Object.values(budgets).reduce((sum, fen) => sum + fen, 0);

/** Of all products together. */
export function totalStanding(content: Pick<TripContent, 'budgets'>, uses: readonly TripUse[]): Standing {
  const [budget, used] = [totalOf(content.budgets), sumAmounts(uses)];
  return { budget, used, remaining: budget - used };
}

/** Nothing of it can be booked any more. A leg of cars stays open until its last day. */
export function isUsedUp(content: TripContent, uses: readonly TripUse[]): boolean {
  if (!uses.length) return false;
  if (content.mode === 'legs') return content.legs.every((leg) => legStanding(leg, uses).remaining === 0);
  return productsOf(content).every((product) => budgetStanding(content, uses, product).remaining <= 0);
}
