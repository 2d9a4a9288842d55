import type { OrderIntlSlice } from '#contract/intl-order.ts';
import { clockOf, dayOf } from '#domain/china-time.ts';
import type { Day } from '#domain/china-time.ts';
import type { Say } from '#kit/say.ts';

type Slice = Pick<OrderIntlSlice, 'flights' | 'days'>;

/** 上海 → 巴黎 */
export const sliceWay = ({
  flights,
}: {
  flights: readonly Pick<Slice['flights'][number], 'orgcityname' | 'dstcityname'>[];
}): string => `${flights[0]?.orgcityname ?? ''} → ${flights[flights.length - 1]?.dstcityname ?? ''}`;

/** `MU859 + AF892 03-03 周三 10:50`, by the clock there */
export const sliceFlights = (
  { flights }: Pick<Slice, 'flights'>,
  { showDay }: Pick<Say, 'showDay'>,
  today: Day,
): string => {
  const from = flights[0]?.depTime ?? '';
  return `${flights.map(({ flightNo }) => flightNo).join(' + ')} ${showDay(dayOf(from), today)} ${clockOf(from)}`;
};

/** `MU859 + AF892 03-03 周三 10:50–21:45`, by the clocks of its ends */
export function sliceTimes({ flights, days }: Slice, own: Pick<Say, 'say' | 'showDay'>, today: Day): string {
  const to = flights[flights.length - 1]?.arrTime ?? '';
  const plus = days && own.say(`（${days > 0 ? '+' : '−'}${Math.abs(days)}天）`);
  return `${sliceFlights({ flights }, own, today)}–${clockOf(to)}${plus || ''}`;
}

/** A slice in one line: `MU859 + AF892 03-03 周三 10:50–21:45 上海 → 巴黎` */
export const sliceText = (slice: Slice, own: Pick<Say, 'say' | 'showDay'>, today: Day): string =>
  `${sliceTimes(slice, own, today)} ${sliceWay(slice)}`;
