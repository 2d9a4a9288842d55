import type { ReactNode } from 'react';
import { payPassword } from '#contract/pay-password.ts';
import type { PayPasswordState } from '#contract/pay-password.ts';
import { isFamilyChild } from '#domain/menu/viewer.ts';
import { useFields } from '#kit/forms/use-form.ts';
import { RouteLink } from '#screens/RouteLink.tsx';
import { useValues } from '#kit/readable.ts';
import { createResource } from '#kit/resources/resource.ts';
import { useTexts } from '#kit/use-texts.ts';
import { useModel, useServices } from '#kit/widget.ts';
import { FormScreen } from '#screens/FormScreen.tsx';
import { Loaded } from '#screens/Loaded.tsx';
import { Countdown } from '#ui/display/Countdown.tsx';
import { Alert } from '#ui/states/Alert.tsx';
import { useDigest } from '../Moving.tsx';
import { CodeField } from '#parts/account/CodeField.tsx';
import { PasswordField } from '#parts/account/PasswordField.tsx';
import { texts as walletTexts } from '../texts.ts';
import { createPayPassword } from './model.ts';
import type { PasswordMode } from './model.ts';
import { texts as ownTexts } from './texts.ts';
import type { Texts } from './texts.ts';

/** Sets, changes or resets the pay password; a locked one shows the time of its unlocking. */
export function PayPassword() {
  const services = useServices();
  const t = useTexts('wallet-pin', ownTexts);
  const { childNote } = useTexts('wallet', walletTexts);
  const [user, { switches, telephones }, { query }] = useValues(services.session.user, services.config, services.place);
  const note =
    user && isFamilyChild(user) ? childNote : user && !user.mobilePhone ? t.noPhone(telephones[0] ?? '') : '';
  if (note) return <Note title={t.titles.set} t={t} text={note} />;
  return <State t={t} isUsed={switches.showPayPwd} isBySms={query['by'] === 'sms'} />;
}

function Note({ title, t, text, action }: { title: string; t: Texts; text: ReactNode; action?: ReactNode }) {
  return (
    <div className="t-page t-col">
      <h1 className="t-h1">{title}</h1>
      <Alert kind="info" action={action ?? <RouteLink to="my_wallet">{t.back}</RouteLink>}>
        {text}
      </Alert>
    </div>
  );
}

/** `isUsed`: the application asks for pay passwords; a member's own one is changed in any. */
function State({ t, isUsed, isBySms }: { t: Texts; isUsed: boolean; isBySms: boolean }) {
  const services = useServices();
  const digest = useDigest();
  const state = useModel(() => {
    const resource = createResource(services, payPassword.state, {});
    void resource.load();
    return resource;
  });
  const leave = () => void (services.back() || services.navigate('my_wallet'));
  return (
    <Loaded from={state} onBack={leave}>
      {(known) => {
        if (!isUsed && !known.isSetup) return <Note title={t.titles.set} t={t} text={t.notUsed} />;
        const mode = !known.isSetup ? 'set' : isBySms ? 'reset' : 'change';
        if (mode === 'change' && known.retryAfter > 0)
          return <Locked t={t} seconds={known.retryAfter} onEnd={() => void state.load()} />;
        if (!digest) return null;
        return (
          <PasswordForm
            key={mode}
            mode={mode}
            state={known}
            t={t}
            digest={digest}
            onLeave={leave}
            onRefused={() => void state.load()}
          />
        );
      }}
    </Loaded>
  );
}

function Locked({ t, seconds, onEnd }: { t: Texts; seconds: number; onEnd(): void }) {
  const { clock } = useServices();
  const untilMs = useModel(() => ({ ms: clock.now() + seconds * 1000 })).ms;
  return (
    <Note
      title={t.titles.change}
      t={t}
      text={
        <>
          <Countdown plain prefix={t.locked} untilMs={untilMs} now={clock.now} onEnd={onEnd} />
          <p>{t.lockedNote}</p>
        </>
      }
      action={
        <RouteLink to="my_wallet" params={{ view: 'payPassword', by: 'sms' }}>
          {t.toReset}
        </RouteLink>
      }
    />
  );
}

interface PasswordFormProps {
  mode: PasswordMode;
  state: PayPasswordState;
  t: Texts;
  digest(password: string): string;
  onLeave(): void;
  onRefused(): void;
}

function PasswordForm({ mode, state, t, digest, onLeave, onRefused }: PasswordFormProps) {
  const services = useServices();
  const form = useModel(() =>
    createPayPassword(services, {
      mode,
      t,
      digest,
      settle: onRefused,
      done() {
        services.say.toast(t.done, 'ok');
        onLeave();
      },
    }),
  );
  const field = useFields(form);
  return (
    <FormScreen isShort form={form} title={t.titles[mode]} lead={t.lead} save={t.save} onLeave={onLeave}>
      {mode === 'change' ? (
        <PasswordField
          {...field('oldPswd')}
          label={t.old}
          hint={
            <>
              {t.forgotten}
              <RouteLink to="my_wallet" params={{ view: 'payPassword', by: 'sms' }}>
                {t.toReset}
              </RouteLink>
            </>
          }
        />
      ) : (
        <>
          <p className="is-wide t-s13 t-2">{t.bySms(state.mobilePhone)}</p>
          <CodeField {...field('smsCode')} sms={form.sms} phone={state.mobilePhone} />
        </>
      )}
      <PasswordField {...field('payPswd')} label={t.fresh} />
      <PasswordField {...field('again')} label={t.again} />
    </FormScreen>
  );
}
