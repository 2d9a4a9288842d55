import { useId } from 'react';
import type { ReactNode } from 'react';
import type { FieldOf } from '#domain/account/login-forms.ts';
import { useLogin } from '#parts/login/use-login.ts';
import { CodeInput, SendCode } from '#parts/login/inputs.tsx';
import type { ClassicTexts } from './texts.ts';

/** A label above its control. */
export function Labelled({ label, children }: { label: string; children: (id: string) => ReactNode }) {
  const id = useId();
  return (
    <div className="t-field">
      <label htmlFor={id}>{label}</label>
      {children(id)}
    </div>
  );
}

/** The SMS code, and beside it the button that sends one. */
export function CodeField<M extends 'phone' | 'register' | 'reset'>({
  mode,
  field,
}: {
  mode: M;
  field: FieldOf<M> & ('code' | 'smsCode');
}) {
  const { words } = useLogin<ClassicTexts>();
  return (
    <Labelled label={words.smsCode}>
      {(id) => (
        <div className="lc-beside">
          <CodeInput id={id} mode={mode} field={field} placeholder={words.smsCodeHint} />
          <SendCode className="lc-send" />
        </div>
      )}
    </Labelled>
  );
}
