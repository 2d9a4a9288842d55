import type { Envelope } from '#contract/row.ts';
import { momentAt } from '#domain/china-time.ts';
import { refuse } from '../../ground/call.ts';
import type { Tx } from '../../ground/call.ts';

/** Of what a company has in versions, the draft among them: standards of travel, and processes of approval. */
interface VersionHead {
  id: number;
  version: number;
  /** Counts the saves of a draft. */
  lock: number;
  changed_by: string;
  changed_at: number;
}
interface Versioned {
  draft: VersionHead | undefined;
  /** The latest first. */
  versions: readonly VersionHead[];
}

/** The state that a write must have been made from; 0: there is no draft. */
export const lockOf = ({ draft }: Pick<Versioned, 'draft'>): number => draft?.lock ?? 0;

/** The version that was saved last, with the lock that the next write has to name. */
export function lastOf(whole: Versioned): VersionHead | undefined {
  const last = whole.draft ?? whole.versions[0];
  return last && { ...last, lock: lockOf(whole) };
}

/** A name stands once among those of a kind in a company. */
export async function isNamed(
  tx: Tx,
  table: 'standards' | 'processes',
  { companyId, kind, name, except = 0 }: { companyId: number; kind: string; name: string; except?: number | undefined },
): Promise<boolean> {
  const other = await tx
    .selectFrom(table)
    .where('company_id', '=', companyId)
    .where('kind', '=', kind as never)
    .where('name', '=', name)
    .where('id', '<>', except)
    .select('id')
    .executeTakeFirst();
  return other !== undefined;
}

/** Writes the draft, or begins the one of the next version; its number. */
export async function saveDraft(
  { draft, versions }: Versioned,
  writes: { change: (id: number) => Promise<unknown>; add: (version: number) => Promise<unknown> },
): Promise<number> {
  const version = draft?.version ?? (versions[0]?.version ?? 0) + 1;
  await (draft ? writes.change(draft.id) : writes.add(version));
  return version;
}

/** The refusal of a write that was made from an older state than the stored one. */
export async function changedBy(
  tx: Tx,
  named: string,
  { changed_by, changed_at, lock, version }: Omit<VersionHead, 'id'>,
): Promise<Envelope<never>> {
  const { real_name: by } = await tx
    .selectFrom('members')
    .where('id', '=', changed_by)
    .select('real_name')
    .executeTakeFirstOrThrow();
  const at = momentAt(changed_at);
  return refuse(409, `${by}已于 ${at.slice(5, 16)} 修改了该${named}（第 ${version} 版），请查看最新内容后再保存`, {
    kind: 'changed',
    by,
    at,
    lock,
    version,
  });
}
