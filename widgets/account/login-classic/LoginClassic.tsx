import { useEffect, useId, useLayoutEffect, useMemo, useRef } from 'react';
import type { ComponentType } from 'react';
import { useValue } from '#kit/readable.ts';
import { useTexts } from '#kit/use-texts.ts';
import { useModel, useServices } from '#kit/widget.ts';
import { Dialog } from '#ui/overlay/Dialog.tsx';
import { Steps } from '#ui/journey/Steps.tsx';
import { Tabs } from '#ui/controls/Tabs.tsx';
import { Finish } from './Finish.tsx';
import { PasswordForm, PhoneForm, RegisterForm, RenewForm, VerifyForm } from './Forms.tsx';
import { LoginPage } from './LoginPage.tsx';
import { createLoginClassic } from './model.ts';
import { goBackFrom } from './return-place.ts';
import { SignedIn } from './SignedIn.tsx';
import { isDone } from './steps.ts';
import { texts } from './texts.ts';
import { ClassicContext, useClassic } from './use-classic.ts';

export interface LoginClassicProps {
  /** `dialog`: over the page; `page`: the login page with its own head; `inline` (the default): a card. */
  presentation?: 'dialog' | 'page' | 'inline';
  /** `2` opens register (specification 1, section 2.2). */
  type?: string;
  onClose?: () => void;
  onDone?: () => void;
}

export function LoginClassic(props: LoginClassicProps) {
  const services = useServices();
  const now = useRef(props);
  useLayoutEffect(() => {
    now.current = props;
  });
  const words = useTexts('login-classic', texts);
  const saidId = useId();
  const place = services.place.peek();
  const goOn = () => (now.current.onDone ?? now.current.onClose ?? (() => goBackFrom(services)))();
  const model = useModel(() =>
    createLoginClassic(services, {
      type: props.type ?? (place.name === 'Login' ? place.query['type'] : undefined),
      onDone: goOn,
      onClose: () => now.current.onClose?.(),
    }),
  );
  const view = useMemo(() => ({ model, words, saidId }), [model, words, saidId]);
  const { presentation = 'inline' } = props;
  return (
    <ClassicContext.Provider value={view}>
      {presentation === 'dialog' ? (
        <InDialog />
      ) : presentation === 'page' ? (
        <LoginPage>
          <InCard onGoOn={goOn} />
        </LoginPage>
      ) : (
        <InCard onGoOn={goOn} />
      )}
    </ClassicContext.Provider>
  );
}

function InDialog() {
  const { model } = useClassic();
  return (
    <Dialog open onClose={model.close} title={useTitle()} width={640} className="lc-dialog">
      <Body />
    </Dialog>
  );
}

function InCard({ onGoOn }: { onGoOn(): void }) {
  const { model } = useClassic();
  const title = useTitle();
  const user = useValue(useServices().session.user);
  const finished = isDone(useValue(model.mode), useValue(model.step));
  if (user && !finished) return <SignedIn user={user} onGoOn={onGoOn} />;
  return (
    <section className="lc-card" aria-label={title}>
      <h1 className="lc-card__title">{title}</h1>
      <Body />
    </section>
  );
}

function useTitle(): string {
  const { model, words } = useClassic();
  const mode = useValue(model.mode);
  return mode === 'register' ? words.registerTitle : mode === 'reset' ? words.resetTitle : words.title;
}

const views: Record<'register' | 'reset', readonly ComponentType[]> = { register: [RegisterForm, Finish], reset: [VerifyForm, RenewForm, Finish] };

function Body() {
  const { model, words } = useClassic();
  const mode = useValue(model.mode);
  const step = useValue(model.step);
  const focus = useValue(model.focus);
  const body = useRef<HTMLDivElement>(null);
  const panelId = useId();
  useEffect(() => {
    if (focus) body.current?.querySelector<HTMLElement>(`[name="${focus.field}"]`)?.focus({ preventScroll: true });
  }, [focus]);

  if (mode === 'register' || mode === 'reset') {
    const Step = views[mode][step] ?? Finish;
    const names = mode === 'register' ? [words.stepFill, words.stepFinish] : [words.stepVerify, words.stepRenew, words.stepDone];
    return (
      <div className="lc" ref={body}>
        <Steps className="lc-steps" aria-label={words.progress} items={names} current={isDone(mode, step) ? names.length : step} />
        <Step />
      </div>
    );
  }
  return (
    <div className="lc" ref={body}>
      <Tabs
        className="lc-tabs"
        label={words.modes}
        value={mode}
        items={[
          { value: 'password', label: words.passwordTab },
          { value: 'phone', label: words.phoneTab },
        ]}
        onChange={(next) => model.show(next, null)}
        panelId={panelId}
      />
      <div role="tabpanel" id={panelId}>
        {mode === 'password' ? <PasswordForm /> : <PhoneForm />}
      </div>
    </div>
  );
}
