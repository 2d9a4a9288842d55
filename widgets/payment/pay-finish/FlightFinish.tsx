import type { AirOrder } from '#contract/order.ts';
import { hidePhone } from '#domain/account/phone.ts';
import { clockOf, momentAt } from '#domain/china-time.ts';
import { asFlown } from '#domain/order/after-sale/flown-flights.ts';
import { hasCalendar } from '#domain/order/calendar/calendar-time.ts';
import { checkInCloses, checkInOpens, checkInState } from '#domain/order/check-in.ts';
import { cancelledBecause, nextStep } from '#domain/order/next-step.ts';
import { shareText } from '#domain/order/share-text.ts';
import { airStatus } from '#domain/product/air-status.ts';
import { useValue } from '#kit/readable.ts';
import { useSay } from '#kit/say.ts';
import { useModel, useServices } from '#kit/widget.ts';
import { CalendarButton } from '#parts/order/CalendarButton.tsx';
import { FinishFact, FinishPage } from '#parts/order/finish/FinishPage.tsx';
import type { Finish } from '#parts/order/finish/OrderFinish.tsx';
import { Button } from '#ui/controls/Button.tsx';
import { Spinner } from '#ui/states/Spinner.tsx';
import { createPayFinish } from './model.ts';
import type { PayFinishModel } from './model.ts';
import type { Texts } from './texts.ts';

interface PartProps {
  model: PayFinishModel;
  texts: Texts;
  order: AirOrder;
}

const loadCalendar = () => import('./save-calendar.ts');

/** The page after the payment of domestic flights. */
export function FlightFinish({ orderId, texts }: { orderId: string; texts: Texts }) {
  const services = useServices();
  const model = useModel(() => createPayFinish(services, orderId, texts));
  const isLong = useValue(model.isLong);
  const { say } = useSay();
  return (
    <FinishPage
      model={model}
      texts={texts}
      // Of tickets on their way, or issued as they were ordered, the sentence says it.
      label={({ status }) => (status < 3 || [5, 7, 8].includes(status) ? '' : say(airStatus.look(status).label))}
      renderLead={(order) => <Lead model={model} texts={texts} order={order} />}
      renderCalendar={(order) =>
        hasCalendar(order, services.clock.now()) && <CalendarButton order={order} load={loadCalendar} />
      }
      shared={(order) => shareText(asFlown(order), services.clock.today())}
      renderBefore={({ status }) =>
        (status === 0 || isLong) && <Button onClick={() => void model.load()}>{texts.lookAgain}</Button>
      }
      renderNext={(order, finish) => <Next model={model} texts={texts} order={order} finish={finish} />}
      after={
        <Button kind="text" onClick={model.toFirst}>
          {texts.toFlights}
        </Button>
      }
    >
      {(order) => <Trip model={model} texts={texts} order={order} />}
    </FinishPage>
  );
}

type Flight = PartProps['order']['flightList'][number];

/** One line per flight, and the passengers. */
function Trip({ texts, order }: PartProps) {
  const { say, showDay } = useSay();
  const isAhead = order.status === 2 || airStatus.isMoving(order.status);
  const now = useServices().clock.now();
  const checkIns = {
    ahead: (flight: Flight) => texts.checkInFrom(say(checkInOpens(flight))),
    open: (flight: Flight) => texts.checkInUntil(say(checkInCloses(flight))),
    closed: () => texts.checkInClosed,
  };
  return (
    <>
      {order.flightList.map((flight) => (
        <div key={flight.flightId}>
          <dt>
            <b>
              {flight.orgcityname} → {flight.dstcityname}
            </b>{' '}
            {flight.airlineName} {flight.flightNo}
          </dt>
          <dd className="t-facts">
            <span>
              {showDay(flight.depTime.slice(0, 10))} {clockOf(flight.depTime)}–{clockOf(flight.arrTime)}
              {flight.arrivalDays > 0 && ` ${texts.daysOn(flight.arrivalDays)}`}
            </span>
            <span>
              {flight.orgAirportName} {flight.orgTerm} → {flight.dstAirportName} {flight.dstTerm}
            </span>
            {isAhead && <span>{checkIns[checkInState(flight, now)](flight)}</span>}
          </dd>
        </div>
      ))}
      <FinishFact name={texts.passengers}>{order.psgList.map(({ name }) => name).join(say('、'))}</FinishFact>
    </>
  );
}

function Lead({ model, texts, order }: PartProps) {
  const isLong = useValue(model.isLong);
  const { telephones } = useValue(useServices().config);
  const { say } = useSay();
  const { status, ticketByMs, contact } = order;
  const phone = hidePhone(contact.mobilePhone);
  if (airStatus.isMoving(status))
    return isLong ? (
      texts.ticketingLong
    ) : (
      <>
        <Spinner />
        <span>{texts.ticketing(ticketByMs ? clockOf(momentAt(ticketByMs)) : '', phone)}</span>
      </>
    );
  if (status === 0) return texts.unpaidText;
  if (status === 2) return phone ? `${texts.ticketed} ${phone}` : texts.ticketedPlain;
  if (status === 5) return say(cancelledBecause(order));
  if (status === 8) return `${texts.failedText} ${telephones[0] ?? ''}`;
  return say(nextStep(status, asFlown(order).flightList, model.now()));
}

/** Of one way the way back; of an order that is over the same flights again. */
function Next({ model, texts, order, finish }: PartProps & { finish: Finish }) {
  const [flight] = order.flightList;
  const isOver = finish === 'over' || finish === 'bad';
  const isOneWay = order.flightType === 1;
  return (
    <Button onClick={isOver ? model.bookAgain : isOneWay ? model.bookReturn : model.bookMore}>
      {isOver
        ? texts.bookAgain
        : isOneWay && flight
          ? `${texts.returnTrip} ${flight.dstcityname} → ${flight.orgcityname}`
          : texts.bookMore}
    </Button>
  );
}
