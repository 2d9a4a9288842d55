import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { useLogin } from './use-login.ts';
import { useValue } from '#kit/readable.ts';
import { Button } from '#ui/controls/Button.tsx';
import type { ButtonProps } from '#ui/controls/Button.tsx';
import { ErrorStrip } from '#ui/states/ErrorStrip.tsx';

interface LoginFormProps {
  label: string;
  /** Keeps the room of an empty message, so that nothing jumps. */
  reserved?: boolean;
  submit: string;
  submitting: string;
  left?: ReactNode;
  right?: ReactNode;
  /** Right under the button. */
  note?: ReactNode;
  children: ReactNode;
}

const kinds = { error: 'bad', warning: 'warn', ok: 'ok' } as const;

/** Frame of all forms of the login dialogs: message area, fields, one button, a link at each side. */
export function LoginForm({
  label,
  reserved = false,
  submit,
  submitting,
  left,
  right,
  note,
  children,
}: LoginFormProps) {
  const { model, messageId } = useLogin();
  const message = useValue(model.message);
  const isBusy = useValue(model.busy);
  return (
    <form
      className={`lg-form${reserved ? '' : ' lg-form--tight'}`}
      aria-label={label}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void model.submit();
      }}
    >
      <div id={messageId} className={reserved || message ? 'lg-say' : 'lg-say is-empty'}>
        <ErrorStrip kind={message ? kinds[message.kind] : 'bad'} text={message?.text} />
      </div>
      {children}
      <Button type="submit" kind="primary" size="lg" block busy={isBusy}>
        {isBusy ? submitting : submit}
      </Button>
      {note}
      <div className="lg-foot">
        <span>{left}</span>
        <span>{right}</span>
      </div>
    </form>
  );
}

interface LoginDoneProps {
  title: string;
  note: string;
  button: string;
  kind?: NonNullable<ButtonProps['kind']>;
}

/** The last step of register and reset. */
export function LoginDone({ title, note, button, kind = 'primary' }: LoginDoneProps) {
  const { model } = useLogin();
  const goOn = useRef<HTMLButtonElement>(null);
  useEffect(() => goOn.current?.focus({ preventScroll: true }), []);
  return (
    <div className="lg-done">
      <svg viewBox="0 0 72 72" aria-hidden="true">
        <circle cx="36" cy="36" r="34" />
        <path d="M23 37l9 9 18-20" />
      </svg>
      <output>
        <p className="t-h1">{title}</p>
        <p className="t-2">{note}</p>
      </output>
      <Button ref={goOn} kind={kind} size="lg" block onClick={model.goOn}>
        {button}
      </Button>
    </div>
  );
}
