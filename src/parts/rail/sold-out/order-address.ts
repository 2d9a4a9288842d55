import type { UserInfo } from '#contract/account.ts';
import { mayTravelForCompany } from '#domain/account/level.ts';
import { readRideChoice, writeRides } from '#parts/rail/ride-query.ts';
import type { RideOffer } from '#parts/rail/offer/ride-hold.ts';

/** The rides that an address names. */
export interface Choice extends RideOffer {
  isStudent: boolean;
}

/** Undefined for an address without rides. A member of no company travels privately, whatever a link says. */
export function readChoice(
  query: Readonly<Record<string, string | undefined>>,
  user: UserInfo | null,
): Choice | undefined {
  const { rides, travelType, isStudent, seen } = readRideChoice(query);
  if (!rides.length) return undefined;
  return { rides, travelType: mayTravelForCompany(user) ? travelType || 'business' : 'private', isStudent, seen };
}

/** One draft for each choice of trains: price and class may change under it. */
export const draftKeyOf = ({ rides, travelType }: Choice): string =>
  `train-order:${travelType}:${writeRides(rides.map(({ berth: _tier, ...ride }) => ({ ...ride, seatClass: 'second' })))}`;

/** Parameters of the list of trains with the same way and day. */
export const searchOf = ({
  rides,
  travelType,
  isStudent,
}: Omit<Choice, 'seen'>): Record<string, string | undefined> => ({
  from: rides[0]?.fromStation,
  to: rides.at(-1)?.toStation,
  date: rides[0]?.date,
  travelType,
  ...(isStudent && { student: '1' }),
});
