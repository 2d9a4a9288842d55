import { useLogin } from '#parts/login/use-login.ts';
import { useValue } from '#kit/readable.ts';
import { useServices } from '#kit/widget.ts';
import { Agreements } from '#parts/login/Agreements.tsx';
import { LoginForm } from '#parts/login/LoginForm.tsx';
import { AccountInput, CaptchaInput, SecretInput } from '#parts/login/inputs.tsx';
import { LinkButton } from '#ui/controls/LinkButton.tsx';
import { Icon } from '#ui/icons/Icon.tsx';
import { iconLock, iconUser } from '#ui/icons/icons.ts';
import { CodeField, PhoneField } from './fields.tsx';
import type { LoginTexts } from './texts.ts';

/** Mode 1: account, password, captcha. */
export function PasswordMode() {
  const { model, words } = useLogin<LoginTexts>();
  return (
    <LoginForm
      label={words.passwordTab}
      submit={words.submitLogin}
      submitting={words.loggingIn}
      note={<Consent />}
      left={<LinkButton onClick={() => model.show('reset')}>{words.forgot}</LinkButton>}
      right={<LinkButton onClick={() => model.show('register')}>{words.toRegister}</LinkButton>}
    >
      <AccountInput aria-label={words.account} placeholder={words.accountHint} before={<Icon of={iconUser} />} />
      <SecretInput
        mode="password"
        field="loginPsw"
        aria-label={words.password}
        placeholder={words.password}
        before={<Icon of={iconLock} />}
      />
      <CaptchaInput aria-label={words.captcha} />
    </LoginForm>
  );
}

/** Mode 2: phone and SMS code. */
export function PhoneMode() {
  const { model, words } = useLogin<LoginTexts>();
  const { say, config } = useServices();
  const [telephone = ''] = useValue(config).telephones;
  const help = () => void say.alert({ title: words.noCodeTitle, text: `${words.noCodeHelp} ${telephone}`.trim() });
  return (
    <LoginForm
      label={words.phoneTab}
      submit={words.submitLogin}
      submitting={words.loggingIn}
      note={<Consent />}
      left={<LinkButton onClick={help}>{words.noCode}</LinkButton>}
      right={<LinkButton onClick={() => model.show('register')}>{words.toRegister}</LinkButton>}
    >
      <PhoneField mode="phone" />
      <CodeField mode="phone" field="code" />
      <p className="lg-note">{words.codeNote}</p>
    </LoginForm>
  );
}

/** Under the button of the two login modes; register asks for a tick instead. */
function Consent() {
  const { words } = useLogin<LoginTexts>();
  return (
    <p className="lg-note lg-agree">
      {words.consent}
      <Agreements />
    </p>
  );
}
