import { Fragment } from 'react';
import type { OrderRow } from '#contract/order-list.ts';
import type { LevelKey } from '#domain/account/level.ts';
import { railRowLook } from '#domain/rail/order/rail-lead.ts';
import { seatClassNames } from '#domain/rail/seat-classes.ts';
import { sayOf } from '#kit/say.ts';
import type { Services } from '#kit/services.ts';
import { bookedColumns, numberColumn } from '#parts/order/tab/columns.tsx';
import { amountColumn, departsColumn, peopleColumn, statusColumn } from '#parts/order/tab/ticket-columns.tsx';
import type { TabTexts } from '#parts/order/tab/texts.ts';
import { Unbroken } from '#ui/display/Unbroken.tsx';
import type { DataColumn } from '#ui/list/DataTable.tsx';
import { railTexts } from './texts.ts';

/** Columns of the table of train orders. */
export function railColumns(
  texts: TabTexts,
  services: Pick<Services, 'clock' | 'config'>,
  level: LevelKey,
): DataColumn<OrderRow>[] {
  const { clock } = services;
  const t = railTexts(services);
  const own = sayOf(services);
  const { say } = own;
  const today = clock.today();
  return [
    numberColumn(texts),
    statusColumn(texts, own, (order) => railRowLook(order, clock.now())),
    {
      key: 'trip',
      title: texts.columns.trip,
      cell: ({ train }) => (
        <Unbroken
          words={[`${say(train?.rides[0]?.from.station) ?? ''} →`, say(train?.rides.at(-1)?.to.station) ?? '']}
        />
      ),
    },
    {
      key: 'train',
      title: t.train,
      cell: ({ train }) =>
        [
          ...new Set(
            train?.rides.map(
              (ride) =>
                `${train.waits ? t.waits(ride.trainNumber, train.waits.trains) : ride.trainNumber} ${(train.waitClasses ?? [ride.seatClass]).map((one) => say(seatClassNames[one])).join(texts.pause)}`,
            ),
          ),
        ].map((text, at) => (
          <Fragment key={text}>
            {at > 0 && texts.pause}
            <Unbroken words={text.split(' ')} />
          </Fragment>
        )),
    },
    departsColumn(t.departs, own, today, ({ train }) => train?.rides[0]?.from.at),
    peopleColumn(t.passengers, texts),
    ...bookedColumns(texts, level, today),
    amountColumn(texts),
  ];
}
