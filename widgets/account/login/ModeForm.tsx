import type { ReactNode } from 'react';
import { useValue } from '#kit/readable.ts';
import { Button } from '#ui/controls/Button.tsx';
import { ErrorStrip } from '#ui/states/ErrorStrip.tsx';
import { useLogin } from './use-login.ts';

interface ModeFormProps {
  label: string;
  /** The two login modes keep the room of the message, so that nothing jumps. */
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

/** Frame of all modes: message area, fields, one button, a link at each side. */
export function ModeForm({ label, reserved = false, submit, submitting, left, right, note, children }: ModeFormProps) {
  const { model, stripId } = useLogin();
  const strip = useValue(model.strip);
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
      <div id={stripId} className={reserved || strip ? 'lg-say' : 'lg-say is-empty'}>
        <ErrorStrip kind={strip ? kinds[strip.kind] : 'bad'} text={strip?.text} />
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
