import { useEffect, useId, useLayoutEffect, useMemo, useRef } from 'react';
import type { ReactNode } from 'react';
import { useValue } from '#kit/readable.ts';
import { useTexts } from '#kit/use-texts.ts';
import type { Place } from '#kit/services.ts';
import { useModel, useServices } from '#kit/widget.ts';
import { isNarrowScreen } from '#ui/overlay/phone-screen.ts';
import { Dialog } from '#ui/overlay/Dialog.tsx';
import { Tabs } from '#ui/controls/Tabs.tsx';
import { Reading } from './Agreement.tsx';
import { DoneScreen } from './DoneScreen.tsx';
import { createLogin } from './model.ts';
import { PasswordMode } from './PasswordMode.tsx';
import { PhoneMode } from './PhoneMode.tsx';
import { RegisterMode } from './RegisterMode.tsx';
import { ResetMode } from './ResetMode.tsx';
import { SignedIn } from './SignedIn.tsx';
import { texts } from './texts.ts';
import { LoginContext, useLogin } from './use-login.ts';

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

export function Login(props: LoginProps) {
  const services = useServices();
  const now = useRef(props);
  useLayoutEffect(() => {
    now.current = props;
  });
  const words = useTexts('login', texts);
  const stripId = useId();
  const model = useModel(() =>
    createLogin(services, {
      type: props.type ?? typeOf(services.place.peek()),
      smsFirst: !!services.isEmbedded || isNarrowScreen(),
      // On the login page the visitor goes back to where the login was asked for.
      onDone: () => (now.current.onDone ?? now.current.onClose ?? services.back)(),
      onClose: () => now.current.onClose?.(),
    }),
  );
  const view = useMemo(() => ({ model, words, stripId }), [model, words, stripId]);
  return (
    <LoginContext.Provider value={view}>
      {props.presentation === 'dialog' ? <InDialog reason={props.reason} /> : <OnPage reason={props.reason} />}
      <Reading />
    </LoginContext.Provider>
  );
}

/** `/view/login.shtml?type=2` is the register mode (specification 1, section 2.2); other places mean something else by type. */
const typeOf = ({ name, query }: Place): string | undefined => (name === 'Login' ? query['type'] : undefined);

function InDialog({ reason }: { reason: string | undefined }) {
  const { model } = useLogin();
  return (
    <Dialog open onClose={model.close} title={useTitle()} className="lg-dialog">
      <Body reason={reason} />
    </Dialog>
  );
}

function OnPage({ reason }: { reason: string | undefined }) {
  const { model } = useLogin();
  const title = useTitle();
  const user = useValue(useServices().session.user);
  const done = useValue(model.done);
  if (user && !done) return <SignedIn user={user} />;
  return (
    <section part="login" className="lg-card" aria-label={title}>
      <h2 className="lg-card__title">{title}</h2>
      <Body reason={reason} />
    </section>
  );
}

function useTitle(): string {
  const { model, words } = useLogin();
  const mode = useValue(model.mode);
  const { brand } = useValue(useServices().config).texts;
  if (mode === 'register') return words.registerTitle;
  return mode === 'reset' ? words.resetTitle : `${words.login}${brand}`;
}

function Body({ reason }: { reason: string | undefined }) {
  const { model, words } = useLogin();
  const mode = useValue(model.mode);
  const done = useValue(model.done);
  const focus = useValue(model.focus);
  const body = useRef<HTMLDivElement>(null);
  const panelId = useId();
  useEffect(() => {
    if (focus) body.current?.querySelector<HTMLElement>(`[name="${focus.field}"]`)?.focus({ preventScroll: true });
  }, [focus]);

  let shown: ReactNode;
  if (done) shown = <DoneScreen reason={reason} />;
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
