import { clockOf, dayOf, showDay } from '../china-time.ts';
import { airlineNameOf } from '../flight/airline-names.ts';
import { showOrderNo } from './order-number.ts';

export interface SharedTrip {
  orderNo: string;
  psgNames: readonly string[];
  flightList: readonly {
    orgcityname: string;
    dstcityname: string;
    airline: string;
    flightNo: string;
    depTime: string;
    arrTime: string;
    /** Where not all fly it. */
    people?: readonly string[];
  }[];
}

/** The itinerary as a message to those who travel along or wait: no document and no price. */
export function shareText({ orderNo, psgNames, flightList }: SharedTrip, today: string): string {
  return [
    ...flightList.flatMap(({ orgcityname, dstcityname, airline, flightNo, depTime, arrTime, people }) => [
      `${orgcityname} → ${dstcityname}`,
      `${showDay(dayOf(depTime), today)} ${clockOf(depTime)}–${clockOf(arrTime)}${dayOf(arrTime) > dayOf(depTime) ? '（次日到达）' : ''} ${airlineNameOf(airline)} ${flightNo}${people?.length ? ` ${people.join('、')}` : ''}`,
    ]),
    `乘机人：${psgNames.join('、')}`,
    `订单号：${showOrderNo(orderNo)}`,
  ].join('\n');
}
