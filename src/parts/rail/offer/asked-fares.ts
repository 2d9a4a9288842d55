import type { OfferedTrainRide } from '#contract/train-order.ts';
import { fenOf } from '#domain/money.ts';
import type { Fen } from '#domain/money.ts';
import { askedBerths, priceOnTier } from '#domain/rail/berth-prices.ts';
import { wishFor } from '#domain/rail/seat-wish.ts';
import type { Berth, SeatWish } from '#domain/rail/seat-wish.ts';
import type { TicketType } from '#domain/rail/ticket-types.ts';
import type { Judged } from '#parts/traveller/judge.ts';

/** Types of the tickets that are wanted; before anybody is chosen that of the search, where all rides are sold so. */
export const typesOf = (
  people: readonly Judged[],
  rides: readonly Pick<OfferedTrainRide, 'prices'>[],
  isStudent: boolean,
): TicketType[] =>
  people.length
    ? people.map(({ ticket }) => ticket?.type ?? 'adult')
    : [isStudent && rides.every(({ prices }) => prices.student) ? 'student' : 'adult'];

type WishOf = (ride: OfferedTrainRide) => SeatWish;

/** The fare of each passenger on some rides, on the berth that the form asks for; without one on the dearest. */
export function askedFares(
  rides: readonly OfferedTrainRide[],
  wishOf: WishOf,
  types: readonly TicketType[],
): { type: TicketType; berth: Berth | undefined; fen: Fen }[] {
  const asked = rides.map((ride) =>
    ride.tiers ? askedBerths(wishFor(wishOf(ride), ride.seatClass), types.length) : [],
  );
  return types.map((type, at) => ({
    type,
    berth: asked.map((berths) => berths[at]).find(Boolean),
    fen: rides.reduce((sum, ride, n) => sum + fenOf(priceOnTier(ride, type, asked[n]?.[at]) ?? '0'), 0),
  }));
}

/** Fen by which an adult's personal part on the wished berths is below that on the dearest ones, over all rides. `at`: the traveller. */
export const lessPersonal = (rides: readonly OfferedTrainRide[], wishOf: WishOf, at: number, count: number): Fen =>
  rides.reduce((sum, ride) => {
    const { tiers } = ride;
    const berth = tiers && askedBerths(wishFor(wishOf(ride), ride.seatClass), count)[at];
    return berth ? sum + fenOf(tiers.lower?.personal ?? '0') - fenOf(tiers[berth]?.personal ?? '0') : sum;
  }, 0);
