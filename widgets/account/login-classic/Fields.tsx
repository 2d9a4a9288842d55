import { useId } from 'react';
import type { ReactNode } from 'react';
import type { FieldName, LoginForms, LoginMode } from '#domain/account/login-forms.ts';
import { phoneOf, showPhone } from '#domain/account/phone.ts';
import { showSmsCode, smsCodeOf } from '#domain/account/sms-code.ts';
import { useValue } from '#kit/readable.ts';
import { GroupedInput } from '#ui/form/GroupedInput.tsx';
import { Input, PasswordInput } from '#ui/form/Input.tsx';
import { pressUnless } from '#ui/base/passed-props.ts';
import { useAbout, useClassic, useTyped } from './use-classic.ts';

interface FieldProps<M extends LoginMode> {
  mode: M;
  field: keyof LoginForms[M] & FieldName;
  label: string;
  hint?: string;
}

/** A label above its control. */
function Labelled({ label, children }: { label: string; children: (id: string) => ReactNode }) {
  const id = useId();
  return (
    <div className="t-field">
      <label htmlFor={id}>{label}</label>
      {children(id)}
    </div>
  );
}

export function AccountField({ label, hint }: { label: string; hint: string }) {
  const typed = useTyped('password', 'mobilePhone');
  const about = useAbout('mobilePhone');
  return (
    <Labelled label={label}>
      {(id) => <Input id={id} {...about} {...typed} size="lg" autoComplete="username" autoCapitalize="none" spellCheck={false} maxLength={60} placeholder={hint} />}
    </Labelled>
  );
}

/** A mobile number; `optional`: of another person. */
export function PhoneField<M extends LoginMode>({ mode, field, label, hint, optional = false }: FieldProps<M> & { optional?: boolean }) {
  const typed = useTyped(mode, field);
  const about = useAbout(field);
  return (
    <Labelled label={label}>
      {(id) => <GroupedInput id={id} {...about} {...typed} keep={phoneOf} show={showPhone} size="lg" type="tel" inputMode="numeric" autoComplete={optional ? 'off' : 'tel-national'} placeholder={hint} />}
    </Labelled>
  );
}

export function SecretField<M extends LoginMode>({ mode, field, label, hint, isNew = false }: FieldProps<M> & { isNew?: boolean }) {
  const typed = useTyped(mode, field);
  const about = useAbout(field);
  return (
    <Labelled label={label}>
      {(id) => <PasswordInput id={id} {...about} {...typed} size="lg" autoComplete={isNew ? 'new-password' : 'current-password'} placeholder={hint} />}
    </Labelled>
  );
}

/** The SMS code, and beside it the button that sends one. */
export function CodeField<M extends LoginMode>({ mode, field, label, hint }: FieldProps<M>) {
  const typed = useTyped(mode, field);
  const about = useAbout(field);
  return (
    <Labelled label={label}>
      {(id) => (
        <div className="lc-beside">
          <GroupedInput id={id} {...about} {...typed} keep={smsCodeOf} show={showSmsCode} size="lg" inputMode="numeric" autoComplete="one-time-code" placeholder={hint} />
          <SendCode />
        </div>
      )}
    </Labelled>
  );
}

function SendCode() {
  const { model, words } = useClassic();
  const secondsLeft = useValue(model.secondsLeft);
  const isSending = useValue(model.isSending);
  const wait = secondsLeft < 100 ? `${secondsLeft} ${words.resendSeconds}` : `${Math.ceil(secondsLeft / 60)} ${words.resendMinutes}`;
  return (
    <button type="button" className="lc-send" {...pressUnless(secondsLeft > 0 || isSending, () => void model.sendCode())}>
      {secondsLeft > 0 ? wait : isSending ? words.sendingCode : words.sendCode}
    </button>
  );
}
