import type { AgreementType } from './model.ts';
import { useAbout, useLogin } from './use-login.ts';
import { useValue } from '#kit/readable.ts';
import { useWidget } from '#kit/use-widget.ts';
import { useServices } from '#kit/widget.ts';
import { Button } from '#ui/controls/Button.tsx';
import { Checkbox } from '#ui/controls/Checkbox.tsx';
import { LinkButton } from '#ui/controls/LinkButton.tsx';
import { Dialog } from '#ui/overlay/Dialog.tsx';
import { Spinner } from '#ui/states/Spinner.tsx';

/** The two agreements, each in a tab of its own (specification 1, section 2.1); without addresses, in a dialog. */
export function Agreements() {
  const { agreement, privacy } = useValue(useServices().config).texts;
  return (
    <>
      <Agreement type="service_agreement" name={agreement} />
      {useLogin().words.and}
      <Agreement type="privacy" name={privacy} />
    </>
  );
}

function Agreement({ type, name }: { type: AgreementType; name: string }) {
  const { model } = useLogin();
  const href = useServices().hrefOf('agreement_frame', { type });
  return href ? (
    <a className="t-link" href={href} target="_blank" rel="noopener">
      {name}
    </a>
  ) : (
    <LinkButton onClick={() => (model.reading.value = { type, name })}>{name}</LinkButton>
  );
}

/** Register asks for a tick. */
export function AgreementTick() {
  const { model, words } = useLogin();
  const isAgreed = useValue(model.forms).register.agreement;
  return (
    <Checkbox
      {...useAbout('agreement')}
      className="lg-agree"
      checked={isAgreed}
      onChange={(agreement) => model.edit('register', { agreement })}
    >
      {words.agree}
      <Agreements />
    </Checkbox>
  );
}

/** Over the login, which keeps everything typed. */
export function AgreementDialog() {
  const { model } = useLogin();
  const reading = useValue(model.reading);
  if (!reading) return null;
  return (
    <Dialog open onClose={() => (model.reading.value = null)} title={reading.name} width={640}>
      <Text type={reading.type} />
    </Dialog>
  );
}

function Text({ type }: { type: AgreementType }) {
  const { words } = useLogin();
  const { View, failed, retry } = useWidget('agreement');
  if (View) return <View type={type} isAlone />;
  return <div className="lg-done">{failed ? <Button onClick={retry}>{words.captchaFailed}</Button> : <Spinner />}</div>;
}
