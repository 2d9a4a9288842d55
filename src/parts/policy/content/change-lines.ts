import { effectNames, policyProductNames } from '#domain/policy/schema.ts';
import type { PolicyNames } from '#domain/policy/words/condition-words.ts';
import { sentenceOf } from '#domain/policy/words/sentence.ts';
import type { Say } from '#kit/say.ts';
import type { ChangeLine } from '#parts/draft/changes/ChangeLines.tsx';
import type { ContentChanges } from './changes.ts';

interface Words {
  texts: { moved(product: string): string; parts: Readonly<Record<ContentChanges['parts'][number], string>> };
  words: PolicyNames;
  say: Say['say'];
}

/** Differences of two contents in words. */
export const changeLines = ({ rules, moved, parts }: ContentChanges, { texts, words, say }: Words): ChangeLine[] => [
  ...rules.map((change) => {
    const [now, was] = [sentenceOf(change.rule, words), change.kind === 'changed' && sentenceOf(change.before, words)];
    return {
      key: change.rule.id,
      kind: change.kind,
      about: say(policyProductNames[change.rule.product]),
      before: was && was !== now ? was : undefined,
      now,
      note:
        change.kind === 'changed'
          ? [
              change.before.effect !== change.rule.effect &&
                `${say(effectNames[change.before.effect])} → ${say(effectNames[change.rule.effect])}`,
              change.before.message !== change.rule.message && texts.parts.messages,
            ]
              .filter(Boolean)
              .join(' · ')
          : undefined,
    };
  }),
  ...[...moved.map((name) => texts.moved(say(name))), ...parts.map((part) => texts.parts[part])].map((about) => ({
    key: about,
    kind: 'changed' as const,
    about,
  })),
];
