import type { Flight, Seat } from '#contract/flight.ts';
import { momentAt } from '#domain/china-time.ts';
import type { Day } from '#domain/china-time.ts';
import { aircraft } from '#domain/flight/aircraft.ts';
import { airlineNameOf } from '#domain/flight/airline-names.ts';
import { airportNameOf, cityNameOf } from '#domain/flight/cities/cities.ts';
import { childFareOf, infantFareOf } from '#domain/flight/fares.ts';
import { yuanOf } from '#domain/money.ts';
import type { NearbyFare } from '#domain/policy/facts.ts';
import { ruleIdOf } from '../prices/fare-rules.ts';
import type { DayFlight } from '../schedule/flights-of-day.ts';
import { classFullFareOf, psgTypesOf } from '../prices/offers.ts';
import type { Offer } from '../prices/offers.ts';
import { discountOf } from '../prices/prices.ts';
import { judgeBy, verdictView } from '../../../orders/business/check-standard.ts';
import type { AppliedStandard } from '../../../orders/business/standard-for.ts';
import { factsOf } from './flight-facts.ts';
import type { ServiceFee } from '../../../orders/business/service-fees.ts';
import { taxesOf } from '../prices/taxes.ts';

/** Buyer and moment of sale: a seat's price and rules depend on them. */
interface Buyer {
  saleDay: Day;
  fee: ServiceFee;
  /** Business travel with a travel standard. */
  standard?: AppliedStandard | undefined;
  /** The cheapest fares of the same day, for the lowest fare within the hours. */
  nearby?: readonly NearbyFare[] | undefined;
}

/** The answer shows at most this number of seats. */
const tellUpTo = 10;
export const seatsTold = (offer: Offer): number => Math.min(offer.seatsLeft, tellUpTo);

const minuteMs = 60_000;

/** The flight on the wire, without seats. */
export function flightView(flight: DayFlight): Flight {
  const { service } = flight;
  const isShare = service.carrierFlightNo !== service.flightNo;
  const plane = aircraft.get(service.plane);
  const midnight = flight.depMs - service.depMinute * minuteMs;
  const at = (minute: number): string => momentAt(midnight + minute * minuteMs);
  return {
    flightId: flight.flightId,
    flightNo: service.flightNo,
    airline: service.airline,
    airlineName: airlineNameOf(service.airline),
    carrierFlightNo: isShare ? service.carrierFlightNo : '',
    carrierName: isShare ? airlineNameOf(service.carrier) : '',
    planeType: service.plane,
    planeName: plane?.name ?? service.plane,
    planeSize: plane?.size ?? '',
    orgAirport: service.org,
    orgAirportName: airportNameOf(service.org),
    orgTerm: service.orgTerm,
    orgcityname: cityNameOf(service.orgCity),
    dstAirport: service.dst,
    dstAirportName: airportNameOf(service.dst),
    dstTerm: service.dstTerm,
    dstcityname: cityNameOf(service.dstCity),
    depTime: at(service.depMinute),
    arrTime: at(service.arrMinute),
    arrivalDays: Math.floor((service.arrMinute + flight.laterMs / minuteMs) / 1440),
    durationMinutes: service.arrMinute - service.depMinute,
    stops: service.stops.map((stop) => ({
      city: cityNameOf(stop.airport),
      airport: stop.airport,
      arrTime: at(stop.arrMinute),
      depTime: at(stop.depMinute),
    })),
    punctuality: service.punctuality,
    meal: service.meal,
    distanceKm: service.km,
    fullPrice: yuanOf(service.fullFare),
    seats: [],
  };
}

/** A class of the flight on the wire, with everything one adult, child or infant pays. */
export function seatView(flight: DayFlight, offer: Offer, buyer: Buyer): Seat {
  const { service } = flight;
  const { cabin, fare } = offer;
  const [adult, child] = [taxesOf('ADT', service.km, buyer.saleDay), taxesOf('CHD', service.km, buyer.saleDay)];
  const judged = buyer.standard && judgeBy(buyer.standard, factsOf(flight, offer, buyer));
  const seat: Seat = {
    cabinCode: cabin.code,
    cabinClass: cabin.cabinClass,
    productName: cabin.product,
    discount: discountOf(fare, service.fullFare),
    seatNum: seatsTold(offer),
    parPrice: yuanOf(fare),
    limitPrice: judged?.limit === undefined ? '' : yuanOf(judged.limit),
    childCabinPrice: yuanOf(childFareOf(fare)),
    infantCabinPrice: yuanOf(infantFareOf(classFullFareOf(service, cabin.cabinClass))),
    adtTaxeCn: yuanOf(adult.fund),
    adtTaxeYq: yuanOf(adult.fuel),
    chdTaxeCn: yuanOf(child.fund),
    chdTaxeYq: yuanOf(child.fuel),
    serviceFee: yuanOf(buyer.fee.fee),
    discountServiceFee: yuanOf(buyer.fee.discount),
    ruleId: ruleIdOf(service.airline, cabin),
    psgTypes: psgTypesOf(service, cabin),
    labels: labelsOf(flight, offer),
  };
  if (judged) seat.standard = verdictView(judged);
  return seat;
}

/** Some airlines sell one class as on their own site. */
const isOfficial = (flight: DayFlight, offer: Offer): boolean =>
  flight.service.seed % 5 === 0 && offer.cabin.code === 'V';

export const labelsOf = (flight: DayFlight, offer: Offer): string[] =>
  offer.cabin.isContract ? ['协议价'] : isOfficial(flight, offer) ? ['官网'] : [];
