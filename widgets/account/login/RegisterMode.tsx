import { useState } from 'react';
import { useValue } from '#kit/readable.ts';
import { phoneOf, showPhone } from '#domain/account/phone.ts';
import { LinkButton } from '#ui/controls/LinkButton.tsx';
import { Checkbox } from '#ui/controls/Checkbox.tsx';
import { Icon } from '#ui/icons/Icon.tsx';
import { iconGift } from '#ui/icons/icons.ts';
import { Agreements } from './Agreement.tsx';
import { CodeField } from './CodeField.tsx';
import { GroupedInput } from '#ui/form/GroupedInput.tsx';
import { ModeForm } from './ModeForm.tsx';
import { NewPasswordField } from './NewPasswordField.tsx';
import { PhoneField } from './PhoneField.tsx';
import { useFieldProps, useLogin } from './use-login.ts';

/** Mode 3, step 1. */
export function RegisterMode() {
  const { model, words } = useLogin();
  const form = useValue(model.forms).register;
  const isVerified = useValue(model.verified);
  const [asksReferrer, askReferrer] = useState(false);
  const referrer = useFieldProps('refermobilephone');
  return (
    <ModeForm
      label={words.registerTitle}
      submit={words.submitRegister}
      submitting={words.registering}
      right={<LinkButton onClick={() => model.show('password')}>{words.haveAccount}</LinkButton>}
    >
      {isVerified ? (
        <p className="lg-phone">
          <span>
            {words.phone} {showPhone(form.mobilePhone)}
          </span>
          <LinkButton onClick={model.changePhone}>{words.changePhone}</LinkButton>
        </p>
      ) : (
        <>
          <PhoneField value={form.mobilePhone} onInput={(mobilePhone) => model.edit('register', { mobilePhone })} />
          <CodeField name="code" value={form.code} onInput={(code) => model.edit('register', { code })} />
        </>
      )}
      <NewPasswordField name="loginPwd" label={words.password} value={form.loginPwd} phone={form.mobilePhone} onInput={(loginPwd) => model.edit('register', { loginPwd })} />
      {isVerified && !asksReferrer && !form.refermobilephone ? (
        <LinkButton className="t-s13 lg-more" onClick={() => askReferrer(true)}>
          {words.addReferrer}
        </LinkButton>
      ) : (
        <GroupedInput
          {...referrer}
          aria-label={words.referrer}
          value={form.refermobilephone}
          onInput={(refermobilephone) => model.edit('register', { refermobilephone })}
          keep={phoneOf}
          show={showPhone}
          size="lg"
          type="tel"
          inputMode="numeric"
          autoComplete="off"
          placeholder={words.referrer}
          before={<Icon of={iconGift} />}
        />
      )}
      <Checkbox {...useFieldProps('agreement')} className="lg-agree" checked={form.agreement} onChange={(agreement) => model.edit('register', { agreement })}>
        {words.agree}
        <Agreements />
      </Checkbox>
    </ModeForm>
  );
}
