import { showDay } from '#domain/china-time.ts';
import { changeBetween } from '#domain/rail/order/by-train.ts';
import { rideSpan } from '#domain/rail/order/ride-span.ts';
import { seatClassNames } from '#domain/rail/seat-classes.ts';
import { showDuration } from '#domain/spans.ts';
import type { SoldRide } from '../../../ground/database/tables/tables-rail.ts';
import { seatOf } from './rail-head.ts';
import type { RailOrderState, RailTicket } from './rail-orders.ts';

type Line = Pick<SoldRide, 'trainNumber' | 'from' | 'to' | 'seatClass'>;

/** `G1 次 11-30 周一 09:00–13:28 北京南 → 上海虹桥 · 二等座` */
export const rideLine = (ride: Line): string => lineOf(ride, [ride.seatClass]);

const lineOf = (
  { trainNumber, from, to }: Line,
  classes: readonly SoldRide['seatClass'][],
  way = `　${from.station} → ${to.station}`,
): string =>
  `${trainNumber} 次 ${showDay(from.at.slice(0, 10))} ${rideSpan(from.at, to.at)}${way} · ${[...new Set(classes)].map((one) => seatClassNames[one]).join('、')}`;

interface Part {
  ride: SoldRide;
  rideNo: number;
}

/** `广州北 换乘 2 时 41 分` */
function changeLine(before: SoldRide, next: SoldRide): string {
  const { kind, waits } = changeBetween(before, next);
  const place = kind === 'same' ? `${next.from.station} 换乘` : `${before.to.station} → ${next.from.station} 换站`;
  return `${place} ${showDuration(waits)}`;
}

/** The trains of an order as it was booked, with the changes between them; parts of one train are one line, with their seats below it. */
export function wayLines({ rides }: RailOrderState['content'], tickets: readonly RailTicket[]): string[] {
  const trains: Part[][] = [];
  for (const [rideNo, ride] of rides.entries()) {
    if (ride.changedFrom !== null) continue;
    const before = trains.at(-1)?.at(-1)?.ride;
    const part = { ride, rideNo };
    if (before?.trainNumber === ride.trainNumber && before.firstDay === ride.firstDay) trains.at(-1)?.push(part);
    else trains.push([part]);
  }
  const seatsOf = ({ ride, rideNo }: Part): string =>
    tickets
      .filter(({ ride_no, seat }) => ride_no === rideNo && seat >= 0)
      .map(({ seat }) => seatOf(ride, seat))
      .join('、');
  return trains.flatMap((parts, at) => {
    const [first, last] = [parts[0]?.ride, parts.at(-1)?.ride];
    if (!first || !last) return [];
    const before = trains[at - 1]?.at(-1)?.ride;
    const line = lineOf(
      { ...first, to: last.to },
      parts.map(({ ride }) => ride.seatClass),
      // The title of the order says the way of its only train.
      trains.length === 1 ? '' : undefined,
    );
    const lead = before ? [changeLine(before, first)] : [];
    if (parts.length === 1) return [...lead, line];
    const seats = parts.map((part) => `${part.ride.from.station} 起 ${seatsOf(part)}`);
    return [...lead, line, `同车换座 ${parts.length - 1} 次：${seats.join(' → ')}`];
  });
}

/** Seats that are held: `座位 G1 07车 05A号、07车 05B号`. Parts of one train have theirs with their stations. */
export const seatLines = (rides: readonly SoldRide[], tickets: readonly RailTicket[]): string[] => {
  const lines = rides.flatMap((ride, rideNo) => {
    const own = tickets.filter(({ ride_no, state }) => ride_no === rideNo && state === 'held');
    const isPart =
      rides.filter(({ trainNumber, firstDay }) => trainNumber === ride.trainNumber && firstDay === ride.firstDay)
        .length > 1;
    return own.length && !isPart ? [`${ride.trainNumber} ${own.map(({ seat }) => seatOf(ride, seat)).join('、')}`] : [];
  });
  return lines.length ? [`座位 ${lines.join('；')}`] : [];
};
