import { describe, expect, it } from 'vitest';
import { msOf } from '../../china-time.ts';
import { refundSteps } from '../../rail/refund-fees.ts';
import { intlRuleInWords, railRuleInWords, stayRuleInWords } from './fee-rules.ts';

const at = '2026-09-21 10:00:00';

describe('the rule of a stay', () => {
  const steps = [
    { fromMs: null, toMs: msOf('2026-09-20 18:00:00'), penalty: 0 },
    { fromMs: msOf('2026-09-20 18:00:00'), toMs: msOf('2026-09-22 18:00:00'), penalty: 42_800 },
    { fromMs: msOf('2026-09-22 18:00:00'), toMs: null, penalty: 90_000 },
  ];
  it('names the part that was kept, when it was cancelled and all steps', () =>
    expect(stayRuleInWords({ penalty: 42_800, total: 90_000, steps, at })).toBe(
      '房费 ¥900.00 中扣留首晚 ¥428.00；按 2026-09-21 10:00 取消计；2026-09-20 18:00 前免费取消；2026-09-20 18:00 起取消扣 ¥428.00；2026-09-22 18:00 起取消扣 ¥900.00',
    ));
  it('says the first night only of a sum that is one, and a guarantee is no price of the stay', () => {
    expect(stayRuleInWords({ penalty: 20_000, total: 90_000, steps, at })).toMatch(/^房费 ¥900\.00 中扣留 ¥200\.00；/);
    expect(stayRuleInWords({ penalty: 42_800, total: 42_800, steps, at, isGuarantee: true })).toMatch(
      /^扣留全部首晚担保金 ¥428\.00；/,
    );
  });
  it('that gives nothing back keeps all', () =>
    expect(
      stayRuleInWords({ penalty: 90_000, total: 90_000, steps: [{ fromMs: null, toMs: null, penalty: 90_000 }], at }),
    ).toBe('扣留全部房费 ¥900.00；按 2026-09-21 10:00 取消计；预订后取消扣 ¥900.00'));
});

describe('the rule of a train', () => {
  const departsAt = '2026-09-22 20:00:00';
  it('has a share of the fare for each time before the departure', () =>
    expect(
      railRuleInWords(
        'refund',
        [
          { charge: 5_550, base: 55_500, percent: 10, departsAt },
          { charge: 850, base: 4_400, percent: 20, departsAt: '2026-09-21 20:00:00' },
        ],
        { at },
      ),
    ).toBe(
      '退票费 ¥55.50 ＝ 票面 ¥555.00 × 10%；开车前 24 至 48 小时；按 2026-09-21 10:00 提交、2026-09-22 20:00 出发计；退票费 ¥8.50 ＝ 票面 ¥44.00 × 20%（取整到 0.5 元，最低 2 元）；开车前 24 小时内；按 2026-09-21 10:00 提交、2026-09-21 20:00 出发计',
    ));
  it('costs nothing long before', () =>
    expect(
      railRuleInWords('refund', [{ charge: 0, base: 5_000, percent: 0, departsAt: '2026-10-20 20:00:00' }], { at }),
    ).toBe('不收退票费；开车前 8 天以上；按 2026-09-21 10:00 提交、2026-10-20 20:00 出发计'));
  it('of a ticket that was changed to a day long after keeps the share that it had', () =>
    expect(
      railRuleInWords('refund', [{ charge: 250, base: 5_000, percent: 5, departsAt: '2026-10-20 20:00:00' }], { at }),
    ).toBe(
      '退票费 ¥2.50 ＝ 票面 ¥50.00 × 5%；改签前距开车不足 8 天，仍按 5% 收；按 2026-09-21 10:00 提交、2026-10-20 20:00 出发计',
    ));
  it('of a change is a share of what comes back, or the difference alone', () => {
    expect(
      railRuleInWords('change', [{ charge: 500, base: 5_000, percent: 10, departsAt }], { at, spread: -5_000 }),
    ).toContain('改签费 ¥5.00 ＝ 退差价 ¥50.00 × 10%');
    expect(railRuleInWords('change', [{ charge: 0, base: -5_000, percent: 0, departsAt }], { at, spread: 5_000 })).toBe(
      '补差价 ¥50.00；铁路改签不收手续费；按 2026-09-21 10:00 提交、2026-09-22 20:00 出发计',
    );
  });
});

it('every step of the railway’s fees has its words', () => {
  const departsAt = '2026-09-29 10:00:00';
  const spanAt = (asked: string) =>
    railRuleInWords('refund', [{ charge: 0, base: 5_000, percent: 0, departsAt }], { at: asked }).split('；')[1];
  expect(
    ['2026-09-21 10:00:00', '2026-09-27 10:00:00', '2026-09-28 10:00:00', '2026-09-29 09:00:00'].map(spanAt),
  ).toEqual(['开车前 8 天以上', '开车前 48 小时至 8 天', '开车前 24 至 48 小时', '开车前 24 小时内']);
  expect(refundSteps).toHaveLength(4);
});

describe('the rule of a flight abroad', () => {
  const one = { charge: 60_000, fare: 300_000, departsAt: '2026-10-01 09:00:00', by: 'before', unit: 60_000 } as const;
  it('is a sum for each ticket', () =>
    expect(intlRuleInWords('refund', [one, one], at)).toBe(
      '退票费 ¥1,200.00 ＝ 每张 ¥600.00 × 2 张；票规：出发前退票；按 2026-09-21 10:00 提交、2026-10-01 09:00 出发计',
    ));
  it('keeps a fare that does not come back, and is free where the airline has moved the flight', () => {
    expect(intlRuleInWords('refund', [{ ...one, charge: 300_000, unit: null }], at)).toContain(
      '退票费 ¥3,000.00 ＝ 票面全额；票规：出发前退票不退票款；',
    );
    expect(intlRuleInWords('refund', [{ ...one, charge: 39_000, fare: 39_000 }], at)).toContain(
      '退票费 ¥390.00 ＝ 票面全额（每张 ¥600.00，以票面为限）；票规：出发前退票；',
    );
    expect(intlRuleInWords('change', [{ ...one, charge: 0, by: 'involuntary' }], at)).toContain(
      '不收改签费；票规：航司变更航班，免收改签费',
    );
  });
});
