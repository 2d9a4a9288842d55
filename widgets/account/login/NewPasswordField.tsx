import { useId } from 'react';
import { strengthOf } from '#domain/account/password-strength.ts';
import { Icon } from '#ui/icons/Icon.tsx';
import { iconLock } from '#ui/icons/icons.ts';
import { PasswordInput } from '#ui/form/Input.tsx';
import { useFieldProps, useLogin } from './use-login.ts';

interface NewPasswordFieldProps {
  name: 'loginPwd' | 'pswd';
  label: string;
  value: string;
  /** A password that holds the member's own phone is quickly guessed. */
  phone: string;
  onInput(value: string): void;
}

const bars = { weak: 1, middle: 2, strong: 3 } as const;

/** A new password and how long it would last; the estimate only advises. */
export function NewPasswordField({ name, label, value, phone, onInput }: NewPasswordFieldProps) {
  const { words } = useLogin();
  const noteId = useId();
  const strength = value ? strengthOf(value, phone ? [phone] : []) : null;
  return (
    <>
      <PasswordInput
        {...useFieldProps(name, noteId)}
        aria-label={label}
        value={value}
        onInput={onInput}
        size="lg"
        autoComplete="new-password"
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
