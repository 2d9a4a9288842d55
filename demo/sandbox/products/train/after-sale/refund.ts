import type { z } from 'zod';
import type { TrainOrder } from '#contract/train-order.ts';
import type { TrainRefundQuote } from '#contract/train-sale.ts';
import type { trainSaleSchemas } from '#contract/train-sale.schema.ts';
import type { Envelope } from '#contract/row.ts';
import { yuanOf } from '#domain/money.ts';
import { childrenLeft } from '#domain/rail/order/children-along.ts';
import { refundQuote } from '#domain/rail/refund-fees.ts';
import type { Call } from '../../../ground/call.ts';
import type { RailRefundContent, RailRefundItem } from '../../../ground/database/tables/tables-rail.ts';
import { quoteTickets, refundTickets } from '../../../orders/tickets/refund.ts';
import { seatOf } from '../rows/rail-head.ts';
import { bookedTickets, sharesOf } from '../rows/whole-order.ts';
import { itemIdOf, ticketIdOf } from '../shown/ids.ts';
import { refundTotals, showRefundLine } from '../shown/show-sale.ts';
import { chosenTickets, openOf, railSalePort } from './rail-sales.ts';
import type { Held } from './rail-sales.ts';
import { beginRefund } from './steps/refund-steps.ts';

/** Fee and money of a ticket at a moment before its departure. */
function itemOf({ ticket, ride, name, departsMs, terms }: Held, now: number): RailRefundItem {
  const quote = refundQuote(ticket.price, departsMs, now, terms);
  return {
    rideNo: ticket.ride_no,
    passengerNo: ticket.passenger_no,
    name,
    ticketType: ticket.ticket_type,
    trainNumber: ride.trainNumber,
    seatName: seatOf(ride, ticket.seat),
    feePercent: quote?.percent ?? 100,
    fare: ticket.price,
    charge: quote?.fee ?? ticket.price,
    servFeeKept: 0,
    insurance: ticket.insurance,
    insuranceKept: 0,
    back: (quote?.back ?? 0) + ticket.insurance,
  };
}

const sumOf = (items: readonly RailRefundItem[], field: 'charge' | 'back'): number =>
  items.reduce((sum, item) => sum + item[field], 0);

/** The next moment at which the fee of one of the tickets rises, with the sums of then. */
function nextRiseOf(all: readonly Held[], now: number): RailRefundContent['nextRise'] {
  const moments = all.flatMap(
    ({ ticket, departsMs, terms }) => refundQuote(ticket.price, departsMs, now, terms)?.next?.atMs ?? [],
  );
  if (!moments.length) return null;
  const atMs = Math.min(...moments);
  const items = all.map((one) => itemOf(one, atMs));
  return { atMs, charge: sumOf(items, 'charge'), back: sumOf(items, 'back') };
}

/** The money that these tickets bring back now, until the fee rises. */
export const quoteRailRefund = async (
  { orderNo, ticketIds }: z.output<typeof trainSaleSchemas.refundQuote>,
  call: Call,
): Promise<Envelope<TrainRefundQuote>> =>
  await quoteTickets(railSalePort, orderNo, call, (whole, now) => {
    const isLive = ({ departsMs, terms }: Held): boolean => departsMs > now || terms.freedBy === 'cancelled';
    const read = chosenTickets(whole, ticketIds, isLive);
    if (!read.ok) return read;
    const open = openOf(whole);
    const chosen = open.filter(({ held: { ticket } }) => read.chosen.some((one) => one.ticket === ticket));
    const follows = childrenLeft(open, chosen).map(({ held }) => held);
    const all = [...read.chosen, ...follows];
    const items = all.map((one) => ({
      ...itemOf(one, now),
      booked:
        bookedTickets(whole, [{ rideNo: one.ticket.ride_no, passengerNo: one.ticket.passenger_no }])[0]?.price ?? 0,
    }));
    const nextRise = nextRiseOf(all, now);
    const content: RailRefundContent = {
      items,
      nextRise,
      follows: follows.map(({ ticket }) => ticketIdOf(ticket)),
      shares: sharesOf(whole, items, sumOf(items, 'back')),
    };
    return {
      ok: true,
      content,
      ends: [nextRise?.atMs ?? Infinity, ...all.map(({ departsMs }) => departsMs).filter((at) => at > now)],
      shown: {
        lines: items.map(showRefundLine),
        totals: refundTotals(items),
        nextRise: nextRise && {
          atMs: nextRise.atMs,
          charge: yuanOf(nextRise.charge),
          back: yuanOf(nextRise.back),
        },
      },
    };
  });

export const applyRailRefund = async (
  input: z.output<typeof trainSaleSchemas.refundApply>,
  call: Call,
): Promise<Envelope<TrainOrder>> =>
  await refundTickets(railSalePort, input, call, {
    begin: beginRefund,
    quote: quoteRailRefund,
    idsOf: ({ content: { items } }) => items.map(itemIdOf),
  });
