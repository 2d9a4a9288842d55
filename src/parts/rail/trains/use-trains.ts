import type { TrainBerth, TrainRide, TrainSeat } from '#contract/train.ts';
import { createResultsContext } from '#parts/search/results-context.ts';
import type { SeatPlan, SeatPlans } from '../seat-plan/create-plans.ts';
import type { TrainTexts } from './texts.ts';

/** A list of trains, for a search or for the change of a ticket. */
interface Trains {
  texts: TrainTexts;
  isStudent: boolean;
  /** Every train of the answer, whatever the filters hide. */
  loaded(): readonly TrainRide[];
  toggle(trainNumber: string): void;
  /** `tier`: of a class with berths. */
  book(ride: TrainRide, seat: TrainSeat, tier?: TrainBerth): void;
  /** Of a class that is sold out; absent: nobody can wait for it. */
  wait?: ((ride: TrainRide, seat: TrainSeat) => void) | undefined;
  /** Of trains that are sold out for the whole way; absent: seats cannot be changed on the way. */
  bookPlan?: ((ride: TrainRide, plan: SeatPlan) => void) | undefined;
  plans: SeatPlans;
}

export const { Provider: TrainsProvider, use: useTrains } = createResultsContext<Trains>();
