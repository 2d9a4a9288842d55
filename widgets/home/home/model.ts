import { computed, signal } from '@preact/signals-core';
import { flight } from '#contract/flight.ts';
import type { Notice } from '#contract/notice.ts';
import { addDays, clockOf, momentAt } from '#domain/china-time.ts';
import { cheapestOf, fareHeights, popularRoutes } from '#domain/flight/low-fares.ts';
import type { PopularRoute } from '#domain/flight/low-fares.ts';
import { linkTo } from '#kit/links/link-to.ts';
import { sharedNotices } from '#parts/messages/notices.ts';
import { onLogin } from '#parts/account/on-login.ts';
import { importAgain } from '#kit/part.ts';
import { resourceFrom } from '#kit/resources/resource.ts';
import type { Services } from '#kit/services.ts';
import type * as NoticesPart from './notices/NoticesDialog.tsx';

export interface LowFare extends PopularRoute {
  /** The cheapest of the next seven days. */
  date: string;
  price: string;
  /** Seven days, 0 cheapest to 1 dearest. */
  heights: number[];
}

interface Fares {
  fares: LowFare[];
  /** `09:41` */
  updatedAt: string;
}

export function createHome(services: Services) {
  /** The box of all notices while it is open; its code comes with the first opening. */
  const noticeBox = signal<typeof NoticesPart | null>(null);

  function readRoute(route: PopularRoute, signal: AbortSignal) {
    const first = addDays(services.clock.today(), 1);
    return services.api.send(
      flight.lowPrices,
      { orgCity: route.from, dstCity: route.to, from: first, to: addDays(first, 6), cabin: 'Y' },
      { quiet: 'all', signal },
    );
  }

  /** Six routes at once; those that cannot be read are left out, unless nothing else is there. */
  const fares = resourceFrom<Fares>(services, async (ending) => {
    const answers = await Promise.all(popularRoutes.map((route) => readRoute(route, ending)));
    const found = popularRoutes.flatMap((route, at): LowFare[] => {
      const prices = answers[at]?.ok ? answers[at].data.prices : [];
      const best = cheapestOf(prices);
      return best ? [{ ...route, ...best, heights: fareHeights(prices) }] : [];
    });
    const failure = answers.find((answer) => !answer.ok);
    return failure && !found.length
      ? failure
      : { ok: true, ret: 0, data: { fares: found, updatedAt: clockOf(momentAt(services.clock.now())) } };
  });
  const allNotices = sharedNotices(services);
  void fares.load();
  const stop = onLogin(services, () => void fares.load());

  return {
    fares: fares.current,
    /** Null while they are read; empty when there are none or they cannot be read: the bar is left out. */
    notices: computed<readonly Notice[] | null>(
      () => allNotices.data.value ?? (allNotices.current.value.state === 'loading' ? null : []),
    ),
    noticeBox,
    openNotices() {
      importAgain(() => import('./notices/NoticesDialog.tsx')).then(
        (part) => (noticeBox.value = part),
        // Without it the notices have a page of their own.
        () => services.navigate('agreement_frame', { type: 'notices' }),
      );
    },
    closeNotices: () => (noticeBox.value = null),
    reload: () => void fares.load(),
    linkOf: ({ from, to, date }: LowFare) =>
      linkTo(services, 'DomesticAirTicketQuery', { from, to, date, step: 'outbound' }),
    dispose() {
      stop();
      fares.dispose();
      allNotices.dispose();
    },
  };
}

export type HomeModel = ReturnType<typeof createHome>;
