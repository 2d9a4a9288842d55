import { clockOf } from '../../china-time.ts';
import type { Moment } from '../../china-time.ts';
import { fenOf } from '../../money.ts';

/** How the trains of a change stand: those that depart nearest to the old one first, by their departure, or the cheapest change first. */
export const offeredOrders = ['near', 'departure', 'cost'] as const;
export type OfferedOrder = (typeof offeredOrders)[number];

interface Offered {
  ride: { trainNumber: string; from: { at: Moment } };
  seat: { change: { due: string; back: string } };
}

const minuteOf = (at: Moment): number => {
  const [hours = 0, minutes = 0] = clockOf(at).split(':').map(Number);
  return hours * 60 + minutes;
};

/** `oldAt`: departure of the old train; on another day its hour counts. Equal ones by departure, then by number. */
export function sortOffered<T extends Offered>(offered: readonly T[], by: OfferedOrder, oldAt: Moment): T[] {
  const keyOf = ({ ride, seat }: T): number => {
    if (by === 'cost') return fenOf(seat.change.due) - fenOf(seat.change.back);
    return by === 'near' ? Math.abs(minuteOf(ride.from.at) - minuteOf(oldAt)) : 0;
  };
  const order = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);
  return offered
    .map((one) => ({ one, key: keyOf(one) }))
    .sort(
      (a, b) =>
        a.key - b.key ||
        order(a.one.ride.from.at, b.one.ride.from.at) ||
        order(a.one.ride.trainNumber, b.one.ride.trainNumber),
    )
    .map(({ one }) => one);
}
