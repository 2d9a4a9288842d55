import type { Facts } from '../facts.ts';
import { limitsOf } from '../limits.ts';
import type { Limit, LimitKind, PolicyProduct, Rule, StandardContent } from '../schema.ts';
import type { Bits } from './bits.ts';
import { bitsOfCar } from './car.ts';
import { bitsOfFlight } from './flight.ts';
import { bitsOfNight } from './hotel.ts';
import { bitsOfSlice } from './intl.ts';
import type { FactsOf } from './judge.ts';
import { tableOf } from './rule-table.ts';
import type { RuleTable } from './rule-table.ts';
import { bitsOfTrain } from './train.ts';

const readers: { [P in PolicyProduct]: (table: RuleTable, facts: FactsOf<P>) => Bits } = {
  flight: bitsOfFlight,
  intl: (table, facts) => (facts.slices[0] ? bitsOfSlice(table, facts, facts.slices[0]) : table.start()),
  train: bitsOfTrain,
  hotel: (table, facts) => bitsOfNight(table, facts, facts.nights[0]?.day ?? ''),
  car: bitsOfCar,
};

/** Rules that hold for the facts; of a trip or stay by its first slice or night. */
function bitsOf<P extends PolicyProduct>(table: RuleTable, facts: FactsOf<P>): Bits {
  const product: P = facts.product;
  return readers[product](table, facts);
}

type Winners = { [K in LimitKind]?: Rule & { limit: Extract<Limit, { kind: K }> } };

/** The rule of each kind that counts for the facts: what a traveller may have before a choice is made. */
export function winnersOf(facts: Facts, content: StandardContent): Winners {
  const table = tableOf(content, facts.product);
  const bits = bitsOf(table, facts);
  return Object.fromEntries(
    limitsOf[facts.product].flatMap((kind) => {
      const found = table.winner(bits, kind);
      return found ? [[kind, found.rule]] : [];
    }),
  );
}
