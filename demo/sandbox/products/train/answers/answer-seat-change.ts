import type { z } from 'zod';
import type { SeatChangePart } from '#contract/train.ts';
import type { trainSchemas } from '#contract/train.schema.ts';
import { fenOf, yuanOf } from '#domain/money.ts';
import { ok, refuse } from '../../../ground/call.ts';
import type { Handler } from '../../../ground/call.ts';
import { valueAt } from '../search/direct.ts';
import { takenOfSeats } from '../seats/free-seats.ts';
import { berthOf, seatName } from '../seats/formation.ts';
import { fewestChanges } from '../seats/seat-change.ts';
import { oneTrain, stopped } from './one-train.ts';
import { callOf, isOff, rideFare, stopsOfRide, trainDays } from './ride-view.ts';

/** The way on one train with the fewest changes of seat, each part with its own ticket. */
export const answerSeatChange: Handler<
  z.output<typeof trainSchemas.seatChange>,
  { parts: SeatChangePart[]; price: string }
> = async (input, call) => {
  const read = await oneTrain(input, call);
  if (!read.ok) return read.refusal;
  const { table, ride, nowMs } = read;
  const day = (await trainDays(call.db, table, [ride], nowMs))(ride);
  if (isOff(table, ride, day.change)) return stopped(input.trainNumber);
  const [from, to] = stopsOfRide(table, ride);
  const { blocks } = day.formation;
  const classOf = (seat: number) =>
    blocks.find((block) => seat >= block.firstSeat && seat < block.firstSeat + block.seats)?.seatClass ?? 'standing';
  const plan = fewestChanges(takenOfSeats(day), from, to);
  if (!plan) return refuse(409, `${input.trainNumber} 次列车在部分区段已无座位，换座也无法全程有座`, { kind: 'full' });
  const first = valueAt(table.first, ride.train);
  const parts = plan.map((part): SeatChangePart => {
    const seatClass = classOf(part.seat);
    const [board, alight] = [first + part.from, first + part.to];
    const fare = rideFare(table, { ...ride, board, alight }, seatClass, berthOf(day.formation, part.seat));
    return {
      seatClass,
      seat: seatName(day.formation, part.seat),
      seatNo: part.seat,
      from: callOf(table, ride.firstDay, board, valueAt(table.depart, board) + day.change.minutes),
      to: callOf(table, ride.firstDay, alight, valueAt(table.arrive, alight) + day.change.minutes),
      price: yuanOf(fare?.executed ?? 0),
    };
  });
  return ok({ parts, price: yuanOf(parts.reduce((sum, { price }) => sum + fenOf(price), 0)) });
};
