import { useLater, useWanted } from '#kit/part.ts';
import { useValues } from '#kit/readable.ts';
import { airColumns } from '#parts/flight/order-tab/air-columns.tsx';
import type { OrdersTabSpec } from '#parts/order/tab/OrdersTab.tsx';
import { createAirOrders } from './model.ts';
import type { AirOrdersModel } from './model.ts';
import { actionsOf } from './order-actions.ts';
import { OrderCard } from './OrderCard.tsx';
import type { SelectedOrdersProps } from './SelectedOrders.tsx';
import type { Texts } from './texts.ts';

/** The flight orders, or those of government-purchase tickets. */
export const airTab = (type: 'airTicket' | 'gp', noneText: (texts: Texts) => string): OrdersTabSpec<Texts> => ({
  type,
  viewsOf: 'orders',
  art: 'order',
  wordsOf: (texts) => ({ ...texts, noneText: noneText(texts) }),
  open(services, ownTexts) {
    const model = createAirOrders(services, type, ownTexts);
    return {
      ...model,
      viewOf: (texts) => ({
        renderCard: (order) => <OrderCard order={order} model={model} texts={texts} />,
        columns: (level) => airColumns(texts, services, level),
        actionsOf: (order) => actionsOf(order, model, texts, services),
        renderBulk: (orders) => <Selected orders={orders} model={model} />,
        renderBeside: () => <ActionViews model={model} texts={texts} />,
      }),
    };
  },
});

/** Views of the lazy actions: the report of a bulk cancellation, a print. */
function ActionViews({ model, texts }: { model: AirOrdersModel; texts: Texts }) {
  const [part, isWaiting, actions] = useValues(model.part.value, model.isWaiting, model.actions);
  useWanted(model.part, isWaiting);
  return part && actions && <part.ActionViews actions={actions} texts={texts} />;
}

/** Actions on the selected orders, which come with the first of them. */
function Selected(props: SelectedOrdersProps) {
  const part = useLater(true, () => import('./SelectedOrders.tsx'));
  return part && <part.SelectedOrders {...props} />;
}
