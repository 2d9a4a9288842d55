import { allAirports, airportOf, kmOf } from '#domain/intl/places/places.ts';
import type { PlaceAirport } from '#domain/intl/places/places.ts';
import { offsetAt } from '#domain/intl/zone-time.ts';
import { chanceOf, diceOf } from '../../../ground/chance.ts';
import { carriers } from './carriers.ts';
import type { Carrier } from './carriers.ts';
import { planeFor } from './planes.ts';
import { terminalOf } from './terminals.ts';

/** A flight number between two airports as its timetable has it, by the clock of the departure. */
export interface Service {
  flightNo: string;
  carrier: string;
  org: string;
  dst: string;
  orgTerm: string;
  dstTerm: string;
  /** Minutes after midnight. */
  depMinute: number;
  /** In the air and on the runways. */
  minutes: number;
  plane: string;
  /** Days of the week of the departure, Monday is bit 0. */
  days: number;
  km: number;
}

const toFive = (minutes: number): number => Math.round(minutes / 5) * 5;
const everyDay = 0b111_1111;
const somedays = [0b010_1010, 0b101_0101, 0b110_1010, 0b011_1011, 0b101_1110, 0b111_0111];

/** Chance of a route by the size of the other airport: near, and far away. */
const near = [0, 0.05, 0.35, 0.7, 1];
const far = [0, 0, 0.1, 0.4, 0.85];
/** Larger cities of the country of a hub have flights to it, so have most small ones. */
const athome = [0, 0.25, 0.9, 1, 1];

/** Mainland, Hong Kong, Macao and Taiwan are different countries to flights; a city has no flights to itself. */
function chanceOfRoute(carrier: Carrier, hub: PlaceAirport, other: PlaceAirport, km: number, isFirst: boolean): number {
  if (hub.city === other.city || km < 150 || km > carrier.reach) return 0;
  const { size } = other.city;
  if (hub.city.country === other.city.country) {
    // Every airport beyond the country is reached by way of a hub: the feeders of small hubs are few.
    return (athome[size] ?? 0) * (isFirst ? 1 : 0.6) * (carrier.isLowCost ? 0.4 : 1);
  }
  const isFar = km > 4500;
  const share = ((isFar ? far : near)[size] ?? 0) * carrier.pull;
  const isSecond = other.city.airports[0]?.code !== other.code;
  return share * (isFirst || size === 4 ? 1 : 0.45) * (isSecond ? 0.35 : 1);
}

/** Flights a day: more on short ways between large cities. */
const frequencyOf = (km: number, size: number): number => (km < 3500 ? Math.max(1, size - 1) : size === 4 ? 2 : 1);

/** Wind from the west: longer to the west, shorter to the east. */
function minutesBetween(org: PlaceAirport, dst: PlaceAirport, km: number): number {
  const east = dst.position[1] - org.position[1];
  const isEastward = (east > 0 && east < 180) || east < -180;
  const wind = Math.min(Math.abs(east) / 90, 1) * km * 0.0035;
  return toFive(32 + km / 13.6 + (isEastward ? -wind : wind) + (org.city.size > 2 ? 8 : 0));
}

/** The year is flown by one timetable; the way back is timed by the clocks of winter. */
const winter = Date.UTC(2026, 0, 15);
const minuteOfDay = (minutes: number): number => ((minutes % 1440) + 1440) % 1440;

/** A flight that would leave between two and half past six waits for the morning. */
const morningOf = (minute: number, roll: number): number => {
  const at = minuteOfDay(minute);
  return at > 120 && at < 390 ? minute - at + toFive(390 + roll * 120) : minute;
};

/** Departures between 06:30 and midnight; flights to far places leave until two in the morning. */
const minuteAt = (share: number, isFar: boolean): number => toFive(390 + share * (isFar ? 1180 : 960));

function rotation(
  carrier: Carrier,
  hub: PlaceAirport,
  other: PlaceAirport,
  turn: number,
  of: number,
  number: number,
): Service[] {
  const km = kmOf(hub.code, other.code);
  const dice = diceOf(`intl ${carrier.code} ${hub.code}${other.code} ${turn}`);
  const isFar = km > 4500;
  const plane = planeFor(carrier, km, dice());
  const share = (turn + dice() * 0.8) / of;
  const depMinute = minuteOfDay(minuteAt(share, isFar));
  const out = minutesBetween(hub, other, km);
  const days =
    of > 1 || !isFar || dice() < 0.65 ? everyDay : (somedays[Math.floor(dice() * somedays.length)] ?? everyDay);
  const ahead = offsetAt(other.city.zone, winter) - offsetAt(hub.city.zone, winter);
  const back = morningOf(depMinute + out + ahead + toFive((isFar ? 95 : 55) + dice() * (isFar ? 120 : 40)), dice());
  const later = Math.floor(back / 1440);
  const turned = ((later % 7) + 7) % 7;
  const one = { carrier: carrier.code, plane, km };
  return [
    {
      ...one,
      flightNo: `${carrier.code}${number}`,
      org: hub.code,
      dst: other.code,
      orgTerm: terminalOf(hub.code, carrier.code),
      dstTerm: terminalOf(other.code, carrier.code),
      depMinute,
      minutes: out,
      days,
    },
    {
      ...one,
      flightNo: `${carrier.code}${number + 1}`,
      org: other.code,
      dst: hub.code,
      orgTerm: terminalOf(other.code, carrier.code),
      dstTerm: terminalOf(hub.code, carrier.code),
      depMinute: minuteOfDay(back),
      minutes: minutesBetween(other, hub, km),
      days: ((days << turned) | (days >> (7 - turned))) & everyDay,
    },
  ];
}

/** Numbers within China have three digits, as the domestic timetable deals those of four. Abroad both are used. */
function numbersOf(): (isDomestic: boolean) => number {
  let [within, abroad, more] = [101, 701, 1001];
  return (isDomestic) => {
    if (isDomestic && within < 699) return (within += 2) - 2;
    if (isDomestic) throw new Error('no number is left for a flight within China');
    return abroad < 999 ? (abroad += 2) - 2 : (more += 2) - 2;
  };
}

function servicesOf(carrier: Carrier): Service[] {
  const next = numbersOf();
  const dealt = new Set<string>();
  const found: Service[] = [];
  for (const [at, code] of carrier.hubs.entries()) {
    const hub = airportOf(code);
    if (!hub) throw new Error(`${carrier.code} has no airport ${code}`);
    for (const other of allAirports) {
      const km = kmOf(code, other.code);
      const share = chanceOfRoute(carrier, hub, other, km, at === 0);
      const key = code < other.code ? code + other.code : other.code + code;
      if (share === 0 || dealt.has(key) || chanceOf(`intl route ${carrier.code} ${key}`) >= share) continue;
      dealt.add(key);
      const of =
        carrier.isLowCost || carrier.pull < 0.7 ? 1 : frequencyOf(km, Math.min(hub.city.size, other.city.size));
      const isDomestic = hub.city.country === 'CN' && other.city.country === 'CN';
      for (let turn = 0; turn < of; turn += 1) found.push(...rotation(carrier, hub, other, turn, of, next(isDomestic)));
    }
  }
  return found;
}

interface Network {
  /** Services by `PVGCDG`, by departure. */
  bySector: ReadonlyMap<string, readonly Service[]>;
  /** Airports with a flight from here. */
  from: ReadonlyMap<string, readonly string[]>;
}

let made: Network | undefined;

function build(): Network {
  const bySector = new Map<string, Service[]>();
  const from = new Map<string, string[]>();
  for (const carrier of carriers.values())
    for (const service of servicesOf(carrier)) {
      const key = service.org + service.dst;
      const known = bySector.get(key);
      if (known) known.push(service);
      else {
        bySector.set(key, [service]);
        const reached = from.get(service.org);
        if (reached) reached.push(service.dst);
        else from.set(service.org, [service.dst]);
      }
    }
  for (const list of bySector.values())
    list.sort((a, b) => a.depMinute - b.depMinute || (a.flightNo < b.flightNo ? -1 : 1));
  return { bySector, from };
}

/** All services of the world, made once per process (about a fifth of a second). */
const network = (): Network => (made ??= build());

export const servicesBetween = (org: string, dst: string): readonly Service[] =>
  network().bySector.get(org + dst) ?? [];
export const reachedFrom = (org: string): readonly string[] => network().from.get(org) ?? [];
