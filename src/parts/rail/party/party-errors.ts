import type { Day } from '#domain/china-time.ts';
import { certKey } from '#domain/passenger/documents/duplicates.ts';
import { partyProblem } from '#domain/rail/party.ts';
import { refusedField } from '#parts/booking/conflict/refused-field.ts';
import { travellerErrors } from '#parts/traveller/judge.ts';
import type { Judged } from '#parts/traveller/judge.ts';

/** Errors of the passengers and of their party on its first day. */
export function partyErrors(people: readonly Judged[], day: Day): Record<string, string> {
  const party = partyProblem(
    people.map(({ input, birthday, ticket }, at) => ({
      // A number that the server keeps is another person's for each form.
      certKey: input.certNo ? certKey(input) : `kept ${at}`,
      birthday: birthday || '1900-01-01',
      ticketType: ticket?.type ?? 'adult',
      isFree: ticket?.isFree ?? false,
    })),
    day,
  );
  const keys = people.map(({ draft }) => draft.key);
  // A type has no field of its own with an error: the party says what is wrong with it.
  const place = party && refusedField(party, keys).replace(/.*\.ticketType$/, 'people');
  return { ...(place && { [place]: party?.message ?? '' }), ...travellerErrors(people) };
}
