import { createPart } from '#kit/part.ts';
import { createPress } from '#kit/press.ts';
import type { Services } from '#kit/services.ts';
import { useModel, useServices } from '#kit/widget.ts';
import { Button } from '#ui/controls/Button.tsx';
import { useTexts } from '#kit/use-texts.ts';
import { calendarTexts } from './finish/texts.ts';

interface CalendarButtonProps<Order> {
  order: Order;
  /** The part that writes the file. */
  load: () => Promise<{ saveCalendar(services: Services, order: Order): void }>;
}

/** Gives the ways to come of an order to the member's calendar. */
export function CalendarButton<Order>({ order, load }: CalendarButtonProps<Order>) {
  const services = useServices();
  const texts = useTexts('order-calendar', calendarTexts);
  const later = useModel(() => createPress(createPart(load)));
  return (
    <Button onClick={() => later.press(({ saveCalendar }) => saveCalendar(services, order))}>
      {texts.addToCalendar}
    </Button>
  );
}
