import { describe, expect, it } from 'vitest';
import { momentAt, msOf } from '../china-time.ts';
import { costOf, fareTotals, priceGroups } from './order-price.ts';
import { headCount } from '../passenger/party/party-counts.ts';
import type { PricedFlight } from './order-price.ts';
import { adultTicketsOf, refundCurve } from './refund-curve.ts';

const out: PricedFlight = {
  triptype: 1,
  prices: [
    { psgType: 'ADT', tktPrice: '930', consTax: '50', fuelTax: '20', serviceFee: '5' },
    { psgType: 'CHD', tktPrice: '470', consTax: '0', fuelTax: '10', serviceFee: '5' },
  ],
};
const back: PricedFlight = {
  triptype: 2,
  prices: [{ psgType: 'ADT', tktPrice: '880.5', consTax: '50', fuelTax: '10', serviceFee: '0' }],
};

describe('the price of an order', () => {
  it('lists fares, fund and fuel by passenger type, and nothing for a type without passengers', () => {
    expect(priceGroups([out], { ADT: 2, CHD: 1, INF: 0 })).toEqual([
      {
        psgType: 'ADT',
        count: 2,
        isKnown: true,
        lines: [
          { part: 'tktPrice', unitFen: 93000, count: 2, sumFen: 186000 },
          { part: 'consTax', unitFen: 5000, count: 2, sumFen: 10000 },
          { part: 'fuelTax', unitFen: 2000, count: 2, sumFen: 4000 },
        ],
      },
      {
        psgType: 'CHD',
        count: 1,
        isKnown: true,
        lines: [
          { part: 'tktPrice', unitFen: 47000, count: 1, sumFen: 47000 },
          { part: 'consTax', unitFen: 0, count: 1, sumFen: 0 },
          { part: 'fuelTax', unitFen: 1000, count: 1, sumFen: 1000 },
        ],
      },
    ]);
  });

  it('gives outbound and return fares lines of their own, and adds up the taxes of both', () => {
    const [adults] = priceGroups([out, back], { ADT: 1, CHD: 0, INF: 0 });
    expect(adults?.lines.map(({ part, triptype, sumFen, legs }) => [part, triptype, sumFen, legs])).toEqual([
      ['tktPrice', 1, 93000, undefined],
      ['tktPrice', 2, 88050, undefined],
      // ¥50 × 2 程; the fuel of the two flights differs.
      ['consTax', undefined, 10000, 2],
      ['fuelTax', undefined, 3000, undefined],
    ]);
  });

  it('is the sum of the groups and the service fees', () => {
    expect(fareTotals([out], { ADT: 2, CHD: 1, INF: 0 })).toEqual({
      serviceFen: 1500,
      totalFen: 186000 + 10000 + 4000 + 47000 + 1000 + 1500,
    });
    expect(headCount({ ADT: 2, CHD: 1, INF: 0 })).toBe(3);
  });

  it('knows no cost for a type whose price was not given for every flight', () => {
    expect(costOf([out, back], 'CHD')).toBeUndefined();
    expect(priceGroups([out, back], { ADT: 0, CHD: 1, INF: 0 })[0]?.isKnown).toBe(false);
    expect(costOf([out, back], 'ADT')).toEqual({ fareFen: 181050, taxesFen: 13000, serviceFen: 500 });
  });
});

describe('the refund of a cancelled ticket', () => {
  const refund = [
    { fromHours: null, toHours: 48, feePercent: 30 },
    { fromHours: 48, toHours: 4, feePercent: 50 },
    { fromHours: 4, toHours: null, feePercent: 80 },
  ];
  const ticket = { depTime: '2026-09-22 08:30:00', refund, fareFen: 93000, taxesFen: 7000 };
  const show = (steps: ReturnType<typeof refundCurve>) =>
    steps.map((step) => [
      momentAt(step.fromMs).slice(5, 16),
      momentAt(step.untilMs).slice(5, 16),
      step.backFen / 100,
      step.lostFen / 100,
    ]);

  it('is that of an adult, without the service fee', () => {
    const flight = { depTime: ticket.depTime };
    expect(adultTicketsOf([{ ...out, flight, rule: { refund } }])).toEqual([ticket]);
  });

  it('goes down step by step until departure', () => {
    expect(show(refundCurve([ticket], msOf('2026-09-16 14:30')))).toEqual([
      ['09-16 14:30', '09-20 08:30', 721, 279],
      ['09-20 08:30', '09-22 04:30', 535, 465],
      ['09-22 04:30', '09-22 08:30', 256, 744],
    ]);
  });

  it('starts with the step that counts now, and is empty after departure', () => {
    expect(show(refundCurve([ticket], msOf('2026-09-22 05:00')))).toEqual([['09-22 05:00', '09-22 08:30', 256, 744]]);
    expect(refundCurve([ticket], msOf('2026-09-22 08:30'))).toEqual([]);
    expect(refundCurve([], 0)).toEqual([]);
  });

  it('gives the taxes back where the fare is not refundable, and joins steps with the same money', () => {
    const strict = {
      ...ticket,
      refund: [
        { fromHours: null, toHours: 4, feePercent: null },
        { fromHours: 4, toHours: null, feePercent: null },
      ],
    };
    expect(show(refundCurve([strict], msOf('2026-09-20 08:00')))).toEqual([['09-20 08:00', '09-22 08:30', 70, 930]]);
  });

  it('adds up the steps of outbound and return until the first departure', () => {
    const later = { ...ticket, depTime: '2026-09-25 08:30:00' };
    expect(show(refundCurve([ticket, later], msOf('2026-09-19 08:00'))).map((step) => step[2])).toEqual([
      1442, 1256, 977,
    ]);
  });
});
