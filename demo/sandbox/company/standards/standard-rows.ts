import type { Selectable } from 'kysely';
import type { StandardState } from '#contract/travel-standard.ts';
import type { Day } from '#domain/china-time.ts';
import type { Database, Tx } from '../../ground/call.ts';
import type { StandardKind, StandardVersionRow } from '../../ground/database/tables/tables-standard.ts';

type Version = Selectable<StandardVersionRow>;
/** A version without its content. */
export type Head = Omit<Version, 'content'>;

const headColumns = [
  'id',
  'company_id',
  'standard_id',
  'version',
  'state',
  'from_day',
  'to_day',
  'assigned',
  'note',
  'changed_by',
  'changed_at',
  'lock',
] as const;

export function stateOn(
  { state, from_day: from, to_day: to }: Pick<Head, 'state' | 'from_day' | 'to_day'>,
  today: Day,
): StandardState {
  if (state === 'draft') return 'draft';
  // A version that ends before it begins never counts.
  if (to !== null && (to < today || to < from)) return state === 'retired' ? 'retired' : 'over';
  return from > today ? 'planned' : 'active';
}

export const isDraft = ({ state }: Pick<Head, 'state'>): boolean => state === 'draft';

/** Of versions, the latest first: the one in force, else the next, else the draft, else the last. */
export function shownOf<V extends Pick<Head, 'state' | 'from_day' | 'to_day' | 'version'>>(
  versions: readonly V[],
  today: Day,
): V | undefined {
  const by = (state: StandardState) => versions.filter((one) => stateOn(one, today) === state);
  return by('active')[0] ?? by('planned').at(-1) ?? by('draft')[0] ?? versions[0];
}

/** A standard of the company, with the heads of its versions, the latest first. */
export async function readStandard(
  db: Database | Tx,
  { companyId, kind }: { companyId: number; kind: StandardKind },
  standardId: number,
) {
  const standard = await db
    .selectFrom('standards')
    .where('id', '=', standardId)
    .where('company_id', '=', companyId)
    .where('kind', '=', kind)
    .selectAll()
    .executeTakeFirst();
  if (!standard) return undefined;
  const versions: Head[] = await db
    .selectFrom('standard_versions')
    .where('standard_id', '=', standardId)
    .orderBy('version', 'desc')
    .select(headColumns)
    .execute();
  return {
    ...standard,
    versions,
    draft: versions.find(isDraft),
    /** The latest that was published. */
    published: versions.find((one) => !isDraft(one)),
  };
}
export type WholeStandard = NonNullable<Awaited<ReturnType<typeof readStandard>>>;

export const contentOf = async (db: Database | Tx, id: number) =>
  (await db.selectFrom('standard_versions').where('id', '=', id).select('content').executeTakeFirstOrThrow()).content;
