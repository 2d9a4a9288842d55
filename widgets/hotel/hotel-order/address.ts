import type { UserInfo } from '#contract/account.ts';
import { mayTravelForCompany } from '#domain/account/level.ts';
import { stayProblem } from '#domain/hotel/stay.ts';
import { readStay, writeStay } from '#domain/hotel/stay-choice.ts';
import type { StayChoice } from '#domain/hotel/stay-choice.ts';
import { readSeen } from '#domain/trip/seen-price.ts';

/** The rate and the stay that an address names. */
export interface Choice {
  hotelId: string;
  rateId: string;
  stay: StayChoice;
  travelType: 'private' | 'business';
  /** Total that was seen in the list of rates, yuan; undefined for a link without one. */
  seen: string | undefined;
}

type Query = Readonly<Record<string, string | undefined>>;

/** The choice of an address, or the reason why nothing can be ordered with it; "" for a link without a rate. */
export function readChoice(query: Query, now: number, user: UserInfo | null): { choice: Choice } | { problem: string } {
  const { hotelId, rateId, seen, checkIn = '', checkOut = '' } = query;
  if (!hotelId || !rateId) return { problem: '' };
  const { stay, problems } = readStay(query, now);
  if (problems.length || stay.childAges.includes(null))
    return { problem: (checkIn && stayProblem(checkIn, checkOut, now)?.message) || '' };
  return {
    choice: {
      hotelId,
      rateId,
      stay,
      travelType: mayTravelForCompany(user) ? stay.travelType || 'business' : 'private',
      seen: readSeen(seen),
    },
  };
}

/** One draft for each hotel, rate and stay: its price may change under it. */
export const draftKeyOf = ({ hotelId, rateId, stay, travelType }: Choice): string => {
  const { checkIn, checkOut, rooms, adults, childAges } = stay;
  return `hotel-order:${[hotelId, rateId, checkIn, checkOut, rooms, adults, childAges.join('-'), travelType].join(':')}`;
};

/** Parameters of the hotel's page with the same stay. */
export const detailOf = ({ hotelId, stay, travelType }: Choice): Record<string, string | undefined> => ({
  hotelId,
  ...writeStay({ ...stay, travelType }),
});
