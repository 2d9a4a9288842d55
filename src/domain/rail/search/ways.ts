import type { Moment } from '../../china-time.ts';
import type { Fen } from '../../money.ts';

/** How easily a way fails: one ticket to the end, a change of seats, a change of trains that may be missed. */
export const risks = ['none', 'low', 'medium', 'high'] as const;
export type Risk = (typeof risks)[number];

/** Figures that ways are compared by. */
export interface WayFigures {
  fen: Fen;
  minutes: number;
  risk: Risk;
  departs: Moment;
}

/** Money that an hour on the way and a risk are worth beside the price. */
const hourFen: Fen = 6000;
const riskFen: Readonly<Record<Risk, Fen>> = { none: 0, low: 2000, medium: 8000, high: 20_000 };

/** Price, time and risk in one amount, in whole yuan. */
export const scoreOf = ({ fen, minutes, risk }: WayFigures): Fen =>
  Math.round((fen + (minutes * hourFen) / 60 + riskFen[risk]) / 100) * 100;

export const waySorts = ['score', 'price', 'minutes', 'risk'] as const;
export type WaySort = (typeof waySorts)[number];

const risen = (risk: Risk): number => risks.indexOf(risk);
const byFigures = (a: WayFigures, b: WayFigures): number =>
  a.fen - b.fen || a.minutes - b.minutes || risen(a.risk) - risen(b.risk) || (a.departs < b.departs ? -1 : 1);

/** The ways that no other one beats or equals in price, time and risk; of equal ones the earliest. */
export function bestWays<W extends WayFigures>(ways: readonly W[]): W[] {
  /** The quickest so far of each risk and all smaller ones. */
  const quickest = risks.map(() => Infinity);
  return [...ways].sort(byFigures).filter(({ minutes, risk }) => {
    const at = risen(risk);
    if ((quickest[at] ?? Infinity) <= minutes) return false;
    for (let other = at; other < risks.length; other += 1)
      quickest[other] = Math.min(quickest[other] ?? Infinity, minutes);
    return true;
  });
}

/** In the asked order; equal ones by their score, then as they leave. */
export function sortWays<W extends WayFigures>(ways: readonly W[], by: WaySort): W[] {
  const keyOf = (way: W): number => {
    if (by === 'price') return way.fen;
    if (by === 'minutes') return way.minutes;
    return by === 'risk' ? risen(way.risk) : scoreOf(way);
  };
  return [...ways].sort((a, b) => keyOf(a) - keyOf(b) || scoreOf(a) - scoreOf(b) || (a.departs < b.departs ? -1 : 1));
}

/** Minutes at airports: before a flight, after it, and between a train and a flight. */
export const airportMinutes = { before: 90, after: 40, change: 120 } as const;
