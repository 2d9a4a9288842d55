import { useId } from 'react';
import type { ReactNode } from 'react';
import { newerSteps } from '#domain/account/login-steps.ts';
import { newerWording } from '#domain/account/login-wording.ts';
import { hidePhone } from '#domain/account/phone.ts';
import { LoginContext, useLogin, useLoginView, useMessageFocus } from '#parts/login/use-login.ts';
import { useValue } from '#kit/readable.ts';
import type { Place } from '#kit/services.ts';
import { useTexts } from '#kit/use-texts.ts';
import { useServices } from '#kit/widget.ts';
import { AgreementDialog } from '#parts/login/Agreements.tsx';
import { LoginDone } from '#parts/login/LoginForm.tsx';
import { Tabs } from '#ui/controls/Tabs.tsx';
import { cx } from '#ui/base/passed-props.ts';
import { Dialog } from '#ui/overlay/Dialog.tsx';
import { isNarrowScreen } from '#ui/overlay/phone-screen.ts';
import { PasswordMode, PhoneMode } from './LoginModes.tsx';
import { RegisterMode, ResetMode } from './NewPasswordModes.tsx';
import { SignedIn } from './SignedIn.tsx';
import { texts } from './texts.ts';
import type { LoginTexts } from './texts.ts';

export interface LoginProps {
  /** `dialog`: over the page, closed by the visitor or by a login; `inline` (the default): a card on the page. */
  presentation?: 'dialog' | 'inline';
  /** `2` opens register (specification 1, section 2.2). */
  type?: string;
  /** The booking that goes on after the login: CA1501 北京 → 上海 */
  reason?: string;
  onClose?: () => void;
  onDone?: () => void;
}

/** `note`, of the runtime: why the login is asked for again; shown first. */
export function Login(props: LoginProps & { note?: string }) {
  const services = useServices();
  const { onDone, onClose } = props;
  const view = useLoginView(
    {
      steps: newerSteps,
      wording: useTexts('login-newer', newerWording),
      words: useTexts('login', texts),
      checksOnBlur: false,
    },
    {
      note: props.note,
      type: props.type ?? typeOf(services.place.peek()),
      smsFirst: !!services.isEmbedded || isNarrowScreen(),
      // On the login page the visitor goes back to where the login was asked for.
      onDone: onDone ?? onClose ?? services.back,
      onClose: () => onClose?.(),
    },
  );
  return (
    <LoginContext.Provider value={view}>
      {props.presentation === 'dialog' ? <InDialog reason={props.reason} /> : <OnPage reason={props.reason} />}
      <AgreementDialog />
    </LoginContext.Provider>
  );
}

/** `/view/login.shtml?type=2` is the register mode (specification 1, section 2.2); other places mean something else by type. */
const typeOf = ({ name, query }: Place): string | undefined => (name === 'Login' ? query['type'] : undefined);

function InDialog({ reason }: { reason: string | undefined }) {
  const { model } = useLogin();
  const mode = useValue(model.mode);
  // The two login modes share one height, so that nothing jumps between them; the other modes have their own.
  const isTall = mode === 'phone' || mode === 'password';
  return (
    <Dialog open onClose={model.close} title={useTitle()} className={cx('lg-dialog', isTall && 'lg-tall')}>
      <Body reason={reason} />
    </Dialog>
  );
}

function OnPage({ reason }: { reason: string | undefined }) {
  const { model } = useLogin();
  const title = useTitle();
  const user = useValue(useServices().session.user);
  const isDone = useValue(model.isDone);
  if (user && !isDone) return <SignedIn user={user} />;
  return (
    <section part="login" className="lg-card" aria-label={title}>
      <h2 className="lg-card__title">{title}</h2>
      <Body reason={reason} />
    </section>
  );
}

function useTitle(): string {
  const { model, words } = useLogin<LoginTexts>();
  const mode = useValue(model.mode);
  const { brand } = useValue(useServices().config).texts;
  const isDone = useValue(model.isDone);
  if (mode === 'register') return isDone ? words.registerDone : words.registerTitle;
  return mode === 'reset' ? words.resetTitle : `${words.login}${brand}`;
}

function Body({ reason }: { reason: string | undefined }) {
  const { model, words } = useLogin<LoginTexts>();
  const mode = useValue(model.mode);
  const isDone = useValue(model.isDone);
  const body = useMessageFocus();
  const panelId = useId();

  let shown: ReactNode;
  if (isDone) shown = <Done reason={reason} />;
  else if (mode === 'register') shown = <RegisterMode />;
  else if (mode === 'reset') shown = <ResetMode />;
  else {
    const tabs = [
      { value: 'phone', label: words.phoneTab },
      { value: 'password', label: words.passwordTab },
    ] as const;
    shown = (
      <>
        <Tabs
          className="lg-tabs"
          label={words.modes}
          value={mode}
          items={model.smsFirst ? tabs : [tabs[1], tabs[0]]}
          onChange={(next) => model.show(next, null)}
          panelId={panelId}
        />
        <div role="tabpanel" id={panelId} className="lg-panel">
          {mode === 'password' ? <PasswordMode /> : <PhoneMode />}
        </div>
      </>
    );
  }
  return (
    <div className="lg" ref={body}>
      {shown}
    </div>
  );
}

/** Step 2 of register and reset. `reason` is what was interrupted and goes on. */
function Done({ reason }: { reason: string | undefined }) {
  const { model, words } = useLogin<LoginTexts>();
  const mode = useValue(model.mode);
  const phone = useValue(model.forms).register.mobilePhone;
  if (mode === 'reset')
    return <LoginDone title={words.resetDone} note={words.resetDoneNote} button={words.backToLogin} />;
  const note = `${words.registeredBefore} ${hidePhone(phone)} ${words.registeredAfter}${reason ? `${words.thenGoOn} ${reason}` : ''}`;
  return (
    <LoginDone
      title={words.registered}
      note={note}
      button={reason ? words.goOn : words.finish}
      kind={reason ? 'action' : 'primary'}
    />
  );
}
