import type { CompanyPreferences } from '#contract/company-preference.ts';
import { phoneOf } from '#domain/account/phone.ts';
import {
  bookedProducts,
  contactChoices,
  holdChoices,
  insuranceChoices,
  insurancePayers,
  isInsured,
  payers,
  plainHoldMinutes,
  requirable,
  productWords,
} from '#domain/company/preferences.ts';
import type { BookedProduct } from '#domain/company/preferences.ts';
import * as words from '#domain/company/preference-words.ts';
import { useFields } from '#kit/forms/use-form.ts';
import { useValue, useValues } from '#kit/readable.ts';
import { useModel, useServices } from '#kit/widget.ts';
import { saidOptions } from '#kit/said-options.ts';
import { useSay } from '#kit/say.ts';
import { FormScreen } from '#screens/FormScreen.tsx';
import { Checkbox } from '#ui/controls/Checkbox.tsx';
import { LinkButton } from '#ui/controls/LinkButton.tsx';
import { Field } from '#ui/form/Field.tsx';
import { PhoneField, TextField } from '#ui/form/fields.tsx';
import { FormPart } from '#ui/form/FormGrid.tsx';
import { SelectField } from '#ui/form/more-fields.tsx';
import { Alert } from '#ui/states/Alert.tsx';
import { createPreferenceForm } from './form-model.ts';
import type { PreferenceFormModel } from './form-model.ts';
import { Tabs } from './Tabs.tsx';
import type { Texts } from './texts.ts';

interface PreferenceFormProps {
  known: CompanyPreferences;
  t: Texts;
  /** Reads what the server has now. */
  reload(): Promise<unknown>;
}

/** All products with their defaults: each part says what it does, and an example shows it. */
export function PreferenceForm({ known, t, reload }: PreferenceFormProps) {
  const services = useServices();
  const form = useModel(() =>
    createPreferenceForm(services, known, t, () => {
      services.say.toast(t.saved, 'ok');
      void reload();
    }),
  );
  const { say } = useSay();
  const [values, conflict] = useValues(form.values, form.conflict);
  const field = useFields(form);
  const startAgain = async () => {
    form.reset();
    await reload();
  };
  return (
    <FormScreen
      form={form}
      title={t.title}
      lead={known.changedBy ? `${t.lead}${t.changed(known.changedBy, known.changedAt.slice(0, 16))}` : t.lead}
      tabs={<Tabs t={t} isLog={false} />}
      onLeave={() => services.back() || services.navigate('index')}
    >
      {conflict && (
        <Alert
          kind="warn"
          className="is-wide"
          action={<LinkButton onClick={() => void startAgain()}>{t.reload}</LinkButton>}
        >
          {say(conflict)}
        </Alert>
      )}
      {form.warnings(values).map(({ field: at, text }) => (
        <Alert key={at + text} kind="warn" className="is-wide">
          {text}
        </Alert>
      ))}
      {bookedProducts.map((product) => (
        <ProductPart key={product} form={form} product={product} t={t} />
      ))}
      <FormPart title={t.approval}>
        <SelectField
          {...field('approvalHold')}
          label={t.approvalHold}
          value={String(values.approvalHold ?? plainHoldMinutes)}
          onInput={(minutes) => form.edit({ approvalHold: Number(minutes) })}
          hint={t.holdEffect(values.approvalHold ?? plainHoldMinutes)}
          options={holdChoices.map((minutes) => ({ value: String(minutes), label: t.holdText(minutes) }))}
        />
      </FormPart>
      <FormPart title={t.companyContact}>
        <p className="is-wide t-s13 t-3">{t.contactLead}</p>
        <TextField {...field('contactName')} label={t.contactName} maxLength={40} />
        <PhoneField {...field('contactPhone')} label={t.contactPhone} keep={phoneOf} />
      </FormPart>
    </FormScreen>
  );
}

interface ProductProps {
  form: PreferenceFormModel;
  product: BookedProduct;
  t: Texts;
}

function ProductPart({ form, product, t }: ProductProps) {
  const [{ products }, errors] = useValues(form.values, form.errors);
  const preference = products[product];
  const effects = t.effectsOf(product, preference);
  const { say } = useSay();
  const part = <Name extends 'payer' | 'insurance' | 'insurancePayer' | 'contact'>(name: Name) => ({
    name,
    label: t[name],
    value: preference[name],
    error: errors[`products.${product}.${name}`],
    hint: effects[name],
    onInput: (value: (typeof preference)[Name]) => form.setPart(product, { [name]: value }),
    onBlur: () => form.leave(`products.${product}.${name}`),
  });
  return (
    <FormPart title={say(productWords[product])}>
      <SelectField {...part('payer')} options={saidOptions(payers, words.payerWords, say)} />
      <SelectField {...part('contact')} options={saidOptions(contactChoices, words.contactWords, say)} />
      {isInsured[product] && (
        <>
          <SelectField {...part('insurance')} options={saidOptions(insuranceChoices, words.insuranceWords, say)} />
          <SelectField
            {...part('insurancePayer')}
            disabled={preference.insurance === 'none'}
            options={saidOptions(insurancePayers, words.insurancePayerWords, say)}
          />
        </>
      )}
      <RequiredFields form={form} product={product} t={t} hint={effects.required} />
      <Example form={form} product={product} t={t} />
    </FormPart>
  );
}

function RequiredFields({ form, product, t, hint }: ProductProps & { hint: string }) {
  const [{ products }, errors] = useValues(form.values, form.errors);
  const { required } = products[product];
  const { say } = useSay();
  return (
    <Field className="is-wide" label={t.required} hint={hint} error={errors[`products.${product}.required`]}>
      {(aria) => (
        <div className="t-row t-row--wrap" style={{ columnGap: 20 }} role="group" {...aria} aria-label={t.required}>
          {requirable.map((name) => (
            <Checkbox
              key={name}
              checked={required.includes(name)}
              onChange={(on) =>
                form.setPart(product, {
                  required: requirable.filter((one) => (one === name ? on : required.includes(one))),
                })
              }
            >
              {say(words.fieldWords[name])}
            </Checkbox>
          ))}
        </div>
      )}
    </Field>
  );
}

/** An order as it would be booked with the values of the form. */
function Example({ form, product, t }: ProductProps) {
  const { products } = useValue(form.values);
  const { say } = useSay();
  const { what, premium, company, personal, required, contact } = t.previewOf(product, products[product]);
  return (
    <div className="is-wide t-col t-s13 t-2" role="status" aria-label={`${say(productWords[product])} ${t.example}`}>
      <span>
        <b>{t.example}</b> {t.preview(what, company, personal)}
        {premium && t.withPremium(premium)}
      </span>
      <span>{t.previewForm(required.map(say).join(t.and), say(contact))}</span>
    </div>
  );
}
