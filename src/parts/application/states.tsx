import type { ApplicationRow } from '#contract/application-views.ts';
import { applicationStateNames } from '#domain/application/schema.ts';
import type { ApplicationState } from '#domain/application/schema.ts';
import { Dot, Tag } from '#ui/display/Tag.tsx';
import type { DotKind, TagKind } from '#ui/display/Tag.tsx';

export const stateDots: Readonly<Partial<Record<ApplicationState, DotKind>>> = {
  1: 'act',
  2: 'ok',
  3: 'bad',
};

type Change = ApplicationRow['change'];
const changes: Readonly<Record<Exclude<Change, ''>, readonly [label: string, kind: TagKind]>> = {
  draft: ['变更未提交', 'warn'],
  approving: ['变更审批中', 'info'],
  refused: ['变更被驳回', 'bad'],
};

/** State of an application, and of its open change. */
export function StateOf({ state, change }: { state: ApplicationState; change: Change }) {
  const kind = stateDots[state];
  const [label, tag] = change ? changes[change] : [];
  return (
    <span className="t-row t-row--wrap">
      <Dot {...(kind && { kind })}>{applicationStateNames[state]}</Dot>
      {label && tag && <Tag kind={tag}>{label}</Tag>}
    </span>
  );
}
