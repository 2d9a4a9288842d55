import type { z } from 'zod';
import type { TrainStop } from '#contract/train.ts';
import type { trainSchemas } from '#contract/train.schema.ts';
import { ok } from '../../../ground/call.ts';
import type { Handler } from '../../../ground/call.ts';
import { trainChanges, noChange } from '../seats/train-changes.ts';
import { valueAt } from '../search/direct.ts';
import { trainDayOf } from '../seats/train-day.ts';
import { oneTrain } from './one-train.ts';
import { callOf } from './ride-view.ts';

/** All stops of a train, those of the way that was asked for marked. */
export const answerTrainStops: Handler<
  z.output<typeof trainSchemas.stops>,
  { trainNumber: string; stops: TrainStop[] }
> = async (input, call) => {
  const read = await oneTrain(input, call);
  if (!read.ok) return read.refusal;
  const { table, ride } = read;
  const key = trainDayOf(input.trainNumber, ride.firstDay);
  const { minutes } = (await trainChanges(call.db, [key])).get(key) ?? noChange;
  const [first, end] = [valueAt(table.first, ride.train), valueAt(table.first, ride.train + 1)];
  const stops = Array.from({ length: end - first }, (_, at): TrainStop => {
    const stop = first + at;
    const [arrive, depart] = [valueAt(table.arrive, stop) + minutes, valueAt(table.depart, stop) + minutes];
    const { station, telecode } = callOf(table, ride.firstDay, stop, depart);
    return {
      station,
      telecode,
      arrives: at === 0 ? null : callOf(table, ride.firstDay, stop, arrive).at,
      departs: stop === end - 1 ? null : callOf(table, ride.firstDay, stop, depart).at,
      restMinutes: at === 0 || stop === end - 1 ? 0 : depart - arrive,
      km: valueAt(table.km, stop),
      isOnWay: stop >= ride.board && stop <= ride.alight,
    };
  });
  return ok({ trainNumber: input.trainNumber, stops });
};
