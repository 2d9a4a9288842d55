import type { ChangeAbove } from '#contract/order-after-sale.ts';
import { fenOf } from '#domain/money.ts';
import { useFields } from '#kit/forms/use-form.ts';
import type { FormOf } from '#kit/forms/use-form.ts';
import { AreaField } from '#ui/form/more-fields.tsx';
import { Alert } from '#ui/states/Alert.tsx';
import type { SaleTexts } from './words/sale-texts.ts';

export interface AboveProps {
  above: ChangeAbove;
  form: FormOf<{ overReason: string }>;
  t: SaleTexts;
}

/** A change above the travel standard: the rule, the part that the company does not pay, and the reason that it asks for. */
export function AboveFields({ above, form, t }: AboveProps) {
  const field = useFields(form);
  return (
    <div className="t-col" style={{ gap: 12, marginTop: 12 }}>
      <Alert kind="warn">
        {t.above(fenOf(above.overBy), above.message)}
        {above.asksApproval && <div>{t.aboveApproval}</div>}
      </Alert>
      {above.asksReason && <AreaField {...field('overReason')} label={t.aboveReason} required maxLength={200} wide />}
    </div>
  );
}
