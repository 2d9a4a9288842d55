import { batch, signal } from '@preact/signals-core';
import { passenger } from '#contract/passenger.ts';
import type { Passenger } from '#contract/passenger.ts';
import type { Services } from '#kit/services.ts';

/** People shown before the whole list is asked for. */
export const shownAtFirst = 10;
/** More people are found by their names on the page of passengers. */
const mostShown = 100;

/** The frequent list as chips: the member first, then those he books for most. */
export function createPeople({ api }: Services, isBusiness: boolean, onFirst: (rows: readonly Passenger[]) => void) {
  const state = signal<'loading' | 'ready' | 'failed'>('loading');
  const rows = signal<readonly Passenger[]>([]);
  const total = signal(0);
  let isFirst = true;

  async function load(size = shownAtFirst): Promise<void> {
    if (state.peek() !== 'ready') state.value = 'loading';
    const outcome = await api.send(passenger.list, { sort: isBusiness ? 'staff' : 'rank', size }, { quiet: 'all' });
    batch(() => {
      state.value = outcome.ok ? 'ready' : state.peek() === 'ready' ? 'ready' : 'failed';
      if (!outcome.ok) return;
      rows.value = outcome.data.rows;
      total.value = outcome.data.total;
      if (isFirst) onFirst(outcome.data.rows);
      isFirst = false;
    });
  }

  return { state, rows, total, load, loadAll: () => load(mostShown) };
}
