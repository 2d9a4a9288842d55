import { signal } from '@preact/signals-core';
import { flight } from '#contract/flight.ts';
import type { FlightList } from '#contract/flight.ts';
import type { InputOf } from '#contract/row.ts';
import type { Readable } from '#kit/readable.ts';
import type { Services } from '#kit/services.ts';

export type ListQuery = InputOf<typeof flight.query>;

/** State of one query: the last good answer, a newer call under way, the failure of the last try. */
interface ListEntry {
  list?: FlightList;
  busy: boolean;
  failure?: string;
}

interface Lists {
  entries: Readable<Readonly<Record<string, ListEntry>>>;
  /** Asks unless a fresh answer is there; `again` asks in any case and keeps the old answer until the new one comes. */
  load(key: string, query: ListQuery, again?: boolean): void;
}

export function createLists({ api, clock }: Services): Lists {
  const entries = signal<Readonly<Record<string, ListEntry>>>({});
  const set = (key: string, entry: ListEntry) => (entries.value = { ...entries.peek(), [key]: entry });

  async function ask(key: string, query: ListQuery, list: FlightList | undefined) {
    const outcome = await api.send(flight.query, query, { quiet: 'all' });
    if (outcome.ok) set(key, { list: outcome.data, busy: false });
    else set(key, { ...(list && { list }), busy: false, failure: outcome.msg });
  }

  return {
    entries,
    load(key, query, again = false) {
      const known = entries.peek()[key];
      if (known?.busy) return;
      if (!again && known?.list && known.list.validUntilMs > clock.now()) return;
      set(key, { ...(known?.list && { list: known.list }), busy: true });
      void ask(key, query, known?.list);
    },
  };
}
