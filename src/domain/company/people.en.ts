import type { Ahead, Guards, StateChange } from './people.ts';

const some = (count: number, one: string, several: string): string =>
  count === 1 ? `1 ${one}` : `${count} ${several}`;

export function aheadInWords({ trips, first, approving, approved }: Ahead, change: StateChange): string[] {
  const isLeaving = change === 'leave';
  return [
    ...(first
      ? [
          `${some(trips, 'order', 'orders')} with a trip to come, the next on ${first.day}: ${first.title}. Still valid and not refunded by itself: refund first what is no longer needed`,
        ]
      : []),
    ...(approving
      ? [
          `${some(approving, 'request', 'requests')} under approval: ${isLeaving ? 'withdrawn by itself' : 'approval goes on'}`,
        ]
      : []),
    ...(approved
      ? [
          `${some(approved, 'approved trip request', 'approved trip requests')}: ${isLeaving ? 'closed by itself, the rest of the budget is lost' : 'no booking on it while suspended'}`,
        ]
      : []),
  ];
}

const namesOf = (names: readonly string[]): string =>
  names.length > 3 ? `${names.slice(0, 3).join(', ')} and ${names.length - 3} more` : names.join(', ');

export function guardsInWords({ unpaid, tasks, reports, heads }: Guards): string[] {
  const [first] = unpaid;
  return [
    ...(first
      ? [
          `${some(unpaid.length, 'unpaid order', 'unpaid orders')} (${first.title}${first.deadline && `, due ${first.deadline}`}). Pay or cancel first`,
        ]
      : []),
    ...(tasks ? [`${some(tasks, 'approval is', 'approvals are')} open: hand over first`] : []),
    ...(reports.length ? [`Manager of ${namesOf(reports)}: hand over first`] : []),
    ...(heads.length ? [`Head of ${namesOf(heads)}: hand over first`] : []),
  ];
}
