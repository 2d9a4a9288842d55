import type { TicketType } from './ticket-types.ts';
import type { Fen } from '../money.ts';

/** Trains and classes that one order waits for. */
export const mostWishes = 20;

/** Hours before a departure at which an order may stop waiting for its train, the longest wait first. */
const waitHours = [1, 2, 6, 24] as const;

export interface WaitDeadline {
  atMs: number;
  hoursBefore: number;
}

/** Until when a train is waited for. */
export const waitEndMs = (departsMs: number, hoursBefore: number): number => departsMs - hoursBefore * 3_600_000;

/**
 * Deadlines that are still to come, the longest wait first; none: it is too late to wait. An order waits until the one
 * of its last train, for each earlier train until that of its own.
 */
export const waitDeadlines = (departsMs: readonly number[], nowMs: number): WaitDeadline[] =>
  waitHours
    .map((hoursBefore) => ({ hoursBefore, atMs: waitEndMs(Math.max(...departsMs), hoursBefore) }))
    .filter(({ atMs }) => atMs > nowMs);

interface WaitedTrain {
  trainNumber: string;
  from: { at: string };
}

/** Trains that are waited for, in the order of their choice: a train in several classes is one. */
export const waitedTrains = <W extends WaitedTrain>(wishes: readonly W[]): W[] =>
  wishes.filter(
    ({ trainNumber, from }, at) =>
      wishes.findIndex((one) => one.trainNumber === trainNumber && one.from.at === from.at) === at,
  );

const waitChances = ['good', 'fair', 'small'] as const;
export type WaitChance = (typeof waitChances)[number];

/** Seats come back until the departure, the more the longer it is until then; those before in the line are served first. */
export function waitChance(ahead: number, hoursLeft: number): WaitChance {
  if (ahead === 0 && hoursLeft >= 72) return 'good';
  return ahead <= 5 && hoursLeft >= 24 ? 'fair' : 'small';
}

type TypePrices = Partial<Record<TicketType, Fen>>;

/** Of a party on one train; undefined where a type is not sold. */
export function partyPrice(prices: TypePrices, types: readonly TicketType[]): Fen | undefined {
  let sum = 0;
  for (const type of types) {
    const price = prices[type];
    if (price === undefined) return undefined;
    sum += price;
  }
  return sum;
}

/** The deposit of an order that waits: enough for any of its wishes. */
export const depositOf = (prices: readonly Fen[]): Fen => Math.max(0, ...prices);
