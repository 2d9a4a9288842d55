import type { z } from 'zod';
import type { TransferPlan } from '#contract/train.ts';
import type { trainSchemas } from '#contract/train.schema.ts';
import { addDays, msOf } from '#domain/china-time.ts';
import type { Day, Moment } from '#domain/china-time.ts';
import { yuanOf } from '#domain/money.ts';
import { isMultipleUnit, publishedFare } from '#domain/rail/fares.ts';
import { ok } from '../../../ground/call.ts';
import type { Call, Handler } from '../../../ground/call.ts';
import { buyerOf } from '../../../orders/business/buyer.ts';
import { checkBusiness } from '../../../orders/business/business-terms.ts';
import { stations, stationsOfTown } from '../network/stations.ts';
import { lasts, valueAt } from '../search/direct.ts';
import { onePlans } from '../search/one-change.ts';
import type { ChangePlan } from '../search/one-change.ts';
import { leastGap } from '#domain/rail/order/joined.ts';
import { readyTimetable, timetable } from '../timetable/trains-of-day.ts';
import { dayMinutes } from '../timetable/timetable.ts';
import type { Timetable } from '../timetable/timetable.ts';
import { askedWay } from './asked-way.ts';
import type { AskedWay } from './asked-way.ts';
import { datedRide, rideViews } from './ride-view.ts';
import type { ViewTerms } from './ride-view.ts';

/** Published price of the cheapest seat of a ride. */
const cheapest =
  (table: Timetable) =>
  (train: number, board: number, alight: number): number => {
    const kind = table.kinds[train] ?? '';
    const km = valueAt(table.km, alight) - valueAt(table.km, board);
    return publishedFare(kind, isMultipleUnit(kind) ? 'second' : 'hardSeat', km) ?? 0;
  };

/** Stations of the town of each station; the same for all calls. */
let townOf: readonly (readonly number[])[] | undefined;
const towns = () => (townOf ??= stations.map(({ town }) => stationsOfTown(town).map(({ index }) => index)));

/** Longest wait that is offered. */
const mostWait = 6 * 60;

async function plansOf(table: Timetable, { from, to }: AskedWay): Promise<ChangePlan[]> {
  const town = towns();
  return await onePlans(table, {
    from: from.map(({ index }) => index),
    to: to.map(({ index }) => index),
    townOf: (station) => town[station] ?? [station],
    priceOf: cheapest(table),
    mostWait,
  });
}

const secondDay = (date: Day, { departs, first, waits }: ChangePlan, table: Timetable): Day =>
  addDays(date, Math.floor((departs + lasts(table, first) + waits) / dayMinutes));

const minutesBetween = (from: Moment, to: Moment): number => Math.round((msOf(to) - msOf(from)) / 60_000);

async function viewsOf(
  plans: readonly ChangePlan[],
  table: Timetable,
  { date, nowMs }: AskedWay,
  { db, ...terms }: Pick<Call, 'db'> & Pick<ViewTerms, 'student' | 'standard' | 'settings'>,
) {
  const dated = plans.flatMap((plan) => [
    datedRide(table, plan.first, date),
    datedRide(table, plan.second, secondDay(date, plan, table)),
  ]);
  const views = await rideViews(db, table, dated, { nowMs, ...terms });
  return plans.flatMap(({ kind, price }, at): TransferPlan[] => {
    const [first, second] = views.slice(at * 2, at * 2 + 2);
    if (!first || !second) return [];
    const minutes = minutesBetween(first.from.at, second.to.at);
    const waits = minutesBetween(first.to.at, second.from.at);
    // The railway has changed a train since the timetable was made.
    if ([first, second].some(({ sale }) => sale.state === 'off') || (kind !== 'seat' && waits < leastGap)) return [];
    const [departs, arrives] = [first.from.at, second.to.at];
    return [{ kind, departs, arrives, minutes, waits, price: yuanOf(price), rides: [first, second] }];
  });
}

/** Plans with one change that none other beats in departure, arrival and published price, earliest first. */
export const answerTransfer: Handler<
  z.output<typeof trainSchemas.transfer>,
  { plans: TransferPlan[]; serverTimeMs: number }
> = async (input, call) => {
  const read = askedWay(input, call);
  if (!read.ok) return read.refusal;
  const refusal = checkBusiness(input.travelType, call.member);
  if (refusal) return refusal;
  const { standard } = await buyerOf(input.travelType, call, { product: 'train', employeeIds: input.forWhom });
  const { asked } = read;
  await readyTimetable();
  const table = timetable();
  const plans = (await plansOf(table, asked)).reverse();
  return ok({
    plans: await viewsOf(plans, table, asked, {
      db: call.db,
      settings: call.settings,
      student: input.student,
      standard,
    }),
    serverTimeMs: asked.nowMs,
  });
};
