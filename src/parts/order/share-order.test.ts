import { afterEach, expect, it, vi } from 'vitest';
import { shareTexts } from './tab/button-texts.ts';
import { createShareOrder } from './share-order.ts';

const trip = {
  orderNo: '261122143207',
  psgNames: ['周砚清'],
  flightList: [
    {
      orgcityname: '北京',
      dstcityname: '上海',
      airline: 'CA',
      flightNo: 'CA1501',
      depTime: '2026-12-16 07:30:00',
      arrTime: '2026-12-16 09:50:00',
    },
  ],
};

afterEach(() => vi.unstubAllGlobals());

/** Shares the trip on a device; `share`: the answer of its share sheet, if it has one. */
async function sharedOn(isTouched: boolean, share?: () => Promise<void>) {
  const seen: string[] = [];
  vi.stubGlobal('matchMedia', () => ({ matches: isTouched }));
  vi.stubGlobal('navigator', {
    ...(share && { share: ({ text }: { text: string }) => (seen.push(`sheet ${text.split('\n')[0]}`), share()) }),
  });
  await createShareOrder(
    {
      clock: { now: () => 0, today: () => '2026-12-01' },
      copy: async (text) => (seen.push(`copy ${text.split('\n')[0]}`), true),
      say: { toast: (text: string) => void seen.push(text) } as never,
    },
    shareTexts,
  )(trip);
  return seen;
}

const fails = (name: string) => () => Promise.reject(Object.assign(new Error(name), { name }));
const copied = ['copy 北京 → 上海', '行程已复制，可粘贴发送给同行人'];

it.each([
  ['a phone with a share sheet: it is opened', true, async () => {}, ['sheet 北京 → 上海']],
  ['a share sheet that is closed: nothing else happens', true, fails('AbortError'), ['sheet 北京 → 上海']],
  [
    'a page that forbids the share sheet: it is copied',
    true,
    fails('NotAllowedError'),
    ['sheet 北京 → 上海', ...copied],
  ],
  ['a phone without a share sheet: it is copied', true, undefined, copied],
  ['a desktop: it is copied', false, async () => {}, copied],
])('an itinerary on %s', async (_device, isTouched, share, expected) => {
  expect(await sharedOn(isTouched, share)).toEqual(expected);
});
