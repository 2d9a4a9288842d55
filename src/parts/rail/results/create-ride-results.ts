import { computed, effect, signal } from '@preact/signals-core';
import { train } from '#contract/train.ts';
import type { TrainBerth, TrainRide, TrainSeat } from '#contract/train.ts';
import { addDays, daysBetween } from '#domain/china-time.ts';
import type { Day } from '#domain/china-time.ts';
import { lastPresaleDay } from '#domain/rail/sale-times.ts';
import { noRideFilters } from '#domain/rail/search/ride-choices.ts';
import {
  classesOfRides,
  countRideFilters,
  filterRides,
  hasFreeSeat,
  nextRideSort,
  optionsOfRides,
  sortRides,
} from '#domain/rail/search/ride-filter.ts';
import type { RideFilters, RideSort, RideSortKey } from '#domain/rail/search/ride-choices.ts';
import type { Readable } from '#kit/readable.ts';
import type { Services } from '#kit/services.ts';
import { createResults, steady } from '#parts/search/results.ts';
import { createSeatPlans } from '../seat-plan/create-plans.ts';
import type { SeatPlan } from '../seat-plan/create-plans.ts';

/** As many as a screen has; those below it come when the end of the list is near. */
export const firstRows = 12;
const moreRows = 30;
const none: readonly TrainRide[] = [];

/** A change of what the address says. */
interface RideChange {
  date?: Day;
  filters?: RideFilters;
  sort?: RideSort;
}

interface RideResultsSpec {
  services: Services;
  /** The question of an address: stations, day and kind of ticket. */
  input: Readable<{
    fromStation: string;
    toStation: string;
    date: Day;
    onlyFast: boolean;
    student: boolean;
    travelType: 'private' | 'business';
    forWhom?: number[];
  }>;
  isReady: Readable<boolean>;
  filters: Readable<RideFilters>;
  sort: Readable<RideSort>;
  put(change: RideChange): void;
  book(ride: TrainRide, seat: TrainSeat, tier?: TrainBerth): void;
  /** Absent: nobody can wait for seats. */
  wait?(ride: TrainRide, seat: TrainSeat): void;
  /** Absent: seats cannot be changed on the way. */
  bookPlan?(ride: TrainRide, plan: SeatPlan): void;
  /** Where another way is asked for. */
  toForm(): void;
}

/** Days on which tickets are sold, by the answer of the provider once there is one. */
export function presaleDays({ clock }: Services, presale?: { from: Day; to: Day }): Day[] {
  const { from, to } = presale ?? { from: clock.today(), to: lastPresaleDay(clock.now()) };
  return Array.from({ length: daysBetween(from, to) + 1 }, (_, at) => addDays(from, at));
}

/** The trains of a way and day: asked for whenever these change; filters and order are of what is there. */
export function createRideResults({
  services,
  input: asked,
  isReady,
  filters,
  sort,
  put,
  toForm,
  ...actions
}: RideResultsSpec) {
  const input = steady(asked);
  const shown = signal(firstRows);
  /** Trains that are not sold any more are shown, too. */
  const showsOver = signal(false);
  /** Number of the train whose stops are shown. */
  const open = signal('');
  const results = createResults({
    input,
    isReady,
    ask: (question, ending) => services.api.send(train.query, question, { quiet: 'all', signal: ending }),
  });
  const { data: list, failure } = results;
  const plans = createSeatPlans(services);
  // A new answer has other seats.
  const stopPlans = effect(() => {
    if (list.value) plans.clear();
  });
  const rides = computed(() => list.value?.rides ?? none);
  const isStudent = computed(() => input.value.student);
  // A filter leaves the order as it is.
  const all = computed(() => sortRides(rides.value, sort.value, isStudent.value));
  const sorted = computed(() => filterRides(all.value, filters.value));
  const sold = computed(() => sorted.value.filter(({ sale }) => sale.state !== 'over'));
  /** Folded while others are still sold. */
  const folded = computed(() => (showsOver.value || !sold.value.length ? 0 : sorted.value.length - sold.value.length));

  function change(next: RideChange) {
    // The rows that are there are written again: taken away, they would come back when the end is near.
    shown.value = Math.min(shown.peek(), firstRows + moreRows);
    open.value = '';
    if (next.date) showsOver.value = false;
    put(next);
  }

  /** Those of the list. */
  const listed = computed(() => (folded.value ? sold.value : sorted.value));

  return {
    services,
    input,
    list,
    plans,
    date: computed(() => input.value.date),
    isStudent,
    filters,
    sort,
    days: computed(() => presaleDays(services, list.value?.presale)),
    failure: computed(() => failure.value?.msg ?? null),
    /** Another try cannot help: the address asks for something that there is not. */
    isRefused: computed(() => failure.value?.ret === 400),
    isBusy: results.isBusy,
    load: results.load,
    rides,
    sorted,
    folded,
    listed,
    /** Classes of the listed trains: no column is empty, and the rows are written anew where the columns are others. */
    columns: steady(computed(() => classesOfRides(listed.value))),
    showOver() {
      // Those before stay in view, beside the ones that come.
      shown.value += folded.peek();
      showsOver.value = true;
    },
    options: computed(() => optionsOfRides(rides.value)),
    free: computed(() => sorted.value.filter(hasFreeSeat).length),
    filterCount: computed(() => countRideFilters(filters.value)),
    shown,
    open,
    showMore: () => (shown.value += moreRows),
    toggle: (trainNumber: string) => (open.value = open.peek() === trainNumber ? '' : trainNumber),
    setFilters: (next: RideFilters) => change({ filters: next }),
    clear: () => change({ filters: noRideFilters }),
    sortBy: (by: RideSortKey) => change({ sort: nextRideSort(sort.peek(), by) }),
    chooseDay: (date: Day) => change({ date }),
    ...actions,
    toForm,
    dispose() {
      results.dispose();
      stopPlans();
    },
  };
}

export type RideResults = ReturnType<typeof createRideResults>;
