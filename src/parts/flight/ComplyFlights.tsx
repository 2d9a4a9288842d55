import type { Flight, Seat } from '#contract/flight.ts';
import { clockOf, msOf } from '#domain/china-time.ts';
import { hasRoom, isCompliant } from '#domain/flight/list/list-flight.ts';
import type { Fen } from '#domain/money.ts';
import { HowToComply } from '#parts/policy/HowToComply.tsx';

interface ComplyFlightsProps {
  flight: Flight;
  seat: Seat;
  /** Loaded flights of this way. */
  flights: readonly Flight[];
  /** Hours of the rule of the lowest fare; null: the standard has none. */
  hours: number | null | undefined;
  /** Seats needed. */
  people: number;
  /** Price on the basis of the list. */
  priceOf(seat: Seat): Fen;
  onTake(flight: Flight, seat: Seat): void;
}

const words = { class: '本航班其他票价', place: '换机场' };
const offerOf = (flight: Flight, seat: Seat, priceOf: (seat: Seat) => Fen) => ({
  service: flight.flightId,
  depMs: msOf(flight.depTime),
  from: flight.orgAirport,
  to: flight.dstAirport,
  price: priceOf(seat),
  flight,
  seat,
});

/** For a fare above the standard: the nearest flights and fares that comply; nothing for one within it. */
export function ComplyFlights({ flight, seat, flights, hours, people, priceOf, onTake }: ComplyFlightsProps) {
  if (isCompliant(seat)) return null;
  return (
    <HowToComply
      chosen={offerOf(flight, seat, priceOf)}
      offers={() => flights.flatMap((one) => one.seats.map((own) => offerOf(one, own, priceOf)))}
      complies={(offer) => isCompliant(offer.seat) && hasRoom(offer.seat, people)}
      hours={hours ?? undefined}
      words={words}
      nameOf={({ flight: one, seat: own }) =>
        `${one.flightNo} ${clockOf(one.depTime)} ${one.orgAirportName} → ${one.dstAirportName} ${own.productName}`
      }
      onTake={(offer) => onTake(offer.flight, offer.seat)}
    />
  );
}
