import { createContext, useContext, useEffect, useId, useLayoutEffect, useMemo, useRef } from 'react';
import type { RefObject } from 'react';
import type { FieldName, LoginForms, LoginMode } from '#domain/account/login-forms.ts';
import { useValue } from '#kit/readable.ts';
import { useModel, useServices } from '#kit/widget.ts';
import { createLogin } from './model.ts';
import type { LoginModel, LoginOptions, LoginReading } from './model.ts';

/** Words of the parts that both login dialogs share; each dialog has its own. */
interface LoginWords extends Readonly<Record<string, string>> {
  codeSent: string;
  orPassword: string;
  agree: string;
  /** Between the two agreements. */
  and: string;
  captcha: string;
  captchaHint: string;
  captchaRefresh: string;
  captchaFailed: string;
  captchaMissing: string;
  captchaWayRound: string;
  sendCode: string;
  sendingCode: string;
  resendInSeconds: string;
  resendInMinutes: string;
  resendInHours: string;
}

interface LoginView<Words> {
  model: LoginModel;
  words: Words;
  /** Fields are checked when they lose focus. */
  checksOnBlur: boolean;
  /** Id of the message area. */
  messageId: string;
}

/** State that every part of a login dialog reads. */
export const LoginContext = createContext<LoginView<LoginWords> | null>(null);

/** The dialog names the type of its own words. */
export function useLogin<Words extends LoginWords = LoginWords>(): LoginView<Words> {
  const view = useContext(LoginContext);
  if (!view) throw new Error('useLogin outside of a login dialog');
  return view as LoginView<Words>;
}

/** The view of a dialog: its model lives as long as the component and calls the newest handlers. */
export function useLoginView(
  reading: Omit<LoginReading, 'words'> & { words: LoginWords; checksOnBlur: boolean },
  options: LoginOptions,
): LoginView<LoginWords> {
  const services = useServices();
  const now = useRef(options);
  useLayoutEffect(() => {
    now.current = options;
  });
  const model = useModel(() =>
    createLogin(services, reading, {
      ...options,
      onDone: () => now.current.onDone(),
      onClose: () => now.current.onClose(),
    }),
  );
  const { words, checksOnBlur } = reading;
  const messageId = useId();
  return useMemo(() => ({ model, words, checksOnBlur, messageId }), [model, words, checksOnBlur, messageId]);
}

/** The element around the forms: the field that a message is about gets the focus. */
export function useMessageFocus(): RefObject<HTMLDivElement | null> {
  const focus = useValue(useLogin().model.focus);
  const body = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (focus) body.current?.querySelector<HTMLElement>(`[name="${focus.field}"]`)?.focus({ preventScroll: true });
  }, [focus]);
  return body;
}

/** Ties a control to the message when the message is about it; its `name` is how the focus finds it. */
export function useAbout(field: FieldName, describedBy?: string) {
  const { model, messageId } = useLogin();
  const message = useValue(model.message);
  const isAbout = message?.field === field && message.kind !== 'ok';
  return {
    name: field,
    'aria-invalid': isAbout || undefined,
    'aria-describedby': [isAbout && messageId, describedBy].filter(Boolean).join(' ') || undefined,
  };
}

/** A text field of a mode: its value, its change handler, its message, and the check when it loses focus. */
export function useTyped<M extends LoginMode>(mode: M, field: keyof LoginForms[M] & FieldName, describedBy?: string) {
  const { model, checksOnBlur } = useLogin();
  return {
    ...useAbout(field, describedBy),
    value: String(useValue(model.forms)[mode][field]),
    onInput: (value: string) => model.edit(mode, { [field]: value } as Partial<LoginForms[M]>),
    ...(checksOnBlur && { onBlur: () => model.leave(field) }),
  };
}
