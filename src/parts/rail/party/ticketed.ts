import type { Judged } from '#parts/traveller/judge.ts';

/** Those who have a ticket: all but the children who go free. */
export const ticketed = (people: readonly Judged[]): readonly Judged[] =>
  people.filter(({ ticket }) => !ticket?.isFree);
