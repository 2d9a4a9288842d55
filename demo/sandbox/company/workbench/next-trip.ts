import type { Selectable } from 'kysely';
import { pick } from '#base/pick.ts';
import type { NextTrip } from '#contract/workbench.ts';
import { dayOf, daysBetween, momentAt, msOf } from '#domain/china-time.ts';
import { momentOfWall } from '#domain/intl/zone-time.ts';
import { nextStep } from '#domain/order/next-step.ts';
import { markedTravellers } from '#domain/order/travellers.ts';
import type { AirOrderFlightRow, OrderHeadRow } from '../../ground/database/tables/tables-order.ts';

type Head = Pick<Selectable<OrderHeadRow>, 'order_id' | 'kind' | 'card'>;
/** A flight of a domestic order, with its order. */
export type Leg = Pick<Selectable<AirOrderFlightRow>, 'order_id' | 'triptype' | 'dep_at' | 'shown'> &
  Head & { status: number };

const minuteMs = 60_000;
/** The gate of a train closes five minutes before it leaves; abroad three hours are what airlines ask for. */
const gateClosesMs = 5 * minuteMs;
const abroadAheadMs = 180 * minuteMs;
const chinaOffset = 480;

/** `09-21 10:30` */
const inDay = (ms: number): string => momentAt(ms).slice(5, 16);

const tripFields = [
  'flightNo',
  'airline',
  'airlineName',
  'orgcityname',
  'orgAirportName',
  'orgTerm',
  'dstcityname',
  'dstAirportName',
  'dstTerm',
  'depTime',
  'arrTime',
  'arrivalDays',
] as const;

/** Those who still travel: not all tickets of theirs are refunded. */
const travelling = (card: Head['card']): string[] =>
  markedTravellers(card).flatMap(({ name, isRefunded }) => (isRefunded ? [] : name));

type Found = { departsMs: number; trip: NextTrip };

const domestic = (leg: Leg, nowMs: number): Found => ({
  departsMs: leg.dep_at,
  trip: {
    type: leg.kind,
    orderId: leg.order_id,
    ...pick(leg.shown, tripFields),
    passengers: travelling(leg.card),
    advice: nextStep(leg.status, [{ triptype: leg.triptype, ...leg.shown }], nowMs),
  },
});

/** Trains and flights abroad are whole in the card of their order. */
function ofCard({ order_id, kind, card }: Head, nowMs: number): Found | undefined {
  const about = {
    type: kind,
    orderId: order_id,
    airline: '',
    airlineName: '',
    orgAirportName: '',
    orgTerm: '',
    dstAirportName: '',
    dstTerm: '',
    passengers: travelling(card),
  };
  const ride = card.train?.rides.find(({ to, schedule }) => schedule !== 'cancelled' && msOf(to.at) > nowMs);
  if (ride) {
    const departsMs = msOf(ride.from.at);
    return {
      departsMs,
      trip: {
        ...about,
        flightNo: ride.trainNumber,
        orgcityname: ride.from.station,
        dstcityname: ride.to.station,
        depTime: ride.from.at,
        arrTime: ride.to.at,
        arrivalDays: daysBetween(dayOf(ride.from.at), dayOf(ride.to.at)),
        advice:
          departsMs > nowMs
            ? `下一步：${inDay(departsMs - gateClosesMs)} 停止检票，请提前到站，凭证件进站`
            : '列车已开出，祝您旅途愉快',
      },
    };
  }
  const flight = card.flightList.find(
    ({ arrTime, arrOffset = chinaOffset, schedule }) =>
      schedule !== 'cancelled' && momentOfWall(arrTime.slice(0, 16), arrOffset) > nowMs,
  );
  if (!flight) return undefined;
  const { depTime, arrTime, depOffset = chinaOffset } = flight;
  const departsMs = momentOfWall(depTime.slice(0, 16), depOffset);
  return {
    departsMs,
    trip: {
      ...about,
      ...pick(flight, ['flightNo', 'airline', 'orgcityname', 'dstcityname', 'depTime', 'arrTime']),
      arrivalDays: daysBetween(dayOf(depTime), dayOf(arrTime)),
      // By the clock of the airport, as its times are.
      advice:
        departsMs > nowMs
          ? `下一步：请于 ${inDay(msOf(depTime) - abroadAheadMs)} 前到达机场，带好护照`
          : '航班已起飞，祝您旅途愉快',
    },
  };
}

/** The first departure that has not arrived, of all products. */
export function nextTripOf([leg]: readonly Leg[], others: readonly Head[], nowMs: number): NextTrip | null {
  const found = [...(leg ? [domestic(leg, nowMs)] : []), ...others.flatMap((head) => ofCard(head, nowMs) ?? [])];
  return found.toSorted((one, other) => one.departsMs - other.departsMs)[0]?.trip ?? null;
}
