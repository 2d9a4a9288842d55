import type { Envelope } from '#contract/row.ts';
import type { ProcessSaved } from '#contract/process.ts';
import type { ProcessContent, ProcessKind, ProcessScope } from '#domain/process/schema.ts';
import { badInput, ok } from '../../ground/call.ts';
import { isNamed, lockOf, saveDraft } from '../versions/drafts.ts';
import { wrongContent } from './content.ts';
import { changedSince, contentOf, noProcess, noVersion, readProcess, stateOf } from './rows.ts';
import type { Writer } from './rows.ts';

interface SaveInput {
  processId?: number | undefined;
  kind?: ProcessKind | undefined;
  lock: number;
  processName: string;
  content: ProcessContent;
  scope: ProcessScope;
  note: string;
}

const everybody: ProcessScope = { departments: [], levels: [], products: [] };

const nameTaken = (): Envelope<never> => badInput('processName', '已有同名的流程，请换一个名称');

/** A new process stands before those of its kind that the company has: the latest wish comes first. */
async function addProcess({ tx, companyId, now }: Writer, kind: ProcessKind, name: string): Promise<number> {
  await tx
    .updateTable('processes')
    .set(({ eb }) => ({ place: eb('place', '+', 1) }))
    .where('company_id', '=', companyId)
    .where('kind', '=', kind)
    .execute();
  const { id } = await tx
    .insertInto('processes')
    .values({ company_id: companyId, kind, name, place: 0, created_at: now, updated_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

interface NewDraft {
  processId: number;
  version: number;
  content: ProcessContent;
  scope: ProcessScope;
  note: string;
}

async function addDraft(
  { tx, companyId, memberId, now }: Writer,
  { processId, version, content, scope, note }: NewDraft,
): Promise<void> {
  await tx
    .insertInto('process_versions')
    .values({
      company_id: companyId,
      process_id: processId,
      version,
      state: 'draft',
      content: JSON.stringify(content),
      scope: JSON.stringify(scope),
      note,
      published_at: null,
      changed_by: memberId,
      changed_at: now,
    })
    .execute();
}

/** A new process, or the draft of one; the draft that the save was made from must be the stored one. */
export async function saveProcess(writer: Writer, input: SaveInput): Promise<Envelope<ProcessSaved>> {
  const { tx, companyId, memberId, now } = writer;
  const { processId, lock, processName: name, content, note } = input;
  const process = processId === undefined ? undefined : await readProcess(tx, companyId, processId);
  if (processId !== undefined && !process) return noProcess();
  const kind = process?.kind ?? input.kind;
  if (!kind) return badInput('kind', '请选择流程类型');
  const scope = process?.is_default ? everybody : input.scope;
  const wrong = await wrongContent(tx, companyId, content, scope);
  if (wrong) return wrong;
  if (await isNamed(tx, 'processes', { companyId, kind, name, except: processId })) return nameTaken();
  if (!process) {
    const id = await addProcess(writer, kind, name);
    await addDraft(writer, { processId: id, version: 1, content, scope, note });
    return ok({ processId: id, version: 1, lock: 1, state: 'draft' }, '草稿已保存');
  }
  if (lockOf(process) !== lock) return await changedSince(writer, process);
  const version = await saveDraft(process, {
    change: (id) =>
      tx
        .updateTable('process_versions')
        .set({
          content: JSON.stringify(content),
          scope: JSON.stringify(scope),
          note,
          changed_by: memberId,
          changed_at: now,
          lock: lock + 1,
        })
        .where('id', '=', id)
        .execute(),
    add: (next) => addDraft(writer, { processId: process.id, version: next, content, scope, note }),
  });
  await tx.updateTable('processes').set({ name, updated_at: now }).where('id', '=', process.id).execute();
  return ok({ processId: process.id, version, lock: lock + 1, state: stateOf(process) }, '草稿已保存');
}

/** A new process with the content and the scope of a version. */
export async function copyProcess(
  writer: Writer,
  input: { processId: number; version?: number | undefined; processName: string },
): Promise<Envelope<ProcessSaved>> {
  const { tx, companyId } = writer;
  const process = await readProcess(tx, companyId, input.processId);
  if (!process) return noProcess();
  const from =
    input.version === undefined
      ? (process.active ?? process.draft ?? process.versions[0])
      : process.versions.find(({ version }) => version === input.version);
  if (!from) return noVersion();
  if (await isNamed(tx, 'processes', { companyId, kind: process.kind, name: input.processName })) return nameTaken();
  const id = await addProcess(writer, process.kind, input.processName);
  await addDraft(writer, {
    processId: id,
    version: 1,
    content: await contentOf(tx, from.id),
    scope: from.scope,
    note: `复制自“${process.name}”第 ${from.version} 版`,
  });
  return ok({ processId: id, version: 1, lock: 1, state: 'draft' }, '已复制为新的草稿');
}
