import { describe, expect, it } from 'vitest';
import { msOf } from '../china-time.ts';
import { cancelSentence, cancelSteps, kindOfSteps, penaltyAt } from './cancel-rule.ts';
import type { CancelTerms } from './cancel-rule.ts';

const booked = msOf('2026-11-20 10:00:00');
const free: CancelTerms = { kind: 'free', daysBefore: 1, hour: 18 };
const steps = (terms: CancelTerms, first = 428_00, total = 900_00, at = booked) =>
  cancelSteps(terms, '2026-11-23', first, total, at);

describe('the cancellation of a stay', () => {
  it('is free, then keeps the first night, then everything', () => {
    const all = steps(free);
    expect(all.map(({ penalty }) => penalty)).toEqual([0, 428_00, 900_00]);
    expect(penaltyAt(all, msOf('2026-11-22 17:59:59'))).toBe(0);
    expect(penaltyAt(all, msOf('2026-11-22 18:00:00'))).toBe(428_00);
    expect(penaltyAt(all, msOf('2026-11-23 18:00:00'))).toBe(900_00);
    expect(cancelSentence(all, 900_00)).toBe('11-22 18:00 前免费取消，之后取消扣首晚 ¥428，11-23 18:00 后取消不退款');
    expect(kindOfSteps(all)).toBe('free');
  });

  it('of one night has no step between free and nothing back', () => {
    const one = steps({ ...free, daysBefore: 0 }, 428_00, 428_00);
    expect(one).toEqual([
      { fromMs: null, toMs: msOf('2026-11-23 18:00:00'), penalty: 0 },
      { fromMs: msOf('2026-11-23 18:00:00'), toMs: null, penalty: 428_00 },
    ]);
    expect(cancelSentence(one, 428_00)).toBe('11-23 18:00 前免费取消，之后取消不退款');
  });

  it('keeps the first night at once where the free time was over at the booking', () => {
    const late = steps(free, 428_00, 900_00, msOf('2026-11-22 20:00:00'));
    expect(kindOfSteps(late)).toBe('partial');
    expect(cancelSentence(late, 900_00)).toBe('11-23 18:00 前取消扣首晚 ¥428，之后取消不退款');
  });

  it('keeps everything where the rate says so, or all free time is over', () => {
    for (const all of [
      steps({ kind: 'none', daysBefore: 0, hour: 0 }),
      steps(free, 428_00, 900_00, msOf('2026-11-23 19:00:00')),
    ]) {
      expect(all).toEqual([{ fromMs: null, toMs: null, penalty: 900_00 }]);
      expect(cancelSentence(all, 900_00)).toBe('付款后不可取消，¥900 不退');
    }
  });

  it('of a guarantee names the first night, also when its free time is over', () => {
    const sameDay = { ...free, daysBefore: 0 };
    const sentence = (at: number, total = 900_00) =>
      cancelSentence(cancelSteps(sameDay, '2026-11-23', 428_00, 428_00, at), total, true);
    expect(sentence(booked)).toBe('11-23 18:00 前免费取消，之后取消扣首晚 ¥428');
    expect(sentence(booked, 428_00)).toBe('11-23 18:00 前免费取消，之后取消扣首晚 ¥428');
    for (const at of ['2026-11-23 18:00:00', '2026-11-24 02:00:00'])
      expect(sentence(msOf(at))).toBe('担保后不可取消，首晚 ¥428 不退');
  });

  it('never costs more than the stay and never less than before', () => {
    for (const kind of ['free', 'partial', 'none'] as const)
      for (let hour = 0; hour < 120; hour += 7) {
        const all = steps({ kind, daysBefore: hour % 3, hour: 12 }, 300_00, 700_00, booked + hour * 3_600_000);
        const penalties = all.map(({ penalty }) => penalty);
        expect(penalties).toEqual(penalties.toSorted((a, b) => a - b));
        expect(Math.max(...penalties)).toBe(700_00);
        expect(all.at(-1)?.toMs).toBeNull();
      }
  });
});
