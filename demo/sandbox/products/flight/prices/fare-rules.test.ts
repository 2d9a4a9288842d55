import { describe, expect, it } from 'vitest';
import { bandAtHours } from '#domain/flight/list/list-fees.ts';
import { cabinsOf } from '../schedule/cabins.ts';
import { fareRuleOf, ruleIdOf } from './fare-rules.ts';

const airlinesUnderTest = ['CA', 'MU', 'CZ', 'HU', '9C', 'HO'];
const cabins = cabinsOf('CA', '77W', 7);
const cabin = (code: string) => cabins.find((each) => each.code === code)!;
const rule = (airline: string, code: string) => fareRuleOf(airline, cabin(code));

describe('Refund and change terms', () => {
  it.each([
    ['MU', 'T', 200, 20, 10],
    ['MU', 'T', 100, 30, 15],
    ['MU', 'T', 24, 50, 25],
    ['MU', 'T', 1, 80, 50],
    ['MU', 'T', -5, 80, 50],
    ['CA', 'T', 200, 30, 15],
    ['CA', 'T', 400, 20, 10],
    ['MU', 'Y', 200, 5, 0],
    ['MU', 'Y', 1, 15, 10],
    ['MU', 'R', 1, null, null],
    ['CZ', 'L', 3, 35, 20],
    ['CZ', 'L', 1, 55, 35],
  ])('%s %s, %f hours before departure: refund %s, change %s percent', (airline, code, hours, refund, change) => {
    expect(bandAtHours(rule(airline, code).refund, hours)?.feePercent).toBe(refund);
    expect(bandAtHours(rule(airline, code).change, hours)?.feePercent).toBe(change);
  });

  it('cover all time without gaps, and never become milder toward departure', () => {
    for (const airline of airlinesUnderTest) {
      for (const each of cabins) {
        const { refund, change } = fareRuleOf(airline, each);
        for (const bands of [refund, change]) {
          expect(bands[0]?.fromHours).toBeNull();
          expect(bands.at(-1)?.toHours).toBeNull();
          bands.slice(1).forEach((band, n) => expect(band.fromHours).toBe(bands[n]?.toHours));
          const percents = bands.map((band) => band.feePercent ?? 101);
          expect(percents).toEqual([...percents].sort((a, b) => a - b));
        }
      }
    }
  });

  it('are milder for fuller fares', () => {
    const lastRefund = (code: string): number => rule('MU', code).refund.at(-1)?.feePercent ?? 101;
    expect(['Y', 'H', 'L', 'T', 'R'].map(lastRefund)).toEqual([15, 40, 55, 80, 101]);
    expect(rule('MU', 'Y').endorsable).toBe(true);
    expect(rule('MU', 'T').endorsable).toBe(false);
  });

  it('let a company change once for nothing, and carry more baggage in better cabins', () => {
    expect(rule('CA', 'G')).toMatchObject({ freeChanges: 1, baggageKg: 30 });
    expect(rule('CA', 'F').baggageKg).toBe(40);
    expect(fareRuleOf('9C', cabin('T'))).toMatchObject({ baggageKg: 0, cabinKg: 7 });
  });

  it('have one id for one set of terms', () => {
    for (const airline of airlinesUnderTest) {
      for (const each of cabins) {
        const found = fareRuleOf(airline, each);
        expect(found.ruleId).toBe(ruleIdOf(airline, each));
        for (const other of cabins.filter((one) => ruleIdOf(airline, one) === found.ruleId))
          expect(fareRuleOf(airline, other)).toEqual(found);
      }
    }
  });
});
