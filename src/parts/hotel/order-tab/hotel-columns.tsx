import type { OrderRow } from '#contract/order-list.ts';
import type { LevelKey } from '#domain/account/level.ts';
import { stayStatus } from '#domain/product/stay-status.ts';
import { bookedColumns, numberColumn } from '#parts/order/tab/columns.tsx';
import { Named } from '#parts/order/tab/Named.tsx';
import { peopleColumn, statusColumn } from '#parts/order/tab/ticket-columns.tsx';
import { sayOf } from '#kit/say.ts';
import type { Services } from '#kit/services.ts';
import type { DataColumn } from '#ui/list/DataTable.tsx';
import type { StayTabTexts } from './texts.ts';
import { keptNote, StayPrice } from './StayPrice.tsx';

/** Columns of the table of hotel orders. */
export function hotelColumns(
  texts: StayTabTexts,
  services: Pick<Services, 'clock' | 'config'>,
  level: LevelKey,
): DataColumn<OrderRow>[] {
  const names = texts.columns;
  const today = services.clock.today();
  const own = sayOf(services);
  const { say, showDay } = own;
  return [
    numberColumn(texts),
    statusColumn(texts, own, ({ status }) => stayStatus.look(status)),
    {
      key: 'hotel',
      title: texts.hotel.name,
      cell: ({ hotel }) => (
        <>
          <span className="t-m">{hotel && <Named>{hotel.name}</Named>}</span>
          <div className="t-s12 t-2">{hotel && texts.hotel.room(say(hotel.room), hotel.breakfasts)}</div>
        </>
      ),
    },
    {
      key: 'stay',
      title: texts.hotel.checkIn,
      sort: 'travel',
      cell: ({ hotel }) =>
        hotel && (
          <>
            <span className="t-nowrap">{showDay(hotel.checkIn, today)}</span>
            <div className="t-s12 t-2 t-nowrap">{texts.hotel.nights(hotel.nights, hotel.rooms)}</div>
          </>
        ),
    },
    peopleColumn(texts.hotel.guests, texts),
    ...bookedColumns(texts, level, today),
    {
      key: 'amount',
      title: names.amount,
      sort: 'amount',
      num: true,
      cell: (order) => (
        <>
          <StayPrice order={order} />
          {keptNote(order, texts) && <div className="t-s12 t-over t-nowrap">{keptNote(order, texts)}</div>}
        </>
      ),
    },
  ];
}
