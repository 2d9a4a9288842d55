import type { ClipboardEvent } from 'react';
import { hidePhone, phoneOf, showPhone } from '#domain/account/phone.ts';
import { certTypeOrder, certTypes, tellsBirthday } from '#domain/passenger/documents/cert-types.ts';
import { isKept } from '#domain/passenger/documents/certificates.ts';
import { typedCertNo } from '#domain/passenger/documents/typed-number.ts';
import { groupCertNo, maskCertNo } from '#domain/passenger/documents/masking.ts';
import { typedDay } from '#base/typed-day.ts';
import { isWholePerson, isWorthReading } from '#domain/passenger/worth-reading.ts';
import type { FormErrors } from '#kit/forms/form.ts';
import { Checkbox } from '#ui/controls/Checkbox.tsx';
import { Field } from '#ui/form/Field.tsx';
import { Icon } from '#ui/icons/Icon.tsx';
import { Input } from '#ui/form/Input.tsx';
import { Select } from '#ui/select/Select.tsx';
import { iconCalendar } from '#ui/icons/icons.ts';
import { MaskedInput } from '#ui/form/MaskedInput.tsx';
import { nameFieldOf, paperOf } from './draft.ts';
import type { TravellerDraft } from './draft.ts';
import type { Party } from './party.ts';
import type { Judged } from './judge.ts';

interface TravellerFieldsProps {
  party: Party;
  one: Judged;
  problems: FormErrors;
}

export function TravellerFields({ party, one, problems }: TravellerFieldsProps) {
  const t = party.words;
  const { draft } = one;
  const { key, certType } = draft;
  const type = certTypes[certType];
  const paper = paperOf(draft);
  const nameField = nameFieldOf(draft);
  const isLatin = nameField === 'englishName';
  const latinHint = draft.name ? `${draft.name} · ${t.latinHint}` : `${t.latinHint}${t.latinExample}`;
  const problem = (field: string) => problems[`${key}.${field}`];
  const left = (field: string) => () => party.leave(`${key}.${field}`);
  const leftDay = (field: 'bornDate' | 'certValidDate') => () => {
    party.completeDay(key, field);
    party.leave(`${key}.${field}`);
  };
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
  return (
    <div className="tv-g">
      <Field
        label={isLatin ? t.latinName : t.name}
        required
        error={problem('name')}
        hint={one.nameHint || (isLatin && latinHint)}
      >
        {(aria) => (
          <Input
            {...aria}
            value={draft[nameField]}
            title={draft[nameField].length > longName ? draft[nameField] : undefined}
            maxLength={60}
            autoComplete="off"
            autoCapitalize={isLatin ? 'characters' : 'none'}
            spellCheck={false}
            onPaste={onPaste}
            onInput={orPasted((value) => party.editPerson(key, { [nameField]: value }))}
            onBlur={left('name')}
          />
        )}
      </Field>
      <Field label={t.certType} required>
        {(aria) => (
          <Select
            {...aria}
            value={certType}
            options={documentOptions(draft)}
            onChange={(next) => party.editPerson(key, { certType: next })}
          />
        )}
      </Field>
      <Field
        label={t.certNo}
        required
        error={problem('certNo')}
        hint={one.certHint || (isKept(paper) && !draft.isOwn && t.keptByCompany)}
      >
        {(aria) => (
          <MaskedInput
            {...aria}
            eye
            kept={paper.kept}
            onReveal={draft.isOwn ? () => void party.reveal(key) : undefined}
            mask={masked(maskCertNo)}
            keep={keptCertNo}
            show={certType === '1' ? groupCertNo : same}
            value={paper.certNo}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            onPaste={onPaste}
            onInput={orPasted((certNo) => party.editPaper(key, { certNo }))}
            onBlur={left('certNo')}
          />
        )}
      </Field>
      {type.expires && (
        <Field label={t.certValidDate} required error={problem('certValidDate')}>
          {(aria) => (
            <DayInput
              {...aria}
              placeholder={t.dateForm}
              value={paper.certValidDate}
              onInput={(day) => party.editPaper(key, { certValidDate: day })}
              onBlur={leftDay('certValidDate')}
            />
          )}
        </Field>
      )}
      {asksBirthday && (
        <Field label={t.bornDate} required error={problem('bornDate')}>
          {(aria) => (
            <DayInput
              {...aria}
              placeholder={t.bornForm}
              value={draft.bornDate}
              onInput={(bornDate) => party.editPerson(key, { bornDate })}
              onBlur={leftDay('bornDate')}
            />
          )}
        </Field>
      )}
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
              onBlur={left('mobilePhone')}
            />
          )}
        </Field>
      )}
      {one.guardian && (
        <Field label={t.guardian} required error={problem('guardianConsent')}>
          {(aria) => (
            <Checkbox
              {...aria}
              checked={draft.guardianConsent}
              onChange={(guardianConsent) => party.editPerson(key, { guardianConsent })}
            >
              {t.guardianTick}
            </Checkbox>
          )}
        </Field>
      )}
    </div>
  );
}

const same = (text: string): string => text;
/** A text that is a whole traveller goes through as it is: it will be taken apart. */
const keptCertNo = (typed: string): string => (isWholePerson(typed) ? typed : typedCertNo(typed).slice(0, 40));

interface DayInputProps {
  placeholder: string;
  value: string;
  onInput: (day: string) => void;
  onBlur: () => void;
}

/** The field of a name cuts what is longer; then the whole of it is shown by the browser. */
const longName = 8;

/** A day typed in figures; its hyphens come by themselves. */
function DayInput({ onInput, ...rest }: DayInputProps) {
  return (
    <Input
      {...rest}
      inputMode="numeric"
      autoComplete="off"
      maxLength={40}
      onInput={(typed) => onInput(typedDay(typed))}
      after={<Icon of={iconCalendar} size={16} />}
    />
  );
}

/** The person's own documents first, with their masked numbers. */
function documentOptions(draft: TravellerDraft) {
  const own = certTypeOrder.filter((type) => draft.papers[type]?.certNo || draft.papers[type]?.kept);
  return [...own, ...certTypeOrder.filter((type) => !own.includes(type))].map((type) => ({
    value: type,
    label: certTypes[type].short,
    hint: maskCertNo(draft.papers[type]?.certNo ?? '') || (draft.papers[type]?.kept ?? ''),
  }));
}
