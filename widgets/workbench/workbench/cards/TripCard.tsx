import type { NextTrip } from '#contract/workbench.ts';
import { airlineColourOf } from '#domain/flight/airline-colours.ts';
import { clockOf, dayAt, dayOf } from '#domain/china-time.ts';
import { orderTypes } from '#domain/product/names.ts';
import { useValue, useValues } from '#kit/readable.ts';
import { Fin } from '#parts/flight/Fin.tsx';
import { OrderLink } from '#parts/order/OrderLink.tsx';
import { iconTrain } from '#parts/product/icons.ts';
import { Icon } from '#ui/icons/Icon.tsx';
import { iconArrow, iconRight } from '#ui/icons/icons.ts';
import { ReadingCard } from './ReadingCard.tsx';
import { useWorkbench } from '../use-workbench.ts';

/** The nearest flight or train that has a ticket. */
export function TripCard() {
  const { model, words } = useWorkbench();
  const [summary, counters] = useValues(model.summary.data, model.counters.data);
  const trip = summary?.nextTrip;
  // Stays are counted as upcoming, and depart nowhere.
  const upcoming = orderTypes.flatMap((type) => {
    const count = counters?.toTravel[type] ?? 0;
    return count ? [`${words.orderTypes[type]} ${count}`] : [];
  });
  const others = upcoming.length ? words.otherTrips(upcoming) : '';
  return (
    <ReadingCard
      {...(trip && { className: 'wb-first' })}
      title={words.nextTrip}
      reading={model.summary}
      height={104}
      end={
        trip && (
          <OrderLink type={trip.type} orderNo={trip.orderId}>
            <span className="t-s13">{words.seeOrder}</span>
            <Icon of={iconRight} size={14} />
          </OrderLink>
        )
      }
    >
      {({ nextTrip }) =>
        nextTrip ? <Trip trip={nextTrip} /> : <Nothing title={words.noTrip} text={others || words.noTripText} />
      }
    </ReadingCard>
  );
}

function Trip({ trip }: { trip: NextTrip }) {
  const { model, words, say, showDay } = useWorkbench();
  const today = dayAt(useValue(model.nowMs));
  return (
    <div className="wb-trip">
      <p className="t-s13 t-2 t-row">
        {trip.airline ? (
          <Fin colour={airlineColourOf(trip.airline) ?? 'currentColor'} size={20} />
        ) : (
          <Icon of={iconTrain} size={20} />
        )}
        <span>
          {say(trip.airlineName)} {trip.flightNo} · {showDay(dayOf(trip.depTime), today)}
        </span>
      </p>
      <div className="wb-trip__legs">
        <End time={trip.depTime} city={say(trip.orgcityname)} place={say(`${trip.orgAirportName} ${trip.orgTerm}`)} />
        <span className="wb-trip__line" aria-hidden="true">
          <Icon of={iconArrow} size={16} />
        </span>
        <End
          time={trip.arrTime}
          city={say(trip.dstcityname)}
          place={say(`${trip.dstAirportName} ${trip.dstTerm}`)}
          days={trip.arrivalDays ? words.later(trip.arrivalDays) : ''}
        />
      </div>
      <p className="t-s13 wb-trip__who">
        <span className="t-3">{words.travellers}</span>
        {trip.passengers.join(words.pause)}
      </p>
      <p className="t-s13 wb-trip__next">{say(trip.advice)}</p>
    </div>
  );
}

const End = ({ time, city, place, days = '' }: { time: string; city: string; place: string; days?: string }) => (
  <span className="wb-trip__end">
    <b className="t-time">
      {clockOf(time)}
      {days && <sup>{days}</sup>}
    </b>
    <span>
      {city} <span className="t-3">{place.trim()}</span>
    </span>
  </span>
);

/** An empty card names its later content. */
export const Nothing = ({ title, text }: { title: string; text?: string }) => (
  <p className="wb-none">
    {title}
    {text && <span className="t-s12 t-3">{text}</span>}
  </p>
);
