import type { AirCall, AirWay } from '#contract/train.ts';
import type { Flight } from '#contract/flight.ts';
import { dayOf, msOf } from '#domain/china-time.ts';
import type { Day } from '#domain/china-time.ts';
import { cities } from '#domain/flight/cities/cities.ts';
import { yuanOf } from '#domain/money.ts';
import type { Fen } from '#domain/money.ts';
import { airportMinutes } from '#domain/rail/search/ways.ts';
import type { Call } from '../../../ground/call.ts';
import type { AskedWay } from '../answers/asked-way.ts';
import { directOn, momentOf, rideViews } from '../answers/ride-view.ts';
import type { DatedRide, ViewTerms } from '../answers/ride-view.ts';
import { stations, stationsOfCity } from '../network/stations.ts';
import type { Station } from '../network/stations.ts';
import { callsAt, lasts, valueAt } from '../search/direct.ts';
import type { Timetable } from '../timetable/timetable.ts';

/** Longest ride to an airport. */
const mostRide = 150;
const airCities = new Map(cities.filter(({ country }) => country === 'CN').map((city) => [city.name, city]));

/** Cities with an airport at one end: its own, and the nearest one by train, counted by minutes. */
function airportsAt(table: Timetable, places: readonly Station[], step: 1 | -1): string[] {
  const own = places[0]?.city ?? '';
  let nearest = '';
  let least = mostRide;
  for (const stop of callsAt(
    table,
    places.map(({ index }) => index),
  )) {
    for (let at = stop + step; table.trainOf[at] === table.trainOf[stop]; at += step) {
      const minutes =
        step > 0
          ? valueAt(table.arrive, at) - valueAt(table.depart, stop)
          : valueAt(table.arrive, stop) - valueAt(table.depart, at);
      if (minutes > least) break;
      const { city = '' } = stations[valueAt(table.station, at)] ?? {};
      if (city === own || !airCities.has(city)) continue;
      nearest = city;
      least = minutes;
    }
  }
  // The airport is that of the city: to one of its stations of another name it leaves a way that nobody sells here.
  const isOfCity = places.length === stationsOfCity(own).length || places.some(({ name }) => name.startsWith(own));
  return [...(isOfCity && airCities.has(own) ? [own] : []), ...(nearest ? [nearest] : [])];
}

const airCall = (city: string, airport: string, at: string): AirCall => ({
  cityCode: airCities.get(city)?.code ?? '',
  city,
  airport,
  at,
});

/** The cheapest flights of a day between two cities, by their codes, each with its lowest price for one adult. */
export type FlightsBetween = (
  way: { from: string; to: string; date: Day; travelType: 'private' | 'business' },
  call: Call,
) => Promise<readonly { flight: Flight; fen: Fen }[]>;

interface AirQuestion {
  flightsBetween: FlightsBetween;
  asked: AskedWay;
  call: Call;
  travelType: 'private' | 'business';
  terms: ViewTerms;
}

const leavesMs = (table: Timetable, ride: DatedRide): number =>
  msOf(momentOf(ride.firstDay, valueAt(table.depart, ride.board)));

/** The last train that is in time for a flight. */
function trainBefore(table: Timetable, rides: readonly DatedRide[], { depTime }: Flight): DatedRide | undefined {
  const latest = msOf(depTime) - airportMinutes.change * 60_000;
  return rides
    .filter((ride) => leavesMs(table, ride) + lasts(table, ride) * 60_000 <= latest)
    .reduce<DatedRide | undefined>(
      (best, ride) => (best && leavesMs(table, best) >= leavesMs(table, ride) ? best : ride),
      undefined,
    );
}

/** The first train of the day that can be had after a flight. */
function trainAfter(table: Timetable, rides: readonly DatedRide[], { arrTime }: Flight): DatedRide | undefined {
  const earliest = msOf(arrTime) + airportMinutes.change * 60_000;
  return rides.find((ride) => leavesMs(table, ride) >= earliest);
}

/** Flights between the airports of both ends or those nearest to them, with the trains that they need. */
export async function airWays(table: Timetable, question: AirQuestion): Promise<AirWay[]> {
  const { asked, call, terms, travelType, flightsBetween } = question;
  const { from, to, date, nowMs } = asked;
  const isAt = (places: readonly Station[], city: string) => places[0]?.city === city;
  const found: { way: AirWay; before: DatedRide | undefined; after: DatedRide | undefined }[] = [];
  for (const org of airportsAt(table, from, 1))
    for (const dst of airportsAt(table, to, -1)) {
      if (org === dst) continue;
      const codes = { from: airCities.get(org)?.code ?? '', to: airCities.get(dst)?.code ?? '' };
      const flights = await flightsBetween({ ...codes, date, travelType }, call);
      const [needsBefore, needsAfter] = [!isAt(from, org), !isAt(to, dst)];
      const feeders = needsBefore && flights.length ? directOn(table, { from, to: stationsOfCity(org), date }) : [];
      for (const { flight, fen } of flights) {
        const before = trainBefore(table, feeders, flight);
        const onward = needsAfter
          ? directOn(table, { from: stationsOfCity(dst), to, date: dayOf(flight.arrTime) })
          : [];
        const after = trainAfter(table, onward, flight);
        if ((needsBefore && (!before || leavesMs(table, before) < nowMs)) || (needsAfter && !after)) continue;
        const way: AirWay = {
          flightNo: flight.flightNo,
          from: airCall(org, flight.orgAirportName, flight.depTime),
          to: airCall(dst, flight.dstAirportName, flight.arrTime),
          price: yuanOf(fen),
        };
        found.push({ way, before, after });
      }
    }
  const rides = found.flatMap(({ before, after }) => [before, after].filter((ride) => ride !== undefined));
  const views = await rideViews(call.db, table, rides, terms);
  const viewOf = (ride: DatedRide | undefined) => (ride ? views[rides.indexOf(ride)] : undefined);
  const isInTime = (early: string, late: string) => msOf(late) - msOf(early) >= airportMinutes.change * 60_000;
  return found.flatMap(({ way, before, after }) => {
    const [first, second] = [viewOf(before), viewOf(after)];
    // The railway may have moved a train since the timetable was made.
    if ((first && !isInTime(first.to.at, way.from.at)) || (second && !isInTime(way.to.at, second.from.at))) return [];
    return [{ ...way, ...(first && { before: first }), ...(second && { after: second }) }];
  });
}
