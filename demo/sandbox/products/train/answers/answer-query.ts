import type { z } from 'zod';
import type { TrainList } from '#contract/train.ts';
import type { trainSchemas } from '#contract/train.schema.ts';
import { dayAt } from '#domain/china-time.ts';
import { isMultipleUnit } from '#domain/rail/fares.ts';
import { lastPresaleDay } from '#domain/rail/sale-times.ts';
import { ok } from '../../../ground/call.ts';
import type { Handler } from '../../../ground/call.ts';
import { buyerOf } from '../../../orders/business/buyer.ts';
import { checkBusiness } from '../../../orders/business/business-terms.ts';
import { readyTimetable, timetable } from '../timetable/trains-of-day.ts';
import { standardIn } from '../train-standard.ts';
import { askedWay } from './asked-way.ts';
import { directOn, rideViews } from './ride-view.ts';

/** All direct trains of a day, with seats and prices of each class. */
export const answerTrainQuery: Handler<z.output<typeof trainSchemas.query>, TrainList> = async (input, call) => {
  const read = askedWay(input, call);
  if (!read.ok) return read.refusal;
  const refusal = checkBusiness(input.travelType, call.member);
  if (refusal) return refusal;
  const buyer = await buyerOf(input.travelType, call, { product: 'train', employeeIds: input.forWhom });
  const { date, nowMs } = read.asked;
  await readyTimetable();
  const table = timetable();
  const rides = directOn(table, read.asked).filter(
    ({ train }) => !input.onlyFast || isMultipleUnit(table.kinds[train] ?? ''),
  );
  return ok({
    date,
    from: input.fromStation,
    to: input.toStation,
    presale: { from: dayAt(nowMs), to: lastPresaleDay(nowMs) },
    rides: await rideViews(call.db, table, rides, {
      nowMs,
      settings: call.settings,
      student: input.student,
      standard: buyer.standard,
    }),
    ...standardIn(buyer.standard, call),
    serverTimeMs: nowMs,
  });
};
