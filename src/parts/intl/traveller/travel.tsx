import type { VerifiedIntl } from '#contract/intl-order.ts';
import { intlCertTypes } from '#domain/intl/travellers/cert-types.ts';
import { useLater } from '#kit/part.ts';
import { useValue } from '#kit/readable.ts';
import type { Readable } from '#kit/readable.ts';
import { flightTravel } from '#parts/flight/travel-rules.ts';
import type { OwnFieldsProps, TravelRules } from '#parts/traveller/travel-rules.ts';

/** Passengers abroad: names in Latin letters, documents that borders take, and fields of their own. */
export function intlTravel(verified: Readable<VerifiedIntl | null>): TravelRules {
  // Countries and lists come with the first form of a traveller.
  function Later(props: OwnFieldsProps) {
    const visaCountries = useValue(verified)?.visaCountries ?? [];
    const part = useLater(true, () => import('./Fields.tsx'));
    return part && <part.Fields {...props} visaCountries={visaCountries} />;
  }
  return { ...flightTravel, product: 'intl', papers: intlCertTypes, isLatin: true, Fields: Later };
}
