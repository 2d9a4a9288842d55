import { showSigned } from '#domain/money.ts';
import { effectNames, policyProductNames } from '#domain/policy/schema.ts';
import type { Band, StandardContent } from '#domain/policy/schema.ts';
import type { PolicyNames } from '#domain/policy/words/condition-words.ts';
import { sentenceOf } from '#domain/policy/words/sentence.ts';
import type { Say } from '#kit/say.ts';
import type { ChangeLine } from '#parts/draft/changes/ChangeLines.tsx';
import { same } from '#parts/draft/same.ts';
import type { ContentChanges } from './changes.ts';

interface Words {
  texts: {
    moved(product: string): string;
    parts: Readonly<Record<ContentChanges['parts'][number], string>>;
    higher: string;
    lower: string;
  };
  words: PolicyNames;
  say: Say['say'];
}

type Lines = (before: StandardContent, after: StandardContent, words: Words) => ChangeLine[];

/** Days, places and values of the parts that are no rules; a part without lines here is only named. */
const linesOf: Readonly<Partial<Record<ContentChanges['parts'][number], Lines>>> = {
  bands(before, after, { texts, words }) {
    const wordsOf = ({ from, to, city }: Band) =>
      [`${from} – ${to}`, city && words.city(city)].filter(Boolean).join(' · ');
    const missing = (all: readonly Band[], others: readonly Band[]) =>
      all.filter((one) => !others.some((other) => same(one, other)));
    const gone = missing(before.bands, after.bands);
    const lines = missing(after.bands, before.bands).map((band): ChangeLine => {
      const at = gone.findIndex(({ name }) => name === band.name);
      const [former] = at < 0 ? [] : gone.splice(at, 1);
      return {
        key: `band ${band.name} ${band.from}`,
        kind: former ? 'changed' : 'added',
        about: `${texts.parts.bands} · ${band.name}`,
        before: former && wordsOf(former),
        now: wordsOf(band),
      };
    });
    return [
      ...lines,
      ...gone.map((band) => ({
        key: `no band ${band.name} ${band.from}`,
        kind: 'removed' as const,
        about: `${texts.parts.bands} · ${band.name}`,
        now: wordsOf(band),
      })),
    ];
  },
  tiers(before, after, { texts, words }) {
    const names = [...new Set([...before.tiers, ...after.tiers].map(({ name }) => name))];
    return names.flatMap((name): ChangeLine[] => {
      const citiesOf = ({ tiers }: StandardContent) => tiers.find((tier) => tier.name === name)?.cities ?? [];
      const listed = (content: StandardContent, other: StandardContent) =>
        citiesOf(content)
          .filter((city) => !citiesOf(other).includes(city))
          .map((city) => words.city(city))
          .join(' · ');
      const [gone, come] = [listed(before, after), listed(after, before)];
      return gone || come
        ? [{ key: `tier ${name}`, kind: 'changed', about: `${texts.parts.tiers} · ${name}`, before: gone, now: come }]
        : [];
    });
  },
  tolerance: (before, after, { texts }) => [
    {
      key: 'tolerance',
      kind: 'changed',
      about: texts.parts.tolerance,
      before: showSigned(before.tolerance),
      now: showSigned(after.tolerance),
    },
  ],
  together: (before, after, { texts }) => [
    {
      key: 'together',
      kind: 'changed',
      about: texts.parts.together,
      before: texts[before.together],
      now: texts[after.together],
    },
  ],
};

/** Differences of two contents in words. */
export const changeLines = (
  { rules, moved, parts, contents: { before, after } }: ContentChanges,
  told: Words,
): ChangeLine[] => {
  const { texts, words, say } = told;
  const named = (about: string): ChangeLine => ({ key: about, kind: 'changed', about });
  return [
    ...rules.map((change) => {
      const [now, was] = [
        sentenceOf(change.rule, words),
        change.kind === 'changed' && sentenceOf(change.before, words),
      ];
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
    ...moved.map((name) => named(texts.moved(say(name)))),
    ...parts.flatMap((part) => {
      const lines = linesOf[part]?.(before, after, told) ?? [];
      // Another order alone.
      return lines.length ? lines : [named(texts.parts[part])];
    }),
  ];
};
