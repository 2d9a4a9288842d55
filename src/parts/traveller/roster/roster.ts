import { batch, computed, signal } from '@preact/signals-core';
import type { Passenger } from '#contract/passenger.ts';
import type { BookedProduct } from '#domain/company/preferences.ts';
import type { Row } from '#contract/row.ts';
import type { Services } from '#kit/services.ts';
import { addressedLeg } from '#parts/booking/company/booked-from.ts';

/** People shown before a search or the whole list. */
const shownAtFirst = 10;
/** Of the whole list, and of what a search finds; more people are found by more letters. */
const mostShown = 100;
const typingMs = 250;

interface Asked {
  sort?: string;
  size?: number;
  keyword?: string;
  bookedProduct?: BookedProduct;
}
type ListRow = Row<Asked, { rows: Passenger[]; total: number }>;
export type Roster = ReturnType<typeof createRoster>;

/**
 * The people to choose from, as far as they are shown: the server orders and searches them. `lists`: the first one must
 * be there, the numbers of the others stay with the company. `onList`: the whole list has been read, not a search, and
 * so has the application that the address names.
 */
export function createRoster(
  services: Services,
  {
    lists: [own, ...others],
    business,
  }: {
    lists: readonly [ListRow, ...ListRow[]];
    /** Business travel: an employee gets themselves and the colleagues for whom they may book this product. */
    business: BookedProduct | undefined;
  },
  onList: (total: number) => void,
) {
  const { api, timers } = services;
  const state = signal<'loading' | 'ready' | 'failed'>('loading');
  const shown = signal<readonly Passenger[]>([]);
  const total = signal(0);
  const query = signal('');
  const isWhole = signal(false);
  /** All people that have been shown: chosen ones stay known. */
  const known = signal<ReadonlyMap<string, Passenger>>(new Map());
  let stopTyping = (): void => {};
  let latest = 0;
  const leg = business && addressedLeg(services, business);

  async function load(): Promise<void> {
    stopTyping();
    const mine = (latest += 1);
    const keyword = query.peek().trim();
    // During a search the earlier rows stay.
    if (state.peek() !== 'ready') state.value = 'loading';
    const asked = {
      size: keyword || isWhole.peek() ? mostShown : shownAtFirst,
      ...(keyword && { keyword }),
    };
    const [, outcome, ...more] = await Promise.all([
      leg,
      api.send(
        own,
        { ...(business ? { sort: 'staff', bookedProduct: business } : { sort: 'rank' }), ...asked },
        { quiet: 'all' },
      ),
      ...others.map((list) => api.send(list, asked, { quiet: 'all' })),
    ]);
    if (mine !== latest) return;
    batch(() => {
      state.value = outcome.ok ? 'ready' : 'failed';
      if (!outcome.ok) return;
      const pages = more.flatMap((page) => (page.ok ? [page.data] : []));
      const rows = [
        ...outcome.data.rows,
        ...pages.flatMap((page) => page.rows.map((one) => ({ ...one, isOwn: false }))),
      ];
      shown.value = rows;
      known.value = new Map([...known.peek(), ...rows.map((one) => [one.id, one] as const)]);
      if (keyword) return;
      total.value = pages.reduce((sum, page) => sum + page.total, outcome.data.total);
      onList(total.value);
    });
  }

  return {
    state,
    shown,
    known,
    query,
    isWhole,
    total,
    /** More people than the first rows show: a search makes sense. */
    isMany: computed(() => total.value > shownAtFirst),
    load,
    search(text: string) {
      query.value = text;
      stopTyping();
      stopTyping = timers.after(typingMs, () => void load());
    },
    showWhole(on: boolean) {
      isWhole.value = on;
      void load();
    },
    dispose: () => stopTyping(),
  };
}
