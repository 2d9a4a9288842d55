import type { InsuranceProduct, Verified } from '#contract/flight.ts';
import { insurable } from '#domain/passenger/age-bands.ts';
import { costOf, fareTotals, headCount, noOne, priceGroups } from '#domain/flight/order-price.ts';
import type { Counts, PriceGroup } from '#domain/flight/order-price.ts';
import { fenOf } from '#domain/money.ts';
import type { Fen } from '#domain/money.ts';
import { splitOrder } from '#domain/payment/split.ts';
import type { Split } from '#domain/payment/split.ts';
import type { BookingDraft } from './draft.ts';
import type { Judged } from './judge.ts';

export interface InsuranceLine {
  insuType: string;
  name: string;
  /** For all flights. */
  unitFen: Fen;
  count: number;
  sumFen: Fen;
}

/** What the price card shows. */
export interface Totals {
  counts: Counts;
  groups: PriceGroup[];
  insurances: InsuranceLine[];
  serviceFen: Fen;
  totalFen: Fen;
  /** False while the price of somebody is still being asked: the total is no total yet. */
  isComplete: boolean;
  /** Business travel: who pays what. */
  split?: Split;
}

export const countsOf = (people: readonly Judged[]): Counts => people.reduce<Counts>((counts, one) => ({ ...counts, [one.fare]: counts[one.fare] + 1 }), noOne);

/** Somebody whose birthday is not known yet may be ticked; the order leaves out who turns out not to fit. */
export const mayInsure = (product: InsuranceProduct, one: Judged, firstDay: string): boolean => !one.birthday || insurable(product, one.birthday, firstDay);

/** Nobody chosen yet: the numbers of the search stand in. */
export function totalsOf(verified: Verified, draft: BookingDraft, people: readonly Judged[], searched: Counts, business: boolean): Totals {
  const counts = people.length ? countsOf(people) : searched;
  const flights = verified.segments;
  const firstDay = flights[0]?.flight.depTime.slice(0, 10) ?? '';
  const insured = (product: InsuranceProduct) => people.filter((one) => draft.insured[product.insuType]?.includes(one.draft.key) && mayInsure(product, one, firstDay));
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
    ...(business && headCount(counts) > 0 && { split: shareOf(verified, draft, people, counts) }),
  };
}

/** The same arithmetic as the pay page: each passenger has a limit of their own (src/domain/payment/split.ts). */
function shareOf(verified: Verified, draft: BookingDraft, people: readonly Judged[], counts: Counts): Split {
  const flights = verified.segments;
  const limitsFen = flights.map(({ seat }) => (seat.limitPrice === '' ? null : fenOf(seat.limitPrice)));
  const shares = (['ADT', 'CHD', 'INF'] as const).flatMap((fare) => {
    const cost = costOf(flights, fare);
    if (!cost) return [];
    const base = cost.fareFen + cost.taxesFen + cost.serviceFen;
    const these = people.filter((one) => one.fare === fare);
    const extras = people.length ? these.map((one) => insuranceFenOf(verified, draft, one)) : Array.from({ length: counts[fare] }, () => 0);
    return extras.map((extra) => ({ costFen: base + extra, taxesFen: cost.taxesFen, limitsFen }));
  });
  return splitOrder(shares);
}

function insuranceFenOf(verified: Verified, draft: BookingDraft, one: Judged): Fen {
  const firstDay = verified.segments[0]?.flight.depTime.slice(0, 10) ?? '';
  return verified.insurances
    .filter((product) => draft.insured[product.insuType]?.includes(one.draft.key) && mayInsure(product, one, firstDay))
    .reduce((sum, product) => sum + fenOf(product.price) * verified.segments.length, 0);
}
