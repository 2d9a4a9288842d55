import { openTimes } from '#domain/order/times/open-times.ts';
import type { TimedOrder } from '#domain/order/times/open-times.ts';
import { useValue } from '#kit/readable.ts';
import { useSay } from '#kit/say.ts';
import { useTexts } from '#kit/use-texts.ts';
import { useModel, useServices } from '#kit/widget.ts';
import { Button } from '#ui/controls/Button.tsx';
import { createAcceptTimes } from './accept-times.ts';
import { acceptTexts } from './texts.ts';

interface AcceptTimesProps {
  order: TimedOrder & { orderNo: string; actions: readonly string[] };
  /** Reads the order again. */
  load(): unknown;
  /** Name of the train that is not reached at the new time. */
  missed?: string | undefined;
}

/** Accepts the new times of an order, once they were shown in full. */
export function AcceptTimes({ order, load, missed = '' }: AcceptTimesProps) {
  const services = useServices();
  const { say } = useSay();
  const texts = useTexts('accept-times', acceptTexts);
  const { busy, run } = useModel(() => createAcceptTimes(services, texts, say('；'), load));
  const times = openTimes(order).map(({ text, depTime }) => ({ text: say(text), depTime }));
  const isBusy = useValue(busy) !== null;
  if (!order.actions.includes('accept')) return null;
  return (
    <Button
      kind={missed ? 'outline' : 'primary'}
      busy={isBusy}
      onClick={() => void run({ orderId: order.orderNo, times, missed })}
    >
      {texts.accept}
    </Button>
  );
}
