import { airportPositions } from '#domain/flight/cities/airport-positions.ts';
import { kmBetween } from '#domain/flight/cities/distance.ts';
import { airportFor, terminalOf } from './airports-served.ts';
import { bounded } from '../../../ground/bounded.ts';
import { cabinsOf } from './cabins.ts';
import { isLowCost } from './carriers.ts';
import { chanceOf, diceOf, hashOf } from '../../../ground/chance.ts';
import { minuteAt, returnMinute, spreadShare } from './departure-times.ts';
import { planeFor } from './fleet.ts';
import { fullFareOf } from './full-fare.ts';
import { rotationsOf } from './network.ts';
import type { Rotation } from './network.ts';
import type { Service } from './service.ts';
import { blockMinutes, stopBetween } from './stopovers.ts';
import { trafficOf } from '#domain/flight/cities/traffic.ts';

const toFive = (minutes: number): number => Math.round(minutes / 5) * 5;

interface Way {
  org: string;
  dst: string;
  minute: number;
  stop: string | undefined;
}

/** Flying time of one way: block minutes, taxiing at large airports, and the wind from the west. */
function minutesOf(org: string, dst: string, busy: boolean, eastward: boolean, roll: number): number {
  const km = kmBetween(org, dst);
  return toFive(blockMinutes(km) + (busy ? 20 : 8) + (eastward ? -1 : 1) * km * 0.004 + roll * 6);
}

function legsOf(way: Way, busy: boolean, eastward: boolean, dice: () => number): Pick<Service, 'stops' | 'arrMinute'> {
  if (!way.stop) return { stops: [], arrMinute: way.minute + minutesOf(way.org, way.dst, busy, eastward, dice()) };
  const landed = way.minute + minutesOf(way.org, way.stop, busy, eastward, dice());
  const off = landed + 45 + toFive(dice() * 25);
  return {
    stops: [{ airport: way.stop, arrMinute: landed, depMinute: off }],
    arrMinute: off + minutesOf(way.stop, way.dst, busy, eastward, dice()),
  };
}

/** A hot meal at mealtimes on flights of two hours and more. */
function mealOf(carrier: string, depMinute: number, minutes: number): string {
  if (isLowCost(carrier)) return '无餐食';
  const atTable = (from: number, to: number): boolean => depMinute >= from * 60 && depMinute <= to * 60;
  if (minutes >= 115 && (atTable(6.5, 8.75) || atTable(10.75, 13) || atTable(16.75, 19))) return '正餐';
  return minutes >= 75 && depMinute < 21.5 * 60 ? '点心' : '无餐食';
}

const isEastward = (org: string, dst: string): boolean =>
  (airportPositions.get(dst)?.[1] ?? 0) > (airportPositions.get(org)?.[1] ?? 0);

/** Both ways of a rotation, and the same under the partner's number. */
function servicesOf(rotation: Rotation): Service[] {
  const { carrier, home, away, number } = rotation;
  const dice = diceOf(`times ${carrier}${number} ${home}${away}`);
  const homeAirport = airportFor(home, away, carrier, dice());
  const awayAirport = airportFor(away, home, carrier, dice());
  const km = kmBetween(homeAirport, awayAirport);
  const busy = trafficOf(home) > 20 && trafficOf(away) > 20;
  const stopChance = rotation.of === 1 && km > 1300 ? 0.4 : km > 1000 ? 0.05 : 0;
  const stop = dice() < stopChance ? stopBetween(homeAirport, awayAirport, dice()) : undefined;
  const plane = planeFor(rotation, km, stop !== undefined, dice());
  const cabins = cabinsOf(carrier, plane, hashOf(`cabins ${carrier}${number}`));
  const out: Way = {
    org: homeAirport,
    dst: awayAirport,
    minute: minuteAt(spreadShare(rotation.index, rotation.of, dice()) * (stop ? 0.5 : 1)),
    stop,
  };
  const outLegs = legsOf(out, busy, isEastward(homeAirport, awayAirport), dice);
  const turned = returnMinute(outLegs.arrMinute, dice());
  const back: Way = { org: awayAirport, dst: homeAirport, minute: turned.minute, stop };
  const backLegs = legsOf(back, busy, isEastward(awayAirport, homeAirport), dice);
  const nextDays = ((rotation.days << 1) | (rotation.days >> 6)) & 0b111_1111;
  const both = [
    { way: out, legs: outLegs, number, from: home, to: away, days: rotation.days },
    {
      way: back,
      legs: backLegs,
      number: number + 1,
      from: away,
      to: home,
      days: turned.nextDay ? nextDays : rotation.days,
    },
  ];
  return both.flatMap(({ way, legs, number: digits, from, to, days }) => {
    const flown: Service = {
      flightNo: `${carrier}${digits}`,
      airline: carrier,
      carrier,
      carrierFlightNo: `${carrier}${digits}`,
      orgCity: from,
      dstCity: to,
      org: way.org,
      dst: way.dst,
      orgTerm: terminalOf(way.org, carrier),
      dstTerm: terminalOf(way.dst, carrier),
      depMinute: way.minute,
      ...legs,
      plane,
      days,
      km,
      punctuality: Math.round(
        97 -
          (busy ? 4 : 1) -
          (way.minute > 17 * 60 ? 6 : way.minute > 12 * 60 ? 3 : 0) -
          (way.stop ? 4 : 0) -
          chanceOf(`late ${carrier}${digits}`) * 12,
      ),
      meal: mealOf(carrier, way.minute, legs.arrMinute - way.minute),
      fullFare: fullFareOf(from, to),
      cabins,
      appeal: appealOf(carrier, way),
      seed: hashOf(`${carrier}${digits}${way.org}${way.dst}`),
    };
    return rotation.partner ? [flown, soldBy(rotation.partner, flown, digits)] : [flown];
  });
}

function appealOf(carrier: string, way: Way): number {
  const hour = way.minute / 60;
  const time = hour < 7.5 ? 0.92 : hour < 10 ? 1.08 : hour < 16 ? 1 : hour < 20 ? 1.08 : hour < 21.5 ? 0.97 : 0.86;
  const name = ['CA', 'MU', 'CZ', 'HU', 'MF'].includes(carrier) ? 1.04 : isLowCost(carrier) ? 0.9 : 0.98;
  return time * name * (way.stop ? 0.82 : 1);
}

const soldBy = (airline: string, flown: Service, digits: number): Service => ({
  ...flown,
  flightNo: `${airline}${digits}`,
  airline,
  appeal: flown.appeal * 1.02,
  seed: hashOf(`${airline}${digits}${flown.org}${flown.dst}`),
});

const isShare = (service: Service): number => (service.flightNo === service.carrierFlightNo ? 0 : 1);

const cached = bounded<readonly Service[]>(400);

/** Every service from one city to another, by time of departure. */
export function timetable(orgCity: string, dstCity: string): readonly Service[] {
  return cached(`${orgCity}-${dstCity}`, () =>
    rotationsOf(orgCity, dstCity)
      .flatMap(servicesOf)
      .filter((service) => service.orgCity === orgCity)
      .sort((a, b) => a.depMinute - b.depMinute || isShare(a) - isShare(b) || (a.flightNo < b.flightNo ? -1 : 1)),
  );
}
