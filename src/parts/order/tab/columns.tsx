import type { OrderRow } from '#contract/order-list.ts';
import type { LevelKey } from '#domain/account/level.ts';
import type { DataColumn } from '#ui/list/DataTable.tsx';
import { OrderLink } from '../OrderLink.tsx';
import { Named } from './Named.tsx';
import { seesSubordinates } from './owners.ts';
import type { TabTexts } from './texts.ts';

/** The number of the order, with the link to its page. */
export const numberColumn = ({ columns }: TabTexts): DataColumn<OrderRow> => ({
  key: 'order',
  title: columns.order,
  cell: ({ type, orderNo }) => <OrderLink type={type} orderNo={orderNo} />,
});

/** The booker, for readers of orders of others, and the time of booking. */
export const bookedColumns = (
  { columns, moment }: TabTexts,
  level: LevelKey,
  today: string,
): DataColumn<OrderRow>[] => [
  ...(level === '70' || seesSubordinates(level)
    ? [
        {
          key: 'member',
          title: columns.member,
          cell: ({ memberName }: OrderRow) => (
            <span className="t-nowrap">
              <Named>{memberName}</Named>
            </span>
          ),
        },
      ]
    : []),
  { key: 'created', title: columns.created, sort: 'created', cell: ({ created }) => moment(created, today) },
];
