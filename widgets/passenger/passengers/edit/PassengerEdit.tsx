import { phoneOf, showPhone } from '#domain/account/phone.ts';
import { relations } from '#contract/passenger.ts';
import type { Passenger } from '#contract/passenger.ts';
import { ageOn } from '#domain/spans.ts';
import { checkBirthday } from '#domain/passenger/documents/certificates.ts';
import { needsGuardian } from '#domain/passenger/age-bands.ts';
import { certTypes } from '#domain/passenger/documents/cert-types.ts';
import { typedCertNo } from '#domain/passenger/documents/typed-number.ts';
import { useValue } from '#kit/readable.ts';
import { useFields } from '#kit/forms/use-form.ts';
import { useResource } from '#kit/resources/use-resource.ts';
import { useTexts } from '#kit/use-texts.ts';
import { useModel, useServices } from '#kit/widget.ts';
import { FormScreen } from '#screens/FormScreen.tsx';
import { Loaded } from '#screens/Loaded.tsx';
import { DocumentFields } from '#parts/traveller/DocumentFields.tsx';
import { countriesIn, psgTypesIn } from '#parts/traveller/form/options.ts';
import { LinkButton } from '#ui/controls/LinkButton.tsx';
import { FormPart } from '#ui/form/FormGrid.tsx';
import { SelectField } from '#ui/form/more-fields.tsx';
import { CheckField, DateField, PhoneField, TextField } from '#ui/form/fields.tsx';
import { SearchField } from '#ui/form/SearchField.tsx';
import { createPassengerForm } from './model.ts';
import type { DocumentValues, PassengerFormModel } from './model.ts';
import { GuestFields } from '../GuestFields.tsx';
import { useSource } from '../source.ts';
import type { Source } from '../source.ts';
import { texts as ownTexts } from './texts.ts';
import type { Texts } from './texts.ts';
import { useSay } from '#kit/say.ts';

/** A passenger: a new one, or that of the `id` in the address. */
export function PassengerEdit() {
  const { id } = useValue(useServices().place).query;
  return id && id !== 'new' ? <Kept key={id} id={id} /> : <PassengerForm passenger={null} />;
}

function Kept({ id }: { id: string }) {
  const services = useServices();
  const { calls, list } = useSource();
  return (
    <Loaded from={useResource(calls.detail, { id })} onBack={() => services.navigate(list)}>
      {(data) => <PassengerForm passenger={data} />}
    </Loaded>
  );
}

function PassengerForm({ passenger }: { passenger: Passenger | null }) {
  const services = useServices();
  const source = useSource();
  const t = useTexts('passenger-edit', ownTexts);
  const leave = () => {
    if (!services.back()) services.navigate(source.list, {}, { replace: true });
  };
  const done = () => {
    services.say.toast(t.saved, 'ok');
    leave();
  };
  const form = useModel(() => createPassengerForm(services, passenger, done, source));
  const values = useValue(form.values);
  const field = useFields(form);
  const hasCard = form.hasCard(values);
  const today = services.clock.today();
  const age = checkBirthday(values.bornDate, today) ? null : ageOn(values.bornDate, today);
  const [free] = form.freeTypes(values.documents);
  const own = useSay();
  return (
    <FormScreen
      form={form}
      title={titleOf(t, source, passenger)}
      lead={source.isExternal ? t.guestLead : t.lead}
      onLeave={leave}
    >
      <TextField
        {...field('name')}
        onBlur={() => {
          form.leave('name');
          void form.suggest();
        }}
        label={t.name}
        required
        hint={t.nameHint}
        maxLength={60}
      />
      <TextField
        {...field('englishName')}
        label={t.englishName}
        hint={t.englishNameHint}
        maxLength={80}
        autoCapitalize="characters"
        spellCheck={false}
      />
      {values.documents.map((one, at) => (
        <DocumentPart key={at} form={form} one={one} at={at} />
      ))}
      {free && (
        <LinkButton className="t-s13 is-wide" onClick={() => form.addDocument(free)}>
          {t.addDocument}
        </LinkButton>
      )}
      <DateField
        {...field('bornDate')}
        label={t.bornDate}
        placeholder={t.bornForm}
        required
        disabled={hasCard}
        hint={[age !== null && t.years(age), hasCard && t.fromCard].filter(Boolean).join(own.say('，'))}
      />
      <SelectField
        {...field('sex')}
        label={t.sex}
        disabled={hasCard}
        options={[
          { value: 'M', label: t.sexes.M },
          { value: 'F', label: t.sexes.F },
        ]}
      />
      <SelectField {...field('psgType')} label={t.psgType} required options={psgTypesIn(own)} />
      <SearchField
        {...field('nationality')}
        label={t.nationality}
        required
        hint={t.countryHint}
        options={countriesIn(t.country)}
      />
      <PhoneField
        {...field('mobilePhone')}
        label={t.mobilePhone}
        hint={t.mobilePhoneHint}
        keep={phoneOf}
        placeholder={showPhone('13800000000')}
      />
      {!source.isExternal && !passenger?.isSelf && (
        <SelectField
          {...field('relation')}
          label={t.relation}
          options={[
            { value: '' as const, label: t.noRelation },
            ...relations.map((value) => ({ value, label: t.relations[value] })),
          ]}
        />
      )}
      {source.isExternal && <GuestFields field={field} />}
      {!passenger?.isSelf && (
        <CheckField {...field('consent')} label={t.consent} required wide>
          {t.consentTick}
        </CheckField>
      )}
      {values.bornDate.length === 10 && needsGuardian(values.bornDate, today) && (
        <CheckField {...field('guardianConsent')} label={t.guardian} required wide>
          {t.guardianTick}
        </CheckField>
      )}
    </FormScreen>
  );
}

const titleOf = (t: Texts, { isExternal }: Source, passenger: Passenger | null) =>
  isExternal ? (passenger ? t.editGuest : t.addGuest) : passenger ? t.edit : t.add;

function DocumentPart({ form, one, at }: { form: PassengerFormModel; one: DocumentValues; at: number }) {
  const t = useTexts('passenger-edit', ownTexts);
  const today = useServices().clock.today();
  const errors = useValue(form.errors);
  const own = useSay();
  const { documents } = useValue(form.values);
  const { expires } = certTypes[one.certType];
  const offered = [one.certType, ...form.freeTypes(documents)].map((value) => ({
    value,
    label: own.say(certTypes[value].label),
  }));
  const field = <Name extends 'certNo' | 'certValidDate' | 'issueCountry'>(name: Name) => {
    const path = `documents.${at}.${name}`;
    return {
      name: path,
      value: one[name],
      error: own.say(errors[path]),
      onInput: (value: string) => form.setDocument(at, { [name]: value }),
      onBlur: () => form.leave(path),
    };
  };
  const isOver = one.certValidDate !== '' && one.certValidDate < today;
  const remove = documents.length > 1 && (
    <LinkButton className="t-s13" aria-label={t.removeNth(at + 1)} onClick={() => form.removeDocument(at)}>
      {t.remove}
    </LinkButton>
  );
  return (
    <FormPart title={t.document(at + 1)} end={remove}>
      <DocumentFields
        words={t}
        certType={one.certType}
        types={offered}
        onType={(type) => form.setType(at, type)}
        number={{
          ...field('certNo'),
          maxLength: 40,
          keep: typedCertNo,
          mask: undefined,
          kept: one.kept,
          onReveal: () => void form.reveal(at),
        }}
        valid={{
          ...field('certValidDate'),
          required: expires,
          hint: isOver ? t.expired : !expires && t.longTerm,
        }}
      />
      {(one.certType === '2' || one.certType === '9') && (
        <SearchField
          {...field('issueCountry')}
          label={t.issueCountry}
          hint={t.countryHint}
          options={countriesIn(t.country)}
        />
      )}
    </FormPart>
  );
}
