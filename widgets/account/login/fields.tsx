import { useId } from 'react';
import { strengthOf } from '#domain/account/password-strength.ts';
import type { FieldOf } from '#domain/account/login-forms.ts';
import { useLogin } from '#parts/login/use-login.ts';
import { useValue } from '#kit/readable.ts';
import { CodeInput, PhoneInput, SecretInput, SendCode } from '#parts/login/inputs.tsx';
import { Icon } from '#ui/icons/Icon.tsx';
import { iconLock, iconMail } from '#ui/icons/icons.ts';
import type { LoginTexts } from './texts.ts';

type PhoneMode = 'phone' | 'register' | 'reset';

export function PhoneField({ mode }: { mode: PhoneMode }) {
  const { words } = useLogin<LoginTexts>();
  return (
    <PhoneInput<PhoneMode>
      mode={mode}
      field="mobilePhone"
      aria-label={words.phone}
      placeholder={words.phone}
      before={<span className="lg-cc">{words.countryCode}</span>}
    />
  );
}

/** The SMS code with the button that sends it. */
export function CodeField<M extends PhoneMode>({ mode, field }: { mode: M; field: FieldOf<M> & ('code' | 'smsCode') }) {
  const { words } = useLogin<LoginTexts>();
  return (
    <CodeInput
      mode={mode}
      field={field}
      aria-label={words.smsCode}
      placeholder={words.smsCode}
      before={<Icon of={iconMail} />}
      after={<SendCode className="lg-sms" />}
    />
  );
}

interface NewPasswordFieldProps<M extends 'register' | 'reset'> {
  mode: M;
  field: FieldOf<M> & ('loginPwd' | 'pswd');
  label: string;
}

const bars = { weak: 1, middle: 2, strong: 3 } as const;

/** A new password and how long it would last; the estimate only advises. A password that holds the member's own phone is quickly guessed. */
export function NewPasswordField<M extends 'register' | 'reset'>({ mode, field, label }: NewPasswordFieldProps<M>) {
  const { model, words } = useLogin<LoginTexts>();
  const form = useValue(model.forms)[mode];
  const noteId = useId();
  const password = String(form[field]);
  const strength = password ? strengthOf(password, form.mobilePhone ? [form.mobilePhone] : []) : null;
  return (
    <>
      <SecretInput
        mode={mode}
        field={field}
        isNew
        describedBy={noteId}
        aria-label={label}
        placeholder={label}
        before={<Icon of={iconLock} />}
      />
      <div className={`lg-str${strength ? ` lg-str--${strength}` : ''}`}>
        {[1, 2, 3].map((bar) => (
          <i key={bar} className={strength && bar <= bars[strength] ? 'is-on' : undefined} />
        ))}
        <span id={noteId}>
          {strength && `${words.strength} ${words[strength]} · `}
          {words.passwordLength}
        </span>
      </div>
    </>
  );
}
