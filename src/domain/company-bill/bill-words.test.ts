import { describe, expect, it } from 'vitest';
import { confirmRuleInWords, whyNoDispute } from './bill-claim.ts';
import { feeRuleInWords, overInWords } from './bill-explain.ts';
import type { CompanyBillRow } from './bill-row.ts';

const row = (given: Partial<CompanyBillRow>): CompanyBillRow => ({
  id: 'm1',
  no: 1,
  at: '2026-11-25 10:00:00',
  product: 'airTicket',
  kind: 'sale',
  settle: 'credit',
  orderId: '1',
  title: '上海 → 西安',
  travellers: '许曼',
  department: '研发中心',
  costCentre: '',
  project: '',
  verdict: 'over',
  facts: {},
  counts: {},
  figures: {},
  amount: 0,
  ...given,
});

describe('a row above the standard', () => {
  const fare = { fare: 129_000, constructionTax: 5_000, overAmount: 5_400 };
  it.each([
    [0, '标准 ¥1,236.00，本次 ¥1,290.00，超出 ¥54.00；超出部分由公司支付；原因：客户或会议指定'],
    [
      2_000,
      '标准 ¥1,236.00，本次 ¥1,290.00，超出 ¥54.00；超出部分由出行人支付 ¥20.00，公司支付 ¥34.00；原因：客户或会议指定',
    ],
    [
      5_400,
      '标准 ¥1,236.00，本次 ¥1,290.00，超出 ¥54.00；超出的 ¥54.00 由出行人支付，不在本行金额内；原因：客户或会议指定',
    ],
  ])('says limit, excess, and who pays it where travellers paid %s fen', (personal, words) => {
    expect(overInWords(row({ figures: fare, facts: { overReason: '客户或会议指定' } }), personal)).toBe(words);
  });

  it('has the rule of a ride in its own words, and nothing is said of a row within the standard', () => {
    const overRule = '每次标准 ¥100，本次 ¥100.38，超出 ¥0.38';
    const ride = row({ product: 'car', figures: { rideFee: 10_000, overAmount: 38 }, facts: { overRule } });
    expect(overInWords(ride, 38)).toBe(`${overRule}；超出的 ¥0.38 由出行人支付，不在本行金额内`);
    expect(overInWords(row({ verdict: 'ok', figures: fare }), 0)).toBe('');
  });
});

describe('the fee of a refund or change', () => {
  const fee = {
    fee: 'changeFee',
    charge: 35_000,
    base: 233_300,
    percent: 15,
    tickets: 1,
    at: '2026-11-27 10:15:20',
    departsAt: '2026-11-30 08:00:00',
  } as const;
  it('is said as a share of the fare, with the moments that decided it', () => {
    const when = '按 2026-11-27 10:15 提交、2026-11-30 08:00 出发计';
    expect(feeRuleInWords(fee)).toBe(`改签费 ¥350.00 ＝ 票面 ¥2,333.00 × 15%（取整到元）；${when}`);
    expect(feeRuleInWords({ ...fee, fee: 'refundFee', charge: 30_000, base: 200_000 })).toBe(
      `退票费 ¥300.00 ＝ 票面 ¥2,000.00 × 15%；${when}`,
    );
    expect(feeRuleInWords({ ...fee, base: 900_000, departsAt: '' })).toBe(
      '改签费 ¥350.00，为票面的 15%；按 2026-11-27 10:15 提交计',
    );
  });
});

describe('the rule of disputes and of the confirmation', () => {
  const bill = { state: 'issued', confirmBy: '2026-11-13', acts: ['dispute', 'confirm'] } as const;
  it('is said before the deadline and after it, and not of a bill that takes no dispute', () => {
    expect(confirmRuleInWords(bill, '2026-11-13')).toMatch(/^确认前可逐行提异议。11-13 .* 24:00 仍未确认的/);
    expect(confirmRuleInWords({ ...bill, state: 'disputed', acts: ['dispute'] }, '2026-11-14')).toMatch(
      /^确认期已于 11-13 .* 结束。最后一笔异议了结时，本账单自动确认/,
    );
    expect(confirmRuleInWords({ ...bill, state: 'confirmed', acts: ['reopen', 'pay'] }, '2026-11-10')).toBe('');
  });

  it('explains why a row takes no dispute', () => {
    const fresh = { claimable: '90', disputed: '' } as const;
    expect(whyNoDispute(bill, fresh)).toBe('');
    expect(whyNoDispute(bill, { claimable: '0', disputed: 'waiting' })).toBe('');
    expect(whyNoDispute(bill, { claimable: '0', disputed: '' })).toBe('这一行没有可以冲减的金额');
    expect(whyNoDispute({ state: 'paid', acts: [] }, fresh)).toBe('账单已确认，不能再对本行提异议');
    expect(whyNoDispute({ state: 'open', acts: [] }, fresh)).toBe('出账后可对本行提异议');
  });
});
