import { clockOf } from '#domain/china-time.ts';
import { cabinNames } from '#domain/flight/list/list-flight.ts';
import { yuanOf } from '#domain/money.ts';
import { useValue } from '#kit/readable.ts';
import { useSay } from '#kit/say.ts';
import { LinkButton } from '#ui/controls/LinkButton.tsx';
import { Icon } from '#ui/icons/Icon.tsx';
import { Price } from '#ui/display/Price.tsx';
import { Skeleton } from '#ui/states/Skeleton.tsx';
import { Tag } from '#ui/display/Tag.tsx';
import { iconArrow } from '#ui/icons/icons.ts';
import { fill } from '#parts/flight/list/texts.ts';
import { useResults } from './use-results.ts';

/** Of a return trip: the outbound flight once it is chosen, and the direction that is being chosen now. */
export function ChosenLeg() {
  const { model, texts } = useResults();
  const { round, date, returnDate } = useValue(model.state);
  const isReturn = useValue(model.isReturn);
  const chosen = useValue(model.outbound);
  const [from, to] = useValue(model.ends);
  const basis = useValue(model.basis);
  const heads = useValue(model.heads);
  const { say, showDay } = useSay();
  const today = model.services.clock.today();
  if (!round) return null;
  return (
    <>
      {isReturn && (
        <section className="t-card t-row t-row--wrap t-s13 fs-leg" aria-label={texts.chosenOutbound}>
          <Tag kind="solid">{texts.chosenOutbound}</Tag>
          {chosen ? (
            <>
              <span className="t-m">{showDay(date, today)}</span>
              <span>
                {say(chosen.flight.airlineName)} {chosen.flight.flightNo}
              </span>
              <span className="t-row">
                <b>{clockOf(chosen.flight.depTime)}</b> {say(chosen.flight.orgAirportName)} {chosen.flight.orgTerm}
                <Icon of={iconArrow} size={14} />
                <b>{clockOf(chosen.flight.arrTime)}</b> {say(chosen.flight.dstAirportName)} {chosen.flight.dstTerm}
              </span>
              <span className="t-3">{say(chosen.seat.productName || cabinNames[chosen.seat.cabinClass])}</span>
              <Price
                yuan={yuanOf(model.priceOf(chosen.seat))}
                suffix={
                  basis === 'ticket' ? texts.parPrice : heads > 1 ? fill(texts.forAll, { n: heads }) : texts.withTaxes
                }
              />
            </>
          ) : (
            <Skeleton width={280} height={16} />
          )}
          <LinkButton className="t-end" onClick={() => model.rechoose()}>
            {texts.rechoose}
          </LinkButton>
        </section>
      )}
      <h2 className="fs-legtitle t-h2">
        {isReturn ? texts.chooseInbound : texts.chooseOutbound}
        {texts.colon}
        {from.name} → {to.name} <span className="t-3 t-s13">{showDay(isReturn ? returnDate : date, today)}</span>
      </h2>
    </>
  );
}
