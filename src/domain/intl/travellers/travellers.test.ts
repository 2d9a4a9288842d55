import { describe, expect, it } from 'vitest';
import { checkIntlTraveller, shortDocuments } from './check-traveller.ts';
import type { IntlJourney, IntlTraveller } from './check-traveller.ts';
import { documentUntil, leavingDay } from './document-until.ts';
import { monthsAfter } from '../../spans.ts';

const france = { country: 'FR', countryName: '法国', day: '2026-12-14', leaves: '2026-12-25', isOut: true };
const home = { country: 'CN', countryName: '中国', day: '2026-12-26', leaves: '2026-12-26', isOut: false };

describe('the day until which a document must be valid', () => {
  it.each([
    ['the last one of the trip', [{ ...france, country: 'GB' }, home], '2026-12-26', '行程最后一天'],
    ['a quarter after the Schengen area', [france, home], '2027-03-25', '法国（申根）'],
    [
      'half a year after the entry where it is asked for',
      [{ ...france, country: 'SG', countryName: '新加坡' }, home],
      '2027-06-14',
      '新加坡要求',
    ],
  ])('is %s', (_, arrivals, day, reason) => {
    const until = documentUntil(arrivals, '2026-12-26');
    expect(until.day).toBe(day);
    expect(until.reason).toContain(reason);
  });

  it('counts from the departure of the flight that leaves the area: the day before an overnight flight lands', () => {
    const countryOf = (airport: string) => ({ CDG: 'FR', FRA: 'DE', LHR: 'GB' })[airport] ?? 'CN';
    const flight = (orgAirport: string, dstAirport: string, depTime: string, arrTime: string) => ({
      orgAirport,
      dstAirport,
      depTime: `2026-12-${depTime}`,
      arrTime: `2026-12-${arrTime}`,
    });
    const out = flight('FRA', 'PVG', '25 22:00', '26 15:00');
    const leaves = (...later: (typeof out)[]) => leavingDay(france, later, countryOf).leaves;
    expect(leaves(out)).toBe('2026-12-25');
    expect(leaves(flight('CDG', 'FRA', '20 09:00', '20 10:00'), out)).toBe('2026-12-25');
    expect(leaves(flight('CDG', 'LHR', '20 09:00', '20 10:00'), out)).toBe('2026-12-20');
    expect(leaves(flight('CDG', 'FRA', '20 23:30', '21 00:30'))).toBe('2026-12-21');
    expect(leaves()).toBe(france.day);
  });

  it('is counted from the arrival where no flight leaves the area, and says so', () => {
    const { leaves, isOut } = leavingDay(france, [], () => 'FR');
    const until = documentUntil([{ ...france, leaves, isOut }], '2026-12-14');
    expect(until).toMatchObject({ day: '2027-03-14' });
    expect(until.reason).toContain('3 个月，行程没有离境航班，按 2026-12-14 到达起算，须到 2027-03-14');
    expect(documentUntil([france], '2026-12-26').reason).toContain('3 个月，须到 2027-03-25');
  });

  it('is a day of the calendar', () => {
    expect([monthsAfter('2026-08-31', 6), monthsAfter('2026-12-15', 3)]).toEqual(['2027-02-28', '2027-03-15']);
  });
});

const journey: IntlJourney = {
  travelDays: ['2026-12-14', '2026-12-26'],
  today: '2026-11-26',
  until: { day: '2027-03-26', reason: '须到 2027-03-26', lastDay: '2026-12-26' },
  countries: ['CN', 'FR'],
  visaCountries: ['FR'],
};
const adult: IntlTraveller = {
  name: 'LIN/ZHIXIA',
  psgType: 'ADT',
  certType: '2',
  certNo: 'E12345678',
  certValidDate: '2031-03-11',
  bornDate: '1991-11-23',
  sex: 'F',
  nationality: 'CN',
};

describe('a traveller abroad', () => {
  it('with a passport that lasts is taken', () => {
    expect(checkIntlTraveller(adult, journey)).toEqual({});
  });

  it.each([
    ['a passport that ends during the trip', { certValidDate: '2026-12-20' }, 'certValidDate'],
    ['an identity card', { certType: '1' }, 'certType'],
    ['a pass of another region', { certType: '8', certNo: 'C12345678' }, 'certType'],
    ['a Chinese name', { name: '林知夏' }, 'name'],
    ['a passport of China with too few signs', { certNo: 'E1234' }, 'certNo'],
    ['a passport of China that is all digits', { certNo: '123456789' }, 'certNo'],
    ['no sex', { sex: '' }, 'sex'],
    ['no nationality', { nationality: '' }, 'nationality'],
    ['a student without a proof', { psgType: 'SD' }, 'proofNo'],
    ['a youth of 35 years', { psgType: 'ZZ' }, 'psgType'],
    ['a senior of 35 years', { psgType: 'CD' }, 'psgType'],
    ['a child of 35 years', { psgType: 'CHD' }, 'psgType'],
    ['a visa of a country that is not on the way', { visaCountry: 'US' }, 'visaCountry'],
  ] as const)('with %s is refused at its field', (_, change, field) => {
    expect(Object.keys(checkIntlTraveller({ ...adult, ...change } as IntlTraveller, journey))).toContain(field);
  });

  it('with a passport that outlasts the trip alone is asked about, not refused', () => {
    const short = { ...adult, certValidDate: '2027-03-25' };
    expect(checkIntlTraveller(short, journey)).toEqual({});
    expect(shortDocuments([adult, short, { certValidDate: '' }], journey.until)).toEqual([short]);
  });

  it('of another country has a passport number as that country gives them', () => {
    expect(checkIntlTraveller({ ...adult, certNo: 'X1234', nationality: 'SG' }, journey)).toEqual({});
  });

  it('who studies is taken with the proof', () => {
    expect(checkIntlTraveller({ ...adult, psgType: 'SD', proofNo: 'A20260001' }, journey)).toEqual({});
  });

  it('to Hong Kong may have a pass', () => {
    const there = {
      ...journey,
      countries: ['CN', 'HK'],
      until: { day: '2026-12-26', reason: '', lastDay: '2026-12-26' },
    };
    expect(checkIntlTraveller({ ...adult, certType: '8', certNo: 'C12345678' }, there)).toEqual({});
  });
});
