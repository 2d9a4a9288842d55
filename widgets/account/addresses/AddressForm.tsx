import { useState } from 'react';
import type { Address } from '#contract/address.ts';
import { keepPhone } from '#domain/address/check-address.ts';
import { citiesOf, districtsOf, provinces } from '#domain/region/divisions.ts';
import { useFields } from '#kit/forms/use-form.ts';
import { useValue } from '#kit/readable.ts';
import { useTexts } from '#kit/use-texts.ts';
import { useModel, useServices } from '#kit/widget.ts';
import { FormScreen } from '#screens/FormScreen.tsx';
import { Button } from '#ui/controls/Button.tsx';
import { FormPart } from '#ui/form/FormGrid.tsx';
import { AreaField, SelectField } from '#ui/form/more-fields.tsx';
import { CheckField, TextField } from '#ui/form/fields.tsx';
import { createAddressForm } from './form-model.ts';
import type { AddressFormModel } from './form-model.ts';
import { StreetField } from './StreetField.tsx';
import { texts as ownTexts } from './texts.ts';
import type { Texts } from './texts.ts';

const optionsOf = (names: readonly string[]) => names.map((value) => ({ value, label: value }));

/** One address; the table of divisions comes with this part. */
export function AddressForm({ address }: { address: Address | null }) {
  const services = useServices();
  const t = useTexts('addresses', ownTexts);
  const leave = () => {
    if (!services.back()) services.navigate('address_list', {}, { replace: true });
  };
  const form = useModel(() =>
    createAddressForm(services, address, () => {
      services.say.toast(t.saved, 'ok');
      leave();
    }),
  );
  const { province, city } = useValue(form.values);
  const field = useFields(form);
  return (
    <FormScreen form={form} title={address ? t.editTitle : t.add} lead={t.lead} onLeave={leave}>
      {!address && <Pasted form={form} t={t} />}
      <TextField {...field('receiver')} label={t.receiver} required maxLength={30} autoComplete="name" />
      <TextField
        {...field('phone')}
        label={t.phone}
        required
        hint={t.phoneHint}
        keep={keepPhone}
        type="tel"
        inputMode="tel"
        autoComplete="tel-national"
      />
      <FormPart title={t.place}>
        <SelectField
          {...field('province')}
          label={t.province}
          required
          options={optionsOf(provinces)}
          onInput={form.setProvince}
        />
        <SelectField
          {...field('city')}
          label={t.city}
          required
          disabled={!province}
          options={optionsOf(citiesOf(province))}
          onInput={form.setCity}
        />
        <SelectField
          {...field('district')}
          label={t.district}
          required
          disabled={!city}
          options={optionsOf(districtsOf(province, city))}
        />
        <TextField
          {...field('postcode')}
          label={t.postcode}
          hint={t.optional}
          keep={(typed) => typed.normalize('NFKC').replace(/\D/g, '').slice(0, 6)}
          inputMode="numeric"
          autoComplete="postal-code"
        />
        <StreetField form={form} t={t} />
      </FormPart>
      {address?.isDefault ? (
        <p className="is-wide t-s13 t-3">{t.leadDefault}</p>
      ) : (
        <CheckField {...field('isDefault')} label={t.default} wide>
          {t.defaultTick}
        </CheckField>
      )}
    </FormScreen>
  );
}

/** The pasted text, and what was read of it. */
function Pasted({ form, t }: { form: AddressFormModel; t: Texts }) {
  const text = useValue(form.pasted);
  const [result, setResult] = useState('');
  const read = () => {
    const { filled, unread } = form.readPasted();
    const names = filled.map((field) => (field === 'province' ? t.region : t[field]));
    const left = unread.length ? ` ${t.readUnread(unread.join(' '))}` : '';
    setResult(names.length ? t.readFound(t.list(names)) + left : t.readNothing);
  };
  return (
    <div className="is-wide t-col">
      <AreaField
        name="pasted"
        label={t.pasted}
        value={text}
        error={undefined}
        placeholder={t.pastedHint}
        rows={2}
        maxLength={300}
        onInput={(typed) => (form.pasted.value = typed)}
        onBlur={() => undefined}
      />
      <div className="t-row">
        <Button size="sm" onClick={read}>
          {t.read}
        </Button>
        <span role="status" className="t-s13 t-2">
          {result}
        </span>
      </div>
    </div>
  );
}
