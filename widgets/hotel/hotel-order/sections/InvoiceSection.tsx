import { useFields } from '#kit/forms/use-form.ts';
import { useLater } from '#kit/part.ts';
import { useValue } from '#kit/readable.ts';
import { Radio, RadioGroup } from '#ui/controls/Radio.tsx';
import { Card } from '#ui/display/Card.tsx';
import { Skeleton } from '#ui/states/Skeleton.tsx';
import type { PartProps } from './StayCard.tsx';
import { invoiceOf } from '../order/values.ts';

/** The invoice that the rate comes with, or none. */
export function InvoiceSection({ model: { form }, verified, texts }: PartProps) {
  const values = useValue(form.values);
  const field = useFields(form);
  const { rate } = verified;
  const chosen = invoiceOf(values, verified);
  const isAsked = chosen === 'platform';
  const part = useLater(isAsked, () => import('#parts/invoice/InvoiceFields.tsx'));
  const [label, note] = texts.invoices[rate.invoice === 'platform' && rate.specialInvoice ? 'special' : rate.invoice];
  return (
    <Card title={texts.invoice}>
      <div className="t-col">
        <RadioGroup label={texts.invoice} value={chosen} onChange={(invoice) => form.edit({ invoice })}>
          <Radio value="none">{texts.invoiceNone}</Radio>
          <Radio value={rate.invoice}>
            {label}
            <div className="t-s12 t-3">{note}</div>
          </Radio>
        </RadioGroup>
        {isAsked && !part && <Skeleton height={140} />}
        {isAsked && part && (
          <part.InvoiceFields
            field={field}
            kinds={rate.specialInvoice ? texts.invoiceKinds : null}
            words={texts}
            onTitle={({ titleName, taxNo }) => form.edit({ invoiceTitle: titleName, taxNo })}
          />
        )}
      </div>
    </Card>
  );
}
