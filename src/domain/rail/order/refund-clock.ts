import { clockOf, momentAt, msOf } from '../../china-time.ts';
import { fenOf, showFen } from '../../money.ts';
import type { Fen } from '../../money.ts';
import { refundPercent, refundQuote } from '../refund-fees.ts';
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
  /** Tickets of trains that leave before: they bring nothing back any more. */
  lost: { trainNumber: string; fen: Fen }[];
  /** Everything that does not come back, lost tickets in full. */
  fee: Fen;
  back: Fen;
}

const rideName = ({ trainNumber, departsMs }: ClockTicket, all: readonly ClockTicket[]): string =>
  all.some((one) => one.trainNumber === trainNumber && one.departsMs !== departsMs)
    ? `${trainNumber} ${clockOf(momentAt(departsMs))}`
    : trainNumber;

/** Tickets that are to be given back from now on and whose train has left at a later moment, with their prices by train. */
function lostAt(tickets: readonly ClockTicket[], nowMs: number, atMs: number): ClockStep['lost'] {
  const sums = new Map<string, Fen>();
  for (const ticket of tickets) {
    // A cancelled train is paid back in full after its time too.
    if (ticket.departsMs < nowMs || ticket.departsMs >= atMs || ticket.freedBy === 'cancelled') continue;
    const name = rideName(ticket, tickets);
    sums.set(name, (sums.get(name) ?? 0) + ticket.price);
  }
  return [...sums].map(([trainNumber, fen]) => ({ trainNumber, fen }));
}

interface ClockOrder {
  rides: readonly { rideNo: number; trainNumber: string; from: { at: string } }[];
  tickets: readonly (RefundTerms & { rideNo: number; price: string; refund: unknown })[];
}

/** Tickets of an order that can be given back, with the terms that each has. */
export const clockTickets = ({ rides, tickets }: ClockOrder): ClockTicket[] =>
  tickets
    .filter(({ refund }) => refund !== null)
    .map(({ price, rideNo, freedBy, keepsFivePercent = false }) => {
      const ride = rides.find((one) => one.rideNo === rideNo);
      return {
        price: fenOf(price),
        departsMs: msOf(ride?.from.at ?? ''),
        trainNumber: ride?.trainNumber ?? '',
        freedBy,
        keepsFivePercent,
      };
    });

/** Only its change from a nearer day makes a refund of this ticket cost anything now. */
export const isKeptFive = ({ keepsFivePercent, ...ticket }: ClockTicket, nowMs: number): boolean =>
  !!keepsFivePercent && !ticket.freedBy && refundPercent(ticket.departsMs, nowMs) === 0;

/** Steps of the loss of all these tickets, from now until the last of their trains leaves; one that has left before now does not count. */
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
    const lost = lostAt(tickets, nowMs, fromMs);
    steps.push({
      fromMs,
      untilMs,
      percent: Math.max(...quotes.map(({ quote }) => quote.percent)),
      rates: [...rates].map(([trainNumber, percent]) => ({ trainNumber, percent })),
      lost,
      fee: [...quotes.map(({ quote }) => quote.fee), ...lost.map(({ fen }) => fen)].reduce((sum, fen) => sum + fen, 0),
      back: quotes.reduce((sum, { quote }) => sum + quote.back, 0),
    });
    if (untilMs >= endsMs) break;
    // At the moment of its departure a train can still be given back.
    fromMs = untilMs === leavesMs ? untilMs + 1 : untilMs;
  }
  return steps;
}

const percentText = (percent: number): string => (percent ? `${percent}%` : '免费');

/** `10%`; of trains with different rates, or of those that are left, each with its own: `G15 10%、Z236 5%`; lost ones before them: `G15 已不可退 ¥662`. */
export function rateText(
  { rates, percent, lost }: Pick<ClockStep, 'rates' | 'percent' | 'lost'>,
  trains: number,
): string {
  if (rates.length === trains && rates.every((one) => one.percent === percent)) return percentText(percent);
  return [
    ...lost.map(({ trainNumber, fen }) => `${trainNumber} 已不可退 ¥${showFen(fen, true)}`),
    ...rates.map((one) => `${one.trainNumber} ${percentText(one.percent)}`),
  ].join('、');
}
