import type { OrderRow } from '#contract/order-list.ts';
import type { LevelKey } from '#domain/account/level.ts';
import { showDay } from '#domain/china-time.ts';
import { stayStatus } from '#domain/product/stay-status.ts';
import { bookedColumns, numberColumn } from '#parts/order/tab/columns.tsx';
import { statusColumn } from '#parts/order/tab/ticket-columns.tsx';
import type { Services } from '#kit/services.ts';
import type { DataColumn } from '#ui/list/DataTable.tsx';
import type { StayTabTexts } from './texts.ts';
import { keptNote, StayPrice } from './StayPrice.tsx';

/** Columns of the table of hotel orders. */
export function hotelColumns(
  texts: StayTabTexts,
  { clock }: Pick<Services, 'clock'>,
  level: LevelKey,
): DataColumn<OrderRow>[] {
  const names = texts.columns;
  const today = clock.today();
  return [
    numberColumn(texts),
    statusColumn(texts, ({ status }) => stayStatus.look(status)),
    {
      key: 'hotel',
      title: texts.hotel.name,
      cell: ({ hotel }) => (
        <>
          <span className="t-m">{hotel?.name}</span>
          <div className="t-s12 t-2">{hotel && texts.hotel.room(hotel.room, hotel.breakfasts)}</div>
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
    { key: 'guests', title: texts.hotel.guests, cell: ({ psgNames }) => psgNames.join('、') },
    ...bookedColumns(texts, level, today),
    {
      key: 'amount',
      title: names.amount,
      sort: 'amount',
      num: true,
      cell: (order) => (
        <>
          <StayPrice order={order} size="sm" />
          {keptNote(order, texts) && <div className="t-s12 t-over t-nowrap">{keptNote(order, texts)}</div>}
        </>
      ),
    },
  ];
}
