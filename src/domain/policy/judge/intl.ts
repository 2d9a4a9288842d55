import type { Fen } from '../../money.ts';
import type { IntlFacts, IntlSlice } from '../facts.ts';
import { cabinNames } from '../fields.ts';
import type { Cabin, Rule } from '../schema.ts';
import type { Bits } from './bits.ts';
import { excess, plain, yuan } from './breaks.ts';
import type { Break, Weighed } from './breaks.ts';
import { cap, addCommon, withLeeway, won } from './shared-limits.ts';
import { isAbove } from './flight.ts';
import type { RuleTable } from './rule-table.ts';

export function bitsOfSlice(table: RuleTable, facts: IntlFacts, slice: IntlSlice): Bits {
  const bits = table.start();
  table.narrow(bits, 'level', facts.level);
  table.narrow(bits, 'haul', slice.haul);
  table.narrow(bits, 'from', facts.from);
  table.narrowPlace(bits, facts.city, facts.day);
  table.narrow(bits, 'time', facts.time);
  table.narrow(bits, 'advance', facts.advance);
  table.narrow(bits, 'airline', facts.airline);
  table.narrow(bits, 'agreement', facts.agreement ? '1' : '0');
  table.narrow(bits, 'cabin', slice.cabin);
  return bits;
}

const longest = (slices: readonly IntlSlice[]): IntlSlice | undefined =>
  slices.reduce<IntlSlice | undefined>((best, slice) => (best && best.haul >= slice.haul ? best : slice), undefined);

/** Each slice has its own cabin; price, advance and agreement are those of the trip, by its longest slice. */
export function weighIntl(table: RuleTable, facts: IntlFacts): Weighed {
  const total = facts.slices.reduce((sum, { price }) => sum + price, 0);
  const main = longest(facts.slices);
  if (!main) return { breaks: [], overBy: 0 };
  const above: { rule: Rule; granted: Cabin; cabin: Cabin; over: Fen }[] = [];
  for (const slice of facts.slices) {
    const rule = won(table, bitsOfSlice(table, facts, slice), 'cabin');
    if (!rule || !isAbove(slice.cabin, rule.limit.cabin)) continue;
    const granted = rule.limit.cabin;
    const over = Math.max(0, slice.price - (slice.cheapest?.[granted] ?? slice.price));
    above.push({ rule, granted, cabin: slice.cabin, over });
  }
  const breaks: Break[] = [];
  const ofCabin = above.reduce((sum, { over }) => sum + over, 0);
  const seen = new Set<string>();
  for (const { rule, granted, cabin } of above) {
    if (seen.has(rule.id)) continue;
    const more = ofCabin && !seen.size ? `，每人超出 ${yuan(ofCabin)}` : '';
    const words = plain(rule, () => `差标为${cabinNames[granted]}，所选为${cabinNames[cabin]}${more}`);
    breaks.push({ ...words, over: seen.size ? 0 : ofCabin });
    seen.add(rule.id);
  }
  const bits = bitsOfSlice(table, facts, main);
  const price = cap(table, bits, 'price');
  const ofPrice = price ? Math.max(0, total - price.fen) : 0;
  if (price && ofPrice > 0)
    breaks.push(
      excess(
        price.rule,
        table.content,
        { price: total, limit: price.fen, over: ofPrice },
        () => `高于差标 ${yuan(price.fen)}，超出 ${yuan(ofPrice)}`,
      ),
    );
  addCommon(breaks, table, bits, facts);
  const overBy = Math.max(ofCabin, ofPrice);
  return {
    breaks: withLeeway(table, bits, breaks),
    overBy,
    limit: price?.fen,
    companyPays: total - overBy,
  };
}
