import type { CompanySettlement } from '#contract/settlement.ts';
import { billInvoiceKinds } from '#domain/company-bill/settlement.ts';
import { invoiceKindWords } from '#domain/company-bill/settlement-words.ts';
import { keepAccount } from '#domain/invoice/invoice-title.ts';
import { useValues } from '#kit/readable.ts';
import { RouteLink } from '#screens/RouteLink.tsx';
import { Segment } from '#ui/controls/Segment.tsx';
import { Field } from '#ui/form/Field.tsx';
import { TextField } from '#ui/form/fields.tsx';
import { FormPart } from '#ui/form/FormGrid.tsx';
import { SelectField } from '#ui/form/more-fields.tsx';
import { Contacts } from './Contacts.tsx';
import type { SettlementFormModel, SettlementValues } from './form-model.ts';
import type { Texts } from './texts.ts';

interface PartProps {
  form: SettlementFormModel;
  t: Texts;
}

/** Below the terms: the invoice, the account that pays, and who is told. */
export const Parties = (props: PartProps & { known: CompanySettlement }) => (
  <>
    <InvoicePart {...props} />
    <RemittancePart {...props} />
    <Contacts {...props} />
  </>
);

function InvoicePart({ form, known, t }: PartProps & { known: CompanySettlement }) {
  const [{ invoice }, errors, required] = useValues(form.values, form.errors, form.needsInvoice);
  const saved = (known.pending?.settlement ?? known.inForce).invoice;
  const isGone = saved.titleId > 0 && !known.titles.some(({ titleId }) => titleId === saved.titleId);
  const titles = isGone ? [...known.titles, saved] : known.titles;
  const text = (name: 'email' | 'address', label: string) => ({
    name: `invoice.${name}`,
    label,
    value: invoice[name],
    error: t.say(errors[`invoice.${name}`]),
    onInput: (value: string) => form.setInvoice({ [name]: value }),
    onBlur: () => form.leave(`invoice.${name}`),
    required,
  });
  return (
    <FormPart
      title={t.invoice}
      end={
        <RouteLink to="invoice_management" className="t-s13">
          {t.manage}
        </RouteLink>
      }
    >
      <Field className="is-wide" label={t.invoiceKind}>
        {(aria) => (
          <Segment
            {...aria}
            label={t.invoiceKind}
            value={invoice.kind}
            items={billInvoiceKinds.map((value) => ({ value, label: t.say(invoiceKindWords[value]) }))}
            onChange={(kind) => form.setInvoice({ kind })}
          />
        )}
      </Field>
      <SelectField
        name="invoice.titleId"
        label={t.titleId}
        value={invoice.titleId ? String(invoice.titleId) : ''}
        error={t.say(errors['invoice.titleId'])}
        hint={titles.length ? undefined : t.noTitles}
        options={titles.map(({ titleId, titleName, taxNo }) => ({
          value: String(titleId),
          label: titleName,
          ...(taxNo && { hint: taxNo }),
        }))}
        onInput={(id) => form.setInvoice({ titleId: Number(id) })}
        onBlur={() => form.leave('invoice.titleId')}
        required={required}
      />
      {invoice.kind === 'paper' ? (
        <TextField {...text('address', t.address)} maxLength={120} />
      ) : (
        <TextField {...text('email', t.email)} type="email" inputMode="email" maxLength={254} />
      )}
    </FormPart>
  );
}

/** The account that the company pays from; its number is typed again or stays. */
function RemittancePart({ form, t }: PartProps) {
  const [{ remittance }, errors] = useValues(form.values, form.errors);
  const text = (name: keyof SettlementValues['remittance'], label: string) => ({
    name: `remittance.${name}`,
    label,
    value: remittance[name],
    error: t.say(errors[`remittance.${name}`]),
    onInput: (value: string) => form.setRemittance({ [name]: value }),
    onBlur: () => form.leave(`remittance.${name}`),
  });
  return (
    <FormPart title={t.remittance}>
      <p className="is-wide t-s13 t-3">{t.remittanceLead}</p>
      <TextField {...text('accountName', t.accountName)} maxLength={60} />
      <TextField {...text('bank', t.bank)} maxLength={60} />
      <TextField
        {...text('number', t.number)}
        inputMode="numeric"
        maxLength={40}
        keep={keepAccount}
        {...(form.numberTail && { placeholder: t.keptNumber(form.numberTail) })}
      />
    </FormPart>
  );
}
