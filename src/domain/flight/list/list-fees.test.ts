import { describe, expect, it } from 'vitest';
import { msOf } from '../../china-time.ts';
import { feeAt, feeFaresOf, feeLines, feeSteps, feeText } from './list-fees.ts';
import type { FeeBand } from './list-fees.ts';

const departure = '2026-09-22 08:30:00';
const fare = 93_000;
const bands = (...percents: (number | null)[]): FeeBand[] =>
  [
    { fromHours: null, toHours: 168 },
    { fromHours: 168, toHours: 48 },
    { fromHours: 48, toHours: 4 },
    { fromHours: 4, toHours: null },
  ].map((band, n) => ({ ...band, feePercent: percents[n] ?? null }));
const rule = { refund: bands(20, 30, 50, 80), change: bands(10, 15, 25, 50), freeChanges: 0 };

describe('fee steps', () => {
  it('name their end in China time and mark the one that counts now', () => {
    const steps = feeSteps(rule, departure, msOf('2026-09-16 14:30'), fare);
    expect(steps.map((one) => [one.label, one.state, one.refund.fen, one.change.fen])).toEqual([
      ['09-15 08:30 前', 'past', 18600, 9300],
      ['09-20 08:30 前', 'now', 27900, 14000],
      ['09-22 04:30 前', 'next', 46500, 23300],
      ['此后及起飞后', 'next', 74400, 46500],
    ]);
  });

  const moments: [string, number][] = [
    ['2026-09-15 08:29:59', 0],
    ['2026-09-15 08:30:00', 1],
    ['2026-09-20 08:30:00', 2],
    ['2026-09-22 04:29:59', 2],
    ['2026-09-22 04:30:00', 3],
    ['2026-09-23 00:00:00', 3],
  ];
  it.each(moments)('at %s the step %i counts, and the fee is that of the step', (moment, n) => {
    const steps = feeSteps(rule, departure, msOf(moment), fare);
    expect(steps.map((one) => one.state).indexOf('now')).toBe(n);
    expect(feeAt(rule.refund, departure, msOf(moment), fare)).toEqual(steps[n]?.refund);
  });

  it('put the edges of refund and change together', () => {
    const change: FeeBand[] = [
      { fromHours: null, toHours: 2, feePercent: 0 },
      { fromHours: 2, toHours: null, feePercent: null },
    ];
    const steps = feeSteps({ refund: rule.refund, change }, departure, msOf('2026-09-16 14:30'), fare);
    expect(steps.map((one) => [one.label, one.refund.percent, one.change.percent])).toEqual([
      ['09-15 08:30 前', 20, 0],
      ['09-20 08:30 前', 30, 0],
      ['09-22 04:30 前', 50, 0],
      ['09-22 06:30 前', 80, 0],
      ['此后及起飞后', 80, null],
    ]);
  });

  it('are one step where nothing changes', () => {
    const always: FeeBand[] = [{ fromHours: null, toHours: null, feePercent: null }];
    const [step, ...more] = feeSteps({ refund: always, change: always }, departure, 0, fare);
    expect([step?.label, step?.state, step?.refund.percent, more.length]).toEqual(['起飞前后', 'now', null, 0]);
  });
});

describe('fees in words', () => {
  it.each([
    [{ percent: 30, fen: 27900 }, '¥279（30%）'],
    [{ percent: 0, fen: 0 }, '免费'],
    [{ percent: null, fen: null }, '不可退'],
  ])('%o reads %s', (fee, text) => {
    expect(feeText(fee, '不可退')).toBe(text);
  });

  const at = '2026-09-16 14:30';
  it.each([
    [rule, at, '现在退 −¥279（30%，至 09-20 08:30）', '现在改 −¥140（15%，至 09-20 08:30）'],
    [rule, '2026-09-14 12:00', '现在退 −¥186（20%，至 09-15 08:30）', '现在改 −¥93（10%，至 09-15 08:30）'],
    [rule, '2026-09-21 12:00', '现在退 −¥465（50%，至 09-22 04:30）', '现在改 −¥233（25%，至 09-22 04:30）'],
    [rule, '2026-09-22 06:00', '现在退 −¥744（80%）', '现在改 −¥465（50%）'],
    [{ ...rule, freeChanges: 1 }, at, '现在退 −¥279（30%，至 09-20 08:30）', '改期 免费 1 次'],
    [
      { ...rule, change: bands(0, 0, 0, 0) },
      at,
      '现在退 −¥279（30%，至 09-20 08:30）',
      '现在改 免费（至 09-20 08:30）',
    ],
    [{ ...rule, refund: bands(null, null, null, null) }, at, '不可退票', '现在改 −¥140（15%，至 09-20 08:30）'],
    [
      { ...rule, refund: [{ fromHours: null, toHours: null, feePercent: 10 }] },
      at,
      '现在退 −¥93（10%）',
      '现在改 −¥140（15%，至 09-20 08:30）',
    ],
    [
      { ...rule, refund: [{ fromHours: null, toHours: 0, feePercent: 10 }] },
      at,
      '现在退 −¥93（10%，至起飞）',
      '现在改 −¥140（15%，至 09-20 08:30）',
    ],
  ])('a fare says share and yuan as of now: %#', (one, moment, refund, change) => {
    expect(feeLines(one, departure, msOf(moment), [fare])).toEqual([refund, change]);
  });

  it('a party pays the share of every ticket, rounded by ticket, infants nothing', () => {
    const fares = feeFaresOf({ parPrice: '930', childCabinPrice: '470' }, { adults: 2, children: 1 });
    expect(fares).toEqual([93000, 93000, 47000]);
    expect(feeLines(rule, departure, msOf(at), fares)).toEqual([
      '现在退 3 人 −¥699（30%，至 09-20 08:30）',
      '现在改 3 人 −¥351（15%，至 09-20 08:30）',
    ]);
    expect(feeLines(rule, departure, msOf(at), fares, 1)).toEqual([
      '现在退 3 人 −¥699（30%，至 09-20 08:30，婴儿免）',
      '现在改 3 人 −¥351（15%，至 09-20 08:30，婴儿免）',
    ]);
    expect(feeSteps(rule, departure, msOf(at), fares)[1]?.change).toEqual({ percent: 15, fen: 35100 });
  });
});
