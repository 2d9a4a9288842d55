import type { Flight, Seat } from '#contract/flight.ts';
import type { FarePick } from '#domain/flight/fare-choice.ts';
import { feeFaresOf } from '#domain/flight/list/list-fees.ts';
import { fareFigures } from '#domain/flight/seat-prices.ts';
import { discountIn, hasRoom } from '#domain/flight/list/list-flight.ts';
import { fenOf, showFen, yuanOf } from '#domain/money.ts';
import { useValue } from '#kit/readable.ts';
import { useSay } from '#kit/say.ts';
import { ComplyFlights } from '#parts/flight/ComplyFlights.tsx';
import { Button } from '#ui/controls/Button.tsx';
import { Icon } from '#ui/icons/Icon.tsx';
import { Price } from '#ui/display/Price.tsx';
import { Tag } from '#ui/display/Tag.tsx';
import { iconBad, iconDown, iconInfo, iconLuggage, iconUp, iconWarn } from '#parts/product/icons.ts';
import { Spinner } from '#ui/states/Spinner.tsx';
import { cx } from '#ui/base/passed-props.ts';
import { FareRules } from './FareRules.tsx';
import { useResults } from '../use-results.ts';
import { Verdict } from './Verdict.tsx';
import { fill } from '#parts/flight/list/texts.ts';

interface FareRowProps {
  flight: Flight;
  seat: Seat;
  /** Reason why it comes before the others. */
  pick: FarePick<Seat> | undefined;
  isOpen: boolean;
  onToggle: () => void;
}

/** One fare: why it is shown, product, refund and change as of now, baggage, seats left, verdict, price, and the button that books it. */
export function FareRow({ flight, seat, pick, isOpen, onToggle }: FareRowProps) {
  const { model, texts } = useResults();
  const rule = useValue(model.list)?.rules[seat.ruleId];
  const { say } = useSay();
  const isBusy = useValue(model.booking.busy) === `${flight.flightId}~${seat.cabinCode}`;
  const state = useValue(model.state);
  const isReturn = useValue(model.isReturn);
  const people = useValue(model.people);
  const isForbidden = seat.standard?.verdict === 'forbidden';
  const isFull = !hasRoom(seat, people);
  const isFew = isFull || seat.seatNum <= 5;
  const left = isFull
    ? fill(texts.notEnough, { n: people })
    : seat.seatNum < 10
      ? fill(isFew ? texts.onlyLeft : texts.left, { n: seat.seatNum })
      : texts.enough;
  const [refund, change] = rule
    ? texts.feeLines(rule, flight.depTime, model.services.clock.now(), feeFaresOf(seat, state), state.infants)
    : [];
  return (
    <>
      <div className="fs-fare">
        {pick && (
          <p className="fs-fare__w t-s12 t-2">
            <b>{pick.title}</b> {pick.reason}
          </p>
        )}
        <div className="t-row t-row--wrap fs-fare__n">
          <b>{say(seat.productName)}</b>
          <span className="t-3 t-s12">
            {[fill(texts.cabinClass, { code: seat.cabinCode }), discountIn(seat, texts.discount)]
              .filter(Boolean)
              .join(' · ')}
          </span>
          {seat.labels.map((label) => (
            <Tag key={label} kind="info">
              {say(label)}
            </Tag>
          ))}
        </div>
        <div className="fs-fare__r">
          {rule && (
            <button type="button" className="t-link t-s13" aria-expanded={isOpen} onClick={onToggle}>
              <Unbroken text={refund} /> <Unbroken text={change} />
              <Icon of={isOpen ? iconUp : iconDown} size={14} />
            </button>
          )}
        </div>
        <div className="fs-fare__i t-s13">
          <div className="t-row fs-fare__b t-2">
            <Icon of={iconLuggage} size={16} />
            <span>{rule?.baggageKg ? fill(texts.checked, { n: rule.baggageKg }) : texts.noBaggage}</span>
          </div>
          <div className={cx('fs-fare__l', (isFull || seat.seatNum <= 3) && 'is-few')}>
            <span className={isFew ? 't-over' : 't-3'}>{left}</span>
          </div>
        </div>
        <div className="fs-fare__v">
          <Verdict seat={seat} />
        </div>
        <div className="fs-fare__p">
          <FarePrice seat={seat} ink={isForbidden} />
        </div>
        <div className="fs-fare__x">
          {/* Can be pressed while it waits for a login. */}
          <Button
            kind={pick?.isBest ? 'action' : 'outline'}
            className={cx(isBusy && 'is-busy')}
            disabled={isForbidden || isFull}
            icon={isBusy && <Spinner />}
            aria-busy={isBusy || undefined}
            onClick={() => model.booking.take(flight, seat)}
          >
            {state.round && !isReturn ? texts.takeOutbound : texts.book}
          </Button>
        </div>
      </div>
      <PolicyNote flight={flight} seat={seat} />
      {isOpen && rule && <FareRules flight={flight} seat={seat} rule={rule} />}
    </>
  );
}

/** Breaks before a bracket and after a comma, never inside an amount or a moment. */
const Unbroken = ({ text = '' }: { text: string | undefined }) => (
  <span>
    {text.split(/(?=（)|(?<=，)/).map((part) => (
      <span key={part} className="t-nowrap">
        {part}
      </span>
    ))}
  </span>
);

/** Above the travel standard: by how much, what the company makes of it, and what complies. */
function PolicyNote({ flight, seat }: Pick<FareRowProps, 'flight' | 'seat'>) {
  const { model, texts } = useResults();
  const list = useValue(model.list);
  const people = useValue(model.people);
  const { standard } = seat;
  if (!list || !standard || standard.verdict === 'ok') return null;
  const kind = standard.verdict === 'forbidden' ? 'forbid' : list.standard?.control === 'reason' ? 'reason' : 'record';
  const words = texts.policies[kind === 'reason' ? (list.standard?.approval ?? kind) : kind];
  const [icon, look] = policyLooks[kind];
  return (
    <>
      <p className={cx('t-row t-s12 fs-policy', look)} data-policy={kind}>
        <Icon of={icon} size={16} />
        <span>
          {standard.reason}
          {texts.stop}
          <b>{words}</b>
        </span>
      </p>
      <ComplyFlights
        {...{ flight, seat, people, hours: list.standard?.lowestWithinHours }}
        flights={list.flights}
        priceOf={model.priceOf}
        onTake={model.booking.take}
      />
    </>
  );
}

const policyLooks = { record: [iconInfo, 't-2'], reason: [iconWarn, 't-over'], forbid: [iconBad, 't-bad'] } as const;

/** Large: the price of the party, for both flights where the outbound one is chosen. Small: the price of each passenger type. */
function FarePrice({ seat, ink }: { seat: Seat; ink: boolean }) {
  const { model, texts } = useResults();
  const state = useValue(model.state);
  const isTotal = useValue(model.basis) === 'total';
  const way = useValue(model.outbound);
  const both = useValue(model.isReturn) && way;
  const { heads, sumFen, singles } = fareFigures(both ? [way.seat, seat] : [seat], state);
  const scope = [
    both ? texts.round : '',
    heads > 1 ? fill(both ? texts.heads : texts.forAll, { n: heads }) : both ? texts.withTaxes : '',
  ]
    .filter(Boolean)
    .join(' ');
  const ticket = `${texts.parPrice} ¥${showFen(fenOf(seat.parPrice))}`;
  const small = !isTotal
    ? [`${scope || texts.withTaxes} ¥${showFen(sumFen)}`]
    : heads > 1
      ? singles.map(({ who, fen }) => `${texts.who[who]} ¥${showFen(fen)}`)
      : [ticket];
  return (
    <>
      <span className="t-nowrap">
        <span className="t-s12 t-2 fs-scope">{isTotal ? scope : texts.parPrice}</span>
        <Price yuan={isTotal ? yuanOf(sumFen) : seat.parPrice} size="lg" ink={ink} />
      </span>
      <span className="t-3 t-s12 fs-singles">
        {small.map((one) => (
          <span key={one} className="t-nowrap">
            {one}
          </span>
        ))}
      </span>
    </>
  );
}
