import type { OrderEnds } from '../booking.ts';
import type { Refusal } from '../hold.ts';

/** Names of fields of a passenger on the wire that the form calls otherwise. */
const renamed: Readonly<Record<string, string>> = { certType: 'certNo', birthday: 'bornDate' };

/** `passengers.1.certNo` of a refusal, as a form of travellers names it: `p2.certNo`; "" for what it does not show. */
export function refusedField(data: unknown, keys: readonly string[]): string {
  const field = (data as { field?: unknown } | null)?.field;
  if (typeof field !== 'string') return '';
  if (field === 'passengers') return 'people';
  const [, at, name = ''] = /^passengers[.[](\d+)\]?\.(\w+)$/.exec(field) ?? [];
  if (at === undefined)
    return /^(contact\.\w+|overReason|travelReason|costCenter|project|agreed|documentConsent)$/.test(field)
      ? field
      : '';
  const key = keys[Number(at)];
  return key ? `${key}.${renamed[name] ?? name}` : '';
}

/** Shows a refusal that is no conflict at the traveller whom it is about. */
export const refusedTraveller = (
  refusal: Refusal,
  ends: Pick<OrderEnds<never>, 'refused'>,
  msg: string,
  keys: readonly string[],
): ReturnType<OrderEnds<never>['refused']> =>
  ends.refused(refusal) || { msg: refusal.msg || msg, data: { field: refusedField(refusal.data, keys) } };
