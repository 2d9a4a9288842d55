import { clockOf, momentAt } from '../../china-time.ts';
import { showFen } from '../../money.ts';
import type { Fen } from '../../money.ts';
import type { FlightFacts, NearbyFare } from '../facts.ts';
import { cabinNames } from '../fields.ts';
import { cabins } from '../schema.ts';
import type { Cabin } from '../schema.ts';
import type { Bits } from './bits.ts';
import { excess, ownWords, plain, yuan } from './breaks.ts';
import type { Break, Weighed } from './breaks.ts';
import { cap, addCommon, withLeeway, won } from './shared-limits.ts';
import type { Cap } from './shared-limits.ts';
import type { RuleTable } from './rule-table.ts';

export const isAbove = (cabin: Cabin, granted: Cabin): boolean => cabins.indexOf(cabin) > cabins.indexOf(granted);

export function bitsOfFlight(table: RuleTable, facts: FlightFacts): Bits {
  const bits = table.start();
  table.narrow(bits, 'level', facts.level);
  table.narrow(bits, 'haul', facts.haul);
  table.narrow(bits, 'from', facts.from);
  table.narrowPlace(bits, facts.city, facts.day);
  table.narrow(bits, 'time', facts.time);
  table.narrow(bits, 'advance', facts.advance);
  table.narrow(bits, 'airline', facts.airline);
  table.narrow(bits, 'agreement', facts.agreement ? '1' : '0');
  table.narrow(bits, 'cabin', facts.cabin);
  return bits;
}

/** By cheapness, made once for each list of fares. */
const sorted = new WeakMap<readonly NearbyFare[], readonly NearbyFare[]>();
function byPrice(fares: readonly NearbyFare[]): readonly NearbyFare[] {
  let known = sorted.get(fares);
  if (!known) sorted.set(fares, (known = [...fares].sort((a, b) => a.price - b.price)));
  return known;
}

/** The cheapest flight within the hours in a cabin that is granted, if it is cheaper by more than the tolerance. */
function cheaperNearby(facts: FlightFacts, highest: Cabin, hours: number, tolerance: Fen): NearbyFare | undefined {
  const { nearby, depMs, price } = facts;
  if (!nearby || depMs === undefined) return undefined;
  for (const other of byPrice(nearby)) {
    if (other.price + tolerance >= price) return undefined;
    if (Math.abs(other.depMs - depMs) <= hours * 3_600_000 && !isAbove(other.cabin, highest)) return other;
  }
  return undefined;
}

function lowestBreak(table: RuleTable, bits: Bits, facts: FlightFacts, highest: Cabin): Break | undefined {
  const rule = won(table, bits, 'lowest');
  if (!rule) return undefined;
  const { hours, tolerance } = rule.limit;
  const cheaper = cheaperNearby(facts, highest, hours, tolerance);
  if (!cheaper) return undefined;
  const where = `（${cheaper.name} ${clockOf(momentAt(cheaper.depMs))}）`;
  const reminds = rule.effect === 'record' || rule.effect === 'hint';
  const limit = cheaper.price + tolerance;
  const over = facts.price - limit;
  const more = tolerance ? `加 ${yuan(tolerance)}` : '';
  return {
    rule,
    over: reminds ? 0 : over,
    reminds,
    say: () =>
      reminds
        ? `前后 ${hours} 小时内最低 ${yuan(cheaper.price)}${where}`
        : (ownWords(rule, table.content, { price: facts.price, limit, over }) ??
          `高于前后 ${hours} 小时内最低 ${yuan(cheaper.price)}${where}${more}，超出 ${yuan(over)}`),
  };
}

/** The lower of discount and price; without both the full fare of the granted cabin. */
function priceCap(table: RuleTable, bits: Bits, facts: FlightFacts): (Cap & { percent?: number }) | undefined {
  const price = cap(table, bits, 'price');
  const discount = won(table, bits, 'discount');
  if (discount) {
    const { percent } = discount.limit;
    const fen = Math.round((facts.fullFares.Y * percent) / 10_000) * 100;
    return price && price.fen < fen ? price : { rule: discount, fen, percent };
  }
  if (price) return price;
  const cabin = won(table, bits, 'cabin');
  const full = cabin && facts.fullFares[cabin.limit.cabin];
  return cabin && full !== undefined ? { rule: cabin, fen: full } : undefined;
}

export function weighFlight(table: RuleTable, facts: FlightFacts): Weighed {
  const bits = bitsOfFlight(table, facts);
  const breaks: Break[] = [];
  const cabin = won(table, bits, 'cabin');
  const granted = cabin?.limit.cabin;
  if (cabin && granted && isAbove(facts.cabin, granted))
    breaks.push(plain(cabin, () => `差标为${cabinNames[granted]}，所选为${cabinNames[facts.cabin]}`));
  const price = priceCap(table, bits, facts);
  const over = price ? Math.max(0, facts.price - price.fen) : 0;
  if (price && over > 0) {
    const figures = { price: facts.price, limit: price.fen, over };
    breaks.push(
      excess(
        price.rule,
        table.content,
        figures,
        () =>
          `高于${price.percent === undefined ? '' : ` ${(price.percent / 10).toFixed(1)} 折`}差标 ¥${showFen(price.fen)}，超出 ¥${showFen(over)}`,
      ),
    );
  }
  const isWithin = !breaks.length;
  const lowest = lowestBreak(table, bits, facts, granted ?? facts.cabin);
  if (lowest && (isWithin || !lowest.reminds)) breaks.push(lowest);
  addCommon(breaks, table, bits, facts);
  return {
    breaks: withLeeway(table, bits, breaks),
    overBy: Math.max(over, lowest?.over ?? 0),
    limit: price?.fen,
    companyPays: price ? Math.min(facts.price, price.fen + table.content.tolerance) : facts.price,
  };
}
