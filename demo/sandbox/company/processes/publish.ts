import { sql } from 'kysely';
import type { Envelope } from '#contract/row.ts';
import type { ProcessSaved } from '#contract/process.ts';
import { placeOf } from '#domain/process/lint/lint.ts';
import { prove } from '#domain/process/proof/prove.ts';
import type { ProcessKind, ProcessScope } from '#domain/process/schema.ts';
import { ok, refuse } from '../../ground/call.ts';
import { namesFor } from '../../orders/cases/names.ts';
import { lockOf } from '../versions/drafts.ts';
import { problemsOf, wholeOrg } from './content.ts';
import { changedSince, conflict, contentOf, noProcess, readProcess } from './rows.ts';
import type { WholeProcess, Writer } from './rows.ts';

const isForAll = ({ employees = [], departments, levels, products }: ProcessScope): boolean =>
  !employees.length && !departments.length && !levels.length && !products.length;

/** The first process of a kind that is for everybody is the default one. */
async function becomesDefault({ tx, companyId }: Writer, process: WholeProcess, scope: ProcessScope): Promise<boolean> {
  if (process.is_default || !isForAll(scope)) return process.is_default;
  const other = await tx
    .selectFrom('processes')
    .where('company_id', '=', companyId)
    .where('kind', '=', process.kind)
    .where('is_default', '=', true)
    .select('id')
    .executeTakeFirst();
  return other === undefined;
}

/** The draft decides new cases from now on. Only a clean process that ends in every case is published. */
export async function publishProcess(
  writer: Writer,
  { processId, lock }: { processId: number; lock: number },
): Promise<Envelope<ProcessSaved>> {
  const { tx, companyId, memberId, now } = writer;
  const process = await readProcess(tx, companyId, processId);
  if (!process) return noProcess();
  const { draft, active } = process;
  if (!draft || draft.lock !== lock) return await changedSince(writer, process);
  const content = await contentOf(tx, draft.id);
  const org = await wholeOrg(tx, companyId, now);
  const problems = await problemsOf(tx, companyId, content, org);
  const faults = problems.filter(({ level }) => level === 'stop');
  const [first] = faults;
  if (first) {
    const place = placeOf(content.nodes, first.armId || first.nodeId)?.join(' › ');
    const at = place ? `（${place}）` : '';
    return conflict(`还有 ${faults.length} 处问题须先处理${at}：${first.text}`, { kind: 'problems', problems });
  }
  const proof = prove(content, org, await namesFor(tx, companyId, org.people.keys()));
  if (!proof.ok) {
    const { nodeId, events, sentence } = proof.counterexample;
    return conflict(`有一种情况永远审不完：${sentence}`, { kind: 'stuck', nodeId, words: [...events, sentence] });
  }
  if (active) await tx.updateTable('process_versions').set({ state: 'over' }).where('id', '=', active.id).execute();
  await tx
    .updateTable('process_versions')
    .set({ state: 'active', published_at: now, changed_by: memberId, changed_at: now })
    .where('id', '=', draft.id)
    .execute();
  await tx
    .updateTable('processes')
    .set({ retired_at: null, updated_at: now, is_default: await becomesDefault(writer, process, draft.scope) })
    .where('id', '=', processId)
    .execute();
  return ok({ processId, version: draft.version, lock: 0, state: 'active' }, '已发布');
}

/** New cases take another process; those that run keep theirs. */
export async function retireProcess(
  writer: Writer,
  { processId, version }: { processId: number; version: number },
): Promise<Envelope<ProcessSaved>> {
  const { tx, companyId, now } = writer;
  const process = await readProcess(tx, companyId, processId);
  if (!process) return noProcess();
  if (process.is_default) return conflict('默认流程不能停用，可以修改后重新发布', { kind: 'isDefault' });
  const { active, draft } = process;
  if (!active || active.version !== version) return await changedSince(writer, process);
  await tx.updateTable('process_versions').set({ state: 'over' }).where('id', '=', active.id).execute();
  await tx.updateTable('processes').set({ retired_at: now, updated_at: now }).where('id', '=', processId).execute();
  return ok({ processId, version, lock: draft?.lock ?? 0, state: 'retired' }, '已停用');
}

/** The draft alone, or a process that no case has used. */
export async function removeProcess(
  writer: Writer,
  { processId, part, lock }: { processId: number; part: 'draft' | 'process'; lock: number },
): Promise<Envelope<{ processId: number }>> {
  const { tx, companyId } = writer;
  const process = await readProcess(tx, companyId, processId);
  if (!process) return noProcess();
  const { draft, versions } = process;
  if (lockOf(process) !== lock) return await changedSince(writer, process);
  if (part === 'draft' && draft && versions.length > 1) {
    await tx.deleteFrom('process_versions').where('id', '=', draft.id).execute();
    return ok({ processId }, '草稿已删除');
  }
  if (process.is_default) return conflict('默认流程不能删除，可以修改后重新发布', { kind: 'isDefault' });
  const { used, running } = await tx
    .selectFrom('cases')
    .where(
      'process_version_id',
      'in',
      versions.map(({ id }) => id),
    )
    .select([
      sql<number>`count(*)::int`.as('used'),
      sql<number>`count(*) filter (where state = 'running')::int`.as('running'),
    ])
    .executeTakeFirstOrThrow();
  if (used) return conflict(`已有 ${used} 件审批使用过该流程，不能删除，请改为停用`, { kind: 'inUse', running });
  await tx.deleteFrom('processes').where('id', '=', processId).execute();
  return ok({ processId }, '已删除');
}

/** The processes of a kind in this order; those that are not named stand behind. */
export async function arrangeProcesses(
  { tx, companyId, now }: Writer,
  { kind, processIds }: { kind: ProcessKind; processIds: number[] },
): Promise<Envelope<{ processIds: number[] }>> {
  const known = await tx
    .selectFrom('processes')
    .where('company_id', '=', companyId)
    .where('kind', '=', kind)
    .orderBy('place')
    .orderBy('id')
    .select('id')
    .execute();
  const ids = new Set(known.map(({ id }) => id));
  if (processIds.some((id) => !ids.has(id))) return refuse(404, '有流程不存在或已删除，请刷新后重试');
  const order = [...new Set([...processIds, ...ids])];
  for (const [place, id] of order.entries())
    await tx.updateTable('processes').set({ place, updated_at: now }).where('id', '=', id).execute();
  return ok({ processIds: order }, '顺序已保存');
}
