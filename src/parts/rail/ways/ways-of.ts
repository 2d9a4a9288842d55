import type { OtherWays, TrainCall, TrainRide, TrainSeat, TrainVerdict, TransferPlan } from '#contract/train.ts';
import { clockOf, dayOf, daysBetween } from '#domain/china-time.ts';
import { fenOf, yuanOf } from '#domain/money.ts';
import type { Fen } from '#domain/money.ts';
import { bestSeat, isForbidden, priceOfSeat } from '#domain/rail/search/ride-filter.ts';
import { transferRisk } from '#domain/rail/search/transfer-risk.ts';
import type { WayFigures } from '#domain/rail/search/ways.ts';
import { plentyOfSeats } from '#domain/rail/seat-classes.ts';
import { worstVerdict } from '#parts/policy/worst-verdict.ts';
import { chosenOf, mostRides } from '../ride-query.ts';
import type { ChosenRide } from '../ride-query.ts';
import { planKeyOf, ridesOfPlan } from '../seat-plan/create-plans.ts';
import type { FoundPlan } from '../seat-plan/create-plans.ts';
import type { WayTexts } from './texts.ts';

/** One way to get there: one order, a place in the line, or a flight with its trains. */
export interface Way extends WayFigures {
  id: string;
  kind: keyof WayTexts['kinds'];
  /** Of a flight: the trains to it and on from it, each an order of its own. */
  rides: readonly ChosenRide[];
  /** `G35 二等座` */
  title: string;
  from: TrainCall;
  to: TrainCall;
  nights: number;
  words: string;
  sub: string;
  riskWords: string;
  /** The worst verdict of its tickets, under a standard. */
  standard?: TrainVerdict | undefined;
  /** Price of the order, where the rest is paid on the train. */
  ticketFen?: Fen;
  /** Query of the flight search. */
  flight?: Readonly<Record<string, string>>;
  /** Of a change of seats: its ride. */
  ride?: TrainRide;
}

export interface WaysInput {
  rides: readonly TrainRide[];
  transfers: readonly TransferPlan[];
  plans: Readonly<Record<string, FoundPlan>>;
  /** Absent until it is there. */
  others?: OtherWays | null;
  isStudent: boolean;
  travelType: 'private' | 'business';
}

const seatWords = ({ seatClass, left }: TrainSeat, texts: WayTexts): string =>
  left < plentyOfSeats ? texts.left(texts.classes[seatClass], left) : texts.plenty(texts.classes[seatClass]);

/** The worst verdict of the seats of a way; amounts above the standard are added up. */
export function worstOf(seats: readonly (TrainSeat | undefined)[]): TrainVerdict | undefined {
  const verdicts = seats.flatMap((seat) => seat?.standard ?? []);
  const worst = worstVerdict(verdicts);
  return worst && { ...worst, overBy: yuanOf(verdicts.reduce((sum, { overBy }) => sum + fenOf(overBy), 0)) };
}

/** Every class with a seat on a train that goes all the way; a ticket without a seat is none. */
const directWays = (ride: TrainRide, isStudent: boolean, texts: WayTexts): Way[] =>
  ride.seats
    .filter((seat) => seat.left > 0 && seat.seatClass !== 'standing' && !isForbidden(seat))
    .map((seat) => ({
      id: `${planKeyOf(ride)} ${seat.seatClass}`,
      kind: 'direct',
      rides: [chosenOf(ride, seat.seatClass)],
      title: `${ride.trainNumber} ${texts.classes[seat.seatClass]}`,
      from: ride.from,
      to: ride.to,
      nights: ride.nights,
      fen: fenOf(priceOfSeat(seat, isStudent)),
      minutes: ride.minutes,
      risk: 'none',
      departs: ride.from.at,
      words: seatWords(seat, texts),
      sub: texts.noChange,
      riskWords: texts.oneTicket,
      standard: seat.standard,
    }));

/** A sold-out train with another seat for each part of the way. */
function seatWay(ride: TrainRide, plans: WaysInput['plans'], texts: WayTexts): Way[] {
  const found = plans[planKeyOf(ride)];
  if (!ride.bySeatChange || !found || !('plan' in found) || found.plan.parts.length > mostRides) return [];
  const { parts, price } = found.plan;
  const standard = worstOf(parts.map((part) => ride.seats.find(({ seatClass }) => seatClass === part.seatClass)));
  if (standard?.verdict === 'forbidden') return [];
  const classes = [...new Set(parts.map(({ seatClass }) => texts.classes[seatClass]))];
  return [
    {
      id: `${planKeyOf(ride)} seats`,
      kind: 'seat',
      rides: ridesOfPlan(ride, found.plan),
      title: `${ride.trainNumber} ${classes.join(texts.plus)}`,
      from: ride.from,
      to: ride.to,
      nights: ride.nights,
      fen: fenOf(price),
      minutes: ride.minutes,
      risk: 'low',
      departs: ride.from.at,
      words: texts.soldOut,
      sub: parts.map(({ seat }) => texts.seatOf(seat)).join(' → '),
      riskWords: texts.seatChanges(parts.length - 1),
      standard,
      ride,
    },
  ];
}

/** Seats of both rides of a plan; undefined where one is sold out or not sold now. */
function seatsOfPlan(plan: TransferPlan, isStudent: boolean): [TrainSeat, TrainSeat] | undefined {
  const [first, second] = plan.rides.map((ride) =>
    ride.sale.state === 'open' ? bestSeat(ride.seats, isStudent) : undefined,
  );
  return first?.left && second?.left && !isForbidden(first) && !isForbidden(second) ? [first, second] : undefined;
}

/** Where and how long the change is. */
function changeOfPlan({ kind, waits, rides }: TransferPlan, texts: WayTexts): { words: string; wait: string } {
  const [first, second] = rides;
  if (!first || !second) return { words: '', wait: '' };
  const [arrives, departs] = [clockOf(first.to.at), clockOf(second.from.at)];
  return {
    words:
      kind === 'other'
        ? texts.changeBetween(texts.nameOf(first.to.station), texts.nameOf(second.from.station), arrives, departs)
        : texts.changeAt(texts.nameOf(first.to.station), arrives, departs),
    wait: texts.wait[kind](texts.lasts(waits)),
  };
}

/** Two trains with a change, in one order. */
export function transferWay(plan: TransferPlan, isStudent: boolean, texts: WayTexts): Way[] {
  const seats = seatsOfPlan(plan, isStudent);
  const [first, second] = plan.rides;
  if (!seats || !first || !second) return [];
  const { words, wait } = changeOfPlan(plan, texts);
  const names = seats.map((seat) => seatWords(seat, texts));
  return [
    {
      id: `${planKeyOf(first)} ${planKeyOf(second)}`,
      kind: plan.kind === 'seat' ? 'seat' : 'transfer',
      rides: [chosenOf(first, seats[0].seatClass), chosenOf(second, seats[1].seatClass)],
      title: `${first.trainNumber}${texts.plus}${second.trainNumber}`,
      from: first.from,
      to: second.to,
      nights: daysBetween(dayOf(plan.departs), dayOf(plan.arrives)),
      fen: seats.reduce((sum, seat) => sum + fenOf(priceOfSeat(seat, isStudent)), 0),
      minutes: plan.minutes,
      risk: transferRisk(plan.kind, plan.waits),
      departs: plan.departs,
      words,
      sub: texts.seats(names[0] ?? '', names[1] ?? ''),
      riskWords: wait,
      standard: worstOf(seats),
    },
  ];
}

/** Everything that can be booked with a seat for all of the way. */
export const waysOf = ({ rides, transfers, plans, isStudent }: WaysInput, texts: WayTexts): Way[] => [
  ...rides
    .filter(({ sale }) => sale.state === 'open')
    .flatMap((ride) => [...directWays(ride, isStudent, texts), ...seatWay(ride, plans, texts)]),
  ...transfers.flatMap((plan) => transferWay(plan, isStudent, texts)),
];
