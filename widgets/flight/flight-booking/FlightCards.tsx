import type { Verified } from '#contract/flight.ts';
import { clockOf, showDay } from '#domain/china-time.ts';
import { showDuration } from '#domain/spans.ts';
import { discountText } from '#domain/flight/list/list-flight.ts';
import { airlineColourOf } from '#domain/flight/airline-colours.ts';
import { keyOf, legName, tripOf } from '#domain/trip/legs.ts';
import { useValue } from '#kit/readable.ts';
import { useServices } from '#kit/widget.ts';
import { shownVerdict } from '#parts/booking/standard.ts';
import { VerdictTag } from '#parts/policy/VerdictTag.tsx';
import { LinkButton } from '#ui/controls/LinkButton.tsx';
import { Fin } from '#parts/flight/Fin.tsx';
import { Icon } from '#ui/icons/Icon.tsx';
import { Tag } from '#ui/display/Tag.tsx';
import { iconRight } from '#ui/icons/icons.ts';
import { verdictsOf } from './order/verdicts.ts';
import type { BookingModel } from './model.ts';
import { useWords } from './use-words.ts';

type Segment = Verified['segments'][number];

/** The chosen flights, outbound first. */
export function FlightCards({ model, verified }: { model: BookingModel; verified: Verified }) {
  const trip = tripOf(verified.segments);
  return verified.segments.map((segment) => (
    <FlightCard key={keyOf(segment)} model={model} segment={segment} leg={model.words.say(legName(segment, trip))} />
  ));
}

function FlightCard({ model, segment, leg }: { model: BookingModel; segment: Segment; leg: string }) {
  const t = useWords();
  const { flight, seat, rule } = segment;
  const via = t.say(flight.stops.map((stop) => stop.city).join('、'));
  const size = flight.planeSize && t.size(flight.planeSize);
  const facts = [flight.planeName + size, flight.meal].filter(Boolean).join(' · ');
  return (
    <section className="t-card fb-fl" aria-label={`${leg} ${flight.flightNo}`}>
      <div className="fb-fl__a">
        <Fin colour={airlineColourOf(flight.airline) ?? '#5b6678'} size={28} />
        <div>
          <b>
            {leg && <Tag kind="info">{leg}</Tag>} {flight.airlineName} {flight.flightNo}
          </b>
          <div className="t-s12 t-3">{facts}</div>
          {flight.carrierFlightNo && (
            <div className="t-s12 t-3">{t.carrier(flight.carrierName, flight.carrierFlightNo)}</div>
          )}
        </div>
      </div>
      <End day={flight.depTime} place={`${flight.orgAirportName} ${flight.orgTerm}`} />
      <div className="fb-fl__m">
        <span className="t-s12 t-3">{t.say(showDuration(flight.durationMinutes))}</span>
        <i />
        <span className="t-s12 t-3">{via ? `${t.stop} ${via}` : t.direct}</span>
      </div>
      <End
        day={flight.arrTime}
        place={`${flight.dstAirportName} ${flight.dstTerm}`}
        plus={flight.arrivalDays ? t.days(flight.arrivalDays) : ''}
      />
      <div className="fb-fl__r">
        <span className="t-s13">
          {model.isBusiness && <Verdict {...{ model, segment }} />}{' '}
          {[`${seat.productName} ${seat.cabinCode}`, t.say(discountText(seat))].filter(Boolean).join(' · ')}
        </span>
        <LinkButton className="t-s12" onClick={() => model.show({ kind: 'rules' })}>
          {t.rulesLink(rule.baggageKg)}
          <Icon of={iconRight} size={14} />
        </LinkButton>
      </div>
    </section>
  );
}

function Verdict({ model, segment }: { model: BookingModel; segment: Segment }) {
  const t = useWords();
  const [{ verdict, over = '' } = {}] = verdictsOf([segment], t);
  const shown = shownVerdict(verdict, useValue(model.aboveBudget));
  return <VerdictTag verdict={shown} words={{ ok: t.compliant, over, forbidden: t.forbidden }} />;
}

function End({ day, place, plus }: { day: string; place: string; plus?: string }) {
  return (
    <div className="fb-fl__d">
      <span className="t-s12 t-3">{useWords().say(showDay(day.slice(0, 10), useServices().clock.today()))}</span>
      <b className="t-time">
        {clockOf(day)}
        {plus && <sup className="t-pricec">{plus}</sup>}
      </b>
      <span className="t-s12 t-2">{place.trim()}</span>
    </div>
  );
}
