import type { Envelope } from '#contract/row.ts';
import type { TrainCall } from '#contract/train.ts';
import { msOf } from '#domain/china-time.ts';
import type { Day } from '#domain/china-time.ts';
import type { Fen } from '#domain/money.ts';
import type { SeatClass } from '#domain/rail/seat-classes.ts';
import { saleState } from '#domain/rail/sale-times.ts';
import { ticketPrice, ticketTypes } from '#domain/rail/ticket-types.ts';
import type { TicketType } from '#domain/rail/ticket-types.ts';
import { memberOf, ok, refuse } from '../../../ground/call.ts';
import type { Call } from '../../../ground/call.ts';
import { holdMs, holdsOf, newVerifyKey } from '../../../orders/holds.ts';
import { oneTrain } from '../answers/one-train.ts';
import { callOf, rideFare, stopsOfRide, trainDays } from '../answers/ride-view.ts';
import { valueAt } from '../search/direct.ts';
import { seatsLeft } from '../seats/free-seats.ts';

/** A ride as it is offered: prices are the server's and stay for the time of the hold. */
export interface OfferedRide {
  trainNumber: string;
  firstDay: Day;
  /** Stops of the train, counted from its first. */
  fromStop: number;
  toStop: number;
  from: TrainCall;
  to: TrainCall;
  seatClass: SeatClass;
  /** A type that is missing is not sold. */
  prices: Partial<Record<TicketType, Fen>>;
}

export interface RailOffer {
  verifyKey: string;
  holdUntilMs: number;
  rides: OfferedRide[];
}

export const railHolds = holdsOf<RailOffer>('train');

export interface RideInput {
  trainNumber: string;
  date: Day;
  fromStation: string;
  toStation: string;
  seatClass: SeatClass;
}

/** Shortest time between two trains of one order. */
const leastGapMs = 10 * 60_000;

async function offeredRide(
  input: RideInput,
  call: Call,
): Promise<{ ride: OfferedRide } | { refusal: Envelope<never> }> {
  const read = await oneTrain(input, call);
  if (!read.ok) return { refusal: read.refusal };
  const { table, ride, nowMs } = read;
  const { seatClass, trainNumber } = input;
  const from = callOf(table, ride.firstDay, ride.board, valueAt(table.depart, ride.board));
  const sale = saleState(from.at, nowMs);
  if (sale.state === 'over') return { refusal: refuse(409, '距开车时间太近，已停止售票', { kind: 'over' }) };
  if (sale.state === 'closed')
    return { refusal: refuse(409, `铁路系统维护中，${sale.until.slice(11, 16)} 恢复售票`, { kind: 'closed' }) };
  if (sale.state === 'notYet')
    return { refusal: refuse(409, `该车次 ${sale.from.slice(0, 16)} 起售`, { kind: 'notYet' }) };
  const fare = rideFare(table, ride, seatClass);
  const [fromStop, toStop] = stopsOfRide(table, ride);
  const left = seatsLeft((await trainDays(call.db, table, [ride], nowMs))(ride), fromStop, toStop)[seatClass];
  if (!fare || left === undefined) return { refusal: refuse(409, '该车次没有这个席别', { kind: 'product' }) };
  if (left === 0) return { refusal: refuse(409, '该席别刚刚售完，请选择其他席别或车次', { kind: 'inventory' }) };
  const prices = Object.fromEntries(
    ticketTypes.flatMap((type) => {
      const price = ticketPrice(type, table.kinds[ride.train] ?? '', seatClass, fare);
      return price === undefined ? [] : [[type, price] as const];
    }),
  );
  const to = callOf(table, ride.firstDay, ride.alight, valueAt(table.arrive, ride.alight));
  return { ride: { trainNumber, firstDay: ride.firstDay, fromStop, toStop, from, to, seatClass, prices } };
}

/** Holds the prices of one ride, or of two that follow each other. */
export async function verifyRides(rides: readonly RideInput[], call: Call): Promise<Envelope<RailOffer>> {
  const offered: OfferedRide[] = [];
  for (const input of rides) {
    const read = await offeredRide(input, call);
    if ('refusal' in read) return read.refusal;
    const before = offered.at(-1);
    if (before && msOf(read.ride.from.at) - msOf(before.to.at) < leastGapMs)
      return refuse(409, '两程之间的换乘时间不足，请重新选择', { kind: 'gap' });
    offered.push(read.ride);
  }
  const offer = { verifyKey: newVerifyKey(), holdUntilMs: call.now() + holdMs, rides: offered };
  await railHolds.keep(call, memberOf(call), offer, offer);
  return ok(offer);
}
