import { computed } from '@preact/signals-core';
import { yuanOf } from '#domain/money.ts';
import { writeTrainSearch } from '#domain/rail/search/train-search.ts';
import { chosenOf } from '#parts/rail/ride-query.ts';
import { createRideResults } from '#parts/rail/results/create-ride-results.ts';
import { ridesOfPlan } from '#parts/rail/seat-plan/create-plans.ts';
import { styledPart } from '#parts/search/create-search.ts';
import type { ChosenRide } from '#parts/rail/ride-query.ts';
import type { Way } from '#parts/rail/ways/ways-of.ts';
import type { TrainSearchModel } from '../model.ts';
import { searchedFor } from '#parts/booking/company/searched-for.ts';
import { bookRides, waitForRide } from './book.ts';

/** The trains of a search with the ways that are best, and from one of them to its order. */
export function createTrainList(search: TrainSearchModel) {
  const { services, state, travelType } = search;
  const results = createRideResults({
    services,
    input: computed(() => {
      const { from, to, date, isFast, isStudent } = state.value;
      return {
        fromStation: from,
        toStation: to,
        date,
        onlyFast: isFast,
        student: isStudent,
        travelType: travelType.value,
        ...searchedFor(services, 'train', travelType.value),
      };
    }),
    isReady: computed(() => state.value.step === 'list'),
    filters: computed(() => state.value.filters),
    sort: computed(() => state.value.sort),
    put: (change) => void search.show({ ...state.peek(), ...change }, true),
    book: (ride, { seatClass, price }, tier) =>
      void bookRides(search, [chosenOf(ride, seatClass, tier?.berth)], tier?.price ?? price),
    wait: (ride, { seatClass }) => void waitForRide(search, chosenOf(ride, seatClass)),
    bookPlan: (ride, plan) => void bookRides(search, ridesOfPlan(ride, plan), plan.price),
    toForm: () => void search.show({ ...state.peek(), step: 'form' }),
  });
  return {
    results,
    query: computed(() => writeTrainSearch(state.value)),
    ways: styledPart(services, () => import('#parts/rail/ways/part.ts')),
    takeTrain: (ride: ChosenRide) => void bookRides(search, [ride], ''),
    takeWay({ kind, rides, fen, ticketFen = fen, flight }: Way) {
      const [ride] = rides;
      if (flight) services.navigate('DomesticAirTicketQuery', flight);
      else if (kind === 'wait' && ride) void waitForRide(search, ride);
      else void bookRides(search, rides, state.peek().isStudent ? '' : yuanOf(ticketFen));
    },
    back: () => services.back() || results.toForm(),
    dispose: results.dispose,
  };
}
