import { hidePhone } from '#domain/account/phone.ts';
import { useLogin } from '#parts/login/use-login.ts';
import { useValue } from '#kit/readable.ts';
import { AgreementTick } from '#parts/login/Agreements.tsx';
import { LoginDone, LoginForm } from '#parts/login/LoginForm.tsx';
import { AccountInput, CaptchaInput, PhoneInput, SecretInput } from '#parts/login/inputs.tsx';
import { LinkButton } from '#ui/controls/LinkButton.tsx';
import { CodeField, Labelled } from './Fields.tsx';
import type { ClassicTexts } from './texts.ts';

/** Login by account. */
export function PasswordForm() {
  const { words } = useLogin<ClassicTexts>();
  return (
    <LoginForm
      reserved
      label={words.passwordTab}
      submit={words.submitLogin}
      submitting={words.loggingIn}
      left={<Forgot />}
      right={<ToRegister />}
    >
      <Labelled label={words.account}>{(id) => <AccountInput id={id} placeholder={words.accountHint} />}</Labelled>
      <Labelled label={words.password}>
        {(id) => <SecretInput id={id} mode="password" field="loginPsw" placeholder={words.passwordHint} />}
      </Labelled>
      <Labelled label={words.captcha}>{(id) => <CaptchaInput id={id} />}</Labelled>
    </LoginForm>
  );
}

/** Login by SMS. */
export function PhoneForm() {
  const { words } = useLogin<ClassicTexts>();
  return (
    <LoginForm
      reserved
      label={words.phoneTab}
      submit={words.submitLogin}
      submitting={words.loggingIn}
      left={<Forgot />}
      right={<ToRegister />}
    >
      <Labelled label={words.phone}>
        {(id) => <PhoneInput id={id} mode="phone" field="mobilePhone" placeholder={words.phoneHint} />}
      </Labelled>
      <CodeField mode="phone" field="code" />
    </LoginForm>
  );
}

export function RegisterForm() {
  const { model, words } = useLogin<ClassicTexts>();
  return (
    <LoginForm
      reserved
      label={words.registerTitle}
      submit={words.submitRegister}
      submitting={words.registering}
      right={<LinkButton onClick={() => model.show('password')}>{words.haveAccount}</LinkButton>}
    >
      <Labelled label={words.phone}>
        {(id) => <PhoneInput id={id} mode="register" field="mobilePhone" placeholder={words.phoneHint} />}
      </Labelled>
      <CodeField mode="register" field="code" />
      <Labelled label={words.password}>
        {(id) => <SecretInput id={id} mode="register" field="loginPwd" isNew placeholder={words.newPasswordHint} />}
      </Labelled>
      {model.recommendCode ? (
        <p className="t-s13 t-3">{words.recommended}</p>
      ) : (
        <Labelled label={words.referrer}>
          {(id) => (
            <PhoneInput id={id} mode="register" field="refermobilephone" isOther placeholder={words.referrerHint} />
          )}
        </Labelled>
      )}
      <AgreementTick />
    </LoginForm>
  );
}

/** Reset, step 1: whose account it is. */
export function VerifyForm() {
  const { model, words } = useLogin<ClassicTexts>();
  return (
    <LoginForm
      reserved
      label={words.stepVerify}
      submit={words.submitVerify}
      submitting={words.verifying}
      right={<LinkButton onClick={() => model.show('password')}>{words.backToLogin}</LinkButton>}
    >
      <Labelled label={words.phone}>
        {(id) => <PhoneInput id={id} mode="reset" field="mobilePhone" placeholder={words.phoneHint} />}
      </Labelled>
      <CodeField mode="reset" field="smsCode" />
    </LoginForm>
  );
}

/** Reset, step 2. The phone is shown above, so that a password manager and the visitor know whose password it is. */
export function RenewForm() {
  const { model, words } = useLogin<ClassicTexts>();
  const phone = useValue(model.forms).reset.mobilePhone;
  return (
    <LoginForm
      reserved
      label={words.stepRenew}
      submit={words.submitReset}
      submitting={words.resetting}
      left={<LinkButton onClick={() => model.show('reset', 'smsCode')}>{words.backToVerify}</LinkButton>}
      right={<LinkButton onClick={() => model.show('password')}>{words.backToLogin}</LinkButton>}
    >
      <p className="t-s13 t-2">
        {words.renewFor}
        <b>{hidePhone(phone)}</b>
      </p>
      {/* Password managers read whose password it is. */}
      <input hidden readOnly autoComplete="username" aria-label={words.phone} value={phone} />
      <Labelled label={words.newPassword}>
        {(id) => <SecretInput id={id} mode="reset" field="pswd" isNew placeholder={words.newPasswordHint} />}
      </Labelled>
      <Labelled label={words.confirmPassword}>
        {(id) => <SecretInput id={id} mode="reset" field="pswd2" isNew placeholder={words.confirmHint} />}
      </Labelled>
      <p className="t-s12 t-3">{words.resetNote}</p>
    </LoginForm>
  );
}

function Forgot() {
  const { model, words } = useLogin<ClassicTexts>();
  return <LinkButton onClick={() => model.show('reset')}>{words.forgot}</LinkButton>;
}

function ToRegister() {
  const { model, words } = useLogin<ClassicTexts>();
  return <LinkButton onClick={() => model.show('register')}>{words.toRegister}</LinkButton>;
}

/** The last step of register and reset. */
export function Finish() {
  const { model, words } = useLogin<ClassicTexts>();
  const mode = useValue(model.mode);
  const phone = useValue(model.forms).register.mobilePhone;
  return mode === 'register' ? (
    <LoginDone title={words.registered} note={`${words.registeredNote}${hidePhone(phone)}`} button={words.goOn} />
  ) : (
    <LoginDone title={words.resetDone} note={words.resetDoneNote} button={words.backToLogin} />
  );
}
