import type { FareRule, Flight, Seat } from '#contract/flight.ts';
import { feeFaresOf, feeSteps } from '#domain/flight/list/list-fees.ts';
import type { Fee, FeeStep } from '#domain/flight/list/list-fees.ts';
import { showFen } from '#domain/money.ts';
import { useValue } from '#kit/readable.ts';
import { useSay } from '#kit/say.ts';
import { cx } from '#ui/base/passed-props.ts';
import { useResults } from '../use-results.ts';
import { fill } from '#parts/flight/list/texts.ts';

/** Refund and change fees by time; the step that counts now is marked. On narrow roots the steps are below each other. */
export function FareRules({ flight, seat, rule }: { flight: Flight; seat: Seat; rule: FareRule }) {
  const { model, texts } = useResults();
  const { say } = useSay();
  const fares = feeFaresOf(seat, useValue(model.state));
  const steps = feeSteps(rule, flight.depTime, model.services.clock.now(), fares);
  const ticket = fares.reduce((sum, fare) => sum + fare, 0);
  const look = (step: FeeStep) => cx(step.state === 'now' && 'is-now', step.state === 'past' && 't-3');
  const row = (title: string, feeOf: (step: FeeStep) => Fee, impossible: string) => (
    <tr role="row">
      <th role="rowheader" scope="row">
        {title}
      </th>
      {steps.map((step) => (
        <td role="cell" key={texts.stepLabel(step, steps.length === 1)} className={look(step)}>
          {texts.feeText(feeOf(step), impossible)}
        </td>
      ))}
    </tr>
  );
  const notes = [
    rule.freeChanges > 0 && fill(texts.freeChanges, { n: rule.freeChanges }),
    rule.endorsable ? texts.endorsable : texts.notEndorsable,
    rule.cabinKg > 0 && `${fill(texts.hand, { n: rule.cabinKg })}${texts.stop}`,
    rule.note ? `${say(rule.note)}${texts.stop}` : fill(texts.taxesBack, { cn: seat.adtTaxeCn, yq: seat.adtTaxeYq }),
    texts.ruleNote,
  ];
  return (
    <div className="fs-rule">
      {/* The roles say again what display: grid takes away on narrow roots. */}
      <table role="table" className="t-s13">
        <thead role="rowgroup">
          <tr role="row">
            <th role="columnheader" data-when={texts.when}>
              {flight.flightNo} · {fill(texts.cabinClass, { code: seat.cabinCode })} ·{' '}
              {fares.length > 1 && `${fill(texts.heads, { n: fares.length })} `}
              {texts.parPrice} ¥{showFen(ticket)}
            </th>
            {steps.map((step) => (
              <th role="columnheader" key={texts.stepLabel(step, steps.length === 1)} className={look(step)}>
                {texts.stepLabel(step, steps.length === 1)}
                {step.state === 'now' && <em>{texts.now}</em>}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {row(texts.refundFee, (step) => step.refund, texts.noRefund)}
          {row(texts.changeFee, (step) => step.change, texts.noChange)}
        </tbody>
      </table>
      <p className="t-s12 t-3">{notes.filter(Boolean).join('')}</p>
    </div>
  );
}
