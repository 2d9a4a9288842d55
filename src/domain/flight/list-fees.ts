import { momentAt, msOf } from '../china-time.ts';
import { showFen } from '../money.ts';
import type { Fen } from '../money.ts';

/** A step of a fee: from so many hours before departure to so many; null is open; `feePercent` null: not possible. */
export interface FeeBand {
  fromHours: number | null;
  toHours: number | null;
  feePercent: number | null;
}

export interface Fee {
  /** null: not possible. */
  percent: number | null;
  fen: Fen | null;
}

/** One column of the rule table. */
export interface FeeStep {
  /** `09-20 08:30 前`, the last one `此后及起飞后`. */
  label: string;
  state: 'past' | 'now' | 'next';
  refund: Fee;
  change: Fee;
}

const hourMs = 3_600_000;

/** Fees are rounded to whole yuan, half up: 15 % of 930 is 140. */
export const feeOf = (fare: Fen, percent: number | null): Fee => ({ percent, fen: percent === null ? null : Math.round((fare * percent) / 10_000) * 100 });

/** The step that counts at so many hours before departure. A step ends before its `toHours` moment. */
export const bandAtHours = (bands: readonly FeeBand[], hours: number): FeeBand | undefined =>
  bands.find((band) => (band.fromHours === null || hours <= band.fromHours) && (band.toHours === null || hours > band.toHours));

/** The fee at a moment (milliseconds). */
export const feeAt = (bands: readonly FeeBand[], depTime: string, nowMs: number, fare: Fen): Fee =>
  feeOf(fare, bandAtHours(bands, (msOf(depTime) - nowMs) / hourMs)?.feePercent ?? null);

/** Refund and change side by side: the edges of both make the columns. */
export function feeSteps(rule: { refund: readonly FeeBand[]; change: readonly FeeBand[] }, depTime: string, nowMs: number, fare: Fen): FeeStep[] {
  const edges = [...rule.refund, ...rule.change].flatMap((band) => (band.toHours === null ? [] : [band.toHours]));
  const ends: (number | null)[] = [...new Set(edges)].sort((a, b) => b - a);
  ends.push(null);
  const departure = msOf(depTime);
  return ends.map((end, n) => {
    const start = n ? (ends[n - 1] ?? 0) : Infinity;
    const inside = end === null ? start - 1e-6 : end + 1e-6;
    const endsMs = end === null ? Infinity : departure - end * hourMs;
    const startsMs = departure - start * hourMs;
    const fee = (bands: readonly FeeBand[]): Fee => feeOf(fare, bandAtHours(bands, inside)?.feePercent ?? null);
    return {
      label: end === null ? (n ? '此后及起飞后' : '起飞前后') : `${momentAt(endsMs).slice(5, 16)} 前`,
      state: nowMs >= endsMs ? 'past' : nowMs < startsMs ? 'next' : 'now',
      refund: fee(rule.refund),
      change: fee(rule.change),
    };
  });
}

/** `¥279（30%）`, `免费`, `不可退` */
export const feeText = (fee: Fee, impossible: string): string => {
  if (fee.percent === null || fee.fen === null) return impossible;
  return fee.percent === 0 ? '免费' : `¥${showFen(fee.fen)}（${fee.percent}%）`;
};

/** The one line of a fare: `退 ¥279 起 · 改 ¥140 起`, as of now. */
export function feeSummary(rule: { refund: readonly FeeBand[]; change: readonly FeeBand[]; freeChanges: number }, depTime: string, nowMs: number, fare: Fen): string {
  const refund = feeAt(rule.refund, depTime, nowMs, fare);
  const change = feeAt(rule.change, depTime, nowMs, fare);
  return `${short('退', refund)} · ${rule.freeChanges > 0 ? `免费改期 ${rule.freeChanges} 次` : change.percent === 0 ? '免费改期' : short('改', change)}`;
}

function short(verb: string, fee: Fee): string {
  if (fee.fen === null) return `不可${verb}`;
  return fee.fen === 0 ? `免费${verb}` : `${verb} ¥${showFen(fee.fen)} 起`;
}
