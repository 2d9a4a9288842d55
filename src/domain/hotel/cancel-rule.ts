import { addDays, momentAt, msOf } from '../china-time.ts';
import { twoDigits } from '../spans.ts';
import type { Day } from '../china-time.ts';
import { showFen } from '../money.ts';
import type { Fen } from '../money.ts';

/** `free`: free until some moment. `partial`: the first night is kept from the start. `none`: everything is. */
export type CancelKind = 'free' | 'partial' | 'none';

/** From `fromMs` (null: from the booking on) until `toMs` (null: for good) so much is kept. */
export interface PenaltyStep {
  fromMs: number | null;
  toMs: number | null;
  penalty: Fen;
}

/** A rate's own terms: free until this hour so many days before the day of check-in. */
export interface CancelTerms {
  kind: CancelKind;
  daysBefore: number;
  hour: number;
}

/** The day of check-in, when the last step begins: the room is kept for the guest from then on. */
export const lastHour = 18;

const at = (day: Day, hour: number): number => msOf(`${day} ${twoDigits(hour)}:00:00`);
/** The moment of the last hour. */
export const lastMsOf = (checkIn: Day): number => at(checkIn, lastHour);

/**
 * Steps of a cancellation in the hotel's local time, which is China time. Where the free time is over at the booking, the
 * first night is kept at once. `firstNight` and `total` are of all rooms.
 */
export function cancelSteps(
  { kind, daysBefore, hour }: CancelTerms,
  checkIn: Day,
  firstNight: Fen,
  total: Fen,
  bookedMs: number,
): PenaltyStep[] {
  if (kind === 'none') return [{ fromMs: null, toMs: null, penalty: total }];
  const freeUntil = at(addDays(checkIn, -daysBefore), hour);
  const lastMs = Math.max(lastMsOf(checkIn), freeUntil);
  const steps: PenaltyStep[] = [];
  if (kind === 'free' && bookedMs < freeUntil) steps.push({ fromMs: null, toMs: freeUntil, penalty: 0 });
  const from = steps.length ? freeUntil : null;
  if ((from ?? bookedMs) < lastMs && firstNight < total)
    steps.push({ fromMs: from, toMs: lastMs, penalty: firstNight });
  steps.push({ fromMs: steps.at(-1)?.toMs ?? null, toMs: null, penalty: total });
  return steps;
}

/** Of a stay that is paid at the hotel: nothing was paid, so nothing can be kept. */
export const freeSteps: readonly PenaltyStep[] = [{ fromMs: null, toMs: null, penalty: 0 }];

/** The penalty of a cancellation at a moment. */
export const penaltyAt = (steps: readonly PenaltyStep[], ms: number): Fen =>
  steps.find(({ toMs }) => toMs === null || ms < toMs)?.penalty ?? 0;

/** The kind that the steps come to. */
export const kindOfSteps = (steps: readonly PenaltyStep[]): CancelKind =>
  steps[0]?.penalty === 0 ? 'free' : steps.length > 1 ? 'partial' : 'none';

/** `11-22 18:00` */
export const showStepMoment = (ms: number): string => momentAt(ms).slice(5, 16);

/**
 * The rule in one sentence: `11-22 18:00 前免费取消，之后取消扣首晚 ¥428，11-23 18:00 后取消不退款`. The payment of a guarantee is the
 * first night, so that is named and not the whole stay.
 */
export function cancelSentence(steps: readonly PenaltyStep[], total: Fen, isGuarantee = false): string {
  if (steps.length === 1 && steps[0]?.penalty === 0) return '入住前可免费取消';
  const most = steps.at(-1)?.penalty ?? total;
  if (kindOfSteps(steps) === 'none')
    return isGuarantee ? `担保后不可取消，首晚 ¥${showFen(most)} 不退` : `付款后不可取消，¥${showFen(total)} 不退`;
  return steps
    .map(({ fromMs, toMs, penalty }) => {
      const until = toMs === null ? '' : `${showStepMoment(toMs)} 前`;
      if (penalty === 0) return `${until}免费取消`;
      if (penalty >= total && !isGuarantee)
        return steps.length === 2 ? '之后取消不退款' : `${showStepMoment(fromMs ?? 0)} 后取消不退款`;
      return `${fromMs === null ? until : '之后'}取消扣首晚 ¥${showFen(penalty)}`;
    })
    .join('，');
}

/** The rule of a stay that is not paid: it is cancelled for free, the rule begins with the payment. */
export const unpaidCancelSentence = ({ kind, sentence }: { kind: CancelKind; sentence: string }): string =>
  kind === 'none' ? '付款后不可取消；现在取消不收费' : `现在取消不收费；付款后：${sentence}`;
