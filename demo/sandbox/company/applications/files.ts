import { sql } from 'kysely';
import type { RawBuilder, SqlBool } from 'kysely';
import type { z } from 'zod';
import type { applicationSchemas } from '#contract/application.schema.ts';
import type { ApplicationFile } from '#contract/application-views.ts';
import type { Envelope } from '#contract/row.ts';
import { attachmentBytes } from '#domain/application/schema.ts';
import { badInput, memberOf, ok, refuse } from '../../ground/call.ts';
import type { Call, Database, Tx } from '../../ground/call.ts';
import { takeLocks } from '../../ground/once.ts';
import { readVisible } from './visible.ts';
import { randomUUID } from '../../ground/random/random.ts';

type In<K extends keyof typeof applicationSchemas> = z.output<(typeof applicationSchemas)[K]>;

const zip = [0x50, 0x4b, 0x03, 0x04];
const office = 'application/vnd.openxmlformats-officedocument.';
/** First bytes of the files that are taken, and the endings by which two kinds of archives differ. */
const kinds: readonly { type: string; begins: readonly number[]; ending?: string }[] = [
  { type: 'application/pdf', begins: [0x25, 0x50, 0x44, 0x46, 0x2d] },
  { type: 'image/png', begins: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a] },
  { type: 'image/jpeg', begins: [0xff, 0xd8, 0xff] },
  { type: `${office}spreadsheetml.sheet`, begins: zip, ending: '.xlsx' },
  { type: `${office}wordprocessingml.document`, begins: zip, ending: '.docx' },
];

/** Files that no application names and that are older go. */
const spareMs = 7 * 86_400_000;
/** Files of a member that no application names yet. */
const mostSpares = 60;

/** True where a word of a company's dispute of a bill names the file. */
const ofDispute = (companyId: RawBuilder<unknown>, id: RawBuilder<unknown>): RawBuilder<SqlBool> =>
  sql`exists (select from company_bill_disputes d join company_bill_posts p on p.dispute_id = d.id
    where d.company_id = ${companyId} and p.files ? ${id})`;

export async function attachFile({ fileName, file }: In<'attach'>, call: Call): Promise<Envelope<ApplicationFile>> {
  const { memberId, creditMemberId } = memberOf(call);
  const bytes = Buffer.from(file, 'base64url');
  if (bytes.length > attachmentBytes) return badInput('file', '文件不能超过 20 MB');
  const kind = kinds.find(
    ({ begins, ending = '' }) =>
      begins.every((byte, at) => bytes[at] === byte) && fileName.toLowerCase().endsWith(ending),
  );
  if (!kind) return badInput('file', '请上传 PDF、XLSX、DOCX、PNG 或 JPG 文件');
  const isSpare = sql<SqlBool>`not exists (select from applications a where a.member_id = application_files.member_id
    and (a.content->'attachments' ? application_files.id or a.change_content->'attachments' ? application_files.id))
    and not ${ofDispute(sql.ref('application_files.company_id'), sql.ref('application_files.id'))}`;
  const attachmentId = randomUUID();
  return await call.db.transaction().execute(async (tx) => {
    await takeLocks(tx, [`files ${memberId}`]);
    await tx
      .deleteFrom('application_files')
      .where('member_id', '=', memberId)
      .where('created_at', '<', call.now() - spareMs)
      .where(isSpare)
      .execute();
    const { count } = await tx
      .selectFrom('application_files')
      .where('member_id', '=', memberId)
      .where(isSpare)
      .select(sql<number>`count(*)::int`.as('count'))
      .executeTakeFirstOrThrow();
    if (count >= mostSpares) return badInput('file', '未使用的附件过多，请稍后再上传');
    await tx
      .insertInto('application_files')
      .values({
        id: attachmentId,
        company_id: creditMemberId,
        member_id: memberId,
        file_name: fileName,
        type: kind.type,
        bytes: bytes.length,
        content: bytes.toString('base64'),
        created_at: call.now(),
      })
      .execute();
    return ok({ attachmentId, fileName, type: kind.type, bytes: bytes.length });
  });
}

/** A file of the caller, of an application that they may see, or of a dispute of their company's bill. */
export async function readFile(
  { attachmentId }: In<'attachment'>,
  call: Call,
): Promise<Envelope<{ fileName: string; type: string; content: string }>> {
  const { memberId, creditMemberId, level } = memberOf(call);
  const file = await call.db
    .selectFrom('application_files')
    .where('id', '=', attachmentId)
    .where('company_id', '=', creditMemberId)
    .selectAll()
    .executeTakeFirst();
  if (!file) return refuse(404, '没有找到这个附件');
  if (file.member_id !== memberId) {
    const { rows } = await sql<{ id: number }>`select id from applications where company_id = ${creditMemberId}
      and member_id = ${file.member_id} and state <> 0
      and (content->'attachments' ? ${attachmentId} or change_content->'attachments' ? ${attachmentId})`.execute(
      call.db,
    );
    let isShown = level === '70' && (await isOfDispute(call.db, creditMemberId, attachmentId));
    for (const { id } of rows) isShown ||= (await readVisible(String(id), call)) !== undefined;
    if (!isShown) return refuse(404, '没有找到这个附件');
  }
  const content = Buffer.from(file.content, 'base64').toString('base64url');
  return ok({ fileName: file.file_name, type: file.type, content });
}

const isOfDispute = async (db: Database, companyId: number, id: string): Promise<boolean> => {
  const { rows } = await sql<{
    found: boolean;
  }>`select ${ofDispute(sql`${companyId}::bigint`, sql`${id}::text`)} as found`.execute(db);
  return rows[0]?.found ?? false;
};

/** Files in the order in which a content names them. */
export async function filesOf(db: Database | Tx, ids: readonly string[]): Promise<ApplicationFile[]> {
  if (!ids.length) return [];
  const rows = await db
    .selectFrom('application_files')
    .where('id', 'in', [...ids])
    .select(['id', 'file_name', 'type', 'bytes'])
    .execute();
  return ids.flatMap((id) => {
    const row = rows.find((one) => one.id === id);
    return row ? [{ attachmentId: id, fileName: row.file_name, type: row.type, bytes: row.bytes }] : [];
  });
}

/** True where all these files are the member's own. */
export async function areOwn(db: Database | Tx, memberId: string, ids: readonly string[]): Promise<boolean> {
  if (!ids.length) return true;
  const rows = await db
    .selectFrom('application_files')
    .where('id', 'in', [...ids])
    .where('member_id', '=', memberId)
    .select('id')
    .execute();
  return rows.length === new Set(ids).size;
}
