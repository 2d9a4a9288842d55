import type { CaseState } from '#contract/approval.ts';
import { applicationStates } from '#domain/application/schema.ts';
import type { EndedState } from '#domain/application/schema.ts';
import type { ProcessKind } from '#domain/process/schema.ts';
import type { Database } from '../../ground/call.ts';

const { usedUp, expired, closed } = applicationStates;
const ended: readonly EndedState[] = [usedUp, expired, closed];

interface Decided {
  kind: ProcessKind;
  state: CaseState;
  subject_id: string;
}

/** States of trip applications that were approved and have ended since, by their ids. */
export async function endedSince(db: Database, cases: readonly Decided[]): Promise<ReadonlyMap<string, EndedState>> {
  const ids = cases.flatMap(({ kind, state, subject_id }) =>
    kind === 'trip' && state === 'agreed' ? [Number(subject_id)] : [],
  );
  if (!ids.length) return new Map();
  const rows = await db
    .selectFrom('applications')
    .where('id', 'in', ids)
    .where('state', 'in', [...ended])
    .select(['id', 'state'])
    .execute();
  return new Map(rows.map(({ id, state }) => [String(id), state as EndedState]));
}

/** The row's part of its case. */
export const sinceOf = ({ kind, state, subject_id }: Decided, ends: ReadonlyMap<string, EndedState>) => {
  const since = kind === 'trip' && state === 'agreed' ? ends.get(subject_id) : undefined;
  return since === undefined ? {} : { since };
};
