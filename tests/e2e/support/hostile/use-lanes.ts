import { afterAll, beforeAll } from 'vitest';
import { openBrowser } from '../browser.ts';
import type { Browser } from 'playwright';
import { openLane } from './lanes.ts';
import type { Lane } from './lanes.ts';

/** One Chromium and some lanes in it; a test waits for a free lane while all are taken. */
export function useLanes(count: number) {
  let browser: Browser;
  const free: Lane[] = [];
  const waiting: ((lane: Lane) => void)[] = [];
  beforeAll(async () => {
    browser = await openBrowser();
    free.push(...(await Promise.all(Array.from({ length: count }, (_, at) => openLane(browser, at)))));
  });
  afterAll(() => browser?.close());

  return {
    async inLane<T>(work: (lane: Lane) => Promise<T>): Promise<T> {
      const lane = free.pop() ?? (await new Promise<Lane>((resolve) => waiting.push(resolve)));
      try {
        return await work(lane);
      } finally {
        const next = waiting.shift();
        if (next) next(lane);
        else free.push(lane);
      }
    },
  };
}
