import { useState } from 'react';
import type { ReactNode } from 'react';
import { clockOf } from '#domain/china-time.ts';
import { keepReasons, overReasons, reasonChoices } from '#domain/corporate/over-reason.ts';
import { feeAt, feeFaresOf } from '#domain/flight/list/list-fees.ts';
import { ownPart, partyPrice } from '#domain/flight/seat-prices.ts';
import { fenOf, showFen } from '#domain/money.ts';
import { useValue } from '#kit/readable.ts';
import { useSay } from '#kit/say.ts';
import { Button } from '#ui/controls/Button.tsx';
import { Chip } from '#ui/controls/Chip.tsx';
import { Dialog } from '#ui/overlay/Dialog.tsx';
import { Field } from '#ui/form/Field.tsx';
import { LinkButton } from '#ui/controls/LinkButton.tsx';
import { TextArea } from '#ui/form/TextArea.tsx';
import type { Leg, Reminder } from '../booking.ts';
import { useResults } from '../use-results.ts';
import { Verdict } from './Verdict.tsx';
import { fill } from '#parts/flight/list/texts.ts';

/** The travel standard points out a cheaper flight: the chosen and the cheaper one, side by side. */
export function CheaperDialog() {
  const { model } = useResults();
  const reminder = useValue(model.booking.reminder);
  return reminder && <Compare reminder={reminder} />;
}

/** The cheaper flight is the solid button. If the company asks for a reason, the dearer flight needs one here. */
function Compare({ reminder: { chosen, cheaper, hours, needsReason, answer, look } }: { reminder: Reminder }) {
  const { model, texts } = useResults();
  const { say } = useSay();
  const party = useValue(model.state);
  const [overReason, setReason] = useState('');
  const [isAsked, ask] = useState(false);
  const costs = [chosen, cheaper].map(({ seat }) => partyPrice(seat, party));
  const [chosenFen = 0, cheaperFen = 0] = costs;
  const isSame = chosen.flight.flightId === cheaper.flight.flightId;
  const error = isAsked && !overReason.trim() ? texts.overReasonMissing : '';
  const keep = () =>
    needsReason && !overReason.trim()
      ? ask(true)
      : answer({ leg: chosen, ...(needsReason && { overReason: overReason.trim() }) });
  const ruleOf = ({ seat }: Leg) => model.list.peek()?.rules[seat.ruleId];
  const feeOf = (leg: Leg) => {
    const rule = ruleOf(leg);
    return rule && feeAt(rule.refund, leg.flight.depTime, model.services.clock.now(), feeFaresOf(leg.seat, party));
  };
  const kept = {
    isOtherFlight: !isSame,
    isRefundedBetter: (feeOf(chosen)?.fen ?? Infinity) < (feeOf(cheaper)?.fen ?? Infinity),
    hasMoreLuggage: (ruleOf(chosen)?.baggageKg ?? 0) > (ruleOf(cheaper)?.baggageKg ?? 0),
  };
  const reasons = keepReasons(kept, reasonChoices(model.list.peek()?.standard?.reasons, overReasons));
  const refund = (leg: Leg) => {
    const fee = feeOf(leg);
    return fee && (fee.fen === null ? texts.noRefund : fill(texts.refundTakes, { n: texts.feeText(fee, '') }));
  };
  const luggage = (leg: Leg) => {
    const kg = ruleOf(leg)?.baggageKg;
    return kg ? fill(texts.checked, { n: kg }) : texts.noBaggage;
  };
  const tolerance = model.list.peek()?.standard?.tolerance;
  const ownOf = ({ seat }: Leg) => (tolerance === undefined ? 0 : ownPart(seat, fenOf(tolerance)));
  const row = (title: string, cell: (leg: Leg) => ReactNode) => (
    <tr>
      <th scope="row">{title}</th>
      <td>{cell(chosen)}</td>
      <td>{cell(cheaper)}</td>
    </tr>
  );
  return (
    <Dialog
      open
      onClose={() => answer()}
      title={texts.cheaperTitle}
      width={640}
      footer={
        <>
          <Button kind="text" onClick={keep}>
            {fill(texts.keepChosen, { n: showFen(chosenFen) })}
          </Button>
          <Button kind="action" onClick={() => answer({ leg: cheaper })}>
            {fill(texts.takeLower, { n: showFen(cheaperFen) })}
          </Button>
        </>
      }
    >
      <p className="t-s13 t-2">{isSame ? texts.cheaperSame : fill(texts.cheaperNear, { hours })}</p>
      <table className="t-s13 fs-low">
        <thead>
          <tr>
            <th scope="col">{texts.compared}</th>
            <th scope="col">
              {texts.chosenFare} <Verdict seat={chosen.seat} />
            </th>
            <th scope="col">
              {texts.lowerFare} <Verdict seat={cheaper.seat} />
            </th>
          </tr>
        </thead>
        <tbody>
          {row(texts.flight, ({ flight }) => `${say(flight.airlineName)} ${flight.flightNo}`)}
          {row(texts.depArr, ({ flight }) => `${clockOf(flight.depTime)}–${clockOf(flight.arrTime)}`)}
          {row(texts.journey, ({ flight }) => (
            <>
              {texts.lasts(flight.durationMinutes)}{' '}
              {flight.stops.length ? (
                <span className="t-warn">
                  {texts.stopAt} {flight.stops.map(({ city }) => say(city)).join(texts.listComma)}
                </span>
              ) : (
                texts.direct1
              )}
            </>
          ))}
          {row(texts.cabin, ({ seat }) => `${say(seat.productName)} ${seat.cabinCode}`)}
          {row(texts.luggage, luggage)}
          {row(texts.refundNow, refund)}
          {row(texts.payAll, (leg) => (
            <>
              <b className={leg === cheaper ? 't-price' : undefined}>
                ¥{showFen(leg === cheaper ? cheaperFen : chosenFen)}
              </b>{' '}
              {leg === cheaper && (
                <span className="t-nowrap">{fill(texts.saves, { n: showFen(chosenFen - cheaperFen) })}</span>
              )}
            </>
          ))}
          {ownOf(chosen) + ownOf(cheaper) > 0 &&
            row(texts.ownPart, (leg) =>
              ownOf(leg) ? <b className="t-over">¥{showFen(ownOf(leg))}</b> : texts.companyPays,
            )}
        </tbody>
      </table>
      {!isSame && <LinkButton onClick={look}>{texts.lookCheaper}</LinkButton>}
      {needsReason && (
        <Field
          label={texts.overReason}
          required
          error={error}
          hint={model.list.peek()?.standard?.approval ? texts.overApproveHint : texts.overReasonHint}
        >
          {(aria) => (
            <div className="t-col">
              <div className="t-row t-row--wrap">
                {reasons.map((reason) => (
                  <Chip key={reason} size="sm" on={overReason === reason} onClick={() => setReason(reason)}>
                    {say(reason)}
                  </Chip>
                ))}
              </div>
              <TextArea {...aria} value={overReason} maxLength={200} onInput={setReason} />
            </div>
          )}
        </Field>
      )}
    </Dialog>
  );
}
