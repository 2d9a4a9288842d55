import { useServices } from '#kit/widget.ts';
import { useValue } from '#kit/readable.ts';
import { LinkButton } from '#ui/controls/LinkButton.tsx';
import { Consent } from './Agreement.tsx';
import { CodeField } from './CodeField.tsx';
import { ModeForm } from './ModeForm.tsx';
import { PhoneField } from './PhoneField.tsx';
import { useLogin } from './use-login.ts';

/** Mode 2: phone and SMS code. */
export function PhoneMode() {
  const { model, words } = useLogin();
  const { say, config } = useServices();
  const form = useValue(model.forms).phone;
  const [telephone = ''] = useValue(config).telephones;
  const help = () => void say.alert({ title: words.noCodeTitle, text: `${words.noCodeHelp} ${telephone}`.trim() });
  return (
    <ModeForm
      label={words.phoneTab}
      reserved
      submit={words.submitLogin}
      submitting={words.loggingIn}
      note={<Consent />}
      left={<LinkButton onClick={help}>{words.noCode}</LinkButton>}
      right={<LinkButton onClick={() => model.show('register')}>{words.toRegister}</LinkButton>}
    >
      <PhoneField value={form.mobilePhone} onInput={(mobilePhone) => model.edit('phone', { mobilePhone })} />
      <CodeField name="code" value={form.code} onInput={(code) => model.edit('phone', { code })} />
      <p className="lg-note">{words.codeNote}</p>
    </ModeForm>
  );
}
