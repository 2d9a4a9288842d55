import { computed, effect, signal } from '@preact/signals-core';
import { train } from '#contract/train.ts';
import { bestWays, sortWays } from '#domain/rail/search/ways.ts';
import type { WaySort } from '#domain/rail/search/ways.ts';
import { createResults } from '#parts/search/results.ts';
import type { RideResults } from '../results/create-ride-results.ts';
import type { WayTexts } from './texts.ts';
import { waysOf } from './ways-of.ts';

/** Sold-out trains whose plan is asked for beside the list. */
const mostPlans = 3;

/** All ways of a search in one ranking: trains, changes of seats, and two trains with a change. */
export function createWays({ services, plans, rides, list, input, isStudent }: RideResults, texts: WayTexts) {
  const by = signal<WaySort>('score');
  const transfers = createResults({
    input: computed(() => {
      const { fromStation, toStation, date, travelType } = input.value;
      return { fromStation, toStation, date, travelType };
    }),
    // After the trains, which the page shows first.
    isReady: computed(() => list.value !== null),
    ask: (asked, ending) => services.api.send(train.transfer, asked, { quiet: 'all', signal: ending }),
  });
  const stopPlans = effect(() => {
    for (const ride of rides.value
      .filter(({ bySeatChange, sale }) => bySeatChange && sale.state === 'open')
      .slice(0, mostPlans))
      plans.want(ride);
  });
  const all = computed(() =>
    waysOf(
      {
        rides: rides.value,
        transfers: (!transfers.isBusy.value && transfers.data.value?.plans) || [],
        plans: plans.found.value,
        isStudent: isStudent.value,
      },
      texts,
    ),
  );
  const best = computed(() => bestWays(all.value));
  return {
    by,
    ways: computed(() => sortWays(best.value, by.value)),
    dropped: computed(() => all.value.length - best.value.length),
    dispose() {
      stopPlans();
      transfers.dispose();
    },
  };
}

export type WaysModel = ReturnType<typeof createWays>;
