import { memo, useEffect, useRef } from 'react';
import type { Flight } from '#contract/flight.ts';
import { airlineColourOf } from '#domain/flight/airline-colours.ts';
import { clockOf } from '#domain/china-time.ts';
import { cabinNames, discountIn } from '#domain/flight/list/list-flight.ts';
import type { Offer } from '#domain/flight/list/list-flight.ts';
import { partyPrice } from '#domain/flight/seat-prices.ts';
import { fenOf, showFen, yuanOf } from '#domain/money.ts';
import type { Fen } from '#domain/money.ts';
import { useValue } from '#kit/readable.ts';
import { useSay } from '#kit/say.ts';
import { Fin } from '#parts/flight/Fin.tsx';
import { Icon } from '#ui/icons/Icon.tsx';
import { Price } from '#ui/display/Price.tsx';
import { Tag } from '#ui/display/Tag.tsx';
import { iconDown, iconUp } from '#ui/icons/icons.ts';
import { cx } from '#ui/base/passed-props.ts';
import { Fares } from './Fares.tsx';
import { useResults } from '../use-results.ts';
import { Verdict } from './Verdict.tsx';
import { fill } from '#parts/flight/list/texts.ts';

interface FlightRowProps {
  offer: Offer<Flight>;
  isOpen: boolean;
  isLowest: boolean;
  /** Of a return trip: price of the other flight, or its lowest price. */
  otherFen: Fen | undefined;
  /** Rows may stand for several cabins. */
  anyCabin: boolean;
}

/** A flight: the row is one button that opens its fares; everything in it is read before. */
export const FlightRow = memo(function FlightRow({ offer, isOpen, isLowest, otherFen, anyCabin }: FlightRowProps) {
  const { model, texts } = useResults();
  const { say } = useSay();
  const { flight, seat } = offer;
  const hit = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!isOpen || model.lookAt.peek() !== flight.flightId) return;
    model.lookAt.value = '';
    hit.current?.focus();
  });
  const panelId = `f-${flight.flightId}`;
  const [dep, arr] = [clockOf(flight.depTime), clockOf(flight.arrTime)];
  const isReturn = useValue(model.isReturn);
  const isTotal = useValue(model.basis) === 'total';
  const heads = useValue(model.heads);
  const { party } = useValue(model.wish);
  const forAll = heads > 1 ? fill(texts.forAll, { n: heads }) : '';
  const scope = isTotal ? forAll : '';
  const few = seat.seatNum <= 5 && fill(texts.onlyLeft, { n: seat.seatNum });
  const both =
    otherFen !== undefined && `${texts.round} ¥${showFen(offer.fen + otherFen)}${isReturn ? '' : texts.fromPrice('')}`;
  /** Beside the price: of an adult in a party, the ticket, or with everything. */
  const small = scope
    ? `${texts.who.adults} ¥${showFen(offer.adultFen)}`
    : isTotal
      ? `${texts.parPrice} ¥${showFen(fenOf(seat.parPrice))}`
      : `${forAll || texts.withTaxes} ¥${showFen(partyPrice(seat, party))}`;
  const kind = texts.fromPrice(scope ? '' : isTotal ? texts.withTaxes : texts.parPrice);
  const isOver = seat.standard !== undefined && seat.standard.verdict !== 'ok';
  const share = flight.carrierFlightNo !== '';
  const name = `${say(flight.airlineName)} ${flight.flightNo} ${dep} ${say(flight.orgAirportName)} → ${arr} ${say(flight.dstAirportName)} ${scope}¥${yuanOf(offer.fen)}${kind} ${isOpen ? texts.close : texts.buy}`;
  return (
    <li
      className={cx(
        't-card fs-fl',
        isOpen && 'is-open',
        !seat.standard && !seat.labels.length && !isLowest && !offer.isBare && 'is-plain',
      )}
    >
      <div className="fs-fl__r">
        <button
          ref={hit}
          type="button"
          className="fs-fl__hit"
          aria-label={name}
          aria-expanded={isOpen}
          aria-controls={isOpen ? panelId : undefined}
          onClick={() => model.toggle(flight.flightId)}
        />
        <div className="fs-fl__air">
          <Fin colour={airlineColourOf(flight.airline) ?? ''} size={28} />
          <div>
            <div className="t-row">
              <b className="t-m">{say(flight.airlineName)}</b>
              <span>{flight.flightNo}</span>
              {share && <Tag kind="info">{texts.shared}</Tag>}
            </div>
            <div className="t-s12 t-3 t-ellip">
              {share ? (
                <>
                  <span className="fs-wide">
                    {texts.operatedBy} {say(flight.carrierName)} {flight.carrierFlightNo}
                  </span>
                  <span className="fs-narrow">
                    {texts.operatedByShort} {flight.carrierFlightNo}
                  </span>
                </>
              ) : (
                say(flight.planeName)
              )}
              {!share && flight.planeSize && <span className="fs-wide">{texts.sized(say(flight.planeSize))}</span>}
            </div>
          </div>
        </div>
        <div className="fs-fl__d">
          <b className="fs-fl__t t-time">{dep}</b>
          <span className="t-s12 t-2">
            {say(flight.orgAirportName)} {flight.orgTerm}
          </span>
        </div>
        <div className="fs-fl__m">
          <span className="t-s12 t-3">{texts.lasts(flight.durationMinutes)}</span>
          <i className={cx(flight.stops.length > 0 && 'is-stop')} />
          {flight.stops[0] ? (
            <span className="t-s12 t-warn">
              {texts.stopAt} {flight.stops.map((stop) => say(stop.city)).join(texts.listComma)}
            </span>
          ) : (
            <span className="t-s12 t-3">{texts.direct1}</span>
          )}
        </div>
        <div className="fs-fl__a">
          <b className="fs-fl__t t-time">
            {arr}
            {flight.arrivalDays > 0 && <sup>{texts.daysOn(flight.arrivalDays)}</sup>}
          </b>
          <span className="t-s12 t-2">
            {say(flight.dstAirportName)} {flight.dstTerm}
          </span>
        </div>
        <div className="fs-fl__i t-s12">
          <span className="t-2">
            {texts.punctuality} {flight.punctuality}%
          </span>
          <span className="t-3">{say(flight.meal)}</span>
        </div>
        <div className="fs-fl__v">
          <Verdict seat={seat} />
          {/* A narrow row has room for one of the two; the baggage costs money. */}
          {isLowest ? (
            <Tag kind="price" className={offer.isBare ? 'fs-wide' : ''}>
              {texts.lowestToday}
            </Tag>
          ) : (
            seat.labels[0] && <Tag kind="info">{say(seat.labels[0])}</Tag>
          )}
          {offer.isBare && <Tag kind="mute">{texts.bare}</Tag>}
        </div>
        <div className="fs-fl__p">
          <span className={cx('t-nowrap', scope && 'is-party')}>
            {scope && <span className="t-s12 t-2 fs-scope">{scope}</span>}
            <Price yuan={yuanOf(offer.fen)} size="lg" suffix={kind} />
          </span>
          <span className="t-s12 t-3">{[small, discountIn(seat, texts.discount)].filter(Boolean).join(' · ')}</span>
          {(both || anyCabin || few) && (
            <span className={cx('t-s12', !both && !anyCabin && seat.seatNum > 3 && 'fs-wide')}>
              {both ? <b>{both}</b> : <span className="t-3">{say(cabinNames[seat.cabinClass])}</span>}
              {few && <span className={cx('t-over fs-few', seat.seatNum > 3 && 'fs-wide')}>{few}</span>}
            </span>
          )}
        </div>
        <div className="fs-fl__x" aria-hidden="true">
          <span className={cx('t-btn', isOpen ? 't-btn--soft' : !isOver && 't-btn--buy')}>
            {isOpen ? texts.close : texts.buy}
            <Icon of={isOpen ? iconUp : iconDown} size={16} />
          </span>
        </div>
      </div>
      {isOpen && <Fares id={panelId} flight={flight} />}
    </li>
  );
}, isSame);

/** Offers are made again with every filter; the flight and the seat in them are those of the answer. */
function isSame(a: FlightRowProps, b: FlightRowProps): boolean {
  return (
    a.offer.flight === b.offer.flight &&
    a.offer.seat === b.offer.seat &&
    a.isOpen === b.isOpen &&
    a.isLowest === b.isLowest &&
    a.offer.fen === b.offer.fen &&
    a.otherFen === b.otherFen &&
    a.anyCabin === b.anyCabin
  );
}
