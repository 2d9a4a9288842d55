import { useCallback } from 'react';
import type { ReactNode } from 'react';
import { orderGroups, orderList } from '#contract/order-list.ts';
import type { OrderCounts, OrderRow } from '#contract/order-list.ts';
import type { OrderType } from '#domain/product/names.ts';
import { showOrderNo } from '#domain/order/order-number.ts';
import { levelOf } from '#domain/menu/viewer.ts';
import { useLater } from '#kit/part.ts';
import { useValues } from '#kit/readable.ts';
import { useModel, useServices } from '#kit/widget.ts';
import { exportFile } from '#screens/export-file.ts';
import { BulkReport } from '#screens/BulkReport.tsx';
import { ListScreen } from '#screens/ListScreen.tsx';
import type { FilterField } from '#ui/list/fields.ts';
import { Button } from '#ui/controls/Button.tsx';
import { OrderCard } from './OrderCard.tsx';
import { SelectedOrders } from './SelectedOrders.tsx';
import { createAirOrders } from './model.ts';
import type { OrderFilters } from './orders.ts';
import { OfBooker } from './OfBooker.tsx';
import { optionsOf, ownersOf } from './options-of.ts';
import { actionsOf } from './order-actions.ts';
import { columnsOf } from './order-columns.tsx';
import type { Texts } from './texts.ts';

/** The flight orders, or those of government-purchase tickets: states, filters, cards, export. */
export function AirOrders({
  type,
  texts,
  tabs,
}: {
  type: OrderType;
  texts: Texts;
  tabs: (counts: OrderCounts | null) => ReactNode;
}) {
  const services = useServices();
  const model = useModel(() => createAirOrders(services, type, texts));
  const [counts, user, printed] = useValues(model.counts, services.session.user, model.printing);
  const print = useLater(printed !== null, () => import('#parts/order/ItineraryPrint.tsx'));
  const level = levelOf(user);
  const renderCard = useCallback(
    (order: OrderRow) => <OrderCard order={order} model={model} texts={texts} />,
    [model, texts],
  );
  const fields: FilterField<OrderFilters>[] = [
    { kind: 'select', key: 'dateBy', label: texts.dateBy, options: optionsOf(texts.dateKinds) },
    { kind: 'days', key: 'days', label: texts.days, isPast: ({ dateBy }) => dateBy === 'created' },
    { kind: 'select', key: 'travelType', label: texts.travelType, options: optionsOf(texts.travelTypes) },
    { kind: 'select', key: 'owner', label: texts.owner, options: ownersOf(level, texts) },
    { kind: 'tags', key: 'tags', label: texts.tags, options: optionsOf(texts.tagNames) },
    { kind: 'amounts', key: 'amounts', label: texts.amount },
    { kind: 'text', key: 'words', label: texts.words, placeholder: texts.wordsHint, short: texts.wordsShort },
  ];
  /** Only members of a company travel on business; its account, distributors and operators see orders of others. */
  const hidden = new Set<string>([
    ...(level === '70' || level === '7_0' ? [] : ['travelType']),
    ...(ownersOf(level, texts).length ? [] : ['owner']),
  ]);
  return (
    <>
      <ListScreen
        title={`${texts.types[type]}${texts.orders}`}
        label={`${texts.types[type]}${texts.orders}`}
        list={model.list}
        tabs={tabs(counts)}
        stats={<OfBooker list={model.list} texts={texts} />}
        groups={{
          key: 'group',
          options: orderGroups.map((value) => ({
            value,
            label: texts.groups[value],
            count: value === 'all' || value === 'done' ? undefined : counts?.groups[value],
            ...(value !== 'all' && { none: texts.noneOf[value] }),
          })),
        }}
        fields={fields.filter(({ key }) => !hidden.has(key))}
        renderCard={renderCard}
        table={{
          columns: columnsOf(texts, services, level),
          actions: (order) => actionsOf(order, model, texts, services),
          nameOf: ({ orderNo }) => `${texts.order} ${showOrderNo(orderNo)}`,
          renderBulk: (orders) => <SelectedOrders orders={orders} model={model} texts={texts} />,
        }}
        empty={{
          art: 'order',
          title: `${texts.none}${texts.types[type]}${texts.orders}`,
          text: type === 'gp' ? texts.noneGp : texts.noneText,
          action: (
            <Button kind="primary" onClick={() => services.navigate('DomesticAirTicketQuery')}>
              {texts.book}
            </Button>
          ),
        }}
        viewsOf="orders"
        onExport={(format) => exportFile(services, orderList.export, model.list.input(), format)}
      />
      <BulkReport
        title={texts.cancelResult}
        bulk={model.cancelling}
        nameOf={({ orderNo }) => `${texts.order} ${showOrderNo(orderNo)}`}
        done={texts.cancelled}
      />
      {print && printed && <print.ItineraryPrint key={printed.nth} orders={printed.orders} onDone={model.printed} />}
    </>
  );
}
