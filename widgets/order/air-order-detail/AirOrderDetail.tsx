import type { ReactNode } from 'react';
import type { AirOrder } from '#contract/order.ts';
import { useLater, useWanted } from '#kit/part.ts';
import { useValue } from '#kit/readable.ts';
import { useTexts } from '#kit/use-texts.ts';
import { useModel, useServices } from '#kit/widget.ts';
import { orderContent, OrderPage } from '#parts/order/OrderPage.tsx';
import { laterControls } from '#ui/base/Later.tsx';
import { Skeleton } from '#ui/states/Skeleton.tsx';
import { WhenSeen } from '#ui/states/WhenSeen.tsx';
import { Itinerary } from './Itinerary.tsx';
import type * as cards from './SideCards.tsx';
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

/** A flight order: its status, the next step, and everything that was bought. */
export function AirOrderDetail({ id, orderId }: { id?: string; orderId?: string }) {
  const services = useServices();
  const texts = useTexts('air-order-detail', ownTexts);
  const model = useModel(() =>
    createAirOrderDetail(services, id || orderId || services.place.peek().params['id'] || '', texts),
  );
  useWanted(model.part, useValue(model.isWaiting));
  return <OrderPage model={model} texts={texts} content={contentOf} />;
}

const contentOf = (props: PartProps) =>
  orderContent({
    status: (
      <>
        <StatusHeader {...props} />
        <Asked {...props} />
      </>
    ),
    open: <Sales {...props} isOpen />,
    trip: <Itinerary {...props} />,
    people: <Tickets {...props} />,
    over: <Sales {...props} isOpen={false} />,
    progress: <Below>{(below) => <below.Steps {...props} />}</Below>,
    price: <Below>{(below) => <below.Prices {...props} />}</Below>,
    papers: <Below>{(below) => <below.Voucher {...props} />}</Below>,
    facts: <Below>{(below) => <below.Facts {...props} />}</Below>,
  });

/** The dialog of a request, which stays for the way of the focus once it was asked for. */
function Asked(props: PartProps) {
  const part = useLater(useValue(useServices().place).query['sale'] !== undefined, () => import('./AfterSale.tsx'));
  return part && <part.AfterSale {...props} />;
}

/** Requests for refund and change: most orders have none. There before one is sent, whose button takes the focus then. */
function Sales(props: PartProps & { isOpen: boolean }) {
  const has = props.order.afterSales.length > 0;
  const asked = useValue(useServices().place).query['sale'] !== undefined;
  const part = useLater(has || asked, () => import('./Tracker.tsx'));
  return part ? <part.Trackers {...props} /> : has && props.isOpen && <Skeleton height={180} />;
}

const below = laterControls(() => import('./SideCards.tsx'));

/** Cards that stand below the first screen. */
const Below = ({ children }: { children: (part: typeof cards) => ReactNode }) => (
  <WhenSeen of={below} height={160}>
    {children}
  </WhenSeen>
);
