import { showMoment } from '../../china-time.en.ts';
import { momentAt, msOf } from '../../china-time.ts';
import { showFen } from '../../money.ts';
import type { Fen } from '../../money.ts';
import { bandAtHours, feeAt } from './list-fees.ts';
import type { Fee, FeeBand, FeeStep, FeeTerms } from './list-fees.ts';

const hourMs = 3_600_000;

/** `¥279 (30%)`, `free` */
export const feeText = (fee: Fee, impossible: string): string => {
  if (fee.percent === null || fee.fen === null) return impossible;
  return fee.percent === 0 ? 'free' : `¥${showFen(fee.fen)} (${fee.percent}%)`;
};

/** `before 09-20 08:30`, the last one `later and after departure`. */
export const stepLabel = ({ until }: Pick<FeeStep, 'until'>, isOnly: boolean): string =>
  until ? `before ${until}` : isOnly ? 'before and after departure' : 'later and after departure';

/** `Refund now −¥164 (20%, until 09-15 08:30)`: as the Chinese lines. */
export function feeLines(
  terms: FeeTerms,
  depTime: string,
  nowMs: number,
  fares: readonly Fen[],
  infants = 0,
): [refund: string, change: string] {
  const line = (verb: string, bands: readonly FeeBand[]): string => {
    const { percent, fen } = feeAt(bands, depTime, nowMs, fares);
    if (percent === null || fen === null) return `No ${verb.toLowerCase()}`;
    const { toHours = null } = bandAtHours(bands, (msOf(depTime) - nowMs) / hourMs) ?? {};
    const until =
      toHours === null
        ? ''
        : toHours <= 0
          ? 'until departure'
          : `until ${showMoment(momentAt(msOf(depTime) - toHours * hourMs))}`;
    const notes = [percent > 0 && `${percent}%`, until, percent > 0 && infants > 0 && 'infants free'].filter(Boolean);
    const amount = percent ? `${fares.length > 1 ? `${fares.length} people ` : ''}−¥${showFen(fen)}` : 'free';
    return `${verb} now ${amount}${notes.length ? ` (${notes.join(', ')})` : ''}`;
  };
  return [
    line('Refund', terms.refund),
    terms.freeChanges > 0
      ? `${terms.freeChanges} free ${terms.freeChanges === 1 ? 'change' : 'changes'}`
      : line('Change', terms.change),
  ];
}
