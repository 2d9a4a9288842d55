import { computed, effect, signal } from '@preact/signals-core';
import { writeJson } from '#base/json.ts';
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
    const { onlyFast: _, ...whole } = input.value;
    return whole;
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
  const ranked = computed(() => sortWays(best.value, by.value));
  /** More ways may come. */
  const isBusy = computed(() => transfers.isBusy.value || others.isBusy.value);
  /** The search and the trains that the visitor has asked to see. */
  const question = computed(() => writeJson([asked.value, rides.value.map(({ trainNumber }) => trainNumber)]));
  /** The ways as they were when all were answered, or last ranked by a press: the rows stay under the finger that reads them. */
  const taken = signal<{ question: string; ids: readonly string[] } | null>(null);
  const rank = () => (taken.value = { question: question.peek(), ids: ranked.peek().map(({ id }) => id) });
  const stopTaking = effect(() => {
    const isOther = taken.value?.question !== question.value;
    // A ranking of some of them would be another one a moment later.
    if (isOther && !isBusy.value && ranked.value.length) rank();
  });
  const kept = computed(() => {
    const ids = taken.value?.question === question.value ? taken.value.ids : undefined;
    // A way that a later one beats stays until the next ranking, with what is known of it now.
    return ids?.flatMap((id) => all.value.find((way) => way.id === id) ?? []) ?? [];
  });
  return {
    by,
    sortBy(next: WaySort): void {
      by.value = next;
      rank();
    },
    /** Takes the ways that were found later into the ranking. */
    rank,
    /** Number of these. */
    later: computed(() =>
      kept.value.length ? ranked.value.filter(({ id }) => !kept.value.some((way) => way.id === id)).length : 0,
    ),
    /** All of them in their order, those that are not shown yet too. */
    ranked,
    isBusy,
    ways: kept,
    dropped: computed(() => all.value.length - best.value.length),
    dispose() {
      stopPlans();
      stopTaking();
      transfers.dispose();
      others.dispose();
    },
  };
}
