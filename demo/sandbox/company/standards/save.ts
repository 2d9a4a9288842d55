import type { Envelope } from '#contract/row.ts';
import type { StandardSaved } from '#contract/travel-standard.ts';
import type { StandardContent, Subject } from '#domain/policy/schema.ts';
import { badInput, ok } from '../../ground/call.ts';
import { isNamed, lastOf, lockOf, saveDraft } from '../versions/drafts.ts';
import { checkContent } from './check-content.ts';
import { contentOf, readStandard, shownOf } from './standard-rows.ts';
import type { Head } from './standard-rows.ts';
import { namesFor, wrongSubject } from './subjects.ts';
import { changedSince, noStandard, noVersion } from './writer.ts';
import type { Writer } from './writer.ts';

interface SaveInput {
  standardId?: number | undefined;
  lock: number;
  standardName: string;
  content: StandardContent;
  assigned: Subject[];
  note: string;
}

const nameTaken = (): Envelope<never> => badInput('standardName', '已有同名的标准，请换一个名称');

async function addStandard({ tx, companyId, kind, now }: Writer, name: string): Promise<number> {
  const { id } = await tx
    .insertInto('standards')
    .values({ company_id: companyId, kind, name, created_at: now, updated_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

interface NewVersion {
  standardId: number;
  version: number;
  content: StandardContent;
  assigned: readonly Subject[];
  note: string;
  published?: { from: string; to?: string | null };
}

/** A draft, or a version that counts from a day on. */
export async function addVersion(
  { tx, companyId, memberId, now }: Writer,
  { standardId, version, content, assigned, note, published }: NewVersion,
): Promise<void> {
  await tx
    .insertInto('standard_versions')
    .values({
      company_id: companyId,
      standard_id: standardId,
      version,
      state: published ? 'published' : 'draft',
      from_day: published?.from ?? '',
      to_day: published?.to ?? null,
      content: JSON.stringify(content),
      assigned: JSON.stringify(assigned),
      note,
      changed_by: memberId,
      changed_at: now,
    })
    .execute();
}

export const touch = ({ tx, now }: Writer, standardId: number): Promise<unknown> =>
  tx.updateTable('standards').set({ updated_at: now }).where('id', '=', standardId).execute();

/** A new standard, or the draft of one; the draft that the save was made from must be the stored one. */
export async function saveStandard(writer: Writer, input: SaveInput): Promise<Envelope<StandardSaved>> {
  const { tx, companyId, memberId, now, kind } = writer;
  const { standardId, lock, standardName: name, content, assigned, note } = input;
  const known = await namesFor(tx, companyId, assigned);
  const wrong = checkContent(content, kind, known.names) ?? wrongSubject(assigned, known);
  if (wrong) return wrong;
  const standard = standardId === undefined ? undefined : await readStandard(tx, writer, standardId);
  if (standardId !== undefined && !standard) return noStandard();
  if (await isNamed(tx, 'standards', { companyId, kind, name, except: standardId })) return nameTaken();
  if (!standard) {
    const id = await addStandard(writer, name);
    await addVersion(writer, { standardId: id, version: 1, content, assigned, note });
    return ok({ standardId: id, version: 1, lock: 1, state: 'draft' }, '草稿已保存');
  }
  if (lockOf(standard) !== lock) {
    const last = lastOf(standard);
    return last ? await changedSince(tx, last) : noVersion();
  }
  const version = await saveDraft(standard, {
    change: (id) =>
      tx
        .updateTable('standard_versions')
        .set({
          content: JSON.stringify(content),
          assigned: JSON.stringify(assigned),
          note,
          changed_by: memberId,
          changed_at: now,
          lock: lock + 1,
        })
        .where('id', '=', id)
        .execute(),
    add: (next) => addVersion(writer, { standardId: standard.id, version: next, content, assigned, note }),
  });
  await tx.updateTable('standards').set({ name, updated_at: now }).where('id', '=', standard.id).execute();
  return ok({ standardId: standard.id, version, lock: lock + 1, state: 'draft' }, '草稿已保存');
}

/** A new standard with the content of a version and nobody whom it applies to. */
export async function copyStandard(
  writer: Writer,
  {
    standardId,
    version,
    standardName: name,
  }: { standardId: number; version?: number | undefined; standardName: string },
): Promise<Envelope<StandardSaved>> {
  const standard = await readStandard(writer.tx, writer, standardId);
  if (!standard) return noStandard();
  const from: Head | undefined =
    version === undefined
      ? shownOf(standard.versions, writer.today)
      : standard.versions.find((one) => one.version === version);
  if (!from) return noVersion();
  if (await isNamed(writer.tx, 'standards', { ...writer, name })) return nameTaken();
  const id = await addStandard(writer, name);
  await addVersion(writer, {
    standardId: id,
    version: 1,
    content: await contentOf(writer.tx, from.id),
    assigned: [],
    note: `复制自“${standard.name}”第 ${from.version} 版`,
  });
  return ok({ standardId: id, version: 1, lock: 1, state: 'draft' }, '已复制为新的草稿');
}
