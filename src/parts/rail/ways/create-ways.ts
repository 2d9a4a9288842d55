import { computed, effect, signal } from '@preact/signals-core';
import { train } from '#contract/train.ts';
import { bestWays, sortWays } from '#domain/rail/search/ways.ts';
import type { WaySort } from '#domain/rail/search/ways.ts';
import { createResults } from '#parts/search/results.ts';
import type { RideResults } from '../results/create-ride-results.ts';
import type { WayTexts } from './texts.ts';
import { otherWays } from './other-ways.ts';
import { waysOf } from './ways-of.ts';
import type { WaysInput } from './ways-of.ts';

/** Sold-out trains whose plan is asked for beside the list. */
const mostPlans = 3;

/** All ways of a search in one ranking: trains, changes of seats and trains, parts of the way, flights, places in the line. */
export function createWays({ services, plans, rides, list, input, isStudent }: RideResults, texts: WayTexts) {
  const by = signal<WaySort>('score');
  const asked = computed(() => {
    const { onlyFast: _, ...question } = input.value;
    return question;
  });
  // After the trains, which the page shows first.
  const isReady = computed(() => list.value !== null);
  const transfers = createResults({
    input: asked,
    isReady,
    ask: (question, ending) => services.api.send(train.transfer, question, { quiet: 'all', signal: ending }),
  });
  const others = createResults({
    input: asked,
    isReady,
    ask: (question, ending) => services.api.send(train.otherWays, question, { quiet: 'all', signal: ending }),
  });
  const stopPlans = effect(() => {
    for (const ride of rides.value
      .filter(({ bySeatChange, sale }) => bySeatChange && sale.state === 'open')
      .slice(0, mostPlans))
      plans.want(ride);
  });
  const all = computed(() => {
    const known: WaysInput = {
      rides: rides.value,
      transfers: (!transfers.isBusy.value && transfers.data.value?.plans) || [],
      plans: plans.found.value,
      others: others.isBusy.value ? null : others.data.value,
      isStudent: isStudent.value,
      travelType: input.value.travelType,
    };
    return [...waysOf(known, texts), ...otherWays(known, texts)];
  });
  const best = computed(() => bestWays(all.value));
  return {
    by,
    /** More ways may come. */
    isBusy: computed(() => transfers.isBusy.value || others.isBusy.value),
    ways: computed(() => sortWays(best.value, by.value)),
    dropped: computed(() => all.value.length - best.value.length),
    dispose() {
      stopPlans();
      transfers.dispose();
      others.dispose();
    },
  };
}
