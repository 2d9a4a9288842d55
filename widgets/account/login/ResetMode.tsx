import { useServices } from '#kit/widget.ts';
import { useValue } from '#kit/readable.ts';
import { LinkButton } from '#ui/controls/LinkButton.tsx';
import { Icon } from '#ui/icons/Icon.tsx';
import { iconLock } from '#ui/icons/icons.ts';
import { PasswordInput } from '#ui/form/Input.tsx';
import { CodeField } from './CodeField.tsx';
import { ModeForm } from './ModeForm.tsx';
import { NewPasswordField } from './NewPasswordField.tsx';
import { PhoneField } from './PhoneField.tsx';
import { useFieldProps, useLogin } from './use-login.ts';

/** Mode 4, step 1. */
export function ResetMode() {
  const { model, words } = useLogin();
  const form = useValue(model.forms).reset;
  const [telephone] = useValue(useServices().config).telephones;
  const contact = telephone && (
    <a className="t-link" href={`tel:${telephone.replace(/[^\d+]/g, '')}`}>
      {words.contact} {telephone}
    </a>
  );
  return (
    <ModeForm
      label={words.resetTitle}
      submit={words.submitReset}
      submitting={words.resetting}
      left={contact}
      right={<LinkButton onClick={() => model.show('password')}>{words.backToLogin}</LinkButton>}
    >
      <PhoneField value={form.mobilePhone} onInput={(mobilePhone) => model.edit('reset', { mobilePhone })} />
      <CodeField name="smsCode" value={form.smsCode} onInput={(smsCode) => model.edit('reset', { smsCode })} />
      <NewPasswordField name="pswd" label={words.newPassword} value={form.pswd} phone={form.mobilePhone} onInput={(pswd) => model.edit('reset', { pswd })} />
      <PasswordInput
        {...useFieldProps('pswd2')}
        aria-label={words.confirmPassword}
        value={form.pswd2}
        onInput={(pswd2) => model.edit('reset', { pswd2 })}
        size="lg"
        autoComplete="new-password"
        placeholder={words.confirmPassword}
        before={<Icon of={iconLock} />}
      />
      <p className="lg-note">{words.resetNote}</p>
    </ModeForm>
  );
}
