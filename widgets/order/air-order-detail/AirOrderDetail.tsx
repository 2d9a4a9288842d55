import type { AirOrder } from '#contract/order.ts';
import { isSetback } from '#domain/order/schedule.ts';
import { useLater, useWanted } from '#kit/part.ts';
import { useValue } from '#kit/readable.ts';
import { useTexts } from '#kit/use-texts.ts';
import { useModel, useServices } from '#kit/widget.ts';
import { orderContent, OrderPage } from '#parts/order/OrderPage.tsx';
import { Progress } from '#parts/order/OrderSections.tsx';
import { Skeleton } from '#ui/states/Skeleton.tsx';
import { AfterSale } from './AfterSale.tsx';
import { Itinerary } from './Itinerary.tsx';
import { Prices } from './Prices.tsx';
import { Facts, Voucher } from './SideCards.tsx';
import { StatusHeader } from './StatusHeader.tsx';
import { Tickets } from './Tickets.tsx';
import { createAirOrderDetail } from './model.ts';
import type { AirOrderDetailModel } from './model.ts';
import { texts as ownTexts } from './texts.ts';
import type { Texts } from './texts.ts';

export interface PartProps {
  model: AirOrderDetailModel;
  texts: Texts;
  order: AirOrder;
}

/** A flight order: its status, the next step, and everything that was bought (product-research 2.25). */
export function AirOrderDetail({ id, orderId }: { id?: string; orderId?: string }) {
  const services = useServices();
  const texts = useTexts('air-order-detail', ownTexts);
  const model = useModel(() =>
    createAirOrderDetail(services, id || orderId || services.place.peek().params['id'] || '', texts),
  );
  useWanted(model.part, useValue(model.isWaiting));
  return (
    <OrderPage model={model} texts={texts} missing={{ button: texts.search, onPress: model.search }}>
      {(order) => contentOf({ model, texts, order })}
    </OrderPage>
  );
}

const contentOf = (props: PartProps) =>
  orderContent({
    status: (
      <>
        <StatusHeader {...props} />
        <AfterSale {...props} />
      </>
    ),
    open: <Sales {...props} isOpen />,
    trip: <Itinerary {...props} />,
    people: <Tickets {...props} />,
    over: <Sales {...props} isOpen={false} />,
    progress: <Steps {...props} />,
    price: <Prices {...props} />,
    papers: <Voucher {...props} />,
    facts: <Facts {...props} />,
  });

/** Requests for refund and change: most orders have none. */
function Sales(props: PartProps & { isOpen: boolean }) {
  const has = props.order.afterSales.length > 0;
  const part = useLater(has, () => import('./Tracker.tsx'));
  return part ? <part.Trackers {...props} /> : has && props.isOpen && <Skeleton height={180} />;
}

function Steps({ texts, order: { status, timeline } }: PartProps) {
  // The step that the order waits for is under way; all others have happened.
  const isWaiting = [0, 1, 7, 8, 9, 10, 11].includes(status);
  const first = status === 5 ? 'off' : isWaiting ? 'now' : 'done';
  return <Progress texts={texts} timeline={timeline} first={first} isSetback={isSetback} />;
}
