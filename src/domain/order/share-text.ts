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

/** A ride, a flight or a stay of an order, in the words of a message. */
interface SharedPart {
  from: string;
  to: string;
  depTime: string;
  arrTime: string;
  /** Number, carrier, seats. */
  what: string;
  /** Where not all travel with it. */
  people?: readonly string[] | undefined;
}

const travellers = { air: '乘机人', rail: '乘车人' };

interface SharedParts {
  orderNo: string;
  by: keyof typeof travellers;
  names: readonly string[];
  parts: readonly SharedPart[];
}

/** An order as a message to those who travel along or wait: no document and no price. */
export function sharePartsText({ orderNo, by, names, parts }: SharedParts, today: string): string {
  return [
    ...parts.flatMap(({ from, to, depTime, arrTime, what, people }) => [
      `${from} → ${to}`,
      `${showDay(dayOf(depTime), today)} ${clockOf(depTime)}–${clockOf(arrTime)}${dayOf(arrTime) > dayOf(depTime) ? '（次日到达）' : ''} ${what}${people?.length ? ` ${people.join('、')}` : ''}`,
    ]),
    `${travellers[by]}：${names.join('、')}`,
    `订单号：${showOrderNo(orderNo)}`,
  ].join('\n');
}

/** The same of domestic flights. */
export const shareText = ({ orderNo, psgNames, flightList }: SharedTrip, today: string): string =>
  sharePartsText(
    {
      orderNo,
      by: 'air',
      names: psgNames,
      parts: flightList.map(({ orgcityname, dstcityname, airline, flightNo, ...flight }) => ({
        ...flight,
        from: orgcityname,
        to: dstcityname,
        what: `${airlineNameOf(airline)} ${flightNo}`,
      })),
    },
    today,
  );
