import { useState } from 'react';
import { phoneOf } from '#domain/account/phone.ts';
import { faultsOfExternal } from '#domain/application/check.ts';
import { checkWords } from '#domain/application/check-words.ts';
import { tidyContactName } from '#domain/passenger/contact.ts';
import { useTexts } from '#kit/use-texts.ts';
import { Button } from '#ui/controls/Button.tsx';
import { TextField } from '#ui/form/fields.tsx';
import { Form } from '#ui/form/Form.tsx';

interface Added {
  kind: 'external';
  employeeId: number;
  name: string;
  note: string;
  mobilePhone: string;
}
interface ExternalProps {
  texts: Record<'addExternal' | 'externalName' | 'externalPhone' | 'externalPhoneHint' | 'add' | 'cancel', string>;
  onAdd(one: Added): void;
  onCancel(): void;
}

/** Name and phone of a traveller from outside, checked before they are added. */
export function External({ texts, onAdd, onCancel }: ExternalProps) {
  const words = useTexts('application-check', checkWords);
  const [name, setName] = useState('');
  const [mobilePhone, setPhone] = useState('');
  const [isTried, setTried] = useState(false);
  const one = { kind: 'external' as const, name: tidyContactName(name), mobilePhone: phoneOf(mobilePhone) };
  const faults = isTried ? faultsOfExternal(one, words) : {};
  const add = () => {
    setTried(true);
    if (!Object.keys(faultsOfExternal(one)).length) onAdd({ ...one, employeeId: 0, note: '' });
  };
  return (
    <Form className="t-form" label={texts.addExternal} onSubmit={add}>
      <TextField
        name="externalName"
        label={texts.externalName}
        required
        value={name}
        error={faults.name}
        maxLength={40}
        onInput={setName}
        onBlur={() => undefined}
      />
      <TextField
        name="externalPhone"
        label={texts.externalPhone}
        value={mobilePhone}
        error={faults.mobilePhone}
        hint={texts.externalPhoneHint}
        inputMode="tel"
        maxLength={20}
        onInput={setPhone}
        onBlur={() => undefined}
      />
      <div className="t-row is-wide">
        <Button size="sm" kind="soft" type="submit">
          {texts.add}
        </Button>
        <Button size="sm" kind="text" onClick={onCancel}>
          {texts.cancel}
        </Button>
      </div>
    </Form>
  );
}
