import type { Selectable } from 'kysely';
import type { Envelope } from '#contract/row.ts';
import type { ProcessRefusal, ProcessState } from '#contract/process.ts';
import { memberOf, refuse } from '../../ground/call.ts';
import type { Call, Database, Tx } from '../../ground/call.ts';
import { lockNames } from '../../ground/database/lock-names.ts';
import type { ProcessVersionRow } from '../../ground/database/tables/tables-process.ts';
import { changedBy, lastOf } from '../versions/drafts.ts';

/** Author, moment and place of a write to the processes of a company. */
export interface Writer {
  tx: Tx;
  companyId: number;
  memberId: string;
  now: number;
}

/** One write at a time to the processes of a company: names, the order and the default are unique in it. */
export async function writerOf(tx: Tx, call: Call): Promise<Writer> {
  const { creditMemberId: companyId, memberId } = memberOf(call);
  await lockNames(tx, `processes ${companyId}`);
  return { tx, companyId, memberId, now: call.now() };
}

type Version = Selectable<ProcessVersionRow>;
/** A version without its content. */
type Head = Omit<Version, 'content'>;
const headColumns = [
  'id',
  'company_id',
  'process_id',
  'version',
  'state',
  'scope',
  'note',
  'published_at',
  'changed_by',
  'changed_at',
  'lock',
] as const;

export const noProcess = (): Envelope<never> => refuse(404, '该审批流程不存在或已删除');
export const noVersion = (): Envelope<never> => refuse(404, '该版本不存在或已删除');
export const conflict = (msg: string, data: ProcessRefusal): Envelope<never> => refuse(409, msg, data);

/** A process of the company, with the heads of its versions, the latest first. */
export async function readProcess(db: Database | Tx, companyId: number, processId: number) {
  const process = await db
    .selectFrom('processes')
    .where('id', '=', processId)
    .where('company_id', '=', companyId)
    .selectAll()
    .executeTakeFirst();
  if (!process) return undefined;
  const versions: Head[] = await db
    .selectFrom('process_versions')
    .where('process_id', '=', processId)
    .orderBy('version', 'desc')
    .select(headColumns)
    .execute();
  return {
    ...process,
    versions,
    draft: versions.find(({ state }) => state === 'draft'),
    active: versions.find(({ state }) => state === 'active'),
  };
}
export type WholeProcess = NonNullable<Awaited<ReturnType<typeof readProcess>>>;

export const stateOf = ({ retired_at, active }: Pick<WholeProcess, 'retired_at' | 'active'>): ProcessState =>
  active ? 'active' : retired_at === null ? 'draft' : 'retired';

export const contentOf = async (db: Database | Tx, id: number) =>
  (await db.selectFrom('process_versions').where('id', '=', id).select('content').executeTakeFirstOrThrow()).content;

/** The refusal of a write that was made from an older state than the stored one. */
export async function changedSince({ tx }: Writer, process: WholeProcess): Promise<Envelope<never>> {
  const last = lastOf(process);
  return last ? await changedBy(tx, '流程', last) : noVersion();
}
