import { addDays, clockOf, dayAt, momentAt, msOf } from '../china-time.ts';
import type { Day, Moment } from '../china-time.ts';

/** When tickets are sold; a provider may have others. */
export interface SaleTimes {
  /** Days of travel on sale, today among them. */
  presaleDays: number;
  /** On the first day of its sale a ticket is sold from this time on. */
  onSaleFrom: string;
  /** Every night nothing is sold from … until …; equal: it is always open. */
  closedFrom: string;
  closedUntil: string;
  /** Minutes before the departure when the sale ends. */
  endsBefore: number;
}

export const saleTimes: SaleTimes = {
  presaleDays: 15,
  onSaleFrom: '08:00',
  closedFrom: '01:00',
  closedUntil: '05:00',
  endsBefore: 25,
};

/** Hours that the provider, or the operator of the sandbox, sets. */
export interface SaleHours extends Pick<SaleTimes, 'onSaleFrom' | 'closedFrom' | 'closedUntil'> {
  /** Stations whose sale begins at another time, by name. */
  stations: Readonly<Record<string, string>>;
}

/** The sale of the trains that leave a station. */
export function timesAt(station: string, { stations = {}, ...hours }: Partial<SaleHours> = {}): SaleTimes {
  const times = { ...saleTimes, ...hours };
  return { ...times, onSaleFrom: stations[station] ?? times.onSaleFrom };
}

/** The sale as the provider tells it; ours for what it does not tell. */
export const toldTimes = ({
  closed,
  sale,
}: {
  closed?: { from: string; until: string };
  sale?: Partial<Pick<SaleTimes, 'presaleDays' | 'onSaleFrom' | 'endsBefore'>>;
}): SaleTimes => ({
  ...saleTimes,
  ...sale,
  ...(closed && { closedFrom: closed.from, closedUntil: closed.until }),
});

type SaleState =
  | { state: 'open' }
  /** The provider rests; `until` is today. */
  | { state: 'closed'; until: Moment }
  | { state: 'notYet'; from: Moment }
  | { state: 'over' };

export const lastPresaleDay = (nowMs: number, { presaleDays }: SaleTimes = saleTimes): Day =>
  addDays(dayAt(nowMs), presaleDays - 1);

/** The day on which trains of a later day come on sale; "" where they are on sale, and for no day. */
export const onSaleDay = (day: Day | '', nowMs: number, times: SaleTimes = saleTimes): Day | '' =>
  day && day > lastPresaleDay(nowMs, times) ? addDays(day, 1 - times.presaleDays) : '';

/** The provider sells nothing now; until when. */
export function closedUntil(nowMs: number, times: SaleTimes = saleTimes): Moment | undefined {
  const clock = clockOf(momentAt(nowMs));
  const { closedFrom, closedUntil: end } = times;
  const isClosed = closedFrom <= end ? clock >= closedFrom && clock < end : clock >= closedFrom || clock < end;
  if (!isClosed) return undefined;
  const today = dayAt(nowMs);
  return `${clock >= end ? addDays(today, 1) : today} ${end}:00`;
}

/** Whether a train may be bought that leaves its station at `departsAt`; if not, the next moment at which it may. */
export function saleState(departsAt: Moment, nowMs: number, times: SaleTimes = saleTimes): SaleState {
  if (msOf(departsAt) - nowMs < times.endsBefore * 60_000) return { state: 'over' };
  const from: Moment = `${addDays(departsAt.slice(0, 10), 1 - times.presaleDays)} ${times.onSaleFrom}:00`;
  // A sale that would begin in the hours of rest begins after them.
  if (msOf(from) > nowMs) return { state: 'notYet', from: closedUntil(msOf(from), times) ?? from };
  const until = closedUntil(nowMs, times);
  return until ? { state: 'closed', until } : { state: 'open' };
}
