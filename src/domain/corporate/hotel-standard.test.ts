import { describe, expect, it } from 'vitest';
import { hotelLimit, hotelStandardInWords, splitStay, stayVerdict } from './hotel-standard.ts';

const rule = { largeCity: 500_00, otherCity: 350_00, control: 'reason' } as const;

describe('the travel standard of hotels', () => {
  it('has a limit for the four largest cities and one for the others', () => {
    expect(['BJS', 'SHA', 'CAN', 'SZX', 'CTU', 'LYG'].map((city) => hotelLimit(rule, city) / 100)).toEqual([
      500, 500, 500, 500, 350, 350,
    ]);
    expect(hotelStandardInWords(rule)).toBe('一线城市 ¥500，其他城市 ¥350');
  });

  it('is kept night by night: a cheap night does not pay for a dear one', () => {
    expect(stayVerdict(rule, 500_00, [500_00, 400_00], 2)).toEqual({
      verdict: 'ok',
      overBy: 0,
      overByNight: 0,
      reason: '',
    });
    expect(stayVerdict(rule, 500_00, [580_00, 400_00], 2)).toEqual({
      verdict: 'over',
      overBy: 160_00,
      overByNight: 80_00,
      reason: '2 晚中有 1 晚高于差标 ¥500/晚，共超出 ¥160',
    });
    expect(stayVerdict({ control: 'forbid' }, 500_00, [501_00], 1)).toMatchObject({
      verdict: 'forbidden',
      reason: '高于差标 ¥500/晚，共超出 ¥1',
    });
  });

  it('splits each night of each room at the limit', () => {
    expect(splitStay(500_00, [580_00, 400_00], 2)).toEqual({ company: 1800_00, personal: 160_00 });
    expect(splitStay(500_00, [300_00], 1)).toEqual({ company: 300_00, personal: 0 });
  });
});
