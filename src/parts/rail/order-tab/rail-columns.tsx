import type { OrderRow } from '#contract/order-list.ts';
import type { LevelKey } from '#domain/account/level.ts';
import { clockOf, dayOf, showDay } from '#domain/china-time.ts';
import { railRowLook } from '#domain/rail/order/rail-lead.ts';
import { seatClassNames } from '#domain/rail/seat-classes.ts';
import type { Services } from '#kit/services.ts';
import { bookedColumns, numberColumn } from '#parts/order/tab/columns.tsx';
import type { TabTexts } from '#parts/order/tab/texts.ts';
import { Price } from '#ui/display/Price.tsx';
import { Dot } from '#ui/display/Tag.tsx';
import type { DataColumn } from '#ui/list/DataTable.tsx';
import { railTabTexts as t } from './texts.ts';

/** Columns of the table of train orders. */
export function railColumns(
  texts: TabTexts,
  { clock }: Pick<Services, 'clock'>,
  level: LevelKey,
): DataColumn<OrderRow>[] {
  const names = texts.columns;
  const today = clock.today();
  return [
    numberColumn(texts),
    {
      key: 'status',
      title: names.status,
      cell: ({ status, train }) => {
        const { label, dot } = railRowLook(status, train?.rides ?? [], clock.now(), train?.isWait);
        return <Dot {...(dot && { kind: dot })}>{label}</Dot>;
      },
    },
    {
      key: 'trip',
      title: names.trip,
      cell: ({ train }) => `${train?.rides[0]?.from.station ?? ''} → ${train?.rides.at(-1)?.to.station ?? ''}`,
    },
    {
      key: 'train',
      title: t.train,
      cell: ({ train }) =>
        train?.rides.map(({ trainNumber, seatClass }) => `${trainNumber} ${seatClassNames[seatClass]}`).join('、'),
    },
    {
      key: 'departs',
      title: t.departs,
      sort: 'travel',
      cell: ({ train }) => {
        const at = train?.rides[0]?.from.at;
        return at && <span className="t-nowrap">{`${showDay(dayOf(at), today)} ${clockOf(at)}`}</span>;
      },
    },
    { key: 'passengers', title: t.passengers, cell: ({ psgNames }) => psgNames.join('、') },
    ...bookedColumns(texts, level, today),
    {
      key: 'amount',
      title: names.amount,
      sort: 'amount',
      num: true,
      cell: ({ total, status }) => (
        <Price ink fixed size="sm" yuan={total} {...(status === 5 && { className: 't-price--void' })} />
      ),
    },
  ];
}
