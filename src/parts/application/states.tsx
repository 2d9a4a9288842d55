import type { CaseState } from '#contract/approval.ts';
import type { ApplicationRow } from '#contract/application-views.ts';
import { applicationStateNames } from '#domain/application/schema.ts';
import type { ApplicationState, EndedState } from '#domain/application/schema.ts';
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

/** The end of an approved application, beside the state of its case. */
export function EndedSince({ since }: { since: EndedState }) {
  const { say } = useSay();
  const { ended } = useTexts('application-parts', partTexts);
  return <>{ended(say(applicationStateNames[since]))}</>;
}

const caseLooks: Readonly<Partial<Record<CaseState, DotKind>>> = { running: 'warn', agreed: 'ok', refused: 'bad' };

interface CaseProps {
  state: CaseState;
  since?: EndedState | undefined;
  /** Word of the state. */
  children: string;
}

/** State of a case as approvers read it; grey once its approved application has ended. */
export function CaseStateOf({ state, since, children }: CaseProps) {
  const kind = since ? undefined : caseLooks[state];
  return (
    <>
      <Dot {...(kind && { kind })}>{children}</Dot>
      {since && (
        <span className="t-s12 t-3">
          {' '}
          <EndedSince since={since} />
        </span>
      )}
    </>
  );
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
