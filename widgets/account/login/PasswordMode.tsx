import { useValue } from '#kit/readable.ts';
import { LinkButton } from '#ui/controls/LinkButton.tsx';
import { Icon } from '#ui/icons/Icon.tsx';
import { iconLock, iconUser } from '#ui/icons/icons.ts';
import { Input, PasswordInput } from '#ui/form/Input.tsx';
import { Consent } from './Agreement.tsx';
import { CaptchaField } from './CaptchaField.tsx';
import { ModeForm } from './ModeForm.tsx';
import { useFieldProps, useLogin } from './use-login.ts';

/** Mode 1: account, password, captcha. */
export function PasswordMode() {
  const { model, words } = useLogin();
  const form = useValue(model.forms).password;
  return (
    <ModeForm
      label={words.passwordTab}
      reserved
      submit={words.submitLogin}
      submitting={words.loggingIn}
      note={<Consent />}
      left={<LinkButton onClick={() => model.show('reset')}>{words.forgot}</LinkButton>}
      right={<LinkButton onClick={() => model.show('register')}>{words.toRegister}</LinkButton>}
    >
      <Input
        {...useFieldProps('mobilePhone')}
        aria-label={words.account}
        value={form.mobilePhone}
        onInput={(mobilePhone) => model.edit('password', { mobilePhone })}
        size="lg"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={60}
        placeholder={words.accountHint}
        before={<Icon of={iconUser} />}
      />
      <PasswordInput
        {...useFieldProps('loginPsw')}
        aria-label={words.password}
        value={form.loginPsw}
        onInput={(loginPsw) => model.edit('password', { loginPsw })}
        size="lg"
        autoComplete="current-password"
        placeholder={words.password}
        before={<Icon of={iconLock} />}
      />
      <CaptchaField value={form.accCode} onInput={(accCode) => model.edit('password', { accCode })} />
    </ModeForm>
  );
}
