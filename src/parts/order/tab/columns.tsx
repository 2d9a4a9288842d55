import type { OrderRow } from '#contract/order-list.ts';
import type { LevelKey } from '#domain/account/level.ts';
import { clockOf, dayOf, showDay } from '#domain/china-time.ts';
import type { StatusLook } from '#domain/product/status-table.ts';
import { showMoment } from '#domain/show-moment.ts';
import { Price } from '#ui/display/Price.tsx';
import { Dot } from '#ui/display/Tag.tsx';
import type { DataColumn } from '#ui/list/DataTable.tsx';
import { OrderLink } from '../OrderLink.tsx';
import { seesSubordinates } from './owners.ts';
import type { TabTexts } from './texts.ts';

/** The number of the order, with the link to its page. */
export const numberColumn = ({ columns }: TabTexts): DataColumn<OrderRow> => ({
  key: 'order',
  title: columns.order,
  cell: ({ type, orderNo }) => <OrderLink type={type} orderNo={orderNo} />,
});

/** The state of the order. */
export const statusColumn = ({ columns }: TabTexts, look: (order: OrderRow) => StatusLook): DataColumn<OrderRow> => ({
  key: 'status',
  title: columns.status,
  cell(order) {
    const { label, dot } = look(order);
    return <Dot {...(dot && { kind: dot })}>{label}</Dot>;
  },
});

/** The first departure, by the clock there. */
export const departsColumn = (
  title: string,
  today: string,
  at: (order: OrderRow) => string | undefined,
): DataColumn<OrderRow> => ({
  key: 'departs',
  title,
  sort: 'travel',
  cell(order) {
    const moment = at(order);
    return moment && <span className="t-nowrap">{`${showDay(dayOf(moment), today)} ${clockOf(moment)}`}</span>;
  },
});

export const peopleColumn = (title: string): DataColumn<OrderRow> => ({
  key: 'passengers',
  title,
  cell: ({ psgNames }) => psgNames.join('、'),
});

/** The sum of an order that was bought as a whole; struck once it is cancelled. */
export const amountColumn = ({ columns }: TabTexts): DataColumn<OrderRow> => ({
  key: 'amount',
  title: columns.amount,
  sort: 'amount',
  num: true,
  cell: ({ total, status }) => (
    <Price ink fixed size="sm" yuan={total} {...(status === 5 && { className: 't-price--void' })} />
  ),
});

/** The booker, for readers of orders of others, and the time of booking. */
export const bookedColumns = ({ columns }: TabTexts, level: LevelKey, today: string): DataColumn<OrderRow>[] => [
  ...(level === '70' || seesSubordinates(level)
    ? [
        {
          key: 'member',
          title: columns.member,
          cell: ({ memberName }: OrderRow) => <span className="t-nowrap">{memberName}</span>,
        },
      ]
    : []),
  { key: 'created', title: columns.created, sort: 'created', cell: ({ created }) => showMoment(created, today) },
];
