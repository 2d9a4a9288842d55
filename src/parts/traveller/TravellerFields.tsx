import type { ClipboardEvent } from 'react';
import { hidePhone, phoneOf, showPhone } from '#domain/account/phone.ts';
import { certTypeOrder, certTypes, tellsBirthday } from '#domain/passenger/documents/cert-types.ts';
import { isKept } from '#domain/passenger/documents/validity.ts';
import { typedCertNo } from '#domain/passenger/documents/typed-number.ts';
import { maskCertNo } from '#domain/passenger/documents/masking.ts';
import { isWholePerson, isWorthReading } from '#domain/passenger/worth-reading.ts';
import type { PassengerField } from '#domain/passenger/check-passenger.ts';
import type { FormErrors } from '#kit/forms/form.ts';
import { useSay } from '#kit/say.ts';
import { useTexts } from '#kit/use-texts.ts';
import { Field } from '#ui/form/Field.tsx';
import { CheckField, DateField, TextField } from '#ui/form/fields.tsx';
import { MaskedInput } from '#ui/form/MaskedInput.tsx';
import { DocumentFields } from './DocumentFields.tsx';
import { paperOf } from './draft.ts';
import { nameFieldOf } from './draft-of.ts';
import { cardWords } from './form/card-words.ts';
import { fieldTexts } from './form/field-texts.ts';
import type { TravellerDraft } from './draft.ts';
import type { WholeParty } from './actions/whole-party.ts';
import type { Judged } from './judge.ts';

interface TravellerFieldsProps {
  party: WholeParty;
  one: Judged;
  problems: FormErrors;
}

export function TravellerFields({ party, one, problems }: TravellerFieldsProps) {
  const t = cardWords(party.words);
  const own = useTexts('traveller-fields', fieldTexts);
  const { say } = useSay();
  const { draft } = one;
  const { key, certType } = draft;
  const type = certTypes[certType];
  const paper = paperOf(draft);
  const nameField = party.travel.isLatin ? 'englishName' : nameFieldOf(draft);
  const isLatin = nameField === 'englishName';
  const latinHint = draft.name ? `${draft.name} · ${own.latinHint}` : `${own.latinHint}${own.latinExample}`;
  const problem = (field: string) => problems[`${key}.${field}`];
  // A number typed here stays whole; one from the list is hidden until it is asked for.
  const masked = (mask: (text: string) => string) => (draft.passengerId ? mask : undefined);
  // A name with its number, or several travellers, are taken apart. Keyboards of phones insert a stored text as if typed.
  const onPaste = (event: ClipboardEvent<HTMLInputElement>) => {
    const text = event.clipboardData.getData('text');
    if (!isWorthReading(text)) return;
    event.preventDefault();
    void party.paste(text, key);
  };
  const orPasted = (edit: (value: string) => void) => (value: string) =>
    isWholePerson(value) ? void party.paste(value, key) : edit(value);
  // A frequent passenger with a birthday need not type it again.
  const asksBirthday = !tellsBirthday(certType) && !(draft.passengerId && one.birthday && !problem('bornDate'));
  const asksPhone = !one.guardian && !(draft.passengerId && type.expires);
  const field = (name: PassengerField) => ({
    name,
    error: problem(name),
    onBlur: () => party.leave(`${key}.${name}`),
  });
  // A day may be left before what was typed last is drawn.
  const dayField = (name: 'bornDate' | 'certValidDate') => ({
    ...field(name),
    onBlur() {
      party.completeDay(key, name);
      party.leave(`${key}.${name}`);
    },
  });
  return (
    <div className="tv-g">
      <TextField
        {...field('name')}
        label={isLatin ? own.latinName : t.name}
        required
        hint={say(one.nameHint) || (isLatin && latinHint)}
        value={draft[nameField]}
        title={draft[nameField].length > longName ? draft[nameField] : undefined}
        maxLength={60}
        autoCapitalize={isLatin ? 'characters' : 'none'}
        spellCheck={false}
        onPaste={onPaste}
        onInput={orPasted((value) => party.editPerson(key, { [nameField]: value }))}
      />
      <DocumentFields
        words={t}
        certType={certType}
        types={documentOptions(draft, party.travel.papers).map((type) => ({ ...type, label: say(type.label) }))}
        onType={(next) => party.editPerson(key, { certType: next })}
        number={{
          ...field('certNo'),
          hint: say(one.certHint) || (isKept(paper) && !draft.isOwn && own.keptByCompany),
          value: paper.certNo,
          kept: paper.kept,
          keep: keptCertNo,
          mask: masked(maskCertNo),
          onReveal: draft.isOwn ? () => void party.reveal(key) : undefined,
          onPaste,
          onInput: orPasted((certNo) => party.editPaper(key, { certNo })),
        }}
        valid={
          type.expires && {
            ...dayField('certValidDate'),
            placeholder: own.dateForm,
            value: paper.certValidDate,
            onInput: (day) => party.editPaper(key, { certValidDate: day }),
          }
        }
      />
      {asksBirthday && (
        <DateField
          {...dayField('bornDate')}
          label={t.bornDate}
          required
          placeholder={own.bornForm}
          value={draft.bornDate}
          onInput={(bornDate) => party.editPerson(key, { bornDate })}
        />
      )}
      {party.travel.Fields && <party.travel.Fields party={party} one={one} problems={problems} />}
      {asksPhone && (
        <Field label={t.phone} error={problem('mobilePhone')} hint={t.phoneHint}>
          {(aria) => (
            <MaskedInput
              {...aria}
              mask={masked(hidePhone)}
              keep={phoneOf}
              show={showPhone}
              value={draft.mobilePhone}
              type="tel"
              inputMode="tel"
              autoComplete="off"
              onInput={(mobilePhone) => party.editPerson(key, { mobilePhone })}
              onBlur={field('mobilePhone').onBlur}
            />
          )}
        </Field>
      )}
      {one.guardian && (
        <CheckField
          {...field('guardianConsent')}
          label={own.guardian}
          required
          value={draft.guardianConsent}
          onInput={(guardianConsent) => party.editPerson(key, { guardianConsent })}
        >
          {own.guardianTick}
        </CheckField>
      )}
    </div>
  );
}

/** A text that is a whole traveller goes through as it is: it will be taken apart. */
const keptCertNo = (typed: string): string => (isWholePerson(typed) ? typed : typedCertNo(typed).slice(0, 40));

/** The field of a name cuts what is longer; then the whole of it is shown by the browser. */
const longName = 8;

/** The person's own documents first, with their masked numbers. */
function documentOptions(draft: TravellerDraft, types = certTypeOrder) {
  const own = types.filter((type) => draft.papers[type]?.certNo || draft.papers[type]?.kept);
  return [...own, ...types.filter((type) => !own.includes(type))].map((type) => ({
    value: type,
    label: certTypes[type].short,
    hint: maskCertNo(draft.papers[type]?.certNo ?? '') || (draft.papers[type]?.kept ?? ''),
  }));
}
