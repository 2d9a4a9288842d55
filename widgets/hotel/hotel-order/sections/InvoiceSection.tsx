import { keepTaxNo } from '#domain/invoice/tax-number.ts';
import { useFields } from '#kit/forms/use-form.ts';
import { useValue } from '#kit/readable.ts';
import { SavedTitles } from '#parts/invoice/SavedTitles.tsx';
import { Radio, RadioGroup } from '#ui/controls/Radio.tsx';
import { Card } from '#ui/display/Card.tsx';
import { SelectField, TextField } from '#ui/form/fields.tsx';
import type { PartProps } from './StayCard.tsx';
import { invoiceOf } from '../order/values.ts';

/** The invoice that the rate comes with, or none. */
export function InvoiceSection({ model: { form }, verified, texts }: PartProps) {
  const values = useValue(form.values);
  const field = useFields(form);
  const { rate } = verified;
  const chosen = invoiceOf(values, verified);
  const isOurs = rate.invoice === 'platform';
  const note = !isOurs
    ? texts.invoiceDeskSub
    : rate.specialInvoice
      ? texts.invoicePlatformSpecial
      : texts.invoicePlatformSub;
  return (
    <Card title={texts.invoice}>
      <div className="t-col">
        <RadioGroup label={texts.invoice} value={chosen} onChange={(invoice) => form.edit({ invoice })}>
          <Radio value="none">{texts.invoiceNone}</Radio>
          <Radio value={rate.invoice}>
            {isOurs ? texts.invoicePlatform : texts.invoiceDesk}
            <div className="t-s12 t-3">{note}</div>
          </Radio>
        </RadioGroup>
        {chosen === 'platform' && (
          <div className="t-form">
            {rate.specialInvoice && (
              <SelectField
                {...field('invoiceKind')}
                label={texts.invoiceKind}
                options={(['normal', 'special'] as const).map((kind) => ({
                  value: kind,
                  label: texts.invoiceKinds[kind],
                }))}
              />
            )}
            <SavedTitles
              titleName={values.invoiceTitle}
              onPick={({ titleName, taxNo }) => form.edit({ invoiceTitle: titleName, taxNo })}
            />
            <TextField {...field('invoiceTitle')} label={texts.invoiceTitle} required maxLength={60} />
            <TextField {...field('taxNo')} label={texts.taxNo} placeholder={texts.taxNoHint} keep={keepTaxNo} />
          </div>
        )}
      </div>
    </Card>
  );
}
