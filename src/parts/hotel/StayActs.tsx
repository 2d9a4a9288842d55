import type { HotelOrder } from '#contract/hotel-order.ts';
import { isStayAhead, stayText } from '#domain/order/calendar/stay-calendar.ts';
import { useServices } from '#kit/widget.ts';
import { CalendarButton } from '#parts/order/CalendarButton.tsx';
import { ShareButton } from '#parts/order/finish/ShareButton.tsx';
import { Button } from '#ui/controls/Button.tsx';

const load = () => import('./save-calendar.ts');

interface StayActsProps {
  order: HotelOrder;
  texts: { rebook: string };
  onRebook(): void;
}

/** A stay to come is put in a calendar and told to those who come along; one that is over is booked again. */
export function StayActs({ order, texts, onRebook }: StayActsProps) {
  const today = useServices().clock.today();
  return (
    <>
      {isStayAhead(order, today) && (
        <>
          <CalendarButton order={order} load={load} />
          <ShareButton text={stayText(order, today)} />
        </>
      )}
      {order.actions.includes('rebook') && <Button onClick={onRebook}>{texts.rebook}</Button>}
    </>
  );
}
