import { clockOf, momentAt } from '../../china-time.ts';
import type { Fen } from '../../money.ts';
import { refundQuote } from '../refund-fees.ts';
import type { RefundTerms } from '../refund-fees.ts';

export interface ClockTicket extends RefundTerms {
  price: Fen;
  departsMs: number;
  trainNumber: string;
}

interface TrainRate {
  /** `G15`; of two rides by one train `G15 06:40`, by their departures. */
  trainNumber: string;
  percent: number;
}

/** Between two moments a refund of the tickets costs the same. */
export interface ClockStep {
  fromMs: number;
  /** The fee rises then, or a train leaves. */
  untilMs: number;
  /** The highest rate among the tickets. */
  percent: number;
  /** Of each train that has not left. */
  rates: TrainRate[];
  fee: Fen;
  back: Fen;
}

const rideName = ({ trainNumber, departsMs }: ClockTicket, all: readonly ClockTicket[]): string =>
  all.some((one) => one.trainNumber === trainNumber && one.departsMs !== departsMs)
    ? `${trainNumber} ${clockOf(momentAt(departsMs))}`
    : trainNumber;

/** Steps of the fee of all these tickets, from now until the last of their trains leaves; a train that has left counts no more. */
export function refundClock(tickets: readonly ClockTicket[], nowMs: number): ClockStep[] {
  const endsMs = Math.max(...tickets.map(({ departsMs }) => departsMs));
  const steps: ClockStep[] = [];
  let fromMs = nowMs;
  while (fromMs <= endsMs && tickets.length) {
    const quotes = tickets.flatMap((ticket) => {
      const quote = refundQuote(ticket.price, ticket.departsMs, fromMs, ticket);
      return quote && ticket.departsMs >= fromMs ? [{ ticket, quote }] : [];
    });
    const leavesMs = Math.min(...quotes.map(({ ticket }) => ticket.departsMs));
    const untilMs = Math.min(leavesMs, ...quotes.flatMap(({ quote }) => quote.next?.atMs ?? []));
    const rates = new Map(quotes.map(({ ticket, quote }) => [rideName(ticket, tickets), quote.percent]));
    steps.push({
      fromMs,
      untilMs,
      percent: Math.max(...quotes.map(({ quote }) => quote.percent)),
      rates: [...rates].map(([trainNumber, percent]) => ({ trainNumber, percent })),
      fee: quotes.reduce((sum, { quote }) => sum + quote.fee, 0),
      back: quotes.reduce((sum, { quote }) => sum + quote.back, 0),
    });
    if (untilMs >= endsMs) break;
    // At the moment of its departure a train can still be given back.
    fromMs = untilMs === leavesMs ? untilMs + 1 : untilMs;
  }
  return steps;
}

const percentText = (percent: number): string => (percent ? `${percent}%` : '免费');

/** `10%`; of trains with different rates, or of those that are left, each with its own: `G15 10%、Z236 5%`. */
export function rateText({ rates, percent }: Pick<ClockStep, 'rates' | 'percent'>, trains: number): string {
  if (rates.length === trains && rates.every((one) => one.percent === percent)) return percentText(percent);
  return rates.map((one) => `${one.trainNumber} ${percentText(one.percent)}`).join('、');
}
