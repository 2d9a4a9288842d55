import type { TrainInsurance } from '#contract/train-order.ts';
import type { BookingTerms } from '#domain/company/preferences.ts';
import { fenOf, showFen } from '#domain/money.ts';
import type { FormOf } from '#kit/forms/use-form.ts';
import { useValue } from '#kit/readable.ts';
import { useSay } from '#kit/say.ts';
import { useTexts } from '#kit/use-texts.ts';
import { insuranceNote } from '#parts/booking/company/insurance-note.ts';
import { Checkbox } from '#ui/controls/Checkbox.tsx';
import { insuranceTexts } from './insurance-texts.ts';
import { Card } from '#ui/display/Card.tsx';

interface InsuranceProps {
  form: FormOf<{ insured: boolean }>;
  insurance: TrainInsurance;
  /** Business: the company may have chosen it. */
  booking?: BookingTerms | undefined;
}

/** Offered, never ticked beforehand but by the company; for all passengers. */
export function InsuranceSection({ form, insurance: { name, price, summary }, booking }: InsuranceProps) {
  const { insured } = useValue(form.values);
  const t = useTexts('rail-insurance', insuranceTexts);
  const { say } = useSay();
  return (
    <Card className="bk-sec" title={t.title} sub={insuranceNote(booking, say) || t.sub}>
      <Checkbox checked={insured} onChange={(on) => form.edit({ insured: on })}>
        {t.of(name, showFen(fenOf(price)))}
      </Checkbox>
      <p className="t-s13 t-2">{summary}</p>
    </Card>
  );
}
