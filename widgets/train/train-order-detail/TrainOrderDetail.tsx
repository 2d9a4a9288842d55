import type { TrainOrder } from '#contract/train-order.ts';
import { railStatus } from '#domain/product/rail-status.ts';
import { cutOff, isTravelled, missedRide, openRides, railLead, railLook } from '#domain/rail/order/rail-lead.ts';
import { isUnderWay } from '#domain/order/after-sale/sale-states.ts';
import { useLater } from '#kit/part.ts';
import { useValue, useValues } from '#kit/readable.ts';
import { useTexts } from '#kit/use-texts.ts';
import { useModel, useServices } from '#kit/widget.ts';
import { orderContent, OrderHead, OrderPage } from '#parts/order/OrderPage.tsx';
import { useAskedDialog } from '#parts/order/sale/use-asked-dialog.ts';
import { Waited } from '#parts/rail/order/Waited.tsx';
import { CalendarButton } from '#parts/rail/order/CalendarButton.tsx';
import { Papers } from '#parts/rail/order/Papers.tsx';
import { OrderRides } from '#parts/rail/order/OrderRides.tsx';
import { RailTickets } from '#parts/rail/order/RailTickets.tsx';
import { RefundClock } from '#parts/rail/order/RefundClock.tsx';
import { RailSales } from '#parts/rail/sale/RailSales.tsx';
import { Button } from '#ui/controls/Button.tsx';
import { Facts, Prices, Steps } from './Sections.tsx';
import { createTrainOrderPage } from './model.ts';
import type { TrainOrderModel } from './model.ts';
import { texts as ownTexts } from './texts.ts';
import type { Texts } from './texts.ts';
import { useSay } from '#kit/say.ts';

export interface PartProps {
  model: TrainOrderModel;
  texts: Texts;
  order: TrainOrder;
}

/** An order of train tickets: its state, the next step, each ticket with its own state, and what giving back costs when. */
export function TrainOrderDetail({ orderId }: { orderId?: string }) {
  const services = useServices();
  const texts = useTexts('train-order-detail', ownTexts);
  const model = useModel(() =>
    createTrainOrderPage(services, orderId || services.place.peek().params['orderId'] || '', texts),
  );
  return <OrderPage model={model} texts={texts} content={contentOf} />;
}

const isOpen = ({ state }: TrainOrder['afterSales'][number]) => isUnderWay(state) || state === 'returning';

const contentOf = (props: PartProps) =>
  orderContent({
    status: (
      <>
        <Status {...props} />
        <Asked {...props} />
      </>
    ),
    open: <Sales {...props} of={isOpen} />,
    trip: [<OrderRides key="rides" {...props} />, <Waited key="wait" order={props.order} />],
    people: <RailTickets {...props} onRefund={props.model.openRefund} onChange={props.model.change} />,
    // No clock and no advice while nothing can be given back, as during a change.
    rules: props.order.actions.includes('refund') && (
      <RefundClock {...props.order} now={props.model.now} onStep={() => void props.model.load()} />
    ),
    over: <Sales {...props} of={(sale) => !isOpen(sale)} />,
    progress: <Steps {...props} />,
    price: <Prices {...props} />,
    papers: <Papers {...props} nowMs={props.model.now()} />,
    facts: <Facts {...props} />,
  });

/** Requests under way, or those that are over. */
function Sales({ of, model, texts, order }: PartProps & { of(sale: TrainOrder['afterSales'][number]): boolean }) {
  return (
    <RailSales
      sales={order.afterSales.filter(of)}
      texts={texts}
      withdrawing={useValue(model.withdrawing)}
      now={model.now}
      onPay={model.payChange}
      onWithdraw={model.withdraw}
      onEnd={model.load}
    />
  );
}

function Status({ model, texts, order }: PartProps) {
  const [cancelling, isLoading, { switches }] = useValues(model.cancelling, model.isLoading, useServices().config);
  const { status, actions } = order;
  const mayChange = actions.includes('change');
  const { say } = useSay();
  const missedNo = missedRide(order, model.now())?.rideNo;
  const missed = order.tickets.find(({ rideNo, mayChange: may }) => may && rideNo === missedNo);
  // After the departure of a late train nothing is free any more.
  const isFree = order.tickets.some(({ freedBy, refund }) => freedBy && refund);
  const cut = cutOff(order, openRides(order), model.now());
  const hasChange = mayChange && switches.showTrainChange;
  return (
    <OrderHead
      missed={cut?.missed.trainNumber}
      model={model}
      texts={texts}
      order={order}
      look={railLook(railStatus.look(status), order, model.now())}
      lead={say(railLead(order, model.now()))}
      onPay={model.pay}
      onCancel={model.cancel}
      isCancelling={cancelling !== null}
      cancelText={status === 14 ? texts.seatingQuestion.yes : order.wait?.served === null && texts.giveUpQuestion.yes}
      onRefresh={railStatus.isMoving(status) ? model.load : undefined}
      isLoading={isLoading}
      service={mayChange && !switches.showTrainChange ? texts.changeByPhone : texts.service}
    >
      {hasChange && (
        <Button {...(cut && { kind: 'primary' })} onClick={() => model.change(missed?.ticketId)}>
          {missed ? texts.changeToday : isFree ? texts.freeChange : texts.change}
        </Button>
      )}
      {actions.includes('refund') && (
        <Button {...(cut && !hasChange && { kind: 'primary' })} onClick={() => model.openRefund()}>
          {isFree ? texts.freeRefund : texts.refund}
        </Button>
      )}
      <CalendarButton order={order} />
      {([5, 6, 8].includes(status) || isTravelled(status, openRides(order), model.now())) && (
        <Button onClick={model.rebook}>{texts.rebook}</Button>
      )}
    </OrderHead>
  );
}

/** The dialog that the address asks for, as far as the order allows it. */
function Asked({ model, order }: PartProps) {
  const { query } = useValue(useServices().place);
  const isAsked = query['sale'] === 'refund' && order.actions.includes('refund');
  useAskedDialog(!!query['sale'], isAsked, model.closeSale);
  const part = useLater(isAsked, () => import('#parts/rail/sale/Refund.tsx'));
  return (
    isAsked && part && <part.Refund page={model} order={order} only={query['ticket'] ?? ''} onClose={model.closeSale} />
  );
}
