import { createContext, useContext } from 'react';
import { useValue } from '#kit/readable.ts';
import type { EditorModel } from './model.ts';
import type { Texts } from './texts.ts';
import type { Draft } from './writes.ts';

interface EditorView {
  model: EditorModel;
  texts: Texts;
  openRoles(): void;
}

/** State that every part of the designer reads. */
export const EditorContext = createContext<EditorView | null>(null);

export function useView(): EditorView {
  const view = useContext(EditorContext);
  if (!view) throw new Error('useView outside of the designer');
  return view;
}

/** With the draft, for parts that show more of it than the flow. */
export function useEditor(): EditorView & { draft: Draft } {
  const view = useView();
  return { ...view, draft: useValue(view.model.edits.value) };
}
