import type { OrderFlight } from '#contract/order.ts';
import { feeSteps } from '#domain/flight/list/list-fees.ts';
import type { Fee, FeeStep } from '#domain/flight/list/list-fees.ts';
import { flightOf } from '#domain/order/after-sale/open-tickets.ts';
import { fenOf, showFen } from '#domain/money.ts';
import { useTexts } from '#kit/use-texts.ts';
import { Dialog } from '#ui/overlay/Dialog.tsx';
import { Table } from '#ui/list/Table.tsx';
import type { TableColumn } from '#ui/list/Table.tsx';
import { Tag } from '#ui/display/Tag.tsx';
import type { PartProps } from './AirOrderDetail.tsx';
import type { Texts } from './texts.ts';
import { useSay } from '#kit/say.ts';
import { ruleTexts } from '#parts/flight/order-page/words/rule-texts.ts';

/** Refund and change fees by time, with the step that counts now. */
export function RuleDialog({
  model,
  texts: ofPage,
  order,
  flight,
  onClose,
}: PartProps & { flight: OrderFlight; onClose: () => void }) {
  const texts = { ...ofPage, ...useTexts('air-order-rules', ruleTexts) };
  const own = order.psgFlightList.filter((ticket) => flightOf(order, ticket) === flight);
  const fare = fenOf((own.find((ticket) => ticket.psgType === 'ADT') ?? own[0])?.tktPrice ?? '0');
  const { rule } = flight;
  const facts = [
    rule.baggageKg ? `${texts.baggage} ${rule.baggageKg} kg` : texts.noBaggage,
    `${texts.cabinBaggage} ${rule.cabinKg} kg`,
    rule.freeChanges > 0 && texts.freeChanges(rule.freeChanges),
    rule.endorsable ? texts.endorsable : texts.notEndorsable,
  ].filter(Boolean);
  return (
    <Dialog
      open
      onClose={onClose}
      width={640}
      title={texts.rules}
      sub={<span className="t-s13 t-3">{`${flight.flightNo} ${flight.productName}`}</span>}
    >
      <Table
        caption={texts.rules}
        rows={feeSteps(rule, flight.depTime, model.now(), fare)}
        rowKey={(step) => step.label}
        rowOn={(step) => step.state === 'now'}
        columns={columnsOf(texts)}
      />
      <p className="t-s13 t-2 od-rule__f">{facts.join(' · ')}</p>
      {rule.note && <p className="t-s12 t-3">{rule.note}</p>}
      <p className="t-s12 t-3">{texts.ruleNote}</p>
    </Dialog>
  );
}

type RuleTexts = Texts & typeof ruleTexts;

const columnsOf = (texts: RuleTexts): TableColumn<FeeStep>[] => [
  {
    key: 'time',
    title: texts.ruleTime,
    cell: (step) => <When label={step.label} state={step.state} now={texts.ruleNow} />,
  },
  { key: 'refund', title: texts.refundFee, num: true, cell: (step) => shown(step.refund, texts) },
  { key: 'change', title: texts.changeFee, num: true, cell: (step) => shown(step.change, texts) },
];

const When = ({ label, state, now }: { label: string; state: string; now: string }) => (
  <span className={state === 'past' ? 't-3' : undefined}>
    {useSay().say(label)} {state === 'now' && <Tag kind="info">{now}</Tag>}
  </span>
);

function shown({ percent, fen }: Fee, texts: RuleTexts): string {
  if (percent === null || fen === null) return texts.notPossible;
  return percent === 0 ? texts.free : texts.fee(showFen(fen), percent);
}
