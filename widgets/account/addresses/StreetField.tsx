import { useState } from 'react';
import { useValues } from '#kit/readable.ts';
import { Field } from '#ui/form/Field.tsx';
import { Combobox, highlight } from '#ui/select/Combobox.tsx';
import type { AddressFormModel } from './form-model.ts';
import type { Texts } from './texts.ts';

/** The street: any text, with suggestions from the chosen city. */
export function StreetField({ form, t }: { form: AddressFormModel; t: Texts }) {
  const [{ street }, errors, streets] = useValues(form.values, form.errors, form.streets);
  const [open, setOpen] = useState(false);
  const options = streets.map((row) => ({
    id: `${row.district} ${row.street}`,
    text: row.street,
    label: highlight(row.street, street.trim()),
    hint: row.district,
    row,
  }));
  return (
    <Field className="is-wide" label={t.street} required hint={t.streetHint} error={errors['street']}>
      {(aria) => (
        <Combobox
          {...aria}
          label={t.street}
          name="street"
          query={street}
          onQuery={form.type}
          options={options}
          onPick={({ row }) => form.take(row)}
          open={open}
          onOpenChange={setOpen}
          empty={null}
          onEnter={() => void form.submit()}
          onBlur={() => form.leave('street')}
          maxLength={100}
          autoComplete="street-address"
        />
      )}
    </Field>
  );
}
