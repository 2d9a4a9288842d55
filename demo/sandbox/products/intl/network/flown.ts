import { addDays, dayMs } from '#domain/china-time.ts';
import type { Day } from '#domain/china-time.ts';
import { runsOn } from '#domain/trip/timetable.ts';
import { airportOf } from '#domain/intl/places/places.ts';
import { momentOf, offsetAt, wallClock } from '#domain/intl/zone-time.ts';
import { flightIdOf } from '#domain/intl/flight-id.ts';
import { bounded } from '../../../ground/bounded.ts';
import { servicesBetween } from './services.ts';
import type { Service } from './services.ts';

/** A service on one day: moments, and the clocks at both ends. */
export interface Flown {
  /** Of the carrier that flies: `CA933-20261012-PEKCDG`. */
  flightId: string;
  service: Service;
  /** By the clock of the departure. */
  day: Day;
  depMs: number;
  arrMs: number;
  depOffset: number;
  arrOffset: number;
  /** `YYYY-MM-DD HH:mm`, by the clock there. */
  depTime: string;
  arrTime: string;
}

const minuteMs = 60_000;

function flownOn(service: Service, day: Day): Flown {
  const { org, dst, flightNo } = service;
  const [from, to] = [airportOf(org)?.city.zone ?? 'UTC', airportOf(dst)?.city.zone ?? 'UTC'];
  const depMs = momentOf(from, day, service.depMinute);
  const arrMs = depMs + service.minutes * minuteMs;
  const [depOffset, arrOffset] = [offsetAt(from, depMs), offsetAt(to, arrMs)];
  const depTime = wallClock(depMs, depOffset);
  return {
    flightId: flightIdOf({ flightNo, orgAirport: org, dstAirport: dst, depTime }),
    service,
    day,
    depMs,
    arrMs,
    depOffset,
    arrOffset,
    depTime,
    arrTime: wallClock(arrMs, arrOffset),
  };
}

const movedBy = (wall: string, days: number): string => addDays(wall.slice(0, 10), days) + wall.slice(10);

/** The same service so many days later, by clocks that have not been moved since. */
export function laterBy(days: number, flown: Flown): Flown {
  const { service, day, depMs, arrMs, depTime, arrTime } = flown;
  const { flightNo, org, dst } = service;
  const laterMs = days * dayMs;
  const departs = movedBy(depTime, days);
  return {
    ...flown,
    flightId: flightIdOf({ flightNo, orgAirport: org, dstAirport: dst, depTime: departs }),
    day: addDays(day, days),
    depMs: depMs + laterMs,
    arrMs: arrMs + laterMs,
    depTime: departs,
    arrTime: movedBy(arrTime, days),
  };
}

const kept = bounded<readonly Flown[]>(20_000);

/** Flights of a sector on a day, by the clock of the departure. */
export const flightsOn = (org: string, dst: string, day: Day): readonly Flown[] =>
  kept(`${org}${dst}${day}`, () =>
    servicesBetween(org, dst)
      .filter((service) => runsOn(service.days, day))
      .map((service) => flownOn(service, day)),
  );

/** Departures of a sector from a moment on, in their order, up to so many hours later. */
export function flightsAfter(org: string, dst: string, fromMs: number, hours: number): Flown[] {
  if (!servicesBetween(org, dst).length) return [];
  const offset = offsetAt(airportOf(org)?.city.zone ?? 'UTC', fromMs);
  const day = wallClock(fromMs, offset).slice(0, 10);
  const until = fromMs + hours * 60 * minuteMs;
  return [day, addDays(day, 1)]
    .flatMap((one) => flightsOn(org, dst, one))
    .filter(({ depMs }) => depMs >= fromMs && depMs <= until);
}
