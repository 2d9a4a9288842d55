import type { Judged } from '#parts/traveller/judge.ts';

/** Passengers as an order sends them, children without a ticket among them. */
export const passengersOf = (people: readonly Judged[]) =>
  people.map(({ draft, input, birthday, ticket }) => ({
    ...(draft.passengerId && { passengerId: draft.passengerId }),
    name: input.name,
    certType: input.certType,
    certNo: input.certNo,
    ...(birthday && { birthday }),
    ticketType: ticket?.type ?? ('adult' as const),
    mobilePhone: input.mobilePhone ?? '',
    ...(ticket?.isFree && { isFree: true }),
  }));
