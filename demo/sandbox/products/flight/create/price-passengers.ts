import type { Verified } from '#contract/flight.ts';
import { fenOf, sumFen } from '#domain/money.ts';
import type { Fen } from '#domain/money.ts';
import { splitOrder } from '#domain/payment/split.ts';
import type { Split } from '#domain/payment/split.ts';
import type { CheckedPassenger } from './check-party.ts';
import type { LegNo } from '#domain/trip/legs.ts';

interface TicketPrice {
  triptype: LegNo;
  tktPriceFen: Fen;
  consTaxFen: Fen;
  fuelTaxFen: Fen;
  servFeeFen: Fen;
  insuPriceFen: Fen;
}

/** A passenger with the price of each flight. The order costs the sum of `totalFen` of all passengers. */
export interface PricedPassenger extends CheckedPassenger {
  tickets: TicketPrice[];
  totalFen: Fen;
}

const totalOf = (ticket: TicketPrice): Fen =>
  ticket.tktPriceFen + ticket.consTaxFen + ticket.fuelTaxFen + ticket.servFeeFen + ticket.insuPriceFen;

/** Amounts come from the verified price alone, never from the caller. Insurance is per passenger and flight. */
export function pricePassengers(
  passengers: readonly CheckedPassenger[],
  segments: Verified['segments'],
): PricedPassenger[] {
  return passengers.map((passenger) => {
    const tickets = segments.map((segment): TicketPrice => {
      const price = segment.prices.find((one) => one.psgType === passenger.fare);
      if (!price) throw new Error(`verified flight ${segment.flight.flightId} has no price for ${passenger.fare}`);
      return {
        triptype: segment.triptype,
        tktPriceFen: fenOf(price.tktPrice),
        consTaxFen: fenOf(price.consTax),
        fuelTaxFen: fenOf(price.fuelTax),
        servFeeFen: fenOf(price.serviceFee),
        insuPriceFen: sumFen(passenger.insurances.map((product) => fenOf(product.price))),
      };
    });
    return { ...passenger, tickets, totalFen: sumFen(tickets.map(totalOf)) };
  });
}

/** Business travel: the company's share of these passengers by the seats' limit prices. */
export function splitOf(
  passengers: readonly PricedPassenger[],
  { segments, companyLimit, booking }: Pick<Verified, 'segments' | 'companyLimit' | 'booking'>,
): Split {
  const limitsFen = segments.map(({ seat }) => (seat.limitPrice === '' ? null : fenOf(seat.limitPrice)));
  return splitOrder(
    passengers.map((passenger) => ({
      costFen: passenger.totalFen,
      taxesFen: sumFen(passenger.tickets.map((ticket) => ticket.consTaxFen + ticket.fuelTaxFen)),
      limitsFen,
      ...(companyLimit && { toleranceFen: Math.round(fenOf(companyLimit.tolerance) / segments.length) }),
      serviceFen: sumFen(passenger.tickets.map((ticket) => ticket.servFeeFen)),
      insuranceFen: sumFen(passenger.tickets.map((ticket) => ticket.insuPriceFen)),
    })),
    booking,
  );
}
