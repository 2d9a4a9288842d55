import { describe, expect, it } from 'vitest';
import { checkMix, companyCap, personalExtras, splitOrder } from './split.ts';
import type { Share } from './split.ts';

const yuan = (amount: number): number => Math.round(amount * 100);
/** One passenger on one flight: fare, taxes, limit price, and other costs. */
const seat = (fare: number, taxes: number, limit: number | null, extras = 0): Share => ({
  costFen: yuan(fare + taxes + extras),
  taxesFen: yuan(taxes),
  limitsFen: [limit === null ? null : yuan(limit)],
});
const trip = (fares: number, taxes: number, limits: number[]): Share => ({
  costFen: yuan(fares + taxes),
  taxesFen: yuan(taxes),
  limitsFen: limits.map(yuan),
});

describe('company and personal payment: limit price plus 200 plus taxes per passenger', () => {
  const rows: [
    string,
    Share[],
    { company: number; personal: number; limitPrice: number; tolerance: number; taxes: number },
  ][] = [
    [
      'the traveller pays what a fare is above limit and tolerance',
      [seat(1560, 70, 1176)],
      { company: 1446, personal: 184, limitPrice: 1176, tolerance: 200, taxes: 70 },
    ],
    [
      'within the limit the company pays all',
      [seat(1100, 70, 1176)],
      { company: 1170, personal: 0, limitPrice: 1100, tolerance: 0, taxes: 70 },
    ],
    [
      'exactly at the limit the company pays all',
      [seat(1176, 70, 1176)],
      { company: 1246, personal: 0, limitPrice: 1176, tolerance: 0, taxes: 70 },
    ],
    [
      'within the tolerance the company still pays all',
      [seat(1300, 70, 1176)],
      { company: 1370, personal: 0, limitPrice: 1176, tolerance: 124, taxes: 70 },
    ],
    [
      'exactly at limit and tolerance the traveller pays nothing',
      [seat(1376, 70, 1176)],
      { company: 1446, personal: 0, limitPrice: 1176, tolerance: 200, taxes: 70 },
    ],
    [
      'one fen more is the traveller’s',
      [seat(1376.01, 70, 1176)],
      { company: 1446, personal: 0.01, limitPrice: 1176, tolerance: 200, taxes: 70 },
    ],
    [
      'fees and insurance count against the same cap',
      [seat(1360, 70, 1176, 50)],
      { company: 1446, personal: 34, limitPrice: 1176, tolerance: 200, taxes: 70 },
    ],
    [
      'two travellers over the standard each pay their own part',
      [seat(1560, 70, 1176), seat(1560, 70, 1176)],
      { company: 2892, personal: 368, limitPrice: 2352, tolerance: 400, taxes: 140 },
    ],
    [
      'what one leaves of the limit is not given to another',
      [seat(1560, 70, 1176), seat(500, 70, 1176)],
      { company: 2016, personal: 184, limitPrice: 1676, tolerance: 200, taxes: 140 },
    ],
    [
      'a child’s half fare uses its own share only',
      [seat(1560, 70, 1176), seat(780, 10, 1176)],
      { company: 2236, personal: 184, limitPrice: 1956, tolerance: 200, taxes: 80 },
    ],
    [
      'without a limit price the company pays all',
      [seat(1560, 70, null)],
      { company: 1630, personal: 0, limitPrice: 1560, tolerance: 0, taxes: 70 },
    ],
    [
      'a return trip has a limit and a tolerance for each flight',
      [trip(3000, 140, [1000, 1200])],
      { company: 2740, personal: 400, limitPrice: 2200, tolerance: 400, taxes: 140 },
    ],
    [
      'a return trip without limit on one flight has none at all',
      [{ ...trip(3000, 140, []), limitsFen: [yuan(1000), null] }],
      { company: 3140, personal: 0, limitPrice: 3000, tolerance: 0, taxes: 140 },
    ],
    [
      'a limit of 0 leaves tolerance and taxes',
      [seat(1560, 70, 0)],
      { company: 270, personal: 1360, limitPrice: 0, tolerance: 200, taxes: 70 },
    ],
    ['nobody costs nothing', [], { company: 0, personal: 0, limitPrice: 0, tolerance: 0, taxes: 0 }],
  ];
  it.each(rows)('%s', (_sentence, passengers, expected) => {
    const split = splitOrder(passengers);
    expect(split).toMatchObject({
      company: yuan(expected.company),
      personal: yuan(expected.personal),
      limitPrice: yuan(expected.limitPrice),
      tolerance: yuan(expected.tolerance),
      taxes: yuan(expected.taxes),
    });
  });

  it.each(rows)('adds up: %s', (_sentence, passengers) => {
    const split = splitOrder(passengers);
    expect(split.company + split.personal).toBe(passengers.reduce((sum, one) => sum + one.costFen, 0));
    expect(split.limitPrice + split.tolerance + split.taxes).toBe(split.companyMax);
  });

  it.each([
    [
      'a fare above the cap leaves fee and insurance to the traveller',
      seat(1960, 70, 1176, 50),
      { personal: 634, serviceFee: 10, insurance: 40 },
    ],
    [
      'a fare below it leaves what the cap does not hold',
      seat(1360, 70, 1176, 50),
      { personal: 34, serviceFee: 10, insurance: 24 },
    ],
    [
      'a fee is never more than the traveller pays',
      seat(1371, 70, 1176, 50),
      { personal: 45, serviceFee: 10, insurance: 35 },
    ],
    ['a fee within the cap is the company’s', seat(1000, 70, 1176, 50), { personal: 0, serviceFee: 0, insurance: 0 }],
  ])('%s', (_sentence, share, expected) => {
    const { personal, serviceFee, insurance } = splitOrder([
      { ...share, serviceFen: yuan(10), insuranceFen: yuan(40) },
    ]);
    expect({ personal, serviceFee, insurance }).toEqual({
      personal: yuan(expected.personal),
      serviceFee: yuan(expected.serviceFee),
      insurance: yuan(expected.insurance),
    });
  });

  it('an insurance of the traveller’s own is paid apart, and no fee takes its place', () => {
    const share = { ...seat(1000, 70, 1176, 50), serviceFen: yuan(10), insuranceFen: yuan(40) };
    expect(splitOrder([share], { payer: 'split', insurancePayer: 'traveller' })).toMatchObject({
      company: yuan(1080),
      personal: yuan(40),
      serviceFee: 0,
      insurance: yuan(40),
    });
  });

  it.each([
    [{ serviceFee: yuan(10), insurance: yuan(40) }, true, '服务费 ¥10、保险 ¥40'],
    [{ serviceFee: yuan(10), insurance: 0 }, false, '其他费用 ¥10'],
    [{ serviceFee: 0, insurance: 0 }, true, ''],
    [{}, true, ''],
  ])('names what of the traveller’s part is no fare: %j', (split, showServFee, text) => {
    expect(personalExtras(split, showServFee)).toBe(text);
  });

  it('gives the cap of one passenger before anything is chosen', () => {
    expect(companyCap({ limitsFen: [yuan(1176)], taxesFen: yuan(70) })).toBe(yuan(1446));
    expect(companyCap({ limitsFen: [yuan(1000), yuan(1200)], taxesFen: yuan(140) })).toBe(yuan(2740));
    expect(companyCap({ limitsFen: [null], taxesFen: yuan(70) })).toBeNull();
  });
});

describe('the two amounts of a mixed payment', () => {
  const due = yuan(1630);
  const max = yuan(1446);
  it.each([
    ['the proposed split', 1446, 184, ''],
    ['the company may pay less', 1000, 630, ''],
    ['the company may not pay more than its cap', 1446.01, 183.99, '公司部分最多 ¥1,446.00'],
    ['too little in all', 1446, 183.99, '两部分合计应为 ¥1,630.00，现为 ¥1,629.99'],
    ['too much in all', 1446, 200, '两部分合计应为 ¥1,630.00，现为 ¥1,646.00'],
    ['nothing from the traveller', 1630, 0, '公司与个人部分都应大于 0，全额支付请选择单一方式'],
    ['nothing from the company', 0, 1630, '公司与个人部分都应大于 0，全额支付请选择单一方式'],
  ])('%s', (_sentence, company, personal, message) => {
    expect(checkMix({ companyFen: yuan(company), personalFen: yuan(personal) }, due, max)).toBe(message);
  });
});
