import { useId } from 'react';
import type { ComponentType } from 'react';
import { olderSteps } from '#domain/account/login-steps.ts';
import { olderWording } from '#domain/account/login-wording.ts';
import { LoginContext, useLogin, useLoginView, useMessageFocus } from '#parts/login/use-login.ts';
import { useValue } from '#kit/readable.ts';
import { useTexts } from '#kit/use-texts.ts';
import { useServices } from '#kit/widget.ts';
import { AgreementDialog } from '#parts/login/Agreements.tsx';
import { Tabs } from '#ui/controls/Tabs.tsx';
import { Steps } from '#ui/journey/Steps.tsx';
import { Dialog } from '#ui/overlay/Dialog.tsx';
import { Finish, PasswordForm, PhoneForm, RegisterForm, RenewForm, VerifyForm } from './Forms.tsx';
import { LoginPage } from './LoginPage.tsx';
import { goBackFrom } from './return-place.ts';
import { SignedIn } from './SignedIn.tsx';
import { texts } from './texts.ts';
import type { ClassicTexts } from './texts.ts';

export interface LoginClassicProps {
  /** `dialog`: over the page; `page`: the login page with its own head; `inline` (the default): a card. */
  presentation?: 'dialog' | 'page' | 'inline';
  /** `2` opens register (specification 1, section 2.2). */
  type?: string;
  /** Shown first: why the login is asked for again. */
  note?: string;
  onClose?: () => void;
  onDone?: () => void;
}

export function LoginClassic(props: LoginClassicProps) {
  const services = useServices();
  const { onDone, onClose } = props;
  const goOn = onDone ?? onClose ?? (() => goBackFrom(services));
  const place = services.place.peek();
  const view = useLoginView(
    {
      steps: olderSteps,
      wording: useTexts('login-older', olderWording),
      words: useTexts('login-classic', texts),
      checksOnBlur: true,
    },
    {
      note: props.note,
      type: props.type ?? (place.name === 'Login' ? place.query['type'] : undefined),
      onDone: goOn,
      onClose: () => onClose?.(),
    },
  );
  const { presentation = 'inline' } = props;
  return (
    <LoginContext.Provider value={view}>
      {presentation === 'dialog' ? (
        <InDialog />
      ) : presentation === 'page' ? (
        <LoginPage>
          <InCard onGoOn={goOn} />
        </LoginPage>
      ) : (
        <InCard onGoOn={goOn} />
      )}
      <AgreementDialog />
    </LoginContext.Provider>
  );
}

function InDialog() {
  const { model } = useLogin<ClassicTexts>();
  return (
    <Dialog open onClose={model.close} title={useTitle()} width={640} className="lc-dialog">
      <Body />
    </Dialog>
  );
}

function InCard({ onGoOn }: { onGoOn(): void }) {
  const { model } = useLogin<ClassicTexts>();
  const title = useTitle();
  const user = useValue(useServices().session.user);
  const isDone = useValue(model.isDone);
  if (user && !isDone) return <SignedIn user={user} onGoOn={onGoOn} />;
  return (
    <section className="lc-card" aria-label={title}>
      <h1 className="lc-card__title">{title}</h1>
      <Body />
    </section>
  );
}

function useTitle(): string {
  const { model, words } = useLogin<ClassicTexts>();
  const mode = useValue(model.mode);
  return mode === 'register' ? words.registerTitle : mode === 'reset' ? words.resetTitle : words.title;
}

const views: Record<'register' | 'reset', readonly ComponentType[]> = {
  register: [RegisterForm, Finish],
  reset: [VerifyForm, RenewForm, Finish],
};

function Body() {
  const { model, words } = useLogin<ClassicTexts>();
  const mode = useValue(model.mode);
  const step = useValue(model.step);
  const isDone = useValue(model.isDone);
  const body = useMessageFocus();
  const panelId = useId();

  if (mode === 'register' || mode === 'reset') {
    const Step = views[mode][step] ?? Finish;
    const names =
      mode === 'register' ? [words.stepFill, words.stepFinish] : [words.stepVerify, words.stepRenew, words.stepDone];
    return (
      <div className="lc" ref={body}>
        <Steps className="lc-steps" aria-label={words.progress} items={names} current={isDone ? names.length : step} />
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
