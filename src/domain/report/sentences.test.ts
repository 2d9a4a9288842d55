import { describe, expect, it, test } from 'vitest';
import type { ReportSums } from './measures.ts';
import { isThin } from './measures.ts';
import { sentencesOf } from './sentences.ts';
import { changeOf, shortValue, showValue } from './show-measure.ts';

const none: ReportSums = {
  amount: '0',
  sales: '0',
  refunds: '0',
  fare: '0',
  fullFare: '0',
  taxes: '0',
  serviceFee: '0',
  insurance: '0',
  overAmount: '0',
  missed: '0',
  changeCost: '0',
  refundCost: '0',
  orders: 0,
  tickets: 0,
  advanceDays: 0,
  checked: 0,
  over: 0,
  missedTickets: 0,
  changedTickets: 0,
  refundedTickets: 0,
};
const sums = (of: Partial<ReportSums>): ReportSums => ({ ...none, ...of });
const row = (key: string, figures: Partial<ReportSums>, before: Partial<ReportSums> | null = null) => ({
  key,
  name: key,
  figures: sums(figures),
  before: before && sums(before),
});
const noTops = { route: [], department: [], advance: [], reason: [] };

test('without orders there is nothing to say', () => {
  expect(sentencesOf({ figures: none, before: none, tops: noTops, drivers: null })).toEqual([]);
});

test('each sentence leads to the figures that it is made of', () => {
  const found = sentencesOf({
    figures: sums({
      amount: '1200',
      orders: 10,
      tickets: 12,
      checked: 12,
      over: 3,
      overAmount: '450',
      missed: '80',
      missedTickets: 2,
      refundedTickets: 1,
      refundCost: '50',
    }),
    before: sums({ amount: '1000', orders: 9, tickets: 10 }),
    tops: {
      route: [
        row('北京 → 上海', { amount: '900', fare: '900', tickets: 9 }),
        row('上海 → 广州', { amount: '300', fare: '300', tickets: 3 }),
      ],
      department: [
        row('研发部', { amount: '800' }, { amount: '500' }),
        row('销售部', { amount: '400' }, { amount: '500' }),
      ],
      advance: [row('0', { fare: '600', tickets: 4 }), row('7', { fare: '800', tickets: 8 })],
      reason: [row('行程时间受限', { over: 3 })],
    },
    drivers: { volume: '220', price: '-30', mix: '10' },
  });
  expect(found.map(({ text, target }) => [text, target])).toEqual([
    [
      '净消费额 ¥1,200.00，10 单 12 张票，比对比期增加 ¥200.00（+20.0%），出票金额的变化主要来自票量变化。',
      { view: 'detail' },
    ],
    [
      '受差旅标准约束的 12 张票中，合规率 75.0%，超标 3 张，超出标准 ¥450.00，最常见的原因是“行程时间受限”。',
      { view: 'detail', where: { standard: ['over'] } },
    ],
    ['2 张票未选更低价，本可节省 ¥80.00。', { view: 'pivot', rows: 'route', sort: 'missed' }],
    [
      '提前不到 3 天出票 4 张，占 33.3%，均价比提前 7 至 13 天的高 50.0%。',
      { view: 'detail', where: { advance: ['0', '1'] } },
    ],
    [
      '花费最多的航线是“北京 → 上海”，¥900.00，占 75.0%，平均票价 ¥100.00。',
      { view: 'detail', where: { route: ['北京 → 上海'] } },
    ],
    ['增加最多的部门是研发部，比对比期多 ¥300.00（+60.0%）。', { view: 'detail', where: { department: ['研发部'] } }],
    ['退票 1 张，损失 ¥50.00。', { view: 'detail', type: 'refund' }],
  ]);
});

test('tickets without a travel standard are named beside the rate that leaves them out', () => {
  const some = sums({ amount: '900', orders: 8, tickets: 9, checked: 6, over: 0 });
  const all = sentencesOf({ figures: some, before: null, tops: noTops, drivers: null });
  expect(all.find(({ id }) => id === 'over')?.text).toBe(
    '受差旅标准约束的 6 张票全部合规（另 3 张不适用差标，不计入）。',
  );
});

test('a handful of tickets is thin', () => {
  expect([0, 4, 5].map((tickets) => isThin(sums({ tickets })))).toEqual([false, true, false]);
});

describe('the change of a measure', () => {
  it.each([
    ['amount', { amount: '110' }, { amount: '100' }, '+10.0%', null],
    ['amount', { amount: '100' }, { amount: '100' }, '持平', null],
    ['averagePrice', { fare: '90', tickets: 1 }, { fare: '100', tickets: 1 }, '−10.0%', true],
    ['compliance', { checked: 10, over: 2 }, { checked: 10, over: 1 }, '−10.0 个百分点', false],
    ['advance', { advanceDays: 12, tickets: 2 }, { advanceDays: 10, tickets: 2 }, '+1.0 天', true],
  ] as const)('%s from %o against %o is %s', (name, figures, before, text, isGood) => {
    expect(changeOf(name, sums(figures), sums(before))).toMatchObject({ text, isGood });
  });
  it('is unknown where there was nothing', () => {
    expect(changeOf('amount', sums({ amount: '1' }), none)).toBeNull();
    expect(changeOf('amount', sums({ amount: '1' }), null)).toBeNull();
    expect(changeOf('overAmount', none, none)).toBeNull();
  });
  it('is none where both periods had orders, and neither any of it', () => {
    expect(changeOf('overAmount', sums({ orders: 2 }), sums({ orders: 3 }))?.text).toBe('持平');
  });
});

test('values are shown in full, and short at an axis', () => {
  expect(showValue('amount', -1_234_567)).toBe('−¥12,345.67');
  expect(shortValue('amount', 123_456_700)).toBe('123.5 万');
  expect(showValue('discount', 6.54)).toBe('6.5 折');
  expect(shortValue('compliance', 0.9)).toBe('90%');
});
