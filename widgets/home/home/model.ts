import { signal } from '@preact/signals-core';
import { flight } from '#contract/flight.ts';
import { notice } from '#contract/notice.ts';
import type { Notice } from '#contract/notice.ts';
import { addDays, clockOf, momentAt } from '#domain/china-time.ts';
import { cheapestOf, fareHeights, popularRoutes } from '#domain/flight/low-fares.ts';
import type { PopularRoute } from '#domain/flight/low-fares.ts';
import { onLogin } from '#kit/on-login.ts';
import { importAgain } from '#kit/part.ts';
import type { Services } from '#kit/services.ts';
import type * as NoticesPart from './NoticesDialog.tsx';

export interface LowFare extends PopularRoute {
  /** The cheapest of the next seven days. */
  date: string;
  price: string;
  /** Seven days, 0 cheapest to 1 dearest. */
  heights: number[];
}

export type Fares = { state: 'loading' } | { state: 'failed' } | { state: 'shown'; fares: LowFare[]; updatedAt: string };

export function createHome(services: Services) {
  const fares = signal<Fares>({ state: 'loading' });
  const notices = signal<readonly Notice[] | null>(null);
  /** The box of all notices while it is open; its code comes with the first opening. */
  const noticeBox = signal<typeof NoticesPart | null>(null);
  const ending = new AbortController();
  const { signal: ended } = ending;

  async function readRoute(route: PopularRoute): Promise<LowFare | 'failed' | null> {
    const first = addDays(services.clock.today(), 1);
    const { ok, data } = await services.api.send(flight.lowPrices, { orgCity: route.from, dstCity: route.to, from: first, to: addDays(first, 6), cabin: 'Y' }, { quiet: 'all', signal: ended });
    if (!ok) return 'failed';
    const best = cheapestOf(data.prices);
    return best ? { ...route, ...best, heights: fareHeights(data.prices) } : null;
  }

  let turn = 0;

  /** What is shown stays until there is something newer. */
  async function load(): Promise<void> {
    const mine = ++turn;
    const wasShown = fares.peek().state === 'shown';
    if (!wasShown) fares.value = { state: 'loading' };
    const found = await Promise.all(popularRoutes.map(readRoute));
    if (ended.aborted || mine !== turn) return;
    const shown = found.filter((one) => one !== null && one !== 'failed');
    const isLost = shown.length === 0 && found.includes('failed');
    if (isLost && wasShown) return;
    fares.value = isLost ? { state: 'failed' } : { state: 'shown', fares: shown, updatedAt: clockOf(momentAt(services.clock.now())) };
  }

  async function readNotices(): Promise<void> {
    const { ok, data } = await services.api.send(notice.list, {}, { quiet: 'all', signal: ended });
    if (!ended.aborted) notices.value = ok ? data : (notices.peek() ?? []);
  }

  function read() {
    void load();
    void readNotices();
  }

  read();
  const stop = onLogin(services, read);

  return {
    fares,
    /** Null while they are read; empty when there are none or they cannot be read: the bar is left out. */
    notices,
    noticeBox,
    openNotices() {
      importAgain(() => import('./NoticesDialog.tsx')).then(
        (part) => (noticeBox.value = part),
        // Without it the notices have a page of their own.
        () => services.navigate('agreement_frame', { type: 'notices' }),
      );
    },
    closeNotices: () => (noticeBox.value = null),
    reload: () => void load(),
    open({ from, to, date }: LowFare) {
      services.navigate('DomesticAirTicketQuery', { from, to, date, step: 'outbound' });
    },
    hrefOf: ({ from, to, date }: LowFare) => services.hrefOf('DomesticAirTicketQuery', { from, to, date, step: 'outbound' }) || undefined,
    dispose() {
      stop();
      ending.abort();
    },
  };
}

export type HomeModel = ReturnType<typeof createHome>;
