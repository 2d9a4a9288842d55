import type { HotelOrder } from '#contract/hotel-order.ts';
import { stayStatus } from '#domain/product/stay-status.ts';
import { msOf } from '#domain/china-time.ts';
import { stayLead } from '#domain/hotel/stay-lead.ts';
import { useValue } from '#kit/readable.ts';
import { useTexts } from '#kit/use-texts.ts';
import { useModel, useServices } from '#kit/widget.ts';
import { StayActs } from '#parts/hotel/StayActs.tsx';
import { orderContent, OrderHead, OrderPage } from '#parts/order/OrderPage.tsx';
import { Facts, Guests, Prices, Rules, Stay, Steps } from './Sections.tsx';
import { createHotelOrder } from './model.ts';
import type { HotelOrderModel } from './model.ts';
import { texts as ownTexts } from './texts.ts';
import type { Texts } from './texts.ts';
import { useSay } from '#kit/say.ts';

export interface PartProps {
  model: HotelOrderModel;
  texts: Texts;
  order: HotelOrder;
}

/** An order of a stay: its state, the next step, and everything that was booked. */
export function HotelOrderDetail({ orderNo }: { orderNo?: string }) {
  const services = useServices();
  const texts = useTexts('hotel-order-detail', ownTexts);
  const model = useModel(() =>
    createHotelOrder(services, orderNo || services.place.peek().params['orderNo'] || '', texts),
  );
  return <OrderPage model={model} texts={texts} content={contentOf} />;
}

const contentOf = (props: PartProps) =>
  orderContent({
    status: <Status {...props} />,
    trip: <Stay {...props} />,
    people: <Guests {...props} />,
    rules: <Rules {...props} />,
    progress: <Steps {...props} />,
    price: <Prices {...props} />,
    facts: <Facts {...props} />,
  });

function Status({ model, texts, order }: PartProps) {
  const isCancelling = useValue(model.isCancelling);
  return (
    <OrderHead
      model={model}
      texts={texts}
      order={order}
      look={stayStatus.look(order.status)}
      lead={useSay().say(
        stayLead({ ...order, waitedMs: model.now() - msOf(order.payments.at(-1)?.time ?? order.createTime) }),
      )}
      onPay={model.pay}
      onCancel={model.cancel}
      isCancelling={isCancelling}
      onRefresh={stayStatus.isMoving(order.status) ? model.load : undefined}
      service={texts.service}
    >
      <StayActs order={order} texts={texts} onRebook={model.rebook} />
    </OrderHead>
  );
}
