import { addDays, dayAt, isDay, msOf } from '#domain/china-time.ts';
import type { Day } from '#domain/china-time.ts';
import { runsOn } from '#domain/trip/timetable.ts';
import type { ScheduleKind } from '#domain/order/schedule.ts';
import { cityOfPlace } from '#domain/flight/cities/cities.ts';
import type { Service } from './service.ts';
import { timetable } from './timetable.ts';

/** A service on one day. */
export interface DayFlight {
  /** `CA1501-20261122-PEKSHA` */
  flightId: string;
  service: Service;
  day: Day;
  /** As the airline has it now. */
  depMs: number;
  arrMs: number;
  /** The departure is so much later than in the timetable. */
  laterMs: number;
  /** Cancelled, or moved to another day: not sold any more. */
  isOff: boolean;
}

/** Changes by the airline, by flight. */
export type ScheduleChanges = ReadonlyMap<string, { kind: ScheduleKind; minutes: number }>;

const minuteMs = 60_000;

export function onDay(service: Service, day: Day): DayFlight {
  const midnight = msOf(day);
  return {
    flightId: `${service.flightNo}-${day.replaceAll('-', '')}-${service.org}${service.dst}`,
    service,
    day,
    depMs: midnight + service.depMinute * minuteMs,
    arrMs: midnight + service.arrMinute * minuteMs,
    laterMs: 0,
    isOff: false,
  };
}

/** The flight with the airline's change of it. */
export function asChanged(flight: DayFlight, changes: ScheduleChanges): DayFlight {
  const change = changes.size ? changes.get(flight.flightId) : undefined;
  if (!change) return flight;
  const laterMs = change.minutes * minuteMs;
  const depMs = flight.depMs + laterMs;
  const isOff = change.kind === 'cancelled' || dayAt(depMs) !== flight.day;
  return { ...flight, laterMs, depMs, arrMs: flight.arrMs + laterMs, isOff };
}

const asSold: ScheduleChanges = new Map();

/** Flights of a city pair on a day, by departure; without changes the same for every caller, whenever asked. */
export function flightsOfDay(orgCity: string, dstCity: string, day: Day, changes = asSold): DayFlight[] {
  const flights = timetable(orgCity, dstCity)
    .filter((service) => runsOn(service.days, day))
    .map((service) => asChanged(onDay(service, day), changes));
  return changes.size ? flights.sort((a, b) => a.depMs - b.depMs) : flights;
}

/** The flight of an id; undefined when no such flight exists on that day. */
export function flightOfId(flightId: string, changes = asSold): DayFlight | undefined {
  const found = /^([0-9A-Z]{2}\d{3,4})-(\d{4})(\d{2})(\d{2})-([A-Z]{3})([A-Z]{3})$/.exec(flightId);
  if (!found) return undefined;
  const [, flightNo, year, month, date, org = '', dst = ''] = found;
  const day = `${year}-${month}-${date}`;
  const [from, to] = [cityOfPlace(org), cityOfPlace(dst)];
  if (!isDay(day) || !from || !to) return undefined;
  const service = timetable(cityCodeOf(org), cityCodeOf(dst)).find(
    (each) => each.flightNo === flightNo && each.org === org && each.dst === dst,
  );
  return service && runsOn(service.days, day) ? asChanged(onDay(service, day), changes) : undefined;
}

/** City code of an airport or city code: PVG → SHA. */
export const cityCodeOf = (place: string): string => cityOfPlace(place)?.code ?? place;

/** Days from one to another, both included. */
export function daysFrom(from: Day, to: Day): Day[] {
  const days: Day[] = [];
  for (let day = from; day <= to; day = addDays(day, 1)) days.push(day);
  return days;
}
