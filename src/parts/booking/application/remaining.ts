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

/** The rest of the budget, for the product of the page, of the application that is booked from; null: unknown, or without a limit. */
export const remainingFor = perPage<Fen>();

/**
 * Days that the application does not allow for the way of the search, with the word that marks them, and the words for
 * every offer of a trip that it does not allow, else ""; null: no application.
 */
export const outsideTrip = perPage<{ isOut(day: Day): boolean; word: string; offer: string }>();
