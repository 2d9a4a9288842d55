import { momentAt, msOf } from '../../china-time.ts';
import { fenOf, showFen } from '../../money.ts';
import type { Fen } from '../../money.ts';

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
  /** `09-20 08:30`, '' for the last one. */
  until: string;
  /** `09-20 08:30 前`, the last one `此后及起飞后`. */
  label: string;
  state: 'past' | 'now' | 'next';
  refund: Fee;
  change: Fee;
}

const hourMs = 3_600_000;

/** The fare of one ticket, or those of a party: every ticket pays the same share of its own fare. */
type Fares = Fen | readonly Fen[];

const fareSum = (fares: Fares): Fen => [fares].flat().reduce((sum, fare) => sum + fare, 0);

/** Fees are rounded to whole yuan, half up, ticket by ticket: 15 % of 930 is 140. */
const feeOf = (fares: Fares, percent: number | null): Fee => ({
  percent,
  fen:
    percent === null
      ? null
      : [fares].flat().reduce((sum, fare) => sum + Math.round((fare * percent) / 10_000) * 100, 0),
});

/** The fares that refund and change fees are a share of: adults and children. Infants are refunded and changed for nothing. */
export const feeFaresOf = (
  seat: { parPrice: string; childCabinPrice: string },
  party: { adults: number; children: number },
): Fen[] => [
  ...Array<Fen>(party.adults).fill(fenOf(seat.parPrice)),
  ...Array<Fen>(party.children).fill(fenOf(seat.childCabinPrice)),
];

/** The step that counts at so many hours before departure. A step ends before its `toHours` moment. */
export const bandAtHours = (bands: readonly FeeBand[], hours: number): FeeBand | undefined =>
  bands.find(
    (band) => (band.fromHours === null || hours <= band.fromHours) && (band.toHours === null || hours > band.toHours),
  );

/** The fee at a moment (milliseconds). */
export const feeAt = (bands: readonly FeeBand[], depTime: string, nowMs: number, fares: Fares): Fee =>
  feeOf(fares, bandAt(bands, depTime, nowMs)?.feePercent ?? null);

const bandAt = (bands: readonly FeeBand[], depTime: string, nowMs: number): FeeBand | undefined =>
  bandAtHours(bands, (msOf(depTime) - nowMs) / hourMs);

/** The amount that a refund at this moment costs the traveller; all of the fares where no refund is possible. */
export const lossAt = (bands: readonly FeeBand[], depTime: string, nowMs: number, fares: Fares): Fen =>
  feeAt(bands, depTime, nowMs, fares).fen ?? fareSum(fares);

/** Refund and change side by side: the edges of both make the columns. */
export function feeSteps(
  rule: { refund: readonly FeeBand[]; change: readonly FeeBand[] },
  depTime: string,
  nowMs: number,
  fares: Fares,
): FeeStep[] {
  const edges = [...rule.refund, ...rule.change].flatMap((band) => (band.toHours === null ? [] : [band.toHours]));
  const ends: (number | null)[] = [...new Set(edges)].sort((a, b) => b - a);
  ends.push(null);
  const departure = msOf(depTime);
  return ends.map((end, n) => {
    const start = n ? (ends[n - 1] ?? 0) : Infinity;
    const inside = end === null ? start - 1e-6 : end + 1e-6;
    const endsMs = end === null ? Infinity : departure - end * hourMs;
    const startsMs = departure - start * hourMs;
    const fee = (bands: readonly FeeBand[]): Fee => feeOf(fares, bandAtHours(bands, inside)?.feePercent ?? null);
    const until = end === null ? '' : momentAt(endsMs).slice(5, 16);
    return {
      label: until ? `${until} 前` : n ? '此后及起飞后' : '起飞前后',
      until,
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

export interface FeeTerms {
  refund: readonly FeeBand[];
  change: readonly FeeBand[];
  freeChanges: number;
}

/** `现在退 −¥164（20%，至 09-15 08:30）` and `现在改 −¥82（10%，至 …）`: the step that counts now, with the sum for the tickets of `fares`; `infants` says whom it does not count. */
export function feeLines(
  terms: FeeTerms,
  depTime: string,
  nowMs: number,
  fares: readonly Fen[],
  infants = 0,
): [refund: string, change: string] {
  const line = (verb: string, bands: readonly FeeBand[]): string => {
    const { percent, fen } = feeAt(bands, depTime, nowMs, fares);
    if (percent === null || fen === null) return `不可${verb === '退' ? '退票' : '改期'}`;
    const until = untilText(bandAt(bands, depTime, nowMs), depTime);
    const notes = [percent > 0 && `${percent}%`, until, percent > 0 && infants > 0 && '婴儿免'].filter(Boolean);
    const amount = percent ? `${fares.length > 1 ? `${fares.length} 人 ` : ''}−¥${showFen(fen)}` : '免费';
    return `现在${verb} ${amount}${notes.length ? `（${notes.join('，')}）` : ''}`;
  };
  return [
    line('退', terms.refund),
    terms.freeChanges > 0 ? `改期 免费 ${terms.freeChanges} 次` : line('改', terms.change),
  ];
}

/** Until when a step counts, in China time; "" for the last one. */
function untilText({ toHours = null }: Partial<FeeBand> = {}, depTime: string): string {
  if (toHours === null) return '';
  return toHours <= 0 ? '至起飞' : `至 ${momentAt(msOf(depTime) - toHours * hourMs).slice(5, 16)}`;
}
