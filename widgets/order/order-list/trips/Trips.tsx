import type { ReactNode } from 'react';
import type { OrderRow } from '#contract/order-list.ts';
import { clockOf, daysBetween } from '#domain/china-time.ts';
import { airlineNameOf } from '#domain/flight/airline-names.ts';
import { statusesOf } from '#domain/product/statuses.ts';
import { tripsOf } from '#domain/order/trips/trips.ts';
import type { Trip, TripStep, TripStop } from '#domain/order/trips/trip.ts';
import { Named } from '#parts/order/tab/Named.tsx';
import { OrderLink } from '#parts/order/OrderLink.tsx';
import { useSay } from '#kit/say.ts';
import { useModel, useServices } from '#kit/widget.ts';
import { flightArt } from '#parts/product/empty-art.ts';
import { Loaded } from '#screens/Loaded.tsx';
import { Button } from '#ui/controls/Button.tsx';
import { Card } from '#ui/display/Card.tsx';
import { Dot, Tag } from '#ui/display/Tag.tsx';
import { Alert } from '#ui/states/Alert.tsx';
import { Empty } from '#ui/states/Empty.tsx';
import { Notes } from './Notes.tsx';
import { createTrips } from './trips-model.ts';
import { useTripTexts } from './texts.ts';

/** Orders of the same people and dates together, with gaps and clashes. */
export function Trips({ tabs }: { tabs: ReactNode }) {
  const texts = useTripTexts();
  const services = useServices();
  const model = useModel(() => createTrips(services));
  return (
    <div className="t-page t-lst">
      <h1 className="t-vh">{texts.title}</h1>
      <section className="t-card" aria-label={texts.title}>
        <div className="t-lst__tabs">{tabs}</div>
      </section>
      <Loaded from={model} onBack={() => services.setQuery({ view: undefined })}>
        {({ rows, next }) => (
          <>
            {next !== null && <Alert>{texts.notAll}</Alert>}
            <List trips={tripsOf(rows, services.clock.now(), texts.notes)} />
          </>
        )}
      </Loaded>
    </div>
  );
}

function List({ trips }: { trips: Trip<OrderRow>[] }) {
  const texts = useTripTexts();
  const services = useServices();
  if (!trips.length)
    return (
      <section className="t-card">
        <Empty
          art={flightArt}
          title={texts.none}
          text={texts.noneText}
          action={<Button onClick={() => services.navigate('DomesticAirTicketQuery')}>{texts.book}</Button>}
        />
      </section>
    );
  return trips.map((trip) => <TripCard key={trip.key} trip={trip} today={services.clock.today()} />);
}

function TripCard({ trip, today }: { trip: Trip<OrderRow>; today: string }) {
  const texts = useTripTexts();
  const { from, to, ways, psgNames } = trip;
  const { say, showDay } = useSay();
  return (
    <Card
      className="t-lst__trip"
      title={ways.map((way) => way.map(say).join(' → ')).join(texts.pause)}
      sub={
        <>
          {from === to ? showDay(from, today) : `${showDay(from, today)} – ${showDay(to, today)}`} ·{' '}
          <Named>{psgNames.join(texts.pause)}</Named>
        </>
      }
    >
      <ol className="t-col">
        {inOrder(trip).map((entry) => {
          if (!('leg' in entry)) return <Stay key={entry.order.orderId} stop={entry} today={today} />;
          const { order, leg, notes } = entry;
          const nights = daysBetween(leg.depTime.slice(0, 10), leg.arrTime.slice(0, 10));
          return (
            <li key={`${order.orderId} ${leg.flightNo} ${leg.depTime}`} className="t-col">
              <div className="t-row t-row--wrap">
                <b className="t-m t-nowrap">
                  {showDay(leg.depTime.slice(0, 10), today)} {clockOf(leg.depTime)}–{clockOf(leg.arrTime)}
                  {nights > 0 && texts.later(nights)}
                </b>
                <span>
                  {say(leg.orgcityname)} → {say(leg.dstcityname)}
                </span>
                <span className="t-s13 t-2">
                  {leg.stations
                    ? `${leg.flightNo} ${leg.stations.map(say).join(' → ')}`
                    : `${say(airlineNameOf(leg.airline))} ${leg.flightNo}`}
                </span>
                {leg.schedule && (
                  <Tag kind="over">{(leg.stations ? texts.trainSchedule : texts.schedule)[leg.schedule]}</Tag>
                )}
                <End order={order} asBooked={leg.asBooked} />
              </div>
              <Notes notes={notes} />
            </li>
          );
        })}
      </ol>
    </Card>
  );
}

/** Status and link stay together on narrow roots. Of a changed order, what is as it was booked has its ticket. */
function End({ order: { type, status, orderId }, asBooked }: { order: OrderRow; asBooked?: true | undefined }) {
  const texts = useTripTexts();
  const { label, dot } = statusesOf[type].look(asBooked && status === 3 ? 2 : status);
  const { say } = useSay();
  return (
    <span className="t-row t-s13 t-nowrap t-end">
      <Dot {...(dot && { kind: dot })}>{say(label)}</Dot>
      <OrderLink type={type} orderNo={orderId}>
        {texts.detail}
      </OrderLink>
    </span>
  );
}

/** Flights and stays by their days; a stay begins after the flight that leads to it. */
function inOrder({ steps, stays }: Trip<OrderRow>): (TripStep<OrderRow> | TripStop<OrderRow>)[] {
  const entries = [
    ...steps.map((step) => ({ at: step.leg.depTime, entry: step })),
    ...stays.map((stop) => ({ at: `${stop.order.hotel?.checkIn ?? ''} 24`, entry: stop })),
  ];
  return entries.sort((a, b) => (a.at < b.at ? -1 : 1)).map(({ entry }) => entry);
}

function Stay({ stop, today }: { stop: TripStop<OrderRow>; today: string }) {
  const texts = useTripTexts();
  const { hotel } = stop.order;
  const { say, showDay } = useSay();
  if (!hotel) return null;
  return (
    <li className="t-col">
      <div className="t-row t-row--wrap">
        <b className="t-m t-nowrap">
          {showDay(hotel.checkIn, today)} – {showDay(hotel.checkOut, today)}
        </b>
        <span>{say(hotel.cityName)}</span>
        <span className="t-s13 t-2">
          <Named>{hotel.name}</Named> · {texts.nights(hotel.nights)}
        </span>
        <End order={stop.order} />
      </div>
      <Notes notes={stop.notes} />
    </li>
  );
}
