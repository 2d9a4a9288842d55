import { expect, it } from 'vitest';
import { linesOf } from './subject.ts';

const leg = { day: '2026-12-09', travellers: 1, units: 1, from: '', to: 'CTU' };
const priced = {
  cheapest: 121_00,
  cheapestTitle: '',
  median: 281_00,
  subtotal: 562_00,
  verdict: 'ok',
  standard: '其他城市 ¥350',
  limit: 350_00,
} as const;

it('a line above the budget names the sum it is above; one within has no reason', () => {
  const content = {
    mode: 'legs',
    legs: [
      { ...leg, legId: 'a', product: 'hotel', toDay: '2026-12-11' },
      { ...leg, legId: 'b', product: 'flight', from: 'SHA', toDay: '' },
    ],
    budgets: { hotel: 1000_00, flight: 600_00 },
    overReason: '展会期间',
  } as unknown as Parameters<typeof linesOf>[0];
  const legs = ['a', 'b'].map((legId) => ({ ...priced, legId }));
  const [stay, way] = linesOf(content, { legs, over: { hotel: 300_00 } }, []);
  expect(stay?.sub).toBe('12-09 周三 至 12-11 周五 · 1 间 · 酒店预算 ¥1,000.00，按差标合计 ¥700.00');
  expect(stay).toMatchObject({ verdict: 'over', reason: '展会期间', actual: { isOver: false } });
  expect([way?.verdict, way?.reason]).toEqual(['ok', '']);
});

it('the price of one of several is multiplied up to the sum that the total counts', () => {
  const content = {
    mode: 'legs',
    legs: [
      { ...leg, legId: 'a', product: 'hotel', toDay: '2026-12-12', units: 2 },
      { ...leg, legId: 'b', product: 'flight', from: 'SHA', toDay: '', travellers: 2 },
      { ...leg, legId: 'c', product: 'flight', from: 'SHA', toDay: '' },
    ],
    budgets: { hotel: 2000_00, flight: 3000_00 },
    overReason: '',
  } as unknown as Parameters<typeof linesOf>[0];
  const sums = { a: 1968_00, b: 2000_00, c: 1000_00 };
  const medians = { a: 328_00, b: 1000_00, c: 1000_00 };
  const legs = (['a', 'b', 'c'] as const).map((legId) => ({
    ...priced,
    legId,
    median: medians[legId],
    subtotal: sums[legId],
  }));
  expect(linesOf(content, { legs, over: {} }, []).map(({ actual }) => `${actual?.value} ${actual?.note}`)).toEqual([
    '¥328.00 × 2 间 × 3 晚 = ¥1,968.00',
    '¥1,000.00 × 2 人 = ¥2,000.00',
    '¥1,000.00 中位价',
  ]);
});
