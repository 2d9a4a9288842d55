import type { ApplicationOrder } from '#contract/application-order.ts';
import { fenOf, showYuan, yuanOf } from '#domain/money.ts';
import { Said } from '#parts/order/tab/Named.tsx';
import { AppliedOrder } from '#parts/application/AppliedOrder.tsx';
import { productIcons } from '#parts/process/CaseLines.tsx';
import { Card } from '#ui/display/Card.tsx';
import { Dot } from '#ui/display/Tag.tsx';
import { Icon } from '#ui/icons/Icon.tsx';
import { Table } from '#ui/list/Table.tsx';
import type { TableColumn } from '#ui/list/Table.tsx';
import { Empty } from '#ui/states/Empty.tsx';
import type { DetailTexts } from './texts.ts';
import type { PartProps } from './TripDetail.tsx';

const sumOf = (orders: readonly ApplicationOrder[], field: 'amount' | 'counted'): string =>
  showYuan(yuanOf(orders.reduce((sum, order) => sum + fenOf(order[field]), 0)));

/** Orders booked from the application, with what counts against its budget. */
export function Orders({ known: { orders, acts }, texts }: PartProps) {
  if (!orders.length && !acts.includes('book')) return null;
  return (
    <Card title={texts.orders} sub={orders.length > 0 && texts.orderCount(orders.length)} bare>
      {orders.length ? (
        <Table<ApplicationOrder>
          caption={texts.orders}
          rows={orders}
          rowKey={({ orderNo }) => orderNo}
          foot={{ order: texts.sum(orders.length), amount: sumOf(orders, 'amount'), counted: sumOf(orders, 'counted') }}
          columns={columnsOf(texts)}
        />
      ) : (
        <Empty art="order" title={texts.noOrders} text={texts.noOrdersText} />
      )}
    </Card>
  );
}

const columnsOf = (texts: DetailTexts): TableColumn<ApplicationOrder>[] => [
  {
    key: 'order',
    title: texts.order,
    phone: 'title',
    cell: (order) => (
      <div id={`order-${order.orderNo}`}>
        <AppliedOrder order={order} />
      </div>
    ),
  },
  {
    key: 'content',
    title: texts.content,
    cell: ({ product, title, travelAt }) => (
      <div>
        <span className="t-row">
          <Icon of={productIcons[product]} size={16} />
          {title}
        </span>
        <div className="t-s12 t-3">{travelAt.slice(0, 16)}</div>
      </div>
    ),
  },
  {
    key: 'people',
    title: texts.people,
    phone: 'named',
    cell: ({ travellers }) => texts.list(travellers),
  },
  {
    key: 'status',
    title: texts.status,
    phone: 'end',
    cell: ({ statusName, statusDot }) => (
      <Dot {...(statusDot && { kind: statusDot })}>
        <Said>{statusName}</Said>
      </Dot>
    ),
  },
  {
    key: 'amount',
    title: texts.amount,
    num: true,
    phone: 'named',
    cell: ({ amount }) => showYuan(amount),
  },
  {
    key: 'counted',
    title: texts.counted,
    num: true,
    phone: 'named',
    cell: ({ counted, returned }) => (
      <div>
        <b>{showYuan(counted)}</b>
        {fenOf(returned) > 0 && <div className="t-s12 t-3">{texts.returned(showYuan(returned))}</div>}
      </div>
    ),
  },
];
