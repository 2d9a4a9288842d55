import type { FlightConflict } from '#contract/flight.ts';
import { conflictReader } from '#parts/booking/conflict/read-conflict.ts';

/** The data of a 409; undefined when this page does not know their kind. */
export const conflictOf = conflictReader<FlightConflict>({
  soldOut: [],
  priceChanged: ['changes', 'verified'],
  expired: [],
  duplicate: [],
});

/** `passengers.1.certNo` of a 400, as this page names its problems; "" for anything else. */
export function problemOf(data: unknown, keys: readonly string[]): string {
  const field = (data as { field?: unknown } | null)?.field;
  if (typeof field !== 'string') return '';
  if (field === 'passengers') return 'people';
  const [, at, name] = /^passengers[.[](\d+)\]?\.(\w+)$/.exec(field) ?? [];
  if (at === undefined)
    return /^(contact\.\w+|overReason|travelReason|agreed|documentConsent)$/.test(field) ? field : '';
  const key = keys[Number(at)];
  return key ? `${key}.${name === 'certType' ? 'certNo' : name}` : '';
}
