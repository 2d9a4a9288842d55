import { signal } from '@preact/signals-core';
import type { Signal } from '@preact/signals-core';
import type { Day } from '#domain/china-time.ts';
import type { Fen } from '#domain/money.ts';
import type { Services } from '#kit/services.ts';

type Drafts = Pick<Services, 'drafts'>;

const perPage = <T>() => {
  const known = new WeakMap<object, Signal<T | null>>();
  return ({ drafts }: Drafts): Signal<T | null> => {
    const found = known.get(drafts) ?? signal<T | null>(null);
    known.set(drafts, found);
    return found;
  };
};

/**
 * An offer that costs more than the application has left for the product of the page: `of` says by how much, else "",
 * `word` says it where there is little room; null: the rest is unknown, or without a limit.
 */
export const overBudget = perPage<{ of(total: Fen): string; word: string }>();

/**
 * Days that the application does not allow for the way of the search, with the word that marks them, and the words for
 * every offer of a trip that it does not allow, else ""; null: no application.
 */
export const outsideTrip = perPage<{ isOut(day: Day): boolean; word: string; offer: string }>();
