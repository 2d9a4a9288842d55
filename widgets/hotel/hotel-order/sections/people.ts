import { batch, signal } from '@preact/signals-core';
import { passenger } from '#contract/passenger.ts';
import type { Passenger } from '#contract/passenger.ts';
import type { Services } from '#kit/services.ts';

/** People shown before a search or the whole list. */
export const shownAtFirst = 10;
/** Of the whole list, and of what a search finds; more people are found by more letters. */
const mostShown = 100;
const typingMs = 250;

/** The frequent list as chips: the member first, then those he books for most. With many people the server searches it. */
export function createPeople(
  { api, timers }: Services,
  isBusiness: boolean,
  onFirst: (rows: readonly Passenger[]) => void,
) {
  const state = signal<'loading' | 'ready' | 'failed'>('loading');
  const rows = signal<readonly Passenger[]>([]);
  /** Of the whole list. */
  const total = signal(0);
  const query = signal('');
  const isWhole = signal(false);
  let isFirst = true;
  let latest = 0;
  let stopTyping = (): void => {};

  async function load(): Promise<void> {
    stopTyping();
    const mine = (latest += 1);
    const keyword = query.peek().trim();
    if (state.peek() === 'failed') state.value = 'loading';
    const input = {
      sort: isBusiness ? 'staff' : 'rank',
      size: keyword || isWhole.peek() ? mostShown : shownAtFirst,
      ...(keyword && { keyword }),
    };
    const outcome = await api.send(passenger.list, input, { quiet: 'all' });
    if (mine !== latest) return;
    batch(() => {
      state.value = outcome.ok ? 'ready' : 'failed';
      if (!outcome.ok) return;
      rows.value = outcome.data.rows;
      if (!keyword) total.value = outcome.data.total;
      if (isFirst) onFirst(outcome.data.rows);
      isFirst = false;
    });
  }

  return {
    state,
    rows,
    total,
    query,
    isWhole,
    load,
    loadAll() {
      isWhole.value = true;
      void load();
    },
    search(text: string) {
      query.value = text;
      stopTyping();
      stopTyping = timers.after(typingMs, () => void load());
    },
    dispose: () => stopTyping(),
  };
}
