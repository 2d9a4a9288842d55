import type { AirWay, PartWay, TrainCall, TrainRide, TrainSeat, WaitWay } from '#contract/train.ts';
import { clockOf, dayOf, daysBetween, msOf } from '#domain/china-time.ts';
import { fenOf, showFen } from '#domain/money.ts';
import { bestSeat, isForbidden, priceOfSeat } from '#domain/rail/search/ride-filter.ts';
import { airportMinutes } from '#domain/rail/search/ways.ts';
import { chosenOf } from '../ride-query.ts';
import { planKeyOf } from '../seat-plan/create-plans.ts';
import type { WayTexts } from './texts.ts';
import { worstOf } from './ways-of.ts';
import type { Way, WaysInput } from './ways-of.ts';

/** The seat that is bought of a ride: none where it is sold out, not sold now, or forbidden. */
function seatOf(ride: TrainRide, isStudent: boolean): TrainSeat | undefined {
  const seat = ride.sale.state === 'open' ? bestSeat(ride.seats, isStudent) : undefined;
  return seat?.left && seat.seatClass !== 'standing' && !isForbidden(seat) ? seat : undefined;
}

/** A seat for the first part of a full train, the rest paid on it. */
function partWay({ ride, to, minutes, nights, rest, canStand }: PartWay, isStudent: boolean, texts: WayTexts): Way[] {
  const seat = seatOf(ride, isStudent);
  if (!seat) return [];
  const ticketFen = fenOf(priceOfSeat(seat, isStudent));
  return [
    {
      id: `${planKeyOf(ride)} part`,
      kind: 'part',
      rides: [chosenOf(ride, seat.seatClass)],
      title: `${ride.trainNumber} ${texts.classes[seat.seatClass]}`,
      from: ride.from,
      to,
      nights,
      fen: ticketFen + fenOf(rest),
      ticketFen,
      minutes,
      risk: canStand ? 'medium' : 'high',
      departs: ride.from.at,
      words: texts.partSeat(texts.nameOf(ride.to.station)),
      sub: texts.partPrice(showFen(ticketFen), showFen(fenOf(rest))),
      riskWords: texts.partRisk(canStand),
      standard: seat.standard,
    },
  ];
}

/** Paid before the wait: of berths the price of the dearest tier, the rest of which comes back with the ticket. */
const depositFen = (seat: TrainSeat, isStudent: boolean): number =>
  Math.max(...(seat.berths ?? [seat]).map((one) => fenOf(priceOfSeat({ ...seat, ...one }, isStudent))));

/** A class to wait for, of a train that the list has. */
function waitWay(wait: WaitWay, { rides, isStudent }: WaysInput, texts: WayTexts): Way[] {
  const ride = rides.find(
    ({ trainNumber, from, to }) =>
      trainNumber === wait.trainNumber && from.telecode === wait.fromStation && to.telecode === wait.toStation,
  );
  const seat = ride?.seats.find(({ seatClass }) => seatClass === wait.seatClass);
  if (!ride || !seat || seat.left > 0) return [];
  return [
    {
      id: `${planKeyOf(ride)} wait`,
      kind: 'wait',
      rides: [chosenOf(ride, seat.seatClass)],
      title: `${ride.trainNumber} ${texts.classes[seat.seatClass]}`,
      from: ride.from,
      to: ride.to,
      nights: ride.nights,
      fen: depositFen(seat, isStudent),
      minutes: ride.minutes,
      risk: wait.chance === 'good' ? 'medium' : 'high',
      departs: ride.from.at,
      words: texts.waitAhead(wait.ahead),
      sub: texts.chances[wait.chance],
      riskWords: texts.waitRisk,
      standard: seat.standard,
    },
  ];
}

const airRisks = ['low', 'medium', 'high'] as const;

/** A flight with the trains that lead to it and on from it. */
function airWay(air: AirWay, { isStudent, travelType }: WaysInput, texts: WayTexts): Way[] {
  const trains = [air.before, air.after].filter((ride) => ride !== undefined);
  const seats = trains.flatMap((ride) => seatOf(ride, isStudent) ?? []);
  if (seats.length < trains.length) return [];
  const airports = (air.before ? 0 : airportMinutes.before) + (air.after ? 0 : airportMinutes.after);
  const stationOf = ({ city, airport, at }: AirWay['from']): TrainCall => ({
    station: texts.airport(texts.nameOf(city), texts.nameOf(airport)),
    telecode: '',
    at,
  });
  const [takesOff, lands] = [stationOf(air.from), stationOf(air.to)];
  const [from, to] = [air.before?.from ?? takesOff, air.after?.to ?? lands];
  return [
    {
      id: `${air.flightNo} ${trains.map(planKeyOf).join(' ')}`,
      kind: 'air',
      rides: trains.map((ride, at) => chosenOf(ride, seats[at]?.seatClass ?? 'second')),
      title: [air.before?.trainNumber, air.flightNo, air.after?.trainNumber].filter(Boolean).join(texts.plus),
      from,
      to,
      nights: daysBetween(dayOf(from.at), dayOf(to.at)),
      fen: fenOf(air.price) + seats.reduce((sum, seat) => sum + fenOf(priceOfSeat(seat, isStudent)), 0),
      minutes: (msOf(to.at) - msOf(from.at)) / 60_000 + airports,
      risk: airRisks[trains.length] ?? 'high',
      departs: from.at,
      words: texts.flies(takesOff.station, clockOf(takesOff.at), lands.station, clockOf(lands.at)),
      sub: trains.length ? texts.apart : texts.flight(air.flightNo),
      riskWords: airports ? texts.withAirports(texts.lasts(airports)) : texts.byTrain,
      standard: worstOf(seats),
      flight: { from: air.from.cityCode, to: air.to.cityCode, date: dayOf(air.from.at), travelType },
    },
  ];
}

/** Ways beside the trains with seats for all of the way. */
export function otherWays(input: WaysInput, texts: WayTexts): Way[] {
  const { others, rides, isStudent } = input;
  if (!others) return [];
  const listed = new Set(rides.map(({ trainNumber }) => trainNumber));
  return [
    ...others.partWays
      .filter(({ ride }) => listed.has(ride.trainNumber))
      .flatMap((one) => partWay(one, isStudent, texts)),
    ...others.waits.flatMap((one) => waitWay(one, input, texts)),
    ...others.flights.flatMap((one) => airWay(one, input, texts)),
  ];
}
