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

interface StateProps {
  state: ApplicationState;
  change: Change;
  /** Names of those who have not decided yet. */
  waitsFor?: readonly string[];
}

/** State of an application, and of its open change. */
export function StateOf({ state, change, waitsFor }: StateProps) {
  const kind = stateDots[state];
  const { say } = useSay();
  const { changes, waits } = useTexts('application-parts', partTexts);
  return (
    <span className="t-row t-row--wrap">
      <Dot {...(kind && { kind })}>{say(applicationStateNames[state])}</Dot>
      {change && <Tag kind={changeLooks[change]}>{changes[change]}</Tag>}
      {waitsFor && waitsFor.length > 0 && <span className="t-s12 t-3">{waits(waitsFor.map(say))}</span>}
    </span>
  );
}
