import { useState } from 'react';
import { showPhone } from '#domain/account/phone.ts';
import { useLogin } from '#parts/login/use-login.ts';
import { useValue } from '#kit/readable.ts';
import { useServices } from '#kit/widget.ts';
import { AgreementTick } from '#parts/login/Agreements.tsx';
import { LoginForm } from '#parts/login/LoginForm.tsx';
import { PhoneInput, SecretInput } from '#parts/login/inputs.tsx';
import { LinkButton } from '#ui/controls/LinkButton.tsx';
import { Icon } from '#ui/icons/Icon.tsx';
import { iconGift, iconLock } from '#ui/icons/icons.ts';
import { CodeField, NewPasswordField, PhoneField } from './fields.tsx';
import type { LoginTexts } from './texts.ts';

/** Mode 3, step 1. */
export function RegisterMode() {
  const { model, words } = useLogin<LoginTexts>();
  const { mobilePhone, refermobilephone } = useValue(model.forms).register;
  const isVerified = useValue(model.verified);
  const [asksReferrer, askReferrer] = useState(false);
  return (
    <LoginForm
      label={words.registerTitle}
      submit={words.submitRegister}
      submitting={words.registering}
      right={<LinkButton onClick={() => model.show('password')}>{words.haveAccount}</LinkButton>}
    >
      {isVerified ? (
        <p className="lg-phone">
          <span>
            {words.phone} {showPhone(mobilePhone)}
          </span>
          <LinkButton onClick={model.changePhone}>{words.changePhone}</LinkButton>
        </p>
      ) : (
        <>
          <PhoneField mode="register" />
          <CodeField mode="register" field="code" />
        </>
      )}
      <NewPasswordField mode="register" field="loginPwd" label={words.password} />
      {model.recommendCode ? (
        <p className="lg-note">{words.recommended}</p>
      ) : isVerified && !asksReferrer && !refermobilephone ? (
        <LinkButton className="t-s13 lg-more" onClick={() => askReferrer(true)}>
          {words.addReferrer}
        </LinkButton>
      ) : (
        <PhoneInput
          mode="register"
          field="refermobilephone"
          isOther
          aria-label={words.referrer}
          placeholder={words.referrer}
          before={<Icon of={iconGift} />}
        />
      )}
      <AgreementTick />
    </LoginForm>
  );
}

/** Mode 4, step 1. */
export function ResetMode() {
  const { model, words } = useLogin<LoginTexts>();
  const [telephone] = useValue(useServices().config).telephones;
  const contact = telephone && (
    <a className="t-link" href={`tel:${telephone.replace(/[^\d+]/g, '')}`}>
      {words.contact} {telephone}
    </a>
  );
  return (
    <LoginForm
      label={words.resetTitle}
      submit={words.submitReset}
      submitting={words.resetting}
      left={contact}
      right={<LinkButton onClick={() => model.show('password')}>{words.backToLogin}</LinkButton>}
    >
      <PhoneField mode="reset" />
      <CodeField mode="reset" field="smsCode" />
      <NewPasswordField mode="reset" field="pswd" label={words.newPassword} />
      <SecretInput
        mode="reset"
        field="pswd2"
        isNew
        aria-label={words.confirmPassword}
        placeholder={words.confirmPassword}
        before={<Icon of={iconLock} />}
      />
      <p className="lg-note">{words.resetNote}</p>
    </LoginForm>
  );
}
