import { withdraw, withdrawFilters } from '#contract/withdraw.ts';
import type { Withdrawal, WithdrawState } from '#contract/withdraw.ts';
import { choiceFilter, daysFilter } from '#kit/resources/list-filters.ts';
import type { Range } from '#kit/resources/list-filters.ts';
import { createListing } from '#kit/resources/listing.ts';
import type { ListingSpec } from '#kit/resources/listing.ts';
import type { Services } from '#kit/services.ts';
import type { DotKind } from '#ui/display/Tag.tsx';
import type { TimelineItem } from '#ui/display/Timeline.tsx';
import type { Texts } from '../texts.ts';
import { stepsDone } from './steps.ts';

export interface WithdrawFilters {
  state: (typeof withdrawFilters)[number];
  days: Range;
}

export const withdrawListing: ListingSpec<Withdrawal, WithdrawFilters> = {
  filters: { state: choiceFilter(withdrawFilters, 'all'), days: daysFilter() },
  sorts: ['-at'],
  size: 20,
  idOf: ({ id }) => id,
};

export const createWithdrawals = (services: Services) => createListing(services, withdraw.list, withdrawListing);

export const withdrawDots: Readonly<Record<WithdrawState, DotKind | undefined>> = {
  applied: 'warn',
  processing: 'brand',
  paid: 'ok',
  refused: 'bad',
};

/** The way of a withdrawal, from the request to the card or back. */
export function trackOf(
  { state, steps, reason }: Withdrawal,
  t: Pick<Texts, 'steps'>,
  show: (moment: string) => string,
  arrival: string,
): TimelineItem[] {
  const [applied, reviewed, ended] = steps.map(({ at }) => at && show(at));
  const isRefused = state === 'refused';
  const items = [
    { title: t.steps.applied, time: applied },
    { title: t.steps.review, time: reviewed },
    { title: t.steps.transfer, time: ended },
    { title: isRefused ? t.steps.refused : t.steps.paid, time: ended || arrival, detail: reason },
  ];
  const done = stepsDone(state);
  return items.map((item, at) => ({
    ...item,
    state: at < done ? 'done' : at > done ? 'next' : isRefused ? 'off' : 'now',
  }));
}
