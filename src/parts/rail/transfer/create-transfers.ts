import { computed, signal } from '@preact/signals-core';
import { train } from '#contract/train.ts';
import type { TransferPlan } from '#contract/train.ts';
import type { Day } from '#domain/china-time.ts';
import { risks } from '#domain/rail/search/ways.ts';
import type { Readable } from '#kit/readable.ts';
import type { Services } from '#kit/services.ts';
import { createResults } from '#parts/search/results.ts';
import { elsewhere } from '../ways/elsewhere.ts';
import type { WayTexts } from '../ways/texts.ts';
import { transferWay } from '../ways/ways-of.ts';
import type { Way } from '../ways/ways-of.ts';
import type { TransferSort } from './texts.ts';

export interface PlannedWay {
  plan: TransferPlan;
  way: Way;
}

const pageSize = 10;

const keyOf = ({ departs, minutes, fen, risk }: Way, by: TransferSort): number | string => {
  if (by === 'departure') return departs;
  if (by === 'minutes') return minutes;
  return by === 'price' ? fen : risks.indexOf(risk);
};

/** By duration, plans from or to another town come last: the way on from there is in none of their figures. */
export const sortPlans = <P extends { way: Way }>(
  plans: readonly P[],
  by: TransferSort,
  isElsewhere: (way: Way) => boolean,
): P[] =>
  [...plans].sort(({ way: a }, { way: b }) => {
    const apart = by === 'minutes' ? Number(isElsewhere(a)) - Number(isElsewhere(b)) : 0;
    if (apart) return apart;
    const [first, second] = [keyOf(a, by), keyOf(b, by)];
    return first < second ? -1 : first > second ? 1 : a.departs < b.departs ? -1 : 1;
  });

/** Plans with one change that can be booked now, in the asked order. */
export function createTransfers(
  services: Services,
  input: Readable<{
    fromStation: string;
    toStation: string;
    date: Day;
    student: boolean;
    travelType: 'private' | 'business';
  }>,
  isReady: Readable<boolean>,
  isStudent: Readable<boolean>,
  texts: WayTexts,
) {
  const by = signal<TransferSort>('minutes');
  const shown = signal(pageSize);
  const results = createResults({
    input,
    isReady,
    ask: (asked, ending) => services.api.send(train.transfer, asked, { quiet: 'all', signal: ending }),
  });
  const planned = computed<PlannedWay[]>(() =>
    (results.data.value?.plans ?? []).flatMap((plan) =>
      transferWay(plan, isStudent.value, texts).map((way) => ({ plan, way })),
    ),
  );
  return {
    ...results,
    input,
    by,
    shown,
    planned: computed(() =>
      sortPlans(planned.value, by.value, (way) => elsewhere(input.peek(), way, texts).length > 0),
    ),
    showMore: () => (shown.value += pageSize),
    sortBy(next: TransferSort) {
      by.value = next;
      shown.value = pageSize;
    },
  };
}

export type TransfersModel = ReturnType<typeof createTransfers>;
