import type { Day } from '#domain/china-time.ts';
import { addDays } from '#domain/china-time.ts';
import { childFareOf, infantFareOf } from '#domain/flight/fares.ts';
import { yuanOf } from '#domain/money.ts';
import type { Cabin } from '../schedule/cabins.ts';
import { fareRuleOf, ruleIdOf } from '../prices/fare-rules.ts';
import { onDay } from '../schedule/flights-of-day.ts';
import type { DayFlight } from '../schedule/flights-of-day.ts';
import { classFullFareOf, psgTypesOf } from '../prices/offers.ts';
import type { Offer } from '../prices/offers.ts';
import { discountOf } from '../prices/prices.ts';
import type { ServiceFee } from '../../../orders/business/service-fees.ts';
import type { Service } from '../schedule/service.ts';
import { taxesOf } from '../prices/taxes.ts';
import { flightView, labelsOf, seatsTold } from './views.ts';

/**
 * The views of a list as JSON, put together from parts that stay the same: a list has 300 classes, and what changes
 * of one are four numbers. The texts are those of `JSON.stringify` to the letter (a test holds that).
 */

/** A day that no flight is on, nor on the days after: its dates in a text are places for others. */
const placeDay: Day = '2000-01-01';
const placeDays = new Map(Array.from({ length: 4 }, (_, n) => [addDays(placeDay, n), n]));
const places = /(2000-01-0[1-4]|20000101)/;

/** Of JSON, so that classes can follow. */
const openEnded = (flight: DayFlight): string => JSON.stringify(flightView(flight)).slice(0, -']}'.length);

const flightParts = new WeakMap<Service, readonly string[]>();

function partsOf(service: Service): readonly string[] {
  const known = flightParts.get(service);
  if (known) return known;
  const parts = openEnded(onDay(service, placeDay)).split(places);
  flightParts.set(service, parts);
  return parts;
}

/** A flight with its classes, which are text already. */
export function flightText(flight: DayFlight, seats: string): string {
  const { service, day } = flight;
  if (flight.laterMs) return `${openEnded(flight)}${seats}]}`;
  let text = '';
  for (const [n, part] of partsOf(service).entries()) {
    if (n % 2 === 0) text += part;
    else {
      const later = placeDays.get(part);
      text += later === undefined ? day.replaceAll('-', '') : later ? addDays(day, later) : day;
    }
  }
  return `${text}${seats}]}`;
}

/** Of a map that fills up once: there are so many airlines, classes and terms, not more. */
function textIn(texts: Map<string, string>, key: string, make: () => string): string {
  const known = texts.get(key);
  if (known !== undefined) return known;
  const text = make();
  texts.set(key, text);
  return text;
}

const inside = (value: object): string => JSON.stringify(value).slice(1, -1);

const kinds = new Map<string, string>();
/** Passenger types and terms of a class. */
const kindText = (service: Service, cabin: Cabin, labels: string[]): string =>
  textIn(kinds, `${service.airline} ${cabin.code} ${cabin.step} ${labels.join()}`, () =>
    inside({ ruleId: ruleIdOf(service.airline, cabin), psgTypes: psgTypesOf(service, cabin), labels }),
  );

const rules = new Map<string, string>();
export const ruleText = (id: string, airline: string, cabin: Cabin): string =>
  textIn(rules, id, () => JSON.stringify(fareRuleOf(airline, cabin)));

/** Writes classes for a buyer on a day who pays this fee. */
export function seatTexts(saleDay: Day, fee: ServiceFee): (flight: DayFlight, offer: Offer) => string {
  const taxesByKm = new Map<number, string>();
  const taxesFor = (km: number): string => {
    const known = taxesByKm.get(km);
    if (known !== undefined) return known;
    const [adult, child] = [taxesOf('ADT', km, saleDay), taxesOf('CHD', km, saleDay)];
    const text = inside({
      adtTaxeCn: yuanOf(adult.fund),
      adtTaxeYq: yuanOf(adult.fuel),
      chdTaxeCn: yuanOf(child.fund),
      chdTaxeYq: yuanOf(child.fuel),
      serviceFee: yuanOf(fee.fee),
      discountServiceFee: yuanOf(fee.discount),
    });
    taxesByKm.set(km, text);
    return text;
  };
  return (flight, offer) => {
    const { service } = flight;
    const { cabin, fare } = offer;
    const told = `"discount":${discountOf(fare, service.fullFare)},"seatNum":${seatsTold(offer)},"parPrice":"${yuanOf(fare)}","limitPrice":"","childCabinPrice":"${yuanOf(childFareOf(fare))}"`;
    const infant = yuanOf(infantFareOf(classFullFareOf(service, cabin.cabinClass)));
    return `{"cabinCode":"${cabin.code}","cabinClass":"${cabin.cabinClass}","productName":"${cabin.product}",${told},"infantCabinPrice":"${infant}",${taxesFor(service.km)},${kindText(service, cabin, labelsOf(flight, offer))}}`;
  };
}
