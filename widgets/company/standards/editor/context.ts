import { createContext, useContext } from 'react';
import { useValue } from '#kit/readable.ts';
import { useSay } from '#kit/say.ts';
import type { Say } from '#kit/say.ts';
import { useTexts } from '#kit/use-texts.ts';
import type { PolicyNames } from '#domain/policy/words/condition-words.ts';
import { choicesOf, namesOf } from '#parts/policy/rule/names.ts';
import type { ChoicesOf, KnownNames } from '#parts/policy/rule/names.ts';
import { ruleTexts } from '#parts/policy/rule/texts.ts';
import type { EditorModel } from './model.ts';
import type { Draft } from './writes.ts';
import type { Texts } from './texts.ts';

interface EditorView {
  model: EditorModel;
  texts: Texts;
  names: KnownNames;
}

/** State that every card of the editor reads. */
export const EditorContext = createContext<EditorView | null>(null);

export function useEditor(): EditorView & { draft: Draft; choices: ChoicesOf; words: PolicyNames } {
  const view = useContext(EditorContext);
  if (!view) throw new Error('useEditor outside of the editor');
  const draft = useValue(view.model.edits.value);
  const rules = useTexts('policy-rule', ruleTexts);
  const { say } = useSay();
  return {
    ...view,
    draft,
    choices: choicesOf(view.names, draft.content, rules),
    words: wordsOf(view.names, say, rules),
  };
}

const known = new WeakMap<KnownNames, PolicyNames>();
function wordsOf(names: KnownNames, say: Say['say'], rules: typeof ruleTexts): PolicyNames {
  const words = known.get(names) ?? namesOf(names, say, rules);
  known.set(names, words);
  return words;
}
