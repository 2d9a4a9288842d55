import type { Browser } from 'playwright';
import { expect } from 'vitest';
import type { HostilePage } from '#demo/partner/hostile/pages.mjs';
import { stageWidth } from '#demo/partner/hostile/serve.mjs';
import { contextOf, partnerUrl } from '../browser.ts';
import { chinaDay } from '../steps.ts';
import { becomesSame, settled } from './boxes.ts';
import type { Box } from './boxes.ts';
import { giveUpOrder, popularDays, requestsOf, searchToOrder } from './flow.ts';
import type { Look, Step } from './flow.ts';
import { openTab, openVisit } from './visit.ts';
import type { Visit } from './visit.ts';
import type { Facts } from './watch.ts';
import { minus, sameFacts } from './same-facts.ts';

/** Facts of a page while the widget lives on it, and after `TravelEmbed.destroy()`. */
interface Outcome {
  visit: Visit;
  mounted: Facts;
  destroyed: Facts;
}

/** Boxes, calls and rest of the clean page. */
interface Baseline extends Outcome {
  boxes: Partial<Record<Step, Box[]>>;
}

interface Holding {
  /** Ends the visit after this step, without an order. */
  until?: Step;
  /** Runs with the loader: a fault that has to be noticed. */
  spoil?: string;
}

/**
 * A browser tab and a day of travel of its own, on which no other test books: pages of different lanes are open at the same time, and none
 * takes the seats or the passenger of another. Within a lane each page meets exactly what the clean page met.
 */
export interface Lane {
  /** Differences from the clean page, and changes of the page itself; empty when all is well. */
  hold(page: HostilePage, holding?: Holding): Promise<string[]>;
}

/** Of the bar of a long screen, which comes only where the screen's top was scrolled away for a moment (LaterStuckBar). */
const bar = ['window resize', 'window scroll in capture'];
const withBar = (listeners: readonly string[]) =>
  bar.some((one) => listeners.includes(one)) ? listeners : [...listeners, ...bar];

export async function openLane(browser: Browser, at: number): Promise<Lane> {
  const context = await contextOf(browser, {
    viewport: { width: 1280, height: 1100 },
    locale: 'zh-CN',
    timezoneId: 'America/New_York',
    reducedMotion: 'reduce',
  });
  const tab = await openTab(context);
  const day = chinaDay(popularDays + 45 + at);
  const known = new Map<string, Promise<Baseline>>();
  const address = (name: string, more = '') => `${partnerUrl()}/hostile/${name}.html?day=${day}${more}`;

  /** A visit from search to order. It leaves no order behind, also when it fails. */
  async function order(url: string, look: Look, { until, spoil }: Holding): Promise<Outcome> {
    const visit = await openVisit(tab, url, spoil);
    let orderId = '';
    const outcome: Outcome = { visit, mounted: {}, destroyed: {} };
    try {
      await searchToOrder(visit, look, until);
      outcome.mounted = await visit.facts();
      await visit.destroy();
      outcome.destroyed = await visit.facts();
    } catch (error) {
      // A picture of the failure, beside the other results.
      await visit.page
        .screenshot({ path: `.build/failed/hostile-${new URL(url).pathname.replace(/^.*\/|\.html$/g, '')}.png` })
        .catch(() => undefined);
      throw error;
    } finally {
      orderId = await giveUpOrder(visit);
      await visit.close();
    }
    if (!until) expect(orderId, 'the order that was made').not.toBe('');
    return outcome;
  }

  async function baseline(width: number, until?: Step): Promise<Baseline> {
    const boxes: Baseline['boxes'] = {};
    const outcome = await order(
      address('clean', `&width=${width}`),
      async (step, visit, read) => void (boxes[step] = await settled(visit, read)),
      { ...(until && { until }) },
    );
    return { ...outcome, boxes };
  }

  /** Made once for all pages of the lane; one that failed is made again for the next page. */
  async function cleanOf(width: number, until?: Step): Promise<Baseline> {
    const key = `${width} ${until ?? ''}`;
    const made = known.get(key) ?? baseline(width, until).catch(() => baseline(width, until));
    known.set(key, made);
    made.catch(() => known.delete(key));
    return await made;
  }

  async function without({ name, settled: mark }: HostilePage): Promise<Facts> {
    const visit = await openVisit(tab, address(name, '&without'));
    try {
      if (mark) await visit.page.locator(mark).waitFor({ state: 'attached' });
      return await visit.facts();
    } finally {
      await visit.close();
    }
  }

  return {
    async hold(page, holding = {}) {
      const { inner = stageWidth, itsOwn, name } = page;
      const clean = await cleanOf(inner, holding.until);
      const wrong: string[] = [];
      const before = await without(page);
      const outcome = await order(
        address(name),
        async (step, visit, read) => {
          wrong.push(...(await becomesSame(clean.boxes[step] ?? [], visit, read)).map((line) => `${step}: ${line}`));
        },
        holding,
      );
      wrong.push(...sameFacts(before, outcome.mounted, withBar(clean.mounted['listeners'] ?? []), itsOwn));
      wrong.push(
        ...sameFacts(before, outcome.destroyed, clean.destroyed['listeners'], itsOwn).map(
          (line) => `after destroy: ${line}`,
        ),
      );
      const [expected, got] = [requestsOf(clean.visit), requestsOf(outcome.visit)];
      wrong.push(
        ...minus(expected, got).map((line) => `request gone: ${line}`),
        ...minus(got, expected).map((line) => `request more: ${line}`),
      );
      return wrong;
    },
  };
}
