import { fenOf } from '#domain/money.ts';
import { useValues } from '#kit/readable.ts';
import { QuoteCard } from '#parts/order/sale/QuoteCard.tsx';
import { ChangeSums } from '#parts/rail/sale/ChangeSums.tsx';
import { Button } from '#ui/controls/Button.tsx';
import { Card } from '#ui/display/Card.tsx';
import { Alert } from '#ui/states/Alert.tsx';
import type { ChangeModel } from './model.ts';
import type { Texts } from './texts.ts';

interface PartProps {
  model: ChangeModel;
  t: Texts;
}

/** The old train beside the new one, the difference, and the press that takes it. */
export function Compared({ model, t }: PartProps) {
  const { form, quoting } = model;
  const [resource, quote, busy, failure, { ticketIds }] = useValues(
    quoting.resource,
    quoting.quote,
    form.busy,
    form.failure,
    form.values,
  );
  return (
    <aside className="t-det__c">
      {resource ? (
        <QuoteCard title={t.compare} resource={resource} quoting={quoting} t={t}>
          {(known) => <ChangeSums quote={known} t={t} />}
        </QuoteCard>
      ) : (
        <Card title={t.compare}>
          <p className="t-s13 t-3">{t.chooseFirst}</p>
        </Card>
      )}
      {failure && <Alert kind="bad">{failure}</Alert>}
      <div className="t-row rx-acts">
        <Button onClick={model.showOrder}>{t.back}</Button>
        <Button kind="primary" busy={busy} disabled={resource !== null && !quote} onClick={() => void model.submit()}>
          {quote && fenOf(quote.totals.due) > 0 ? t.confirmAndPay : t.confirmChange(ticketIds.length, model.isOther)}
        </Button>
      </div>
    </aside>
  );
}
