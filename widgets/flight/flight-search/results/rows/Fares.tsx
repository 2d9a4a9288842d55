import { useState } from 'react';
import type { Flight, Seat } from '#contract/flight.ts';
import { cabinGroupNames } from '#domain/flight/list/list-choices.ts';
import type { CabinGroup } from '#domain/flight/list/list-choices.ts';
import { clockOf } from '#domain/china-time.ts';
import { fareWords, pickFares } from '#domain/flight/fare-choice.ts';
import type { FarePick } from '#domain/flight/fare-choice.ts';
import { cabinsOf } from '#domain/flight/list/list-facets.ts';
import { groupOf } from '#domain/flight/list/list-flight.ts';
import { serviceFeeOf } from '#domain/flight/seat-prices.ts';
import { showFen } from '#domain/money.ts';
import { useValue } from '#kit/readable.ts';
import { useSay } from '#kit/say.ts';
import { useTexts } from '#kit/use-texts.ts';
import { Button } from '#ui/controls/Button.tsx';
import { Icon } from '#ui/icons/Icon.tsx';
import { Segment } from '#ui/controls/Segment.tsx';
import { iconDown, iconUp } from '#ui/icons/icons.ts';
import { FareRow } from './FareRow.tsx';
import { useResults } from '../use-results.ts';
import { fill } from '#parts/flight/list/texts.ts';

/** Below an opened row: cabins with their lowest price, the fares of the chosen one that matter and then the others, and what the row had no room for. */
export function Fares({ id, flight }: { id: string; flight: Flight }) {
  const { model, texts } = useResults();
  const wanted = useValue(model.state).cabin;
  const wish = useValue(model.wish);
  const cabins = cabinsOf(flight, wish);
  const [picked, pick] = useState<CabinGroup | null>(null);
  const group = [picked, wanted].find((one) => cabins.some((cabin) => cabin.group === one)) || cabins[0]?.group || 'Y';
  const rules = useValue(model.list)?.rules ?? {};
  const party = useValue(model.state);
  const words = useTexts('flight-fares', fareWords);
  const { say } = useSay();
  const { picks, rest } = pickFares(
    flight.seats.filter((seat) => groupOf(seat.cabinClass) === group),
    { rules, depTime: flight.depTime, nowMs: model.services.clock.now(), party, baggage: party.filters.baggage, words },
  );
  const [openRule, setOpenRule] = useState('');
  const [isUnfolded, unfold] = useState(false);
  const [first] = flight.seats;
  const row = (seat: Seat, pick?: FarePick<Seat>) => (
    <FareRow
      key={seat.cabinCode}
      flight={flight}
      seat={seat}
      pick={pick}
      isOpen={openRule === seat.cabinCode}
      onToggle={() => setOpenRule(openRule === seat.cabinCode ? '' : seat.cabinCode)}
    />
  );
  return (
    <div id={id} className="fs-fl__e">
      <p className="t-row t-row--wrap fs-facts t-s12 t-3">
        <span className="fs-narrow">
          {say(flight.planeName)} · {texts.punctuality} {flight.punctuality}% · {say(flight.meal)}
        </span>
        {flight.stops.map((stop) => (
          <span key={stop.airport} className="t-warn">
            {texts.stopAt} {say(stop.city)} {clockOf(stop.arrTime)}–{clockOf(stop.depTime)}
          </span>
        ))}
      </p>
      <div className="t-row fs-fl__tabs">
        {cabins.length > 1 && (
          <Segment
            label={texts.cabin}
            value={group}
            items={cabins.map((cabin) => ({
              value: cabin.group,
              label: (
                <>
                  <span>{say(cabinGroupNames[cabin.group])}</span>{' '}
                  <span>
                    ¥{showFen(cabin.lowestFen)} {texts.fromPrice('')}
                  </span>
                </>
              ),
            }))}
            onChange={pick}
          />
        )}
        {first && <TaxNote seat={first} />}
      </div>
      {picks.map((pick) => row(pick.seat, pick))}
      {isUnfolded && rest.map((seat) => row(seat))}
      {rest.length > 0 && (
        <Button
          kind="text"
          size="sm"
          expanded={isUnfolded}
          iconAfter={<Icon of={isUnfolded ? iconUp : iconDown} size={14} />}
          className="fs-others"
          onClick={() => unfold(!isUnfolded)}
        >
          {isUnfolded ? texts.foldFares : fill(texts.otherFares, { n: rest.length })}
        </Button>
      )}
    </div>
  );
}

/** Taxes and fees between ticket and price of an adult; a service fee that the application hides has no name. */
function TaxNote({ seat }: { seat: Seat }) {
  const { model, texts } = useResults();
  const isTotal = useValue(model.basis) === 'total';
  const { showServFee } = useValue(model.services.config).switches;
  const fee = serviceFeeOf(seat);
  return (
    <span className="t-s12 t-3 t-end fs-note">
      {fill(isTotal ? texts.taxNote : texts.noTaxNote, { cn: seat.adtTaxeCn, yq: seat.adtTaxeYq })}
      {fee > 0 && `${texts.listComma}${showServFee ? texts.serviceFee : texts.otherFees} ¥${showFen(fee)}`}
    </span>
  );
}
