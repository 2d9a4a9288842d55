import type { Flight, Seat } from '#contract/flight.ts';
import { feeSummary } from '#domain/flight/list-fees.ts';
import { adultPrice, childPrice, partyPrice } from '#domain/flight/seat-prices.ts';
import { discountText, hasRoom } from '#domain/flight/list-flight.ts';
import { fenOf, showFen } from '#domain/money.ts';
import { useValue } from '#kit/readable.ts';
import { Button } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import { Price } from '#ui/Price.tsx';
import { Tag } from '#ui/Tag.tsx';
import { iconDown, iconLuggage, iconUp } from '#ui/icons.ts';
import { Spinner } from '#ui/Spinner.tsx';
import { cx } from '#ui/passed-props.ts';
import { FareRules } from './FareRules.tsx';
import { useResults } from './use-results.ts';
import { Verdict } from './Verdict.tsx';
import { fill } from './texts.ts';

interface FareRowProps {
  flight: Flight;
  seat: Seat;
  isOpen: boolean;
  onToggle: () => void;
}

/** One fare: product, refund and change as of now, baggage, seats left, verdict, price, and the way to book it. */
export function FareRow({ flight, seat, isOpen, onToggle }: FareRowProps) {
  const { model, texts } = useResults();
  const rule = useValue(model.list)?.rules[seat.ruleId];
  const isBusy = useValue(model.booking.busy) === `${flight.flightId}~${seat.cabinCode}`;
  const { round } = useValue(model.state);
  const isReturn = useValue(model.isReturn);
  const people = useValue(model.people);
  const fen = fenOf(seat.parPrice);
  const isForbidden = seat.standard?.verdict === 'forbidden';
  const isFull = !hasRoom(seat, people);
  const left = isFull ? fill(texts.notEnough, { n: people }) : seat.seatNum < 9 ? fill(texts.onlyLeft, { n: seat.seatNum }) : '';
  return (
    <>
      <div className="fs-fare">
        <div className="t-row t-row--wrap fs-fare__n">
          <b>{seat.productName}</b>
          <span className="t-3 t-s12">{[fill(texts.cabinClass, { code: seat.cabinCode }), discountText(seat)].filter(Boolean).join(' · ')}</span>
          {seat.labels.map((label) => (
            <Tag key={label} kind="info">
              {label}
            </Tag>
          ))}
        </div>
        <div className="fs-fare__r">
          {rule && (
            <button type="button" className="t-link t-s13" aria-expanded={isOpen} onClick={onToggle}>
              {feeSummary(rule, flight.depTime, model.services.clock.now(), fen)}
              <Icon of={isOpen ? iconUp : iconDown} size={14} />
            </button>
          )}
        </div>
        <div className="t-row fs-fare__b t-s13 t-2">
          <Icon of={iconLuggage} size={16} />
          <span>{rule?.baggageKg ? fill(texts.baggage, { n: rule.baggageKg }) : texts.noBaggage}</span>
        </div>
        <div className={cx('fs-fare__l t-s13', left && 'is-few')}>{left ? <span className="t-over">{left}</span> : <span className="t-3">{texts.enough}</span>}</div>
        <div className="fs-fare__v">
          <Verdict seat={seat} />
        </div>
        <div className="fs-fare__p">
          <Price yuan={seat.parPrice} size="lg" />
          <FareSums seat={seat} />
        </div>
        <div className="fs-fare__x">
          {/* Can be pressed while it waits for a login. */}
          <Button kind="action" className={cx(isBusy && 'is-busy')} disabled={isForbidden || isFull} icon={isBusy && <Spinner />} aria-busy={isBusy || undefined} onClick={() => model.booking.take(flight, seat)}>
            {round && !isReturn ? texts.takeOutbound : texts.book}
          </Button>
        </div>
      </div>
      {isForbidden && seat.standard && <p className="t-s12 t-bad fs-reason">{seat.standard.reason}</p>}
      {isOpen && rule && <FareRules flight={flight} seat={seat} rule={rule} />}
    </>
  );
}

/** Below the fare: with taxes, what a child pays, what all of them pay, what both ways cost. */
function FareSums({ seat }: { seat: Seat }) {
  const { model, texts } = useResults();
  const state = useValue(model.state);
  const outbound = useValue(model.outbound);
  const isReturn = useValue(model.isReturn);
  const heads = state.adults + state.children + state.infants;
  const both = isReturn && outbound;
  const total = partyPrice(seat, state) + (both ? partyPrice(outbound.seat, state) : 0);
  const lines = [
    `${texts.withTaxes} ¥${showFen(adultPrice(seat))}`,
    state.children > 0 && `${texts.child} ¥${showFen(childPrice(seat))}`,
    both ? `${texts.roundTotal} ¥${showFen(total)}` : heads > 1 && `${fill(texts.forAll, { n: heads })} ¥${showFen(total)}`,
  ];
  return lines.map((line) => line && (
    <span key={line} className="t-3 t-s12">
      {line}
    </span>
  ));
}
