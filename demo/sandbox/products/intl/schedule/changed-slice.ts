import { dayOf } from '#domain/china-time.ts';
import { shiftedStop } from '#domain/intl/connection.ts';
import { airportOf } from '#domain/intl/places/places.ts';
import { momentOfWall, offsetAt, wallClock } from '#domain/intl/zone-time.ts';
import type { SoldSlice } from '../../../ground/database/tables/tables-intl.ts';

/** The airline's change of a flight, by the id of the carrier that flies. */
export interface FlightChange {
  flightId: string;
  kind: 'moved' | 'cancelled';
  /** Against the times as sold; may be negative, and means nothing for a cancelled flight. */
  minutes: number;
}

type Slice = Omit<SoldSlice, 'changedFrom'>;
type Flight = Slice['flights'][number];

const minuteMs = 60_000;

const isMovable = ({ departsMs }: Slice, now: number): boolean => departsMs > now;

/** A moment later, by the clocks at its airport. */
function later(airport: string, wall: string, offset: number, minutes: number): [wall: string, offset: number] {
  const at = momentOfWall(wall, offset) + minutes * minuteMs;
  const then = offsetAt(airportOf(airport)?.city.zone ?? 'UTC', at);
  return [wallClock(at, then), then];
}

function movedFlight(flight: Flight, minutes: number): Flight {
  const [depTime, depOffset] = later(flight.orgAirport, flight.depTime, flight.depOffset, minutes);
  const [arrTime, arrOffset] = later(flight.dstAirport, flight.arrTime, flight.arrOffset, minutes);
  return { ...flight, depTime, depOffset, arrTime, arrOffset };
}

/** The slice with its times of now beside those as sold; undefined where it has not this flight, or has begun. */
export function changedSlice<S extends Slice>(
  slice: S,
  { flightId, kind, minutes }: FlightChange,
  now: number,
): S | undefined {
  const at = slice.seats.findIndex((seat) => seat.flightId === flightId);
  const flight = slice.flights[at];
  if (!flight || !isMovable(slice, now)) return undefined;
  const known = slice.schedules?.[at];
  const sold = { depTime: known?.depTime ?? flight.depTime, arrTime: known?.arrTime ?? flight.arrTime };
  // The change is against the times as sold, whatever was announced before.
  const before = Math.round(
    (momentOfWall(flight.depTime, flight.depOffset) - momentOfWall(sold.depTime, flight.depOffset)) / minuteMs,
  );
  const delta = (kind === 'cancelled' ? 0 : minutes) - before;
  const flights = slice.flights.map((one, n) => (n === at ? movedFlight(one, delta) : one));
  const [first, last] = [flights[0], flights.at(-1)];
  if (!first || !last) return undefined;
  const departsMs = momentOfWall(first.depTime, first.depOffset);
  const arrivesMs = momentOfWall(last.arrTime, last.arrOffset);
  return {
    ...slice,
    flights,
    stops: slice.stops.map((stop, n) =>
      n === at ? shiftedStop(stop, -delta) : n === at - 1 ? shiftedStop(stop, delta) : stop,
    ),
    minutes: Math.round((arrivesMs - departsMs) / minuteMs),
    days: Math.round((Date.parse(dayOf(last.arrTime)) - Date.parse(dayOf(first.depTime))) / 86_400_000),
    departsMs,
    arrivesMs,
    schedules: slice.flights.map((_, n) => (n === at ? { kind, ...sold } : (slice.schedules?.[n] ?? null))),
  };
}
