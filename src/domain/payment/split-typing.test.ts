import { describe, expect, it } from 'vitest';
import { splitOf, tidySplit, typedFen, typeSplit } from './split-typing.ts';

const total = 163_000;
const companyMax = 144_600;
const start = splitOf(144_600, 18_400);

describe('typing one amount of a mixed payment', () => {
  it.each([
    ['less for the company is more for the traveller', 'company', '1000', { company: '1000', personal: '630.00' }],
    ['more for the traveller is less for the company', 'personal', '200.5', { company: '1,429.50', personal: '200.5' }],
    ['grouping commas are understood', 'company', '1,446.00', { company: '1,446.00', personal: '184.00' }],
    [
      'the company pays no more than its limit',
      'company',
      '1446.01',
      { company: '1446.01', personal: '183.99', error: { side: 'company', kind: 'overCompanyMax', limit: 144_600 } },
    ],
    [
      'so the traveller pays no less than the rest',
      'personal',
      '183.99',
      { company: '1,446.01', personal: '183.99', error: { side: 'personal', kind: 'overCompanyMax', limit: 18_400 } },
    ],
    [
      'the company pays something',
      'company',
      '0',
      { company: '0', personal: '1,630.00', error: { side: 'company', kind: 'nothingCompany', limit: 0 } },
    ],
    [
      'no part is more than the order',
      'personal',
      '1630.01',
      { company: '1,446.00', personal: '1630.01', error: { side: 'personal', kind: 'overTotal', limit: 163_000 } },
    ],
    [
      'three decimals are no amount',
      'company',
      '1.005',
      { company: '1.005', personal: '184.00', error: { side: 'company', kind: 'notMoney', limit: 0 } },
    ],
    [
      'an emptied field keeps the other amount',
      'company',
      '',
      { company: '', personal: '184.00', error: { side: 'company', kind: 'notMoney', limit: 0 } },
    ],
    [
      'a sign is no amount',
      'personal',
      '-5',
      { company: '1,446.00', personal: '-5', error: { side: 'personal', kind: 'notMoney', limit: 0 } },
    ],
  ] as const)('%s', (_sentence, side, text, expected) => {
    expect(typeSplit(start, side, text, total, companyMax)).toEqual(expected);
  });

  it('within the standard the traveller still pays something', () => {
    expect(typeSplit(start, 'company', '1630', total, 200_000).error?.kind).toBe('nothingPersonal');
  });

  it('forgets an error as soon as the amounts are right', () => {
    const wrong = typeSplit(start, 'company', '9999', total, companyMax);
    expect(typeSplit(wrong, 'company', '99.9', total, companyMax)).toEqual({ company: '99.9', personal: '1,530.10' });
  });
});

describe('a field that is left', () => {
  it('shows two decimals', () => {
    expect(tidySplit({ company: '1,000', personal: '630' })).toEqual({ company: '1,000.00', personal: '630.00' });
  });

  it('keeps what was typed while it is wrong', () => {
    const wrong = typeSplit(start, 'company', '1446.019', total, companyMax);
    expect(tidySplit(wrong)).toEqual(wrong);
  });
});

it.each([
  ['5', 500],
  ['5.', 500],
  ['.5', 50],
  ['¥1,446.5', 144_650],
  ['5e3', undefined],
  ['', undefined],
  ['９', 900],
  ['１，０００．５', 100050],
])('typed %j is %s fen', (text, fen) => {
  expect(typedFen(text)).toBe(fen);
});
