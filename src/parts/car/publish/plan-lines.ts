import type { CarPlan } from '#domain/car/rows.ts';
import { planOf } from '#domain/car/rows.ts';
import { showFen } from '#domain/money.ts';
import { effectNames } from '#domain/policy/schema.ts';
import type { Rule } from '#domain/policy/schema.ts';
import { clock } from '#domain/spans.ts';
import type { Say } from '#kit/say.ts';
import type { ChangeLine } from '#parts/draft/changes/ChangeLines.tsx';
import { same } from '#parts/draft/same.ts';
import type { FormTexts } from '../form-texts.ts';
import type { Texts as CarTexts } from '../texts.ts';
import type { PublishTexts } from './publish-texts.ts';

interface Words {
  texts: PublishTexts;
  t: FormTexts;
  car: CarTexts;
  say: Say['say'];
  nameOf(city: string): string;
}

/** Rows and other rules of a plan that differ from those of another one, in words. */
export function planLines(
  old: { rules: readonly Rule[] },
  plan: CarPlan,
  { texts, t, car, say, nameOf }: Words,
): ChangeLine[] {
  const former = planOf(old);
  // Rows of two standards may have one number, but not by chance one scene.
  const keyOf = ({ id, scene }: CarPlan['rows'][number]) => `${scene} ${id}`;
  const known = new Map(former.rows.map((row) => [keyOf(row), row]));
  const left = new Set(plan.rows.map(keyOf));
  const wordsOf = (row: CarPlan['rows'][number]) => car.rowWords(row, nameOf);
  const nightOf = ({ night }: CarPlan) =>
    night ? `${t.nightText(clock(night.from), clock(night.to))} ¥${showFen(night.fen)}` : undefined;
  const [nightBefore, nightNow] = [nightOf(former), nightOf(plan)];
  return [
    ...plan.rows.flatMap((row): ChangeLine[] => {
      const was = known.get(keyOf(row));
      if (!was) return [{ key: row.id, kind: 'added', now: wordsOf(row) }];
      if (same(was, row)) return [];
      const [older, now] = [wordsOf(was), wordsOf(row)];
      return [
        {
          key: row.id,
          kind: 'changed',
          before: older === now ? undefined : older,
          now,
          note:
            was.effect === row.effect || row.isClosed
              ? undefined
              : `${say(effectNames[was.effect])} → ${say(effectNames[row.effect])}`,
        },
      ];
    }),
    ...former.rows
      .filter((row) => !left.has(keyOf(row)))
      .map((row): ChangeLine => ({ key: `- ${row.id}`, kind: 'removed', now: wordsOf(row) })),
    ...(nightBefore === nightNow
      ? []
      : [
          {
            key: 'night',
            kind: nightBefore ? (nightNow ? ('changed' as const) : ('removed' as const)) : ('added' as const),
            about: texts.night,
            before: nightNow ? nightBefore : undefined,
            now: nightNow ?? nightBefore,
          },
        ]),
    ...(same(former.others, plan.others) ? [] : [{ key: 'others', kind: 'changed' as const, about: texts.others }]),
  ];
}
