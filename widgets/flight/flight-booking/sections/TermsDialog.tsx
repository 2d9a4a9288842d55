import type { Verified } from '#contract/flight.ts';
import { feeSteps, feeText } from '#domain/flight/list/list-fees.ts';
import type { FeeStep } from '#domain/flight/list/list-fees.ts';
import { fenOf } from '#domain/money.ts';
import { useValue } from '#kit/readable.ts';
import { useSay } from '#kit/say.ts';
import { useTexts } from '#kit/use-texts.ts';
import { useServices } from '#kit/widget.ts';
import { Notice } from '#parts/booking/Notice.tsx';
import { Dialog } from '#ui/overlay/Dialog.tsx';
import { Table } from '#ui/list/Table.tsx';
import { Tag } from '#ui/display/Tag.tsx';
import type { BookingModel } from '../model.ts';
import { ruleTexts } from '#parts/flight/words/fare-texts.ts';
import { terms } from './terms.ts';

/** Nothing in here can be focused otherwise, and the keyboard must be able to scroll it. */
const scrolls = { tabIndex: 0 };

/** The rules of the fares, and the notices one agrees to. */
export function TermsDialog({ model, verified }: { model: BookingModel; verified: Verified }) {
  const dialog = useValue(model.dialog);
  const t = useTexts('flight-rules', ruleTexts);
  if (dialog?.kind === 'terms') return <Notice booking={model} open {...terms[dialog.of]} />;
  return (
    <Dialog open={dialog?.kind === 'rules'} onClose={model.close} title={t.title} width={640}>
      <div role="group" aria-label={t.title} {...scrolls}>
        {verified.segments.map((segment) => (
          <Rules key={segment.flight.flightId} segment={segment} />
        ))}
        <p className="bk-gap t-s12 t-3">{t.foot}</p>
      </div>
    </Dialog>
  );
}

function Rules({ segment: { flight, seat, rule, prices } }: { segment: Verified['segments'][number] }) {
  const { clock } = useServices();
  const t = useTexts('flight-rules', ruleTexts);
  const { say } = useSay();
  const fare = fenOf(prices.find((one) => one.psgType === 'ADT')?.tktPrice ?? seat.parPrice);
  const steps = feeSteps(rule, flight.depTime, clock.now(), fare);
  return (
    <section className="bk-gap">
      <h3 className="t-h3">
        {flight.airlineName} {flight.flightNo} · {seat.productName} {seat.cabinCode}
      </h3>
      <Table
        className="fb-fees"
        caption={t.title}
        rows={steps}
        rowKey={(step) => step.label}
        rowOn={(step) => step.state === 'now'}
        columns={[
          { key: 'when', title: t.when, cell: (step) => whenOf(step, say(step.label), t.now) },
          { key: 'refund', title: t.refund, cell: (step) => say(feeText(step.refund, t.noRefund)) },
          { key: 'change', title: t.change, cell: (step) => say(feeText(step.change, t.noChange)) },
        ]}
      />
      <p className="t-s13 t-2">
        {rule.freeChanges > 0 && `${t.freeChanges(rule.freeChanges)} · `}
        {t.baggage(rule.baggageKg, rule.cabinKg)} · {rule.endorsable ? t.endorsable : t.notEndorsable}
      </p>
      {rule.note && <p className="t-s12 t-3">{rule.note}</p>}
    </section>
  );
}

const whenOf = ({ state }: FeeStep, label: string, now: string) => (
  <span className={state === 'past' ? 't-3' : undefined}>
    {label} {state === 'now' && <Tag kind="info">{now}</Tag>}
  </span>
);
