import { describe, expect, it } from 'vitest';
import type { YearByTerms } from '#contract/settlement.ts';
import { renderWorded } from '#tests/support/page/render-worded.tsx';
import { CreditCurve } from './CreditCurve.tsx';
import { PrepaidNeed } from './PrepaidNeed.tsx';
import { Schemes } from './Schemes.tsx';

const yearBy = (more: Partial<YearByTerms> = {}): YearByTerms => ({
  highest: '900',
  highestOn: '2026-11-02',
  warnedDays: 0,
  refusedOrders: 0,
  refusedDays: 0,
  refused: '0',
  days: ['100', '900', '300'],
  due: [{ from: '2026-09-01', to: '2026-09-30', dueOn: '2026-11-16', sum: '900' }],
  ...more,
});
const yearOf = (wanted: Partial<YearByTerms> = {}) => ({
  from: '2026-11-01',
  to: '2026-11-03',
  inForce: yearBy(),
  wanted: yearBy(wanted),
});

describe('the curve of a credit line', () => {
  const heads = (tried: string) => {
    const { root } = renderWorded(<CreditCurve year={yearOf()} limit="300000" tried={tried} warnAt={80} />);
    return [...root.querySelectorAll('th[scope=col]')].map(({ textContent }) => textContent);
  };

  it('has the limit of the line', () => {
    expect(heads('300000')).toEqual(['周', '现有设置的占用', '现有额度', '预警线']);
  });

  it('has a limit that is tried beside it', () => {
    expect(heads('40000')).toEqual(['周', '现有设置的占用', '现有额度', '试算额度', '预警线']);
  });
});

describe('two schemes of settlement', () => {
  const scheme = { mode: 'monthly', cycleDay: 1, dueDays: 45, limit: '300000' } as const;
  const note = '付款期不同，落在这一年内到期的账期也不同；订单金额相同。';
  const textOf = (wanted: Partial<YearByTerms>) =>
    renderWorded(<Schemes year={yearOf(wanted)} present={scheme} wanted={{ ...scheme, dueDays: 15 }} />).root
      .textContent;

  it('with other sums that come due within the year say that the orders cost the same', () => {
    const sooner = { from: '2026-10-01', to: '2026-10-31', dueOn: '2026-11-16', sum: '400' };
    expect(textOf({ due: [...yearBy().due, { ...sooner, dueOn: '2026-11-17' }] })).toContain(note);
  });

  it('of which one refuses orders say that these are in no bill, and rides are', () => {
    const text = textOf({ due: [], refused: '900', refusedOrders: 2, refusedDays: 1 });
    expect(text).toContain('超出额度的订单不能由公司支付，不计入账单；用车在行程后入账，不受额度限制。');
    expect(text).not.toContain(note);
  });

  it('with the same sums say nothing of it', () => {
    expect(textOf({})).not.toContain(note);
  });
});

describe('prepaid settlement', () => {
  const textOf = (balance: string, year?: YearByTerms) =>
    renderWorded(<PrepaidNeed year={year} balance={balance} />).root.textContent;
  const second = { from: '2026-10-01', to: '2026-10-31', dueOn: '2026-11-01', sum: '300' };

  it('says what its account must hold on the days of issue, and how much the balance lacks', () => {
    const text = textOf('500', yearBy({ due: [...yearBy().due, second] }));
    expect(text).toContain('每期平均 ¥600.00，最高一期 ¥900.00（2026-11-16 出账），按最高一期还差 ¥400.00');
    expect(textOf('900', yearBy())).toContain('余额足够支付最高一期');
  });

  it('says how it works where no year is there to go by', () => {
    expect(textOf('500')).toContain('出账日从预存账户付清账单');
    expect(textOf('500')).not.toContain('过去一年');
  });

  it('stands in the terms that are compared', () => {
    const scheme = { cycleDay: 1, dueDays: 45, limit: '300000' };
    const { root } = renderWorded(
      <Schemes year={yearOf()} present={{ ...scheme, mode: 'monthly' }} wanted={{ ...scheme, mode: 'prepaid' }} />,
    );
    expect(root.textContent).toContain('预存，每月 1 日至月末，出账日从预存账户付款');
  });
});
