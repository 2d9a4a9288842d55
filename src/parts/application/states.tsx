import type { ApplicationRow } from '#contract/application-views.ts';
import { applicationStateNames } from '#domain/application/schema.ts';
import type { ApplicationState } from '#domain/application/schema.ts';
import { useSay } from '#kit/say.ts';
import { useTexts } from '#kit/use-texts.ts';
import { Dot, Tag } from '#ui/display/Tag.tsx';
import type { DotKind, TagKind } from '#ui/display/Tag.tsx';
import { partTexts } from './words/texts.ts';

export const stateDots: Readonly<Partial<Record<ApplicationState, DotKind>>> = {
  1: 'act',
  2: 'ok',
  3: 'bad',
};

type Change = ApplicationRow['change'];
const changeLooks: Readonly<Record<Exclude<Change, ''>, TagKind>> = {
  draft: 'warn',
  approving: 'info',
  refused: 'bad',
};

/** State of an application, and of its open change. */
export function StateOf({ state, change }: { state: ApplicationState; change: Change }) {
  const kind = stateDots[state];
  const { changes } = useTexts('application-parts', partTexts);
  return (
    <span className="t-row t-row--wrap">
      <Dot {...(kind && { kind })}>{useSay().say(applicationStateNames[state])}</Dot>
      {change && <Tag kind={changeLooks[change]}>{changes[change]}</Tag>}
    </span>
  );
}
