import { signal } from '@preact/signals-core';
import type { Row } from '#contract/row.ts';
import type { Readable } from './readable.ts';
import type { Services } from './services.ts';

/** What a part of a page reads for itself; `isOld`: a later attempt has failed, the data are those of before. */
export type ReadingState<T> = { state: 'loading' } | { state: 'failed'; text: string } | { state: 'shown'; data: T; isOld: boolean };

export interface Reading<T> {
  current: Readable<ReadingState<T>>;
  /** Asks, or asks again; what is shown stays until there is something newer. */
  load(): Promise<void>;
  dispose(): void;
}

/** One call that reads, for a card that loads, fails and is retried by itself. Its failures are shown in the card. */
export function createReading<In, Out>({ api }: Pick<Services, 'api'>, row: Row<In, Out>, input: In): Reading<Out> {
  const current = signal<ReadingState<Out>>({ state: 'loading' });
  let call: AbortController | null = null;
  return {
    current,
    async load() {
      call?.abort();
      const mine = new AbortController();
      call = mine;
      if (current.peek().state === 'failed') current.value = { state: 'loading' };
      const outcome = await api.send(row, input, { quiet: 'all', signal: mine.signal });
      if (call !== mine) return;
      const before = current.peek();
      if (outcome.ok) current.value = { state: 'shown', data: outcome.data, isOld: false };
      else if (before.state === 'shown') current.value = { ...before, isOld: true };
      else current.value = { state: 'failed', text: outcome.msg };
    },
    dispose() {
      call?.abort();
      call = null;
    },
  };
}
