import { describe, expect, it } from 'vitest';
import { addDays } from '../china-time.ts';
import { driversOf } from './drivers.ts';
import { isMeasureOf, reportMeasures } from './measures.ts';
import { checkReportDays, comparedDays, periodsIn, wholeMonths } from './periods.ts';

describe('the parts of a spend change', () => {
  it('are what the tickets, the routes and the prices explain', () => {
    // Twice the tickets at the old price; then one route dearer; then more tickets of the dear route.
    const route = { ticketsBefore: 10, salesBefore: 1000_00, tickets: 10, sales: 1000_00 };
    const dear = { ticketsBefore: 10, salesBefore: 3000_00, tickets: 10, sales: 3000_00 };
    expect(driversOf([{ ...route, tickets: 20, sales: 2000_00 }])).toMatchObject({ volume: 1000_00, price: 0, mix: 0 });
    expect(driversOf([route, { ...dear, sales: 3500_00 }])).toMatchObject({ volume: 0, price: 500_00, mix: 0 });
    expect(
      driversOf([
        { ...route, tickets: 5, sales: 500_00 },
        { ...dear, tickets: 15, sales: 4500_00 },
      ]),
    ).toMatchObject({ volume: 0, price: 0, mix: 1000_00 });
  });

  it('sum up to the change to the fen, with routes that come and go', () => {
    for (let seed = 1; seed < 200; seed += 1) {
      const groups = Array.from({ length: 1 + (seed % 9) }, (_, at) => {
        const tickets = (seed * (at + 3)) % 7;
        const ticketsBefore = (seed * (at + 5)) % 6;
        return {
          tickets,
          ticketsBefore,
          sales: tickets * (seed * 977 + at),
          salesBefore: ticketsBefore * (seed * 331 + at * 7),
        };
      });
      const { from, to, volume, price, mix } = driversOf(groups);
      expect(volume + price + mix).toBe(to - from);
    }
  });
});

describe('the days of a report', () => {
  it('compare with the whole months before, or as many days', () => {
    const compared = (from: string, to: string, how: 'previous' | 'year') =>
      Object.values(comparedDays({ from, to }, how) ?? {});
    expect(compared('2026-03-01', '2026-03-31', 'previous')).toEqual(['2026-02-01', '2026-02-28']);
    expect(compared('2026-07-01', '2026-09-30', 'previous')).toEqual(['2026-04-01', '2026-06-30']);
    expect(compared('2026-09-10', '2026-09-16', 'previous')).toEqual(['2026-09-03', '2026-09-09']);
    expect(compared('2028-02-01', '2028-02-29', 'year')).toEqual(['2027-02-01', '2027-02-28']);
    expect(compared('2026-09-10', '2026-09-16', 'year')).toEqual(['2025-09-10', '2025-09-16']);
    expect(comparedDays({ from: '2026-09-10', to: '2026-09-16' }, 'none')).toBeNull();
  });

  it('are in whole months and the days around them, each day once', () => {
    for (let at = 0; at < 60; at += 1) {
      const range = { from: addDays('2026-01-01', at * 3), to: addDays('2026-01-01', at * 3 + ((at * 11) % 130)) };
      const { months, around } = wholeMonths(range);
      const days = [
        ...(months
          ? periodsIn({ from: `${months.from}-01`, to: `${months.to}-28` }, 'month').flatMap((month) =>
              periodsIn({ from: `${month}-01`, to: addDays(`${month}-28`, 5) }, 'day').filter((day) =>
                day.startsWith(month),
              ),
            )
          : []),
        ...around.flatMap((one) => periodsIn(one, 'day')),
      ];
      expect(days.sort()).toEqual(periodsIn(range, 'day'));
    }
  });

  it('are refused where they are none, reversed or too many', () => {
    expect(checkReportDays({ from: '2026-02-30', to: '2026-03-01' })).toBe('请选择开始与结束日期');
    expect(checkReportDays({ from: '2026-03-02', to: '2026-03-01' })).toBe('结束日期不能早于开始日期');
    expect(checkReportDays({ from: '2023-03-01', to: '2026-03-01' })).toBe('时间范围不能超过 3 年');
    expect(checkReportDays({ from: '2023-03-02', to: '2026-03-01' })).toBe('');
  });
});

it('an average has no value where there is nothing to divide by', () => {
  const nothing = {
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
  const two = { ...nothing, fare: '1001', fullFare: '2002', tickets: 2, checked: 2, over: 1 };
  const values = (sums: typeof nothing) =>
    (['averagePrice', 'discount', 'compliance', 'refundRate'] as const).map((name) => reportMeasures[name].of(sums));
  expect(values(nothing)).toEqual([null, null, null, null]);
  expect(values(two)).toEqual([500_50, 5, 0.5, 0]);
});

it('a report of trains has no taxes, fees of ours or discounts; one of stays no changes either', () => {
  const asked = ['amount', 'insurance', 'changeCost', 'taxes', 'serviceFee', 'discount'] as const;
  const had = (['air', 'train', 'hotel'] as const).map((product) => asked.filter((one) => isMeasureOf(product, one)));
  expect(had).toEqual([asked, ['amount', 'insurance', 'changeCost'], ['amount']]);
});
