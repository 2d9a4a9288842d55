import type { TrainOrder } from '#contract/train-order.ts';
import { ridesToCome } from '#domain/rail/order/rides-to-come.ts';
import { createPart } from '#kit/part.ts';
import { createPress } from '#kit/press.ts';
import { useModel, useServices } from '#kit/widget.ts';
import { Button } from '#ui/controls/Button.tsx';

const createCalendar = () => createPress(createPart(() => import('./save-calendar.ts')));

/** Gives the rides to come of an order to the member's calendar; nothing without one. */
export function CalendarButton({ order }: { order: TrainOrder }) {
  const services = useServices();
  const later = useModel(createCalendar);
  if (!ridesToCome(order, services.clock.now()).length) return null;
  return (
    <Button onClick={() => later.press(({ saveRideCalendar }) => saveRideCalendar(services, order))}>加入日历</Button>
  );
}
