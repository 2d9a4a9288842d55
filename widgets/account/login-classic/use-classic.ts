import { createContext, useContext } from 'react';
import type { FieldName, LoginForms, LoginMode } from '#domain/account/login-forms.ts';
import { useValue } from '#kit/readable.ts';
import type { ClassicModel } from './model.ts';
import type { ClassicTexts } from './texts.ts';

interface ClassicView {
  model: ClassicModel;
  words: ClassicTexts;
  /** Id of the message area. */
  saidId: string;
}

/** State that every part of the dialog reads. */
export const ClassicContext = createContext<ClassicView | null>(null);

export function useClassic(): ClassicView {
  const view = useContext(ClassicContext);
  if (!view) throw new Error('useClassic outside of the login');
  return view;
}

/** Ties a control to the message when the message is about it; its `name` is how the focus finds it. */
export function useAbout(field: FieldName, describedBy?: string) {
  const { model, saidId } = useClassic();
  const said = useValue(model.said);
  const isAbout = said?.field === field && said.kind !== 'ok';
  return { name: field, 'aria-invalid': isAbout || undefined, 'aria-describedby': [isAbout && saidId, describedBy].filter(Boolean).join(' ') || undefined };
}

/** A text field of a mode: its value, its change handler, and the check when it loses focus. */
export function useTyped<M extends LoginMode>(mode: M, field: keyof LoginForms[M] & FieldName) {
  const { model } = useClassic();
  return {
    value: String(useValue(model.forms)[mode][field]),
    onInput: (value: string) => model.edit(mode, { [field]: value } as Partial<LoginForms[M]>),
    onBlur: () => model.leave(field),
  };
}
