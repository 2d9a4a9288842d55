import { signal } from '@preact/signals-core';
import { train } from '#contract/train.ts';
import type { SeatChangePart, TrainRide } from '#contract/train.ts';
import type { Readable } from '#kit/readable.ts';
import type { Services } from '#kit/services.ts';
import { chosenOf, rideOf } from '../ride-query.ts';
import type { ChosenRide } from '../ride-query.ts';

/** The way on one train with the fewest changes of seat. */
export interface SeatPlan {
  parts: readonly SeatChangePart[];
  price: string;
}

/** A plan, or why there is none any more; absent while it is asked for. */
export type FoundPlan = { plan: SeatPlan } | { failure: string };

export interface SeatPlans {
  found: Readable<Readonly<Record<string, FoundPlan>>>;
  /** Asks for the plan of a ride; one that failed is asked for again. */
  want(ride: TrainRide): void;
  /** Those of another list are forgotten. */
  clear(): void;
}

export const planKeyOf = ({ trainNumber, from, to }: TrainRide): string =>
  [trainNumber, from.telecode, to.telecode, from.at].join(' ');

/** Plans of the trains that are sold out for the whole way. */
export function createSeatPlans({ api }: Services): SeatPlans {
  const found = signal<Readonly<Record<string, FoundPlan>>>({});
  const asking = new Set<string>();

  async function ask(ride: TrainRide, key: string) {
    asking.add(key);
    const outcome = await api.send(train.seatChange, rideOf(ride), { quiet: 'all' });
    // A list that came meanwhile has other seats.
    if (!asking.delete(key)) return;
    found.value = { ...found.peek(), [key]: outcome.ok ? { plan: outcome.data } : { failure: outcome.msg } };
  }

  return {
    found,
    want(ride) {
      const key = planKeyOf(ride);
      const known = found.peek()[key];
      if (asking.has(key) || (known && 'plan' in known)) return;
      void ask(ride, key);
    },
    clear() {
      asking.clear();
      found.value = {};
    },
  };
}

/** Tickets of a plan, a ride for each part. */
export const ridesOfPlan = ({ trainNumber }: TrainRide, { parts }: SeatPlan): ChosenRide[] =>
  parts.map(({ from, to, seatClass, seatNo }) => ({ ...chosenOf({ trainNumber, from, to }, seatClass), seatNo }));
