import { describe, expect, it } from 'vitest';
import { msOf } from '../china-time.ts';
import { limitPriceOf, standardSummary, standardVerdict } from './flight-standard.ts';
import type { FareUnderStandard, FlightStandardRule } from './flight-standard.ts';

const economy: FlightStandardRule = { cabinClass: 'Y', maxDiscount: 6, lowestWithinHours: 2, control: 'reason' };
const fare = (
  flightNo: string,
  time: string,
  yuan: number,
  cabinClass: FareUnderStandard['cabinClass'] = 'Y',
): FareUnderStandard => ({
  flightNo,
  depMs: msOf(`2026-09-22 ${time}`),
  cabinClass,
  fare: yuan * 100,
});
const full = 196_000;

describe('Limit price', () => {
  it('is the cap by discount of the full economy fare, or the full fare of the granted cabin', () => {
    expect(limitPriceOf(economy, full, full)).toBe(117_600);
    expect(limitPriceOf({ ...economy, maxDiscount: null }, full, full)).toBe(196_000);
    expect(limitPriceOf({ ...economy, cabinClass: 'C', maxDiscount: null }, full, 470_000)).toBe(470_000);
  });
});

describe('Verdict', () => {
  const limit = limitPriceOf(economy, full, full);

  it.each([
    ['under the cap', economy, fare('CA1', '08:30', 930), 'ok', 0],
    ['at the cap', economy, fare('CA1', '08:30', 1176), 'ok', 0],
    ['above the cap', economy, fare('CA1', '08:30', 1280), 'over', 104],
    ['full fare', economy, fare('CA1', '08:30', 1960), 'over', 784],
    ['a higher cabin', economy, fare('CA1', '08:30', 4700, 'C'), 'over', 3524],
    ['a higher cabin under the cap', economy, fare('CA1', '08:30', 1000, 'W'), 'over', 0],
    [
      'above it where that is forbidden',
      { ...economy, control: 'forbid' as const },
      fare('CA1', '08:30', 1280),
      'forbidden',
      104,
    ],
    [
      'above it where that is recorded',
      { ...economy, control: 'record' as const },
      fare('CA1', '08:30', 1280),
      'over',
      104,
    ],
  ])('%s', (_, standard, seat, verdict, overBy) => {
    const found = standardVerdict(standard, seat, limit, []);
    expect([found.verdict, found.overBy]).toEqual([verdict, overBy * 100]);
    expect(found.reason === '').toBe(verdict === 'ok');
  });

  it('names the figures', () => {
    expect(standardVerdict(economy, fare('CA1', '08:30', 1280), limit, []).reason).toBe(
      '高于 6.0 折差标 ¥1,176，超出 ¥104',
    );
    expect(standardVerdict(economy, fare('CA1', '08:30', 4700, 'C'), limit, []).reason).toBe(
      '差标为经济舱，所选为公务舱；高于 6.0 折差标 ¥1,176，超出 ¥3,524',
    );
  });

  it.each([
    ['within the hours', fare('HU7605', '10:30', 780), '前后 2 小时内最低 ¥780（HU7605 10:30）'],
    ['outside the hours', fare('HU7605', '10:35', 780), ''],
    ['not cheaper', fare('HU7605', '09:00', 930), ''],
    ['in a cabin that is not granted', fare('HU7605', '09:00', 780, 'C'), ''],
  ])('points out a flight %s', (_, other, reason) => {
    expect(standardVerdict(economy, fare('CA1', '08:30', 930), limit, [other])).toEqual({
      verdict: 'ok',
      overBy: 0,
      reason,
    });
  });

  it('points out nothing where the standard does not ask for it', () => {
    expect(
      standardVerdict({ ...economy, lowestWithinHours: null }, fare('CA1', '08:30', 930), limit, [
        fare('HU1', '08:30', 500),
      ]).reason,
    ).toBe('');
  });
});

describe('Summary', () => {
  it.each([
    [economy, '经济舱 · 不高于 6.0 折 · 前后 2 小时最低价提醒 · 超标须填写原因'],
    [{ ...economy, control: 'forbid' as const }, '经济舱 · 不高于 6.0 折 · 前后 2 小时最低价提醒 · 超标不可预订'],
    [{ ...economy, maxDiscount: null, lowestWithinHours: null, control: 'record' as const }, '经济舱'],
  ])('%#', (standard, summary) => {
    expect(standardSummary(standard)).toBe(summary);
  });
});
