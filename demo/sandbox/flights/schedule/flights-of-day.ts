import { addDays, isDay, msOf, weekdayIndex } from '#domain/china-time.ts';
import type { Day } from '#domain/china-time.ts';
import { cityOfPlace } from '#domain/flight/cities/cities.ts';
import type { Service } from './service.ts';
import { timetable } from './timetable.ts';

/** A service on one day. */
export interface DayFlight {
  /** `CA1501-20261122-PEKSHA` */
  flightId: string;
  service: Service;
  day: Day;
  depMs: number;
  arrMs: number;
}

const minuteMs = 60_000;

export function onDay(service: Service, day: Day): DayFlight {
  const midnight = msOf(day);
  return {
    flightId: `${service.flightNo}-${day.replaceAll('-', '')}-${service.org}${service.dst}`,
    service,
    day,
    depMs: midnight + service.depMinute * minuteMs,
    arrMs: midnight + service.arrMinute * minuteMs,
  };
}

const flies = (service: Service, day: Day): boolean => ((service.days >> weekdayIndex(day)) & 1) === 1;

/** Flights of a city pair on a day, by departure; the same for every caller, whenever asked. */
export function flightsOfDay(orgCity: string, dstCity: string, day: Day): DayFlight[] {
  return timetable(orgCity, dstCity)
    .filter((service) => flies(service, day))
    .map((service) => onDay(service, day));
}

/** The flight of an id; undefined when no such flight exists on that day. */
export function flightOfId(flightId: string): DayFlight | undefined {
  const found = /^([0-9A-Z]{2}\d{3,4})-(\d{4})(\d{2})(\d{2})-([A-Z]{3})([A-Z]{3})$/.exec(flightId);
  if (!found) return undefined;
  const [, flightNo, year, month, date, org = '', dst = ''] = found;
  const day = `${year}-${month}-${date}`;
  const [from, to] = [cityOfPlace(org), cityOfPlace(dst)];
  if (!isDay(day) || !from || !to) return undefined;
  const service = timetable(cityCodeOf(org), cityCodeOf(dst)).find(
    (each) => each.flightNo === flightNo && each.org === org && each.dst === dst,
  );
  return service && flies(service, day) ? onDay(service, day) : undefined;
}

/** City code of an airport or city code: PVG → SHA. */
export const cityCodeOf = (place: string): string => cityOfPlace(place)?.code ?? place;

/** Days from one to another, both included. */
export function daysFrom(from: Day, to: Day): Day[] {
  const days: Day[] = [];
  for (let day = from; day <= to; day = addDays(day, 1)) days.push(day);
  return days;
}
