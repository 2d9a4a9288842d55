import type { Fen } from '../../money.ts';
import { isBerth, seatClassNames } from '../../rail/seat-classes.ts';
import type { SeatClass } from '../../rail/seat-classes.ts';
import type { TrainFacts } from '../facts.ts';
import { seatsByHeight } from '../schema.ts';
import type { Bits } from './bits.ts';
import { excess, yuan } from './breaks.ts';
import type { Break, Weighed } from './breaks.ts';
import { cap, addCommon, withLeeway, won } from './shared-limits.ts';
import type { RuleTable } from './rule-table.ts';

const heightOf = (seat: SeatClass): number => seatsByHeight.indexOf(seat);

export function bitsOfTrain(table: RuleTable, facts: TrainFacts): Bits {
  const bits = table.start();
  table.narrow(bits, 'level', facts.level);
  table.narrow(bits, 'trainKind', facts.trainKind);
  table.narrow(bits, 'overnight', facts.overnight ? '1' : '0');
  table.narrow(bits, 'haul', facts.haul);
  table.narrow(bits, 'from', facts.from);
  table.narrowPlace(bits, facts.city, facts.day);
  table.narrow(bits, 'time', facts.time);
  table.narrow(bits, 'advance', facts.advance);
  table.narrow(bits, 'seat', facts.seat);
  return bits;
}

/** Price of the granted class, or of the highest class below it that the train has. */
function grantedPrice({ classPrices, price }: TrainFacts, granted: SeatClass): Fen {
  for (let at = heightOf(granted); at >= 0; at--) {
    const seat = seatsByHeight[at];
    const found = seat && classPrices[seat];
    if (found !== undefined) return found;
  }
  return price;
}

export function weighTrain(table: RuleTable, facts: TrainFacts): Weighed {
  const bits = bitsOfTrain(table, facts);
  const breaks: Break[] = [];
  const limits: Fen[] = [];
  const seat = won(table, bits, 'seat');
  const sleeper = won(table, bits, 'sleeper')?.limit.seat;
  const isNightBerth =
    sleeper !== undefined && facts.overnight && isBerth(facts.seat) && heightOf(facts.seat) <= heightOf(sleeper);
  const granted = seat?.limit.seat;
  if (seat && granted && heightOf(facts.seat) > heightOf(granted) && !isNightBerth) {
    const limit = grantedPrice(facts, granted);
    const over = Math.max(0, facts.price - limit);
    limits.push(limit);
    breaks.push(
      excess(
        seat,
        table.content,
        { price: facts.price, limit, over },
        () => `高于差标${seatClassNames[granted]}，每张超出 ${yuan(over)}`,
      ),
    );
  }
  const price = cap(table, bits, 'price');
  if (price) {
    limits.push(price.fen);
    const over = facts.price - price.fen;
    if (over > 0)
      breaks.push(
        excess(
          price.rule,
          table.content,
          { price: facts.price, limit: price.fen, over },
          () => `高于差标 ${yuan(price.fen)}，每张超出 ${yuan(over)}`,
        ),
      );
  }
  addCommon(breaks, table, bits, facts);
  const limit = limits.length ? Math.min(...limits) : undefined;
  return {
    breaks: withLeeway(table, bits, breaks),
    overBy: breaks.reduce((most, { over }) => Math.max(most, over), 0),
    limit,
    companyPays: limit === undefined ? facts.price : Math.min(facts.price, limit),
  };
}
