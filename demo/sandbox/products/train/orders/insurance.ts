import type { TrainInsurance, TrainOrder } from '#contract/train-order.ts';
import { fenOf, yuanOf } from '#domain/money.ts';
import type { Fen } from '#domain/money.ts';
import type { SoldRide } from '../../../ground/database/tables/tables-rail.ts';
import { insuranceOf } from '../rows/rail-head.ts';
import type { RailOrderState, RailTicket } from '../rows/rail-orders.ts';

/** Sold with tickets of trains, never chosen in advance; the price is per passenger and train. */
export const railInsurance: TrainInsurance = {
  name: '铁路出行险',
  summary: '单次乘车，意外身故 / 伤残最高 ¥800,000；晚点 1 小时及以上或停运每人赔付 ¥50。开车前退票全额退还。',
  price: '3',
};

type Train = Pick<SoldRide, 'trainNumber' | 'firstDay'>;

/** Of one passenger on a ride: parts of one train have it once. */
export function premiumOf(rides: readonly Train[], rideNo: number): Fen {
  const [before, ride] = [rides[rideNo - 1], rides[rideNo]];
  const isPart = before?.trainNumber === ride?.trainNumber && before?.firstDay === ride?.firstDay;
  return isPart ? 0 : fenOf(railInsurance.price);
}

/** The insurance of an order as its page shows it; nothing without one. */
export function showInsurance(order: RailOrderState, tickets: readonly RailTicket[]): Pick<TrainOrder, 'insurance'> {
  const insured = tickets.filter(({ insurance }) => insurance > 0);
  if (!insured.length) return {};
  const has = (state: RailTicket['state']): boolean => insured.some((one) => one.state === state);
  return {
    insurance: {
      name: railInsurance.name,
      count: insured.filter(({ ride_no }) => order.content.rides[ride_no]?.changedFrom === null).length,
      total: yuanOf(insuranceOf(order, tickets)),
      state: has('open') ? 'insured' : has('held') ? 'waiting' : has('void') ? 'none' : 'back',
    },
  };
}
