import type { Verified } from '#contract/flight.ts';
import { costOf } from '#domain/flight/order-price.ts';
import { fareTypes } from '#domain/passenger/party/party-counts.ts';
import type { Counts } from '#domain/passenger/party/party-counts.ts';
import { fenOf } from '#domain/money.ts';
import type { Fen } from '#domain/money.ts';
import { splitOrder } from '#domain/payment/split.ts';
import type { Split } from '#domain/payment/split.ts';
import type { Judged } from '#parts/traveller/judge.ts';
import { mayInsure } from './may-insure.ts';

/** The insured of an order: code of an insurance → keys of people. */
interface Insured {
  insured: Readonly<Record<string, readonly string[]>>;
}

/**
 * Shares of company and travellers in the order, with the arithmetic of the pay page: each passenger has limits
 * of their own. Without passengers the numbers of the search are used.
 */
export function splitFor(verified: Verified, draft: Insured, people: readonly Judged[], counts: Counts): Split {
  const flights = verified.segments;
  const limitsFen = flights.map(({ seat }) => (seat.limitPrice === '' ? null : fenOf(seat.limitPrice)));
  const shares = fareTypes.flatMap((fare) => {
    const cost = costOf(flights, fare);
    if (!cost) return [];
    const base = cost.fareFen + cost.taxesFen + cost.serviceFen;
    const extras = people.length
      ? people.filter((one) => one.fare === fare).map((one) => insuranceFenOf(verified, draft, one))
      : Array.from({ length: counts[fare] }, () => 0);
    return extras.map((extra) => ({
      costFen: base + extra,
      taxesFen: cost.taxesFen,
      limitsFen,
      serviceFen: cost.serviceFen,
      insuranceFen: extra,
    }));
  });
  return splitOrder(shares, verified.booking);
}

function insuranceFenOf(verified: Verified, draft: Insured, one: Judged): Fen {
  const firstDay = verified.segments[0]?.flight.depTime.slice(0, 10) ?? '';
  return verified.insurances
    .filter((product) => draft.insured[product.insuType]?.includes(one.draft.key) && mayInsure(product, one, firstDay))
    .reduce((sum, product) => sum + fenOf(product.price) * verified.segments.length, 0);
}
