import { useState } from 'react';
import type { OrderFlight } from '#contract/order.ts';
import { clockOf } from '#domain/china-time.ts';
import { showDuration } from '#domain/spans.ts';
import { flownFlights } from '#domain/order/after-sale/flown-flights.ts';
import { ticketsBeside } from '#domain/order/after-sale/open-tickets.ts';
import { isTicketed } from '#domain/product/air-status.ts';
import { airlineColourOf } from '#domain/flight/airline-colours.ts';
import { keyOf, legName } from '#domain/trip/legs.ts';
import { useLater } from '#kit/part.ts';
import { useValue } from '#kit/readable.ts';
import { LinkButton } from '#ui/controls/LinkButton.tsx';
import { Card } from '#ui/display/Card.tsx';
import { Fin } from '#parts/flight/Fin.tsx';
import { People } from '#parts/flight/order-page/Flown.tsx';
import type { FlownProps } from '#parts/flight/order-page/Flown.tsx';
import { Icon } from '#ui/icons/Icon.tsx';
import { iconLuggage, iconRight } from '#parts/product/icons.ts';
import { Tag } from '#ui/display/Tag.tsx';
import type { PartProps } from './AirOrderDetail.tsx';
import type { Texts } from './texts.ts';
import { useSay } from '#kit/say.ts';

/** One row per flight; the fees for change and refund are one click away. */
export function Itinerary({ model, texts, order }: PartProps) {
  const prints = useValue(model.prints);
  const print = useLater(prints > 0, () => import('#parts/order/paper/ItineraryPrint.tsx'));
  const { open, over } = flownFlights(order);
  const gone = useLater(over.length > 0, () => import('#parts/flight/order-page/GivenUp.tsx'));
  const [ruleOf, setRuleOf] = useState<OrderFlight | null>(null);
  const rules = useLater(ruleOf !== null, () => import('./RuleDialog.tsx'));
  return (
    <Card
      bare
      title={texts.itinerary}
      sub={
        <>
          <Tag kind={order.travelType === 'business' ? 'info' : 'mute'}>{texts[order.travelType]}</Tag>
          {order.overStandard && <Tag kind="over">{texts.over}</Tag>}
        </>
      }
      className="od-it"
      end={
        (isTicketed(order.status) || ticketsBeside(order, model.now()).length > 0) && (
          <>
            <LinkButton className="t-s13" onClick={model.share}>
              {texts.share}
            </LinkButton>{' '}
            <LinkButton className="t-s13" onClick={model.print}>
              {texts.print}
            </LinkButton>
          </>
        )
      }
    >
      {open.map(({ flight, people }) => (
        <Row
          key={`${keyOf(flight)} ${flight.changeNo}`}
          flight={flight}
          people={people}
          texts={texts}
          leg={legName(flight, order.flightList)}
          onRules={() => setRuleOf(flight)}
        />
      ))}
      {gone &&
        over.map(({ flight, people }) => (
          <gone.GivenUp
            key={`${keyOf(flight)} ${flight.changeNo}`}
            flight={flight}
            people={people}
            leg={legName(flight, order.flightList)}
          />
        ))}
      {print && prints > 0 && <print.ItineraryPrint key={prints} orders={[order]} onDone={model.printed} />}
      {ruleOf && rules && (
        <rules.RuleDialog model={model} texts={texts} order={order} flight={ruleOf} onClose={() => setRuleOf(null)} />
      )}
    </Card>
  );
}

function Row({ flight, people, texts, leg, onRules }: FlownProps & { texts: Texts; onRules(): void }) {
  const { schedule } = flight;
  const { say, showDay } = useSay();
  // The names of all airlines come with it.
  const carrier = useLater(flight.carrierFlightNo !== '', () => import('#parts/flight/order-page/Carrier.tsx'));
  const isOff = schedule?.kind === 'cancelled';
  const end = (moment: string, sold: string | undefined, airport: string, term: string, days = 0) => (
    <div className="od-it__d">
      <span className="t-s12 t-3">{showDay(moment.slice(0, 10))}</span>
      <b className="t-time">
        {isOff ? <s className="t-3">{clockOf(moment)}</s> : clockOf(moment)}
        {days > 0 && <sup className="t-pricec">{texts.daysOn(days)}</sup>}
      </b>
      {sold && !isOff && (
        <s className="t-s12 t-3">
          {texts.sold} {sold.slice(0, 10) === moment.slice(0, 10) ? clockOf(sold) : say(sold.slice(5, 16))}
        </s>
      )}
      <span className="t-s12 t-2">
        {airport} {term}
      </span>
    </div>
  );
  return (
    <div className="od-it__r">
      <div className="od-it__a">
        <Fin colour={airlineColourOf(flight.airline) ?? '#626d80'} size={28} />
        <div>
          {leg && <Tag kind="mute">{say(leg)}</Tag>}
          {flight.changeNo > 0 && <Tag kind="info">{texts.changedFlight}</Tag>}
          <b>
            {flight.airlineName} {flight.flightNo}
          </b>{' '}
          {schedule && <Tag kind="over">{texts.schedules[schedule.kind]}</Tag>}
          <People people={people} />
          <div className="t-s12 t-3 t-facts">
            {[flight.planeName, flight.meal, `${flight.productName} ${flight.cabinCode}`]
              .filter(Boolean)
              .map((fact) => (
                <span key={fact}>{fact}</span>
              ))}
          </div>
          {carrier && <carrier.Carrier label={texts.carrier} flightNo={flight.carrierFlightNo} />}
        </div>
      </div>
      {end(flight.depTime, schedule?.depTime, texts.place(flight.orgcityname, flight.orgAirportName), flight.orgTerm)}
      <div className="od-it__m">
        <span className="t-s12 t-3">{say(showDuration(flight.durationMinutes))}</span>
        <i />
        <span className={`t-s12 ${flight.stops.length ? 't-warn' : 't-3'}`}>
          {flight.stops.length
            ? `${texts.stopAt} ${flight.stops.map((stop) => stop.city).join(say('、'))}`
            : texts.direct}
        </span>
      </div>
      {end(
        flight.arrTime,
        schedule?.arrTime,
        texts.place(flight.dstcityname, flight.dstAirportName),
        flight.dstTerm,
        flight.arrivalDays,
      )}
      <div className="od-it__x t-s13">
        <span>
          <Icon of={iconLuggage} size={16} />
          {flight.rule.baggageKg ? `${texts.baggage} ${flight.rule.baggageKg} kg` : texts.noBaggage}
        </span>
        <LinkButton onClick={onRules}>
          {texts.rules}
          <Icon of={iconRight} size={14} />
        </LinkButton>
      </div>
    </div>
  );
}
