import { keepTaxNo } from '#domain/invoice/tax-number.ts';
import type { FieldBinding } from '#kit/forms/use-form.ts';
import { SelectField } from '#ui/form/more-fields.tsx';
import { TextField } from '#ui/form/fields.tsx';
import { SavedTitles } from './SavedTitles.tsx';
import type { SavedTitlesProps } from './SavedTitles.tsx';

type Kind = 'normal' | 'special';

interface InvoiceFieldsProps {
  field: ((name: 'invoiceTitle' | 'taxNo') => FieldBinding<string>) & ((name: 'invoiceKind') => FieldBinding<Kind>);
  /** Names of the kinds to choose from; null: there is one kind. */
  kinds: Readonly<Record<Kind, string>> | null;
  words: { invoiceKind: string; invoiceTitle: string; taxNo: string; taxNoHint: string };
  onTitle: SavedTitlesProps['onPick'];
}

/** The fields of an invoice beside an order. */
export function InvoiceFields({ field, kinds, words, onTitle }: InvoiceFieldsProps) {
  const title = field('invoiceTitle');
  return (
    <div className="t-form">
      {kinds && (
        <SelectField
          {...field('invoiceKind')}
          label={words.invoiceKind}
          options={(['normal', 'special'] as const).map((kind) => ({ value: kind, label: kinds[kind] }))}
        />
      )}
      <SavedTitles titleName={title.value} onPick={onTitle} />
      <TextField {...title} label={words.invoiceTitle} required maxLength={60} />
      <TextField {...field('taxNo')} label={words.taxNo} placeholder={words.taxNoHint} keep={keepTaxNo} />
    </div>
  );
}
