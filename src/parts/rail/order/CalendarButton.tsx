import type { TrainOrder } from '#contract/train-order.ts';
import { ridesToCome } from '#domain/rail/order/rides-to-come.ts';
import { useServices } from '#kit/widget.ts';
import { CalendarButton as Button } from '#parts/order/CalendarButton.tsx';

const load = () => import('./save-calendar.ts');

/** For the rides to come of an order; nothing without one. */
export function CalendarButton({ order }: { order: TrainOrder }) {
  const { clock } = useServices();
  return ridesToCome(order, clock.now()).length > 0 && <Button order={order} load={load} />;
}
