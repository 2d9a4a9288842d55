import type { Fen } from '../../money.ts';
import { refundQuote } from '../refund-fees.ts';
import type { RefundTerms } from '../refund-fees.ts';

export interface ClockTicket extends RefundTerms {
  price: Fen;
  departsMs: number;
}

/** Between two moments a refund of the tickets costs the same. */
export interface ClockStep {
  fromMs: number;
  /** The fee rises then, or the first train leaves. */
  untilMs: number;
  /** The highest rate among the tickets. */
  percent: number;
  fee: Fen;
  back: Fen;
}

/** Steps of the fee of all these tickets, from now until the first of their trains leaves; none once it has left. */
export function refundClock(tickets: readonly ClockTicket[], nowMs: number): ClockStep[] {
  const endsMs = Math.min(...tickets.map(({ departsMs }) => departsMs));
  const steps: ClockStep[] = [];
  let fromMs = nowMs;
  while (fromMs <= endsMs && tickets.length) {
    const quotes = tickets.flatMap((ticket) => refundQuote(ticket.price, ticket.departsMs, fromMs, ticket) ?? []);
    const untilMs = Math.min(endsMs, ...quotes.flatMap(({ next }) => next?.atMs ?? []));
    steps.push({
      fromMs,
      untilMs,
      percent: Math.max(...quotes.map(({ percent }) => percent)),
      fee: quotes.reduce((sum, { fee }) => sum + fee, 0),
      back: quotes.reduce((sum, { back }) => sum + back, 0),
    });
    if (untilMs >= endsMs) break;
    fromMs = untilMs;
  }
  return steps;
}
