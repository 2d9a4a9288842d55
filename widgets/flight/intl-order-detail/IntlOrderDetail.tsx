import type { IntlOrder } from '#contract/intl-order.ts';
import { intlLead, intlLook, isFreed } from '#domain/intl/intl-lead.ts';
import { flightsToCome } from '#domain/intl/flights-to-come.ts';
import { intlStatus } from '#domain/product/intl-status.ts';
import type { IntlSale } from '#contract/intl-sale.ts';
import { isUnderWay } from '#domain/order/after-sale/sale-states.ts';
import { useValue, useValues } from '#kit/readable.ts';
import { useTexts } from '#kit/use-texts.ts';
import { useModel, useServices } from '#kit/widget.ts';
import { PrintButton } from '#parts/intl/order/PrintButton.tsx';
import { IntlTickets } from '#parts/intl/order/IntlTickets.tsx';
import { SliceCards } from '#parts/intl/order/SliceCards.tsx';
import { CalendarButton } from '#parts/order/CalendarButton.tsx';
import { AskedSale } from '#parts/intl/sale/AskedSale.tsx';
import { IntlSales } from '#parts/intl/sale/IntlSales.tsx';
import { orderContent, OrderHead, OrderPage } from '#parts/order/OrderPage.tsx';
import { Button } from '#ui/controls/Button.tsx';
import { Bags, Rules } from './Sections.tsx';
import { createIntlOrderPage } from './model.ts';
import type { IntlOrderModel } from './model.ts';
import { texts as ownTexts } from './texts.ts';
import type { Texts } from './texts.ts';
import { useSay } from '#kit/say.ts';
import { laterControls } from '#ui/base/Later.tsx';
import { WhenSeen } from '#ui/states/WhenSeen.tsx';
import type * as cards from './SideCards.tsx';
import type { ReactNode } from 'react';

const loadCalendar = () => import('#parts/intl/order/save-calendar.ts');

export interface PartProps {
  model: IntlOrderModel;
  texts: Texts;
  order: IntlOrder;
}

/** An order of international flights: its state, the next step, each ticket of a slice with its own state. */
export function IntlOrderDetail({ orderNo }: { orderNo?: string }) {
  const services = useServices();
  const texts = useTexts('intl-order-detail', ownTexts);
  const model = useModel(() =>
    createIntlOrderPage(services, orderNo || services.place.peek().params['orderNo'] || '', texts),
  );
  return <OrderPage model={model} texts={texts} content={contentOf} />;
}

const contentOf = (props: PartProps) =>
  orderContent({
    status: (
      <>
        <Status {...props} />
        <AskedSale page={props.model} order={props.order} />
      </>
    ),
    open: <Sales {...props} of={isOpen} />,
    trip: [<SliceCards key="trip" order={props.order} />, <Bags key="bags" {...props} />],
    people: <IntlTickets {...props} onRefund={props.model.openRefund} onChange={props.model.openChange} />,
    rules: <Rules {...props} />,
    over: <Sales {...props} of={(sale) => !isOpen(sale)} />,
    progress: <Below>{(below) => <below.Steps {...props} />}</Below>,
    price: <Below>{(below) => <below.Prices {...props} />}</Below>,
    facts: <Below>{(below) => <below.Facts {...props} />}</Below>,
  });

const below = laterControls(() => import('./SideCards.tsx'));

/** Cards that stand below the first screen. */
const Below = ({ children }: { children: (part: typeof cards) => ReactNode }) => (
  <WhenSeen of={below} height={160}>
    {children}
  </WhenSeen>
);

const isOpen = ({ state }: IntlSale) => isUnderWay(state) || state === 'returning';

/** Requests under way, or those that are over. */
function Sales({ of, model, texts, order }: PartProps & { of(sale: IntlSale): boolean }) {
  return (
    <IntlSales
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
  const [cancelling, isLoading] = useValues(model.cancelling, model.isLoading);
  const { status, actions, slices, tickets } = order;
  const isHeld = ({ sliceNo }: IntlOrder['slices'][number]): boolean =>
    tickets.some((one) => one.sliceNo === sliceNo && one.state === 'open');
  const held = slices.filter(isHeld).flatMap(({ flights }) => flights);
  const free = isFreed(status, held, model.now()) ? texts.freeOf : (action: string) => action;
  return (
    <OrderHead
      model={model}
      texts={texts}
      order={order}
      look={intlLook(intlStatus.look(status), order, model.now())}
      lead={useSay().say(intlLead(order, model.now()))}
      onPay={model.pay}
      onCancel={model.cancel}
      isCancelling={cancelling !== null}
      onRefresh={intlStatus.isMoving(status) ? model.load : undefined}
      isLoading={isLoading}
      service={texts.service}
    >
      {actions.includes('change') && <Button onClick={() => model.openChange()}>{free(texts.change)}</Button>}
      {actions.includes('refund') && <Button onClick={() => model.openRefund()}>{free(texts.refund)}</Button>}
      {flightsToCome(order, model.now()).length > 0 && <CalendarButton order={order} load={loadCalendar} />}
      {[2, 3, 9].includes(status) && <PrintButton order={order} label={texts.print} />}
      {[5, 6, 8].includes(status) && <Button onClick={model.rebook}>{texts.rebook}</Button>}
    </OrderHead>
  );
}
