import { describe, expect, it } from 'vitest';
import { msOf } from '../china-time.ts';
import { firstNight, nightsOf, stayProblem } from './stay.ts';

const noon = msOf('2026-11-23 12:00:00');

describe('the days of a stay', () => {
  it('have a night for each day but the last', () => {
    expect(nightsOf('2026-12-30', '2027-01-02')).toEqual(['2026-12-30', '2026-12-31', '2027-01-01']);
    expect(nightsOf('2026-12-30', '2026-12-30')).toEqual([]);
  });

  it('may begin with the last night until six in the morning', () => {
    expect(firstNight(msOf('2026-11-23 05:59:59'))).toBe('2026-11-22');
    expect(firstNight(msOf('2026-11-23 06:00:00'))).toBe('2026-11-23');
    expect(stayProblem('2026-11-22', '2026-11-23', msOf('2026-11-23 00:30:00'))).toBeUndefined();
  });

  it.each([
    ['2026-11-22', '2026-11-24', 'checkIn', '入住日期已过，请重新选择'],
    ['2026-11-23', '2026-11-23', 'checkOut', '离店日期应晚于入住日期'],
    ['2026-11-24', '2026-11-23', 'checkOut', '离店日期应晚于入住日期'],
    ['2026-11-23', '2026-12-22', 'checkOut', '一次最多预订 28 晚'],
    ['2027-05-23', '2027-05-24', 'checkIn', '最多可提前 180 天预订'],
    ['2026-02-30', '2026-12-22', 'checkIn', '请选择入住日期'],
    ['2026-11-23', '', 'checkOut', '请选择离店日期'],
  ])('from %s to %s are refused at %s: %s', (from, to, field, message) => {
    expect(stayProblem(from, to, noon)).toEqual({ field, message });
  });

  it('are good from tonight on', () => {
    expect(stayProblem('2026-11-23', '2026-11-24', noon)).toBeUndefined();
    expect(stayProblem('2027-05-22', '2027-05-24', noon)).toBeUndefined();
  });
});
