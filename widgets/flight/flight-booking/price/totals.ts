import type { InsuranceProduct, Verified } from '#contract/flight.ts';
import { fareTotals, priceGroups } from '#domain/flight/order-price.ts';
import { countsOf } from '#domain/passenger/party/party-counts.ts';
import type { PriceGroup } from '#domain/flight/order-price.ts';
import type { Counts } from '#domain/passenger/party/party-counts.ts';
import { fenOf } from '#domain/money.ts';
import type { Fen } from '#domain/money.ts';
import type { BookingDraft } from '../order/draft.ts';
import { mayInsure } from '#parts/flight/price/may-insure.ts';
import type { Judged } from '#parts/traveller/judge.ts';

interface InsuranceLine {
  insuType: string;
  name: string;
  /** For all flights. */
  unitFen: Fen;
  count: number;
  sumFen: Fen;
}

/** Amounts of the price card. */
export interface Totals {
  counts: Counts;
  groups: PriceGroup[];
  insurances: InsuranceLine[];
  serviceFen: Fen;
  totalFen: Fen;
  /** False while a passenger's price is still loading: the total is not final. */
  isComplete: boolean;
}

export const sameCounts = (a: Counts, b: Counts): boolean => a.ADT === b.ADT && a.CHD === b.CHD && a.INF === b.INF;

/** Without passengers the numbers of the search are used. */
export function totalsOf(verified: Verified, draft: BookingDraft, people: readonly Judged[], searched: Counts): Totals {
  const counts = people.length ? countsOf(people) : searched;
  const flights = verified.segments;
  const firstDay = flights[0]?.flight.depTime.slice(0, 10) ?? '';
  const insured = (product: InsuranceProduct) =>
    people.filter(
      (one) => draft.insured[product.insuType]?.includes(one.draft.key) && mayInsure(product, one, firstDay),
    );
  const insurances = verified.insurances.flatMap((product) => {
    const count = insured(product).length;
    const unitFen = fenOf(product.price) * flights.length;
    return count ? [{ insuType: product.insuType, name: product.name, unitFen, count, sumFen: unitFen * count }] : [];
  });
  const { serviceFen, totalFen } = fareTotals(flights, counts);
  const insuredFen = insurances.reduce((sum, one) => sum + one.sumFen, 0);
  const groups = priceGroups(flights, counts);
  return {
    counts,
    groups,
    isComplete: groups.every((group) => group.isKnown),
    insurances,
    serviceFen,
    totalFen: totalFen + insuredFen,
  };
}
