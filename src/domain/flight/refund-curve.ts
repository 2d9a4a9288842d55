import { msOf } from '../china-time.ts';
import { fenOf } from '../money.ts';
import type { Fen } from '../money.ts';
import { feeAt } from './list/list-fees.ts';
import type { FeeBand } from './list/list-fees.ts';
import type { PricedFlight } from './order-price.ts';

/** One ticket of a passenger: its refund fee depends on the time left before its own departure. */
interface RefundableTicket {
  depTime: string;
  refund: readonly FeeBand[];
  fareFen: Fen;
  /** Fund and fuel come back whole, also where the fare does not. */
  taxesFen: Fen;
}

/** From `fromMs` until `untilMs` a passenger who cancels all tickets gets `backFen` and loses `lostFen`. */
export interface RefundStep {
  fromMs: number;
  untilMs: number;
  backFen: Fen;
  lostFen: Fen;
}

const hourMs = 3_600_000;

/** An adult's ticket of each flight whose price is known. The service fee is no part of it: it stays with the provider. */
export const adultTicketsOf = (
  flights: readonly (PricedFlight & { flight: { depTime: string }; rule: { refund: readonly FeeBand[] } })[],
): RefundableTicket[] =>
  flights.flatMap(({ flight, rule, prices }) =>
    prices
      .filter((one) => one.psgType === 'ADT')
      .map((price) => ({
        depTime: flight.depTime,
        refund: rule.refund,
        fareFen: fenOf(price.tktPrice),
        taxesFen: fenOf(price.consTax) + fenOf(price.fuelTax),
      })),
  );

/** The steps from now until the first departure; neighbours with the same money are one. Empty after departure. */
export function refundCurve(tickets: readonly RefundableTicket[], nowMs: number): RefundStep[] {
  const departureMs = Math.min(...tickets.map((ticket) => msOf(ticket.depTime)));
  if (!tickets.length || nowMs >= departureMs) return [];
  const edges = tickets
    .flatMap((ticket) =>
      ticket.refund.flatMap((band) => (band.toHours === null ? [] : [msOf(ticket.depTime) - band.toHours * hourMs])),
    )
    .filter((ms) => ms > nowMs && ms < departureMs);
  const starts = [nowMs, ...new Set(edges.sort((a, b) => a - b))];
  const steps: RefundStep[] = [];
  for (let at = 0; at < starts.length; at += 1) {
    const fromMs = starts[at] ?? 0;
    const untilMs = starts[at + 1] ?? departureMs;
    const money = moneyAt(tickets, fromMs + 1);
    const last = steps.at(-1);
    if (last && last.backFen === money.backFen) last.untilMs = untilMs;
    else steps.push({ fromMs, untilMs, ...money });
  }
  return steps;
}

function moneyAt(tickets: readonly RefundableTicket[], ms: number): { backFen: Fen; lostFen: Fen } {
  let backFen = 0;
  let lostFen = 0;
  for (const ticket of tickets) {
    const fee = Math.min(
      feeAt(ticket.refund, ticket.depTime, ms, ticket.fareFen).fen ?? ticket.fareFen,
      ticket.fareFen,
    );
    backFen += ticket.fareFen + ticket.taxesFen - fee;
    lostFen += fee;
  }
  return { backFen, lostFen };
}
