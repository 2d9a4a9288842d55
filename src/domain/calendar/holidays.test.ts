import { describe, expect, it } from 'vitest';
import { holidayTable } from './holiday-table.ts';
import { dayMarkOf, isAnnounced, isWorkday } from './holidays.ts';

describe('Day marks', () => {
  it.each([
    ['2026-10-01', 'rest', '国庆', true],
    ['2026-10-07', 'rest', '国庆', false],
    ['2026-09-25', 'rest', '中秋', true],
    ['2026-09-20', 'work', '国庆', false],
    ['2026-10-10', 'work', '国庆', false],
    ['2026-02-17', 'rest', '春节', true],
    ['2026-02-15', 'rest', '春节', false],
    ['2026-02-28', 'work', '春节', false],
    ['2025-10-06', 'rest', '中秋', true],
    ['2024-04-04', 'rest', '清明', true],
  ])('%s is %s of %s', (day, mark, name, feast) => {
    expect(dayMarkOf(day)).toEqual({ mark, name, feast });
  });

  it.each(['2026-09-22', '2026-10-11', '2027-01-02'])('%s has none', (day) => {
    expect(dayMarkOf(day)).toBeUndefined();
  });

  it('names the feasts of a year that is not announced, and no days around them', () => {
    const feasts = {
      '2027-01-01': '元旦',
      '2027-02-06': '春节',
      '2027-04-05': '清明',
      '2027-05-01': '劳动节',
      '2027-06-09': '端午',
      '2027-09-15': '中秋',
      '2027-10-01': '国庆',
    };
    for (const [day, name] of Object.entries(feasts))
      expect(dayMarkOf(day)).toEqual({ mark: 'rest', name, feast: true });
    expect(['2027-02-05', '2027-02-08'].map((day) => dayMarkOf(day))).toEqual([undefined, undefined]);
  });

  it('counts the days that the law gives beside a feast as days off before they are announced', () => {
    const days = ['2027-02-04', '2027-02-05', '2027-02-06', '2027-02-08', '2027-02-09'];
    expect(days.map(isWorkday)).toEqual([true, false, false, false, true]);
  });

  it('knows which years are announced, and takes rows of the configuration', () => {
    expect(isAnnounced('2026-12-31')).toBe(true);
    expect(isAnnounced('2027-01-01')).toBe(false);
    const more = [
      ...holidayTable,
      { name: '元旦', feast: '2027-01-01', from: '2027-01-01', to: '2027-01-03', work: [] },
    ];
    expect(isAnnounced('2027-05-05', more)).toBe(true);
    expect(dayMarkOf('2027-01-02', more)).toEqual({ mark: 'rest', name: '元旦', feast: false });
  });

  it('has a feast inside every holiday and no working day inside one', () => {
    for (const holiday of holidayTable) {
      expect(holiday.feast >= holiday.from && holiday.feast <= holiday.to).toBe(true);
      for (const day of holiday.work) expect(dayMarkOf(day)?.mark).toBe('work');
    }
  });
});
