import { signal } from '@preact/signals-core';
import type { Signal } from '@preact/signals-core';
import type { Fen } from '#domain/money.ts';
import type { Services } from '#kit/services.ts';

const known = new WeakMap<object, Signal<Fen | null>>();

/** The rest of the budget, for the product of the page, of the application that is booked from; null: unknown, or without a limit. */
export function remainingFor({ drafts }: Pick<Services, 'drafts'>): Signal<Fen | null> {
  const found = known.get(drafts) ?? signal<Fen | null>(null);
  known.set(drafts, found);
  return found;
}
