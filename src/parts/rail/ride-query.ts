import type { TrainRide } from '#contract/train.ts';
import type { Yuan } from '#contract/row.ts';
import { dayOf, isDay } from '#domain/china-time.ts';
import type { Day } from '#domain/china-time.ts';
import { seatClasses } from '#domain/rail/seat-classes.ts';
import type { SeatClass } from '#domain/rail/seat-classes.ts';
import { berthsOf } from '#domain/rail/seat-wish.ts';
import type { Berth } from '#domain/rail/seat-wish.ts';
import { readSeen } from '#domain/trip/seen-price.ts';

/** One ticket of an order: a train between two of its stations on the day when it leaves the first of them. */
export interface ChosenRide {
  trainNumber: string;
  date: Day;
  /** Telecodes. */
  fromStation: string;
  toStation: string;
  seatClass: SeatClass;
  /** Of a part of a plan with changes of seat: the seat that it shows. */
  seatNo?: number;
  /** Of a class with berths: the tier that was chosen in the list. */
  berth?: Berth;
}

/** The choice of a search, as the address of the order page has it. */
export interface RideChoice {
  /** More than one: two trains with a change, or parts of one train on other seats. Empty: there is no choice. */
  rides: readonly ChosenRide[];
  travelType: 'business' | 'private' | '';
  /** Student tickets were asked for. */
  isStudent: boolean;
  /** Price of one adult that the list showed, yuan. */
  seen?: Yuan | undefined;
}

/** Rides of one order: a plan with a change has two, seats of one train change up to five times. */
export const mostRides = 6;

type NamedRide = Pick<TrainRide, 'trainNumber' | 'from' | 'to'>;

/** A ride that a list shows, as a question names it. */
export const rideOf = ({ trainNumber, from, to }: NamedRide) => ({
  trainNumber,
  date: dayOf(from.at),
  fromStation: from.telecode,
  toStation: to.telecode,
});

/** Its ticket in one class. */
export const chosenOf = (ride: NamedRide, seatClass: SeatClass, berth?: Berth): ChosenRide => ({
  ...rideOf(ride),
  seatClass,
  ...(berth && { berth }),
});

/** `G1.2026-12-01.VNP.AOH.second`, with a planned seat `….second.412`, with a tier `….hardSleeper.lower` */
const writeRide = ({ trainNumber, date, fromStation, toStation, seatClass, seatNo, berth }: ChosenRide): string =>
  [trainNumber, date, fromStation, toStation, seatClass, seatNo, berth].filter((one) => one !== undefined).join('.');

/** `G1.…_G3.…` */
export const writeRides = (rides: readonly ChosenRide[]): string => rides.map(writeRide).join('_');

/** Rides of a text of the address: none where one of them cannot be read, or where there are more than `most`. */
export function readRides(text: string | undefined, most: number): ChosenRide[] {
  const texts = (text ?? '').split('_').filter(Boolean);
  const rides = texts.map(readRide).filter((ride) => ride !== undefined);
  return rides.length === texts.length && rides.length <= most ? rides : [];
}

/** One ride; undefined for a text that is none. */
function readRide(text: string): ChosenRide | undefined {
  const found =
    /^([GDCZTKL]?\d{1,4})\.([\d-]{10})\.([A-Z]{3})\.([A-Z]{3})\.([A-Za-z]+)(?:\.(\d{1,4}))?(?:\.([a-z]+))?$/.exec(text);
  const [, trainNumber = '', date = '', fromStation = '', toStation = '', name, seat, tier] = found ?? [];
  const seatClass = seatClasses.find((one) => one === name);
  if (!seatClass || !isDay(date) || fromStation === toStation) return undefined;
  const berth = berthsOf(seatClass).find((one) => one === tier);
  return {
    trainNumber,
    date,
    fromStation,
    toStation,
    seatClass,
    ...(seat && { seatNo: Number(seat) }),
    ...(berth && { berth }),
  };
}

/** The query of `train_order_info`. */
export const writeRideChoice = ({ rides, travelType, isStudent, seen }: RideChoice): Record<string, string> => ({
  rides: writeRides(rides),
  ...(travelType && { travelType }),
  ...(isStudent && { student: '1' }),
  ...(seen && { seen }),
});

/** The choice of an address; a ride that cannot be read leaves no choice, for the others alone are another way. */
export function readRideChoice(query: Readonly<Record<string, string | undefined>>): RideChoice {
  const { travelType } = query;
  const seen = readSeen(query['seen']);
  return {
    rides: readRides(query['rides'], mostRides),
    travelType: travelType === 'business' || travelType === 'private' ? travelType : '',
    isStudent: query['student'] === '1',
    ...(seen && { seen }),
  };
}
