import type { ReactNode } from 'react';
import { useValue } from '#kit/readable.ts';
import { Button } from '#ui/controls/Button.tsx';
import { ErrorStrip } from '#ui/states/ErrorStrip.tsx';
import { useClassic } from './use-classic.ts';

interface StepFormProps {
  label: string;
  submit: string;
  submitting: string;
  left?: ReactNode;
  right?: ReactNode;
  children: ReactNode;
}

const kinds = { error: 'bad', warning: 'warn', ok: 'ok' } as const;

/** Frame of all forms: the message area, which keeps its room so that a check on blur moves nothing, fields, one button. */
export function StepForm({ label, submit, submitting, left, right, children }: StepFormProps) {
  const { model, saidId } = useClassic();
  const said = useValue(model.said);
  const isBusy = useValue(model.busy);
  return (
    <form
      className="lc-form"
      aria-label={label}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void model.submit();
      }}
    >
      <div id={saidId}>
        <ErrorStrip kind={said ? kinds[said.kind] : 'bad'} text={said?.text} />
      </div>
      {children}
      <Button className="lc-submit" type="submit" kind="primary" size="lg" block busy={isBusy}>
        {isBusy ? submitting : submit}
      </Button>
      <div className="lc-foot">
        <span>{left}</span>
        <span>{right}</span>
      </div>
    </form>
  );
}
