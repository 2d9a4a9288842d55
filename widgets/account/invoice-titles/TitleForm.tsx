import type { InvoiceTitle } from '#contract/invoice.ts';
import { keepPhone } from '#domain/address/check-address.ts';
import { keepAccount } from '#domain/invoice/invoice-title.ts';
import { titleKindLabels, titleKinds } from '#domain/invoice/title-kinds.ts';
import { isCreditCode, keepTaxNo } from '#domain/invoice/tax-number.ts';
import { useFields } from '#kit/forms/use-form.ts';
import { useValue } from '#kit/readable.ts';
import { useSay } from '#kit/say.ts';
import { useTexts } from '#kit/use-texts.ts';
import { useModel, useServices } from '#kit/widget.ts';
import { FormScreen } from '#screens/FormScreen.tsx';
import { Segment } from '#ui/controls/Segment.tsx';
import { FormPart } from '#ui/form/FormGrid.tsx';
import { CheckField, TextField } from '#ui/form/fields.tsx';
import { createTitleForm } from './form-model.ts';
import { texts as ownTexts } from './texts.ts';

const kinds = titleKinds.map((value) => ({ value, label: titleKindLabels[value] }));

/** One invoice title; its fields follow from its kind. */
export function TitleForm({ title }: { title: InvoiceTitle | null }) {
  const services = useServices();
  const { say } = useSay();
  const t = useTexts('invoice-titles', ownTexts);
  const leave = () => {
    if (!services.back()) services.navigate('invoice_management', {}, { replace: true });
  };
  const form = useModel(() =>
    createTitleForm(services, title, t.errors, () => {
      services.say.toast(t.saved, 'ok');
      leave();
    }),
  );
  const { kind, taxNo } = useValue(form.values);
  const field = useFields(form);
  const isPerson = kind === 'personal';
  const taxNoHint = isCreditCode(taxNo)
    ? t.taxNoRight
    : kind === 'other' && !taxNo
      ? t.optional
      : t.taxNoHint(taxNo.length);
  return (
    <FormScreen form={form} title={title ? t.editTitle : t.add} lead={t.lead} onLeave={leave}>
      <div className="is-wide">
        <Segment
          label={t.kind}
          value={kind}
          items={kinds.map((one) => ({ ...one, label: say(one.label) }))}
          onChange={(next) => form.edit({ kind: next })}
        />
      </div>
      <TextField
        {...field('titleName')}
        label={isPerson ? t.personName : t.unitName}
        required
        hint={!isPerson && t.unitNameHint}
        maxLength={60}
        autoComplete={isPerson ? 'name' : 'organization'}
      />
      {!isPerson && (
        <>
          <TextField
            {...field('taxNo')}
            label={t.taxNo}
            required={kind === 'company'}
            hint={taxNoHint}
            keep={keepTaxNo}
            autoCapitalize="characters"
            spellCheck={false}
          />
          <FormPart title={t.special}>
            <TextField {...field('address')} label={t.address} maxLength={80} autoComplete="street-address" />
            <TextField
              {...field('phone')}
              label={t.phone}
              hint={t.phoneHint}
              keep={keepPhone}
              type="tel"
              inputMode="tel"
            />
            <TextField {...field('bank')} label={t.bankName} maxLength={60} />
            <TextField {...field('bankAccount')} label={t.bankAccount} keep={keepAccount} inputMode="numeric" />
          </FormPart>
        </>
      )}
      {title?.isDefault ? (
        <p className="is-wide t-s13 t-3">{t.leadDefault}</p>
      ) : (
        <CheckField {...field('isDefault')} label={t.default} wide>
          {t.defaultTick}
        </CheckField>
      )}
    </FormScreen>
  );
}
