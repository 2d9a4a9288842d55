import { flightIdOf } from '#domain/intl/flight-id.ts';
import { isDay } from '#domain/china-time.ts';
import { chanceOf, hashOf } from '../../../ground/chance.ts';
import { arePartners, carriers } from './carriers.ts';
import { flightsOn } from './flown.ts';
import type { Flown } from './flown.ts';

/** A flight under the number of the carrier that sells it. */
export interface Sold {
  flown: Flown;
  flightNo: string;
  airline: string;
}

const ownNumber = (flown: Flown): Sold => ({
  flown,
  flightNo: flown.service.flightNo,
  airline: flown.service.carrier,
});

/** On a ticket of `issuer`: half of its partners' flights have a number of its own as well. */
export function soldBy(issuer: string, flown: Flown): Sold {
  const { carrier, flightNo, org, dst } = flown.service;
  if (carrier === issuer || chanceOf(`share ${issuer} ${flightNo}`) < 0.5) return ownNumber(flown);
  const number = 5000 + (hashOf(`share number ${issuer} ${flightNo} ${org}${dst}`) % 4000);
  return { flown, flightNo: `${issuer}${number}`, airline: issuer };
}

export const soldId = ({ flown, flightNo }: Sold): string =>
  flightIdOf({ flightNo, orgAirport: flown.service.org, dstAirport: flown.service.dst, depTime: flown.depTime });

/** The flight of an id, under its own number or under a partner's; undefined where none flies on that day. */
export function soldOfId(flightId: string): Sold | undefined {
  const found = /^([0-9A-Z]{2})(\d{3,4})-(\d{4})(\d{2})(\d{2})-([A-Z]{3})([A-Z]{3})$/.exec(flightId);
  if (!found) return undefined;
  const [, airline = '', number = '', year, month, date, org = '', dst = ''] = found;
  const day = `${year}-${month}-${date}`;
  if (!isDay(day) || !carriers.has(airline)) return undefined;
  const flightNo = airline + number;
  for (const flown of flightsOn(org, dst, day)) {
    if (flown.service.flightNo === flightNo) return ownNumber(flown);
    if (arePartners(airline, flown.service.carrier) && soldBy(airline, flown).flightNo === flightNo)
      return soldBy(airline, flown);
  }
  return undefined;
}
