import type { VerifiedIntl } from '#contract/intl-order.ts';
import { BagTable } from '#parts/intl/BagTable.tsx';
import { Checklist } from '#parts/intl/Checklist.tsx';
import { SliceTerms } from '#parts/intl/SliceTerms.tsx';
import { flightsOf, slicesOf } from '#parts/intl/offer/verified-slices.ts';

interface ExtrasProps {
  verified: VerifiedIntl;
  today: string;
}

/** Documents, baggage of each segment, and the conditions of each slice. */
export function Extras({ verified, today }: ExtrasProps) {
  const rows = flightsOf(verified).map((segment) => ({
    segment,
    rule: segment.bagRule,
    bags: segment.bags,
    hand: segment.cabinBag,
  }));
  return (
    <>
      <Checklist rules={verified.rules} names={verified} until={verified.documentUntil} today={today} />
      <BagTable names={verified} rows={rows} types={verified.types} />
      <SliceTerms names={verified} slices={slicesOf(verified)} />
    </>
  );
}
