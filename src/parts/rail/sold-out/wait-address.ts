import type { UserInfo } from '#contract/account.ts';
import { mayTravelForCompany } from '#domain/account/level.ts';
import { mostWishes } from '#domain/rail/wait.ts';
import { readRides, writeRides } from '#parts/rail/ride-query.ts';
import type { ChosenRide } from '#parts/rail/ride-query.ts';

/** Hours before a departure at which an order stops waiting, as its form opens. */
export const usualHours = 2;

/** Trains and classes that an order waits for, as its address has them. */
export interface WaitChoice {
  wishes: readonly ChosenRide[];
  travelType: 'business' | 'private';
  isStudent: boolean;
}

/** Undefined for an address without trains. A member of no company travels privately, whatever a link says. */
export function readWait(
  query: Readonly<Record<string, string | undefined>>,
  user: UserInfo | null,
): WaitChoice | undefined {
  const wishes = readRides(query['wait'], mostWishes);
  const isPrivate = !mayTravelForCompany(user) || query['travelType'] === 'private';
  return wishes.length
    ? { wishes, travelType: isPrivate ? 'private' : 'business', isStudent: query['student'] === '1' }
    : undefined;
}

export const sameWishes = (one: readonly ChosenRide[], other: readonly ChosenRide[]): boolean =>
  writeRides(one) === writeRides(other);

/** One draft for a way, day and payer: trains and classes change while the form is filled in. */
export const waitDraftKey = ({ wishes: [first], travelType }: WaitChoice): string =>
  `train-wait:${travelType}:${first?.date ?? ''}:${first?.fromStation ?? ''}:${first?.toStation ?? ''}`;
