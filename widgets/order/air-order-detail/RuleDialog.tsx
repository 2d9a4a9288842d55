import type { OrderFlight } from '#contract/order.ts';
import { feeSteps } from '#domain/flight/list-fees.ts';
import type { Fee } from '#domain/flight/list-fees.ts';
import { fenOf, showFen } from '#domain/money.ts';
import { Dialog } from '#ui/Dialog.tsx';
import { Tag } from '#ui/Tag.tsx';
import type { PartProps } from './AirOrderDetail.tsx';
import type { Texts } from './texts.ts';

/** Refund and change fees by time, with the step that counts now. */
export function RuleDialog({ model, texts, order, flight, onClose }: PartProps & { flight: OrderFlight; onClose: () => void }) {
  const own = order.psgFlightList.filter((ticket) => ticket.triptype === flight.triptype);
  const fare = fenOf((own.find((ticket) => ticket.psgType === 'ADT') ?? own[0])?.tktPrice ?? '0');
  const { rule } = flight;
  const facts = [
    rule.baggageKg ? `${texts.baggage} ${rule.baggageKg} kg` : texts.noBaggage,
    `${texts.cabinBaggage} ${rule.cabinKg} kg`,
    rule.freeChanges > 0 && `${rule.freeChanges} ${texts.freeChanges}`,
    rule.endorsable ? texts.endorsable : texts.notEndorsable,
  ].filter(Boolean);
  return (
    <Dialog open onClose={onClose} width={640} title={texts.rules} sub={<span className="t-s13 t-3">{`${flight.flightNo} ${flight.productName}`}</span>}>
      <table className="t-table od-rule">
        <thead>
          <tr>
            <th>{texts.ruleTime}</th>
            <th className="t-num">{texts.refundFee}</th>
            <th className="t-num">{texts.changeFee}</th>
          </tr>
        </thead>
        <tbody>
          {feeSteps(rule, flight.depTime, model.now(), fare).map((step) => (
            <tr key={step.label} className={step.state === 'now' ? 'is-on' : step.state === 'past' ? 't-dis' : undefined} aria-current={step.state === 'now' ? 'step' : undefined}>
              <td>
                {step.label} {step.state === 'now' && <Tag kind="solid">{texts.ruleNow}</Tag>}
              </td>
              <td className="t-num">{shown(step.refund, texts)}</td>
              <td className="t-num">{shown(step.change, texts)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="t-s13 t-2 od-rule__f">{facts.join(' · ')}</p>
      {rule.note && <p className="t-s12 t-3">{rule.note}</p>}
      <p className="t-s12 t-3">{texts.ruleNote}</p>
    </Dialog>
  );
}

function shown({ percent, fen }: Fee, texts: Texts): string {
  if (percent === null || fen === null) return texts.notPossible;
  return percent === 0 ? texts.free : `¥${showFen(fen)}（${percent}%）`;
}
