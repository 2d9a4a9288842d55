import type { InsuranceProduct } from '#contract/flight.ts';
import { insurable } from '#domain/passenger/age-bands.ts';
import type { Judged } from '#parts/traveller/judge.ts';

/** A person without a known birthday may be ticked; the order leaves out a person who does not fit. */
export const mayInsure = (product: InsuranceProduct, one: Judged, firstDay: string): boolean =>
  !one.birthday || insurable(product, one.birthday, firstDay);
