import { createContext, useContext } from 'react';
import { useValue } from '#kit/readable.ts';
import type { FieldName } from '#domain/account/login-forms.ts';
import type { LoginModel } from './model.ts';
import type { LoginTexts } from './texts.ts';

interface LoginView {
  model: LoginModel;
  words: LoginTexts;
  /** Id of the message area. */
  stripId: string;
}

/** State that every part of the dialog reads. */
export const LoginContext = createContext<LoginView | null>(null);

export function useLogin(): LoginView {
  const view = useContext(LoginContext);
  if (!view) throw new Error('useLogin outside of the login');
  return view;
}

/** Ties a control to the message when the message is about it; its `name` is how the focus finds it. */
export function useFieldProps(name: FieldName, describedBy?: string) {
  const { model, stripId } = useLogin();
  const strip = useValue(model.strip);
  const isAbout = strip?.field === name && strip.kind !== 'ok';
  return {
    name,
    'aria-invalid': isAbout || undefined,
    'aria-describedby': [isAbout && stripId, describedBy].filter(Boolean).join(' ') || undefined,
  };
}
