import type { OrderRow } from '#contract/order-list.ts';
import type { LevelKey } from '#domain/account/level.ts';
import { clockOf } from '#domain/china-time.ts';
import { fenOf, showSigned } from '#domain/money.ts';
import { airlineNameOf } from '#domain/flight/airline-names.ts';
import { listLook } from '#domain/order/list-note.ts';
import { RouteLink } from '#screens/RouteLink.tsx';
import { bookedColumns, numberColumn } from '#parts/order/tab/columns.tsx';
import { amountColumn, peopleColumn } from '#parts/order/tab/ticket-columns.tsx';
import { titleOf } from '#parts/order/tab/trip-title.ts';
import { sayOf } from '#kit/say.ts';
import type { Services } from '#kit/services.ts';
import { Dot } from '#ui/display/Tag.tsx';
import type { DataColumn } from '#ui/list/DataTable.tsx';
import type { TabTexts } from '#parts/order/tab/texts.ts';

/** `progress`: by the status of an order whose refund or change is under way. */
type ColumnTexts = TabTexts & { progress: Readonly<Record<number, string>>; exchange: string };

/** Columns of the table of flight orders. Only members of a company travel on business, and only its account sees orders of others. */
export function airColumns(
  texts: ColumnTexts,
  services: Pick<Services, 'clock' | 'config'>,
  level: LevelKey,
): DataColumn<OrderRow>[] {
  const names = texts.columns;
  const isCompany = level === '70' || level === '7_0';
  const amount = amountColumn(texts);
  const { clock } = services;
  const own = sayOf(services);
  const { say, showDay } = own;
  const today = clock.today();
  return [
    numberColumn(texts),
    {
      key: 'status',
      title: names.status,
      cell: (order) => {
        const { orderId, status } = order;
        const { label, dot } = listLook(order, clock.now());
        return (
          <>
            <Dot {...(dot && { kind: dot })}>{say(label)}</Dot>
            {texts.progress[status] && (
              <div className="t-s12">
                <RouteLink to="ticket_order_details" params={{ id: orderId }}>
                  {texts.progress[status]}
                </RouteLink>
              </div>
            )}
          </>
        );
      },
    },
    {
      key: 'trip',
      title: names.trip,
      cell: ({ flightList, travelType }) => (
        <>
          <span className="t-m t-nowrap">{titleOf(flightList, own)}</span>
          {isCompany && <div className="t-s12 t-2">{texts.travelTypes[travelType]}</div>}
        </>
      ),
    },
    {
      key: 'flight',
      title: names.flight,
      cell: ({ flightList }) =>
        flightList.map(({ airline, flightNo }, at) => (
          <div key={at} className="t-nowrap" title={say(airlineNameOf(airline))}>
            {flightNo}
          </div>
        )),
    },
    {
      key: 'departs',
      title: names.departs,
      sort: 'travel',
      cell: ({ flightList, travelDay }) => (
        <>
          <span className="t-nowrap">{showDay(travelDay, today)}</span>{' '}
          {flightList[0] && clockOf(flightList[0].depTime)}
        </>
      ),
    },
    peopleColumn(names.passengers, texts),
    ...bookedColumns(texts, level, today),
    {
      ...amount,
      cell: (order) => (
        <>
          {amount.cell(order)}
          {fenOf(order.totalExchangePrice) !== 0 && (
            <div className="t-s12 t-3 t-nowrap">
              {texts.exchange} {showSigned(fenOf(order.totalExchangePrice))}
            </div>
          )}
        </>
      ),
    },
  ];
}
