import { hidePhone } from '#domain/account/phone.ts';
import { useValue } from '#kit/readable.ts';
import { useServices } from '#kit/widget.ts';
import { LinkButton } from '#ui/controls/LinkButton.tsx';
import { Checkbox } from '#ui/controls/Checkbox.tsx';
import { CaptchaField } from './CaptchaField.tsx';
import { AccountField, CodeField, PhoneField, SecretField } from './Fields.tsx';
import { StepForm } from './StepForm.tsx';
import { useAbout, useClassic } from './use-classic.ts';

/** Login by account. */
export function PasswordForm() {
  const { words } = useClassic();
  return (
    <StepForm label={words.passwordTab} submit={words.submitLogin} submitting={words.loggingIn} left={<Forgot />} right={<ToRegister />}>
      <AccountField label={words.account} hint={words.accountHint} />
      <SecretField mode="password" field="loginPsw" label={words.password} hint={words.passwordHint} />
      <CaptchaField />
    </StepForm>
  );
}

/** Login by SMS. */
export function PhoneForm() {
  const { words } = useClassic();
  return (
    <StepForm label={words.phoneTab} submit={words.submitLogin} submitting={words.loggingIn} left={<Forgot />} right={<ToRegister />}>
      <PhoneField mode="phone" field="mobilePhone" label={words.phone} hint={words.phoneHint} />
      <CodeField mode="phone" field="code" label={words.smsCode} hint={words.smsCodeHint} />
    </StepForm>
  );
}

export function RegisterForm() {
  const { model, words } = useClassic();
  const isAgreed = useValue(model.forms).register.agreement;
  const { agreement, privacy } = useValue(useServices().config).texts;
  const about = useAbout('agreement');
  return (
    <StepForm label={words.registerTitle} submit={words.submitRegister} submitting={words.registering} right={<LinkButton onClick={() => model.show('password')}>{words.haveAccount}</LinkButton>}>
      <PhoneField mode="register" field="mobilePhone" label={words.phone} hint={words.phoneHint} />
      <CodeField mode="register" field="code" label={words.smsCode} hint={words.smsCodeHint} />
      <SecretField mode="register" field="loginPwd" label={words.password} hint={words.newPasswordHint} isNew />
      <PhoneField mode="register" field="refermobilephone" label={words.referrer} hint={words.referrerHint} optional />
      <Checkbox {...about} className="lc-agree" checked={isAgreed} onChange={(on) => model.edit('register', { agreement: on })}>
        {words.agree}
        <Agreement type="service_agreement" name={agreement} />
        <Agreement type="privacy" name={privacy} />
      </Checkbox>
    </StepForm>
  );
}

/** Reset, step 1: whose account it is. */
export function VerifyForm() {
  const { model, words } = useClassic();
  return (
    <StepForm label={words.stepVerify} submit={words.submitVerify} submitting={words.verifying} right={<LinkButton onClick={() => model.show('password')}>{words.backToLogin}</LinkButton>}>
      <PhoneField mode="reset" field="mobilePhone" label={words.phone} hint={words.phoneHint} />
      <CodeField mode="reset" field="smsCode" label={words.smsCode} hint={words.smsCodeHint} />
    </StepForm>
  );
}

/** Reset, step 2. The phone is shown above, so that a password manager and the visitor know whose password it is. */
export function RenewForm() {
  const { model, words } = useClassic();
  const phone = useValue(model.forms).reset.mobilePhone;
  return (
    <StepForm
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
      <SecretField mode="reset" field="pswd" label={words.newPassword} hint={words.newPasswordHint} isNew />
      <SecretField mode="reset" field="pswd2" label={words.confirmPassword} hint={words.confirmHint} isNew />
      <p className="t-s12 t-3">{words.resetNote}</p>
    </StepForm>
  );
}

function Forgot() {
  const { model, words } = useClassic();
  return <LinkButton onClick={() => model.show('reset')}>{words.forgot}</LinkButton>;
}

function ToRegister() {
  const { model, words } = useClassic();
  return <LinkButton onClick={() => model.show('register')}>{words.toRegister}</LinkButton>;
}

/** Opens in a tab of its own (specification 1, section 2.1); where places have no address, it is only named. */
function Agreement({ type, name }: { type: string; name: string }) {
  const href = useServices().hrefOf('agreement_frame', { type });
  return href ? (
    <a className="t-link" href={href} target="_blank" rel="noopener">
      {name}
    </a>
  ) : (
    <span>{name}</span>
  );
}
