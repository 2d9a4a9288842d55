import { showYuan, yuanOf } from '#domain/money.ts';
import { useValues } from '#kit/readable.ts';
import { useServices } from '#kit/widget.ts';
import { useTripDays } from '#parts/application/trip-days.ts';
import { Button } from '#ui/controls/Button.tsx';
import { Card } from '#ui/display/Card.tsx';
import { Price } from '#ui/display/Price.tsx';
import { SumRow } from '#ui/display/SumRow.tsx';
import { Alert } from '#ui/states/Alert.tsx';
import { askedFen } from './cards/BudgetCard.tsx';
import { useFormView } from './context.ts';
import { Path } from './Path.tsx';

/** Beside the form: who will decide, the sum, and the buttons. */
export function Side() {
  const services = useServices();
  const { model, texts, values } = useFormView();
  const days = useTripDays();
  const [failure, products, estimate, busy, isSaving] = useValues(
    model.form.failure,
    model.products,
    model.estimate.data,
    model.busy,
    model.isSaving,
  );
  return (
    <>
      <Path />
      <Card>
        <div className="t-col">
          {estimate && <SumRow label={texts.estimate}>{showYuan(estimate.total)}</SumRow>}
          <SumRow label={texts.asked}>
            <Price yuan={yuanOf(askedFen(values, products))} size="lg" ink fixed />
          </SumRow>
          {estimate?.overlaps.map(({ no, reason, from, to, isApproved, travellers }) => (
            <Alert key={no} kind="warn">
              {texts.overlap(travellers.join(texts.and), no, reason, days(from, to), isApproved)}
            </Alert>
          ))}
          {failure && <Alert kind="bad">{failure}</Alert>}
          <Button kind="primary" size="lg" block busy={busy} onClick={() => void model.submit()}>
            {model.known?.state === 2 ? texts.submitChange : texts.submit}
          </Button>
          <div className="t-row">
            <Button className="t-grow" busy={isSaving} onClick={() => void model.save()}>
              {texts.saveDraft}
            </Button>
            <Button className="t-grow" onClick={() => services.navigate('travel_application')}>
              {texts.leave}
            </Button>
          </div>
          <p className="t-s12 t-3">{texts.submitNote}</p>
        </div>
      </Card>
    </>
  );
}
