import type { OrderRow } from '#contract/order-list.ts';
import type { LevelKey } from '#domain/account/level.ts';
import { railRowLook } from '#domain/rail/order/rail-lead.ts';
import { seatClassNames } from '#domain/rail/seat-classes.ts';
import type { Services } from '#kit/services.ts';
import { bookedColumns, numberColumn } from '#parts/order/tab/columns.tsx';
import { amountColumn, departsColumn, peopleColumn, statusColumn } from '#parts/order/tab/ticket-columns.tsx';
import type { TabTexts } from '#parts/order/tab/texts.ts';
import type { DataColumn } from '#ui/list/DataTable.tsx';
import { railTabTexts as t } from './texts.ts';

/** Columns of the table of train orders. */
export function railColumns(
  texts: TabTexts,
  { clock }: Pick<Services, 'clock'>,
  level: LevelKey,
): DataColumn<OrderRow>[] {
  const today = clock.today();
  return [
    numberColumn(texts),
    statusColumn(texts, ({ status, train }) => railRowLook(status, train?.rides ?? [], clock.now(), train?.isWait)),
    {
      key: 'trip',
      title: texts.columns.trip,
      cell: ({ train }) => `${train?.rides[0]?.from.station ?? ''} → ${train?.rides.at(-1)?.to.station ?? ''}`,
    },
    {
      key: 'train',
      title: t.train,
      cell: ({ train }) =>
        train?.rides.map(({ trainNumber, seatClass }) => `${trainNumber} ${seatClassNames[seatClass]}`).join('、'),
    },
    departsColumn(t.departs, today, ({ train }) => train?.rides[0]?.from.at),
    peopleColumn(t.passengers),
    ...bookedColumns(texts, level, today),
    amountColumn(texts),
  ];
}
