import { trainOrder } from '#contract/train-order.ts';
import type { TrainOrder } from '#contract/train-order.ts';
import { railStatus } from '#domain/product/rail-status.ts';
import { waitedTrains } from '#domain/rail/wait.ts';
import { clockOf, dayOf } from '#domain/china-time.ts';
import { useValue } from '#kit/readable.ts';
import { useSay } from '#kit/say.ts';
import { useModel, useServices } from '#kit/widget.ts';
import { PaidNote } from '#parts/order/finish/PaidNote.tsx';
import { createOrderPage } from '#parts/order/order-page.ts';
import { Button } from '#ui/controls/Button.tsx';
import { railTexts } from './texts.ts';

const isSettled = ({ status }: TrainOrder): boolean => !railStatus.isMoving(status);

interface PaidOrderProps {
  orderNo: string;
  copied: string;
  notCopied: string;
  /** The railway has answered: its row in the list is older. */
  onSettled(): void;
}

/** The order whose payment has led here, above the list: what was bought, and what the railway makes of it. */
export function PaidOrder({ orderNo, copied, notCopied, onSettled }: PaidOrderProps) {
  const services = useServices();
  const model = useModel(() => {
    const page = createOrderPage(
      services,
      { row: trainOrder.orderDetail, input: { orderNo }, id: orderNo, isSettled, home: 'my_order_list' },
      { copied, notCopied },
    );
    let wasMoving = false;
    const stop = page.order.subscribe((order) => {
      if (!order) return;
      if (wasMoving && isSettled(order)) onSettled();
      wasMoving = !isSettled(order);
    });
    return { ...page, dispose: () => (stop(), page.dispose()) };
  });
  const order = useValue(model.order);
  const { say, langOf, showDay } = useSay();
  const t = railTexts(services);
  if (!order) return null;
  const { status, wait } = order;
  const rides = wait?.served === null ? waitedTrains(wait.wishes) : order.rides;
  const lead = t.lead(order, model.now());
  const isLost = [6, 8, 9].includes(status);
  return (
    <PaidNote
      kind={isLost ? 'bad' : isSettled(order) ? 'ok' : 'info'}
      title={`${t.paid} · ${say(railStatus.look(status).label)}`}
      parts={order.payments}
      orderNo={orderNo}
      action={
        <Button size="sm" onClick={() => services.navigate('train_order_finish', { orderId: orderNo })}>
          {t.paidResult}
        </Button>
      }
    >
      <div className="t-s13">
        {rides
          .map(({ trainNumber, from, to, ...ride }) =>
            [
              `${trainNumber} ${say(from.station)} → ${say(to.station)} ${showDay(dayOf(from.at))} ${t.span(from.at, to.at)}`,
              ...('until' in ride && ride.until
                ? [t.until(`${showDay(dayOf(ride.until))} ${clockOf(ride.until)}`)]
                : []),
            ].join(' '),
          )
          .join(t.semicolon)}
      </div>
      <div className="t-s13 t-2" lang={langOf(lead)}>
        {lead}
      </div>
    </PaidNote>
  );
}
