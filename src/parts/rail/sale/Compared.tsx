import type { TrainChangeQuote } from '#contract/train-sale.ts';
import { fenOf } from '#domain/money.ts';
import type { Form } from '#kit/forms/form.ts';
import { useValues } from '#kit/readable.ts';
import { Above } from '#parts/order/sale/Above.tsx';
import { QuoteCard } from '#parts/order/sale/QuoteCard.tsx';
import type { createQuoting } from '#parts/order/sale/quoting.ts';
import { Button } from '#ui/controls/Button.tsx';
import { Card } from '#ui/display/Card.tsx';
import { Alert } from '#ui/states/Alert.tsx';
import { ChangeSums } from './ChangeSums.tsx';
import type { ChangeValues } from './kinds.ts';
import type { ChangeTexts } from './texts.ts';
import { useSay } from '#kit/say.ts';

interface ComparedProps {
  model: {
    form: Form<ChangeValues>;
    quoting: ReturnType<typeof createQuoting<never, TrainChangeQuote>>;
    isOther: boolean;
    /** On the page of the chosen train, which ends with the request; before, a press leads to that page. */
    isChosen: boolean;
    /** To the page before. */
    leave(): void;
    next(): void;
    submit(): Promise<unknown>;
  };
  t: ChangeTexts & {
    compare: string;
    chooseFirst: string;
    chooseTrain: string;
    back: string;
    next: string;
    otherTrain: string;
    confirmAndPay: string;
    confirmChange(tickets: number, isOther: boolean): string;
  };
}

/** The old train beside the new one, the difference, and on wide pages the press that takes it. */
export function Compared({ model, t, isNarrow }: ComparedProps & { isNarrow: boolean }) {
  const { form, quoting } = model;
  const { say } = useSay();
  const [resource, failure] = useValues(quoting.resource, form.failure);
  return (
    <aside className="t-det__c" data-compared>
      {resource ? (
        <QuoteCard title={t.compare} resource={resource} quoting={quoting} t={t}>
          {(known) => (
            <>
              <ChangeSums quote={known} t={t} />
              {model.isChosen && <Above above={known.above} form={form} t={t} />}
            </>
          )}
        </QuoteCard>
      ) : (
        <Card title={t.compare}>
          <p className="t-s13 t-3">{t.chooseFirst}</p>
        </Card>
      )}
      {/* At the foot of a narrow page. */}
      {failure && !isNarrow && <Alert kind="bad">{say(failure)}</Alert>}
      <div className="t-row t-end">
        <Button onClick={model.leave}>{model.isChosen ? t.otherTrain : t.back}</Button>
        {!isNarrow && <Confirm model={model} t={t} />}
      </div>
    </aside>
  );
}

/** The press that leads to the page of the chosen train, and there takes it; until it can be pressed it says what is missing. */
export function Confirm({ model, t }: ComparedProps) {
  const { form, quoting, isChosen } = model;
  const [resource, quote, busy, { ticketIds }] = useValues(quoting.resource, quoting.quote, form.busy, form.values);
  return (
    <Button
      kind="primary"
      busy={busy}
      disabled={!quote}
      onClick={() => void (isChosen ? model.submit() : model.next())}
    >
      {!resource
        ? ticketIds.length
          ? t.chooseTrain
          : t.chooseTicket
        : !isChosen
          ? t.next
          : quote && fenOf(quote.totals.due) > 0
            ? t.confirmAndPay
            : t.confirmChange(ticketIds.length, model.isOther)}
    </Button>
  );
}
