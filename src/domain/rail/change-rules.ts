import { dayAt, msOf } from '../china-time.ts';
import type { Fen } from '../money.ts';
import type { ScheduleKind } from '../order/schedule.ts';
import { feeOf, refundPercent } from './refund-fees.ts';

const hourMs = 3_600_000;

interface HeldTicket {
  departsMs: number;
  /** A ticket is changed once. */
  isChanged: boolean;
  price: Fen;
  /** The railway is the cause: any train on sale, without a fee, and not counted. */
  freedBy?: ScheduleKind | undefined;
}

/** The railway is the cause: a train that it has cancelled, or changed and not yet let go. */
export const isFreedBy = ({ freedBy, departsMs }: Pick<HeldTicket, 'freedBy' | 'departsMs'>, nowMs: number): boolean =>
  freedBy === 'cancelled' || (freedBy !== undefined && departsMs > nowMs);

/** Another arrival station may be asked for until then. */
export const stationChangeEndMs = (departsMs: number): number => departsMs - 48 * hourMs;

interface ChangeTarget {
  departsMs: number;
  price: Fen;
  /** The arrival station is another one (变更到站). */
  isOtherStation: boolean;
}

export type ChangeVerdict = 'ok' | 'changedBefore' | 'tooLate' | 'beyondWindow' | 'stationTooLate' | 'missesRest';

/** A change of destination has a name of its own. */
export const changeName = (isOther: boolean): string => (isOther ? '变更到站' : '改签');

export const changeRefusals: Readonly<Record<Exclude<ChangeVerdict, 'ok'>, string>> = {
  changedBefore: '每张车票只能改签或变更到站一次，该车票已改过',
  tooLate: '已过开车当日 24:00，无法改签',
  beyondWindow: '距开车不足 48 小时，只能改签至开车当日 24:00 前的车次',
  stationTooLate: '变更到站须在开车前 48 小时以上办理',
  missesRest: '与同一行程的其余车次衔接不上。要整程改期，请从不影响其余车次的一程改起，或全部退票后重新购买',
};

/** End of the day, in China, of a moment. */
const endOfDay = (ms: number): number => msOf(`${dayAt(ms)} 00:00:00`) + 24 * hourMs;

/**
 * Once for each ticket. From 48 hours before the departure on, only trains until midnight of that day; after the
 * departure, on the same day, those that still leave on it. Another arrival station: 48 hours before at least.
 */
export function mayChange(ticket: HeldTicket, target: ChangeTarget, nowMs: number): ChangeVerdict {
  const isFree = isFreedBy(ticket, nowMs);
  if (isFree && target.departsMs > nowMs && !target.isOtherStation) return 'ok';
  if (ticket.isChanged && !isFree) return 'changedBefore';
  const left = ticket.departsMs - nowMs;
  if (target.isOtherStation && nowMs > stationChangeEndMs(ticket.departsMs)) return 'stationTooLate';
  if (nowMs >= endOfDay(ticket.departsMs) || target.departsMs <= nowMs) return 'tooLate';
  if (left < 48 * hourMs && target.departsMs >= endOfDay(ticket.departsMs)) return 'beyondWindow';
  return 'ok';
}

interface ChangeQuote {
  /** Paid now for a dearer train, 0 otherwise. */
  pay: Fen;
  /** Of the difference of a cheaper train, at the rate of a refund. */
  fee: Fen;
  back: Fen;
  /** The new ticket keeps the fee of 5 % that the old one had (refund-fees.ts). */
  keepsFivePercent: boolean;
}

/** The difference of a change that is allowed. After the departure the rate is that of the last day. */
export function changeQuote(
  ticket: HeldTicket,
  target: Pick<ChangeTarget, 'departsMs' | 'price'>,
  nowMs: number,
): ChangeQuote {
  const percent = refundPercent(ticket.departsMs, nowMs, { freedBy: ticket.freedBy }) ?? 20;
  const keepsFivePercent = percent >= 5 && target.departsMs - nowMs >= 8 * 24 * hourMs;
  const difference = ticket.price - target.price;
  if (difference <= 0) return { pay: -difference, fee: 0, back: 0, keepsFivePercent };
  const fee = feeOf(difference, percent);
  return { pay: 0, fee, back: difference - fee, keepsFivePercent };
}
