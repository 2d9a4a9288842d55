import { computed } from '@preact/signals-core';
import type { TrainRide, TrainSeat } from '#contract/train.ts';
import { chosenOf, writeRideChoice } from '#parts/rail/ride-query.ts';
import type { ChosenRide } from '#parts/rail/ride-query.ts';
import { createRideResults } from '#parts/rail/results/create-ride-results.ts';
import type { TrainSearchModel } from '../model.ts';

/** The trains of a search, and the way from one to its order. */
export function createTrainList(search: TrainSearchModel) {
  const { services, state, travelType, texts } = search;

  /** To the order, with the login between for a visitor. */
  async function book(rides: readonly ChosenRide[], reason: string): Promise<void> {
    if (!(await services.session.requireLogin(reason))) return;
    services.navigate(
      'train_order_info',
      writeRideChoice({
        rides,
        // After the login: an employee travels for the company unless the search says otherwise.
        travelType: search.canBusiness.peek() ? travelType.peek() : '',
        isStudent: state.peek().isStudent,
      }),
    );
  }

  const toForm = () => void search.show({ ...state.peek(), step: 'form' });
  return {
    ...createRideResults({
      services,
      input: computed(() => {
        const { from, to, date, isFast, isStudent } = state.value;
        return { fromStation: from, toStation: to, date, onlyFast: isFast, student: isStudent };
      }),
      isReady: computed(() => state.value.step === 'list'),
      filters: computed(() => state.value.filters),
      sort: computed(() => state.value.sort),
      put: (change) => void search.show({ ...state.peek(), ...change }, true),
      book(ride: TrainRide, seat: TrainSeat) {
        const way = texts.way(ride.from.station, ride.to.station);
        void book([chosenOf(ride, seat.seatClass)], `${ride.trainNumber} ${way}`);
      },
      toForm,
    }),
    back: () => services.back() || toForm(),
  };
}

export type TrainListModel = ReturnType<typeof createTrainList>;
