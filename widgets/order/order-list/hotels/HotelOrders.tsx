import { useCallback } from 'react';
import type { ReactNode } from 'react';
import { orderGroups, orderList } from '#contract/order-list.ts';
import type { OrderCounts, OrderRow } from '#contract/order-list.ts';
import { levelOf } from '#domain/menu/viewer.ts';
import { showOrderNo } from '#domain/order/order-number.ts';
import { useValues } from '#kit/readable.ts';
import { useModel, useServices } from '#kit/widget.ts';
import { exportFile } from '#screens/export-file.ts';
import { ListScreen } from '#screens/ListScreen.tsx';
import { Button } from '#ui/controls/Button.tsx';
import type { FilterField } from '#ui/list/fields.ts';
import { HotelCard } from './HotelCard.tsx';
import { hotelColumns } from './hotel-columns.tsx';
import { createHotelOrders } from './hotel-model.ts';
import { OfBooker } from '../OfBooker.tsx';
import { optionsOf, ownersOf } from '../options-of.ts';
import type { OrderFilters } from '../orders.ts';
import type { Texts } from '../texts.ts';

/** Orders of stays: states, filters, cards or a table, export. */
export function HotelOrders({ texts, tabs }: { texts: Texts; tabs: (counts: OrderCounts | null) => ReactNode }) {
  const services = useServices();
  const model = useModel(() => createHotelOrders(services, texts));
  const [counts, user] = useValues(model.counts, services.session.user);
  const level = levelOf(user);
  const renderCard = useCallback(
    (order: OrderRow) => <HotelCard order={order} model={model} texts={texts} />,
    [model, texts],
  );
  const fields: FilterField<OrderFilters>[] = [
    { kind: 'select', key: 'dateBy', label: texts.dateBy, options: optionsOf(texts.hotel.dateKinds) },
    { kind: 'days', key: 'days', label: texts.days, isPast: ({ dateBy }) => dateBy === 'created' },
    ...(level === '70' || level === '7_0'
      ? [
          {
            kind: 'select' as const,
            key: 'travelType' as const,
            label: texts.travelType,
            options: optionsOf(texts.travelTypes),
          },
        ]
      : []),
    ...(ownersOf(level, texts).length
      ? [{ kind: 'select' as const, key: 'owner' as const, label: texts.owner, options: ownersOf(level, texts) }]
      : []),
    { kind: 'amounts', key: 'amounts', label: texts.amount },
    { kind: 'text', key: 'words', label: texts.words, placeholder: texts.hotel.wordsHint, short: texts.wordsShort },
  ];
  const label = `${texts.types.hotel}${texts.orders}`;
  return (
    <ListScreen
      title={label}
      label={label}
      list={model.list}
      tabs={tabs(counts)}
      stats={<OfBooker list={model.list} texts={texts} />}
      groups={{
        key: 'group',
        options: orderGroups.map((value) => ({
          value,
          label: texts.hotel.groups[value],
          count: value === 'all' || value === 'done' ? undefined : counts?.groups[value],
          ...(value !== 'all' && { none: `${texts.hotel.noneOf}${texts.hotel.groups[value]}${texts.hotel.noneEnd}` }),
        })),
      }}
      fields={fields}
      renderCard={renderCard}
      table={{
        columns: hotelColumns(texts, services, level),
        actions: ({ orderNo }) => [
          {
            id: 'detail',
            label: texts.detail,
            onPick: () => services.navigate('hotel_order_details', { orderNo }),
          },
        ],
        nameOf: ({ orderNo }) => `${texts.order} ${showOrderNo(orderNo)}`,
      }}
      empty={{
        art: 'hotel',
        title: `${texts.none}${label}`,
        text: texts.noneText,
        action: (
          <Button kind="primary" onClick={() => services.navigate('hotel_index')}>
            {texts.hotel.book}
          </Button>
        ),
      }}
      viewsOf="hotel-orders"
      onExport={(format) => exportFile(services, orderList.export, model.list.input(), format)}
    />
  );
}
