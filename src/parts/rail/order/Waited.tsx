import type { TrainOrder } from '#contract/train-order.ts';
import { seatsRefused } from '#domain/rail/rides/seat-titles.ts';
import { useLater } from '#kit/part.ts';

/** The wishes of an order that waits, or waited, for seats; the way of one whose seats are being taken, and on from their refusal. Nothing of another one. */
export function Waited({ order }: { order: TrainOrder }) {
  const { wait, status, seating, timeline } = order;
  const part = useLater(wait !== undefined, () => import('./WaitCard.tsx'));
  const isRefused = status === 5 && timeline.some(({ title }) => title === seatsRefused);
  const seats = useLater(seating !== undefined || isRefused, () => import('./seats/Seats.tsx'));
  return (
    <>
      {wait && part && <part.WaitCard wait={wait} status={status} />}
      {seats && <seats.Seats order={order} isRefused={isRefused} />}
    </>
  );
}
