import type { OrderRow } from '#contract/order-list.ts';
import { showOrderNo } from '#domain/order/order-number.ts';
import { useLater } from '#kit/part.ts';
import { useValue } from '#kit/readable.ts';
import type { OrdersTabSpec } from '#parts/order/tab/OrdersTab.tsx';
import { BulkReport } from '#screens/BulkReport.tsx';
import { createAirOrders } from './model.ts';
import type { AirOrdersModel } from './model.ts';
import { actionsOf } from './order-actions.ts';
import { columnsOf } from './order-columns.tsx';
import { OrderCard } from './OrderCard.tsx';
import { SelectedOrders } from './SelectedOrders.tsx';
import type { Texts } from './texts.ts';

/** The flight orders, or those of government-purchase tickets. */
export const airTab = (type: 'airTicket' | 'gp', noneText: (texts: Texts) => string): OrdersTabSpec<Texts> => ({
  type,
  viewsOf: 'orders',
  art: 'order',
  wordsOf: (texts) => ({ ...texts, noneOf: (group) => texts.noneOf[group], noneText: noneText(texts) }),
  open(services, ownTexts) {
    const model = createAirOrders(services, type, ownTexts);
    return {
      ...model,
      viewOf: (texts) => ({
        renderCard: (order) => <OrderCard order={order} model={model} texts={texts} />,
        columns: (level) => columnsOf(texts, services, level),
        actionsOf: (order) => actionsOf(order, model, texts, services),
        renderBulk: (orders) => <SelectedOrders orders={orders} model={model} texts={texts} />,
        renderBeside: () => <Beside model={model} texts={texts} />,
      }),
    };
  },
});

/** The report of a bulk cancellation, and the itineraries that are printed now. */
function Beside({ model, texts }: { model: AirOrdersModel; texts: Texts }) {
  const printed = useValue(model.printing);
  const print = useLater(printed !== null, () => import('#parts/order/ItineraryPrint.tsx'));
  return (
    <>
      <BulkReport
        title={texts.cancelResult}
        bulk={model.cancelling}
        nameOf={({ orderNo }: OrderRow) => `${texts.order} ${showOrderNo(orderNo)}`}
        done={texts.cancelled}
      />
      {print && printed && <print.ItineraryPrint key={printed.nth} orders={printed.orders} onDone={model.printed} />}
    </>
  );
}
