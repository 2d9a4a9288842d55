import { sql } from 'kysely';
import type { z } from 'zod';
import type { EmployeeImportDetail } from '#contract/company-import.ts';
import type { companyImportSchemas } from '#contract/company-import.schema.ts';
import type { Envelope } from '#contract/row.ts';
import type { ChangeKind } from '#domain/company/import/difference.ts';
import { badInput, memberOf, ok, refuse } from '../../ground/call.ts';
import type { Call, Tx } from '../../ground/call.ts';
import { readImport } from '../../ground/lists/import.ts';
import { once } from '../../ground/once.ts';
import { detailOf } from './detail.ts';
import { employeeFormat } from './format.ts';
import { planFor } from './plan.ts';
import type { DraftRow, ShownPlan } from './plan.ts';

type DiffInput = z.output<typeof companyImportSchemas.diff>;

export const noImport = (): Envelope<never> => refuse(404, '这次导入不存在或草稿已过期，请重新上传');

/** Changed first, as the screen shows them. */
const order: Readonly<Record<ChangeKind, number>> = { changed: 0, handed: 1, left: 2, added: 3 };
const draftMs = 86_400_000;
const rowsAtOnce = 2000;
const mostRefused = 200;

/** Keeps a file as a draft, and answers what it would do. */
export async function draftImport(input: DiffInput, call: Call): Promise<Envelope<EmployeeImportDetail>> {
  const { requestId, choices } = input;
  const { creditMemberId: companyId, memberId, realName } = memberOf(call);
  const read = input.file === undefined ? null : await rowsOf(input.file, input);
  if (typeof read === 'string') return badInput('file', read);
  if (!read && input.importId === undefined) return badInput('file', '请选择要导入的文件');
  return await once(call, requestId, input, async (tx) => {
    await sql`delete from employee_imports where company_id = ${companyId} and state = 'draft' and (made_at < ${call.now() - draftMs} or (member_id = ${memberId} and id is distinct from ${input.importId ?? null}))`.execute(
      tx,
    );
    const former = input.importId === undefined ? undefined : await draftOf(tx, companyId, input.importId);
    if (input.importId !== undefined && !former) return noImport();
    const rows = read ?? former?.rows ?? [];
    const found = await planFor(tx, companyId, rows, choices);
    const values = {
      file_name: input.fileName || former?.file_name || '员工名单',
      made_at: call.now(),
      choices: JSON.stringify(choices),
      rows: JSON.stringify(rows),
      ...summaryOf(found),
    };
    const { id } = former
      ? await tx
          .updateTable('employee_imports')
          .set(values)
          .where('id', '=', former.id)
          .returning('id')
          .executeTakeFirstOrThrow()
      : await tx
          .insertInto('employee_imports')
          .values({ ...values, company_id: companyId, member_id: memberId, made_by: realName })
          .returning('id')
          .executeTakeFirstOrThrow();
    await keepChanges(tx, companyId, id, found);
    const detail = await detailOf(tx, companyId, id, call.now());
    return detail ? ok(detail) : noImport();
  });
}

/** The rows of a file, mended; without those that the member has left out. */
async function rowsOf(file: string, { mapping, mends, leftOut }: DiffInput): Promise<DraftRow[] | string> {
  const found = await readImport(file, mapping, employeeFormat);
  if (typeof found === 'string') return found;
  const mended = new Map(mends.map(({ line, values }) => [line, values]));
  const out = new Set(leftOut);
  const rows = found.rows.flatMap(({ line, values }) =>
    out.has(line) ? [] : [{ line, values: { ...values, ...mended.get(line) } }],
  );
  return rows.length ? rows : '文件中没有员工，请填写后再上传';
}

export async function draftOf(tx: Tx, companyId: number, id: number) {
  return await tx
    .selectFrom('employee_imports')
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .where('state', '=', 'draft')
    .select(['id', 'file_name', 'rows', 'choices', 'fingerprint'])
    .executeTakeFirst();
}

export const summaryOf = ({ plan, shown, fingerprint }: ShownPlan) => ({
  summary: JSON.stringify({
    counts: shown.counts,
    effects: shown.effects,
    refused: plan.refused.toSorted((a, b) => a.line - b.line).slice(0, mostRefused),
  }),
  fingerprint,
});

/** Each employee before and after, as they are shown. */
export async function keepChanges(
  tx: Tx,
  companyId: number,
  importId: number,
  { plan, shown }: Pick<ShownPlan, 'plan' | 'shown'>,
): Promise<void> {
  await tx.deleteFrom('employee_import_changes').where('import_id', '=', importId).execute();
  const changes = plan.changes.toSorted(
    (a, b) => order[a.kind] - order[b.kind] || (a.line ?? 0) - (b.line ?? 0) || a.after.id - b.after.id,
  );
  for (let at = 0; at < changes.length; at += rowsAtOnce) {
    const rows = changes.slice(at, at + rowsAtOnce).map((change, place) => {
      const text = shown.shownOf(change);
      const { kind, line, before, after } = change;
      return {
        place: at + place,
        kind,
        line,
        employee_id: after.id,
        before,
        after,
        shown: text,
        has_effect: text.effect !== '' || kind === 'handed',
      };
    });
    await sql`
      insert into employee_import_changes (company_id, import_id, place, kind, line, employee_id, before, after, shown, has_effect)
      select ${companyId}, ${importId}, g.place, g.kind, g.line, g.employee_id, nullif(g.before, 'null'::jsonb), g.after, g.shown, g.has_effect
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as g (place int, kind text, line int, employee_id bigint, before jsonb, after jsonb, shown jsonb, has_effect boolean)`.execute(
      tx,
    );
  }
}
