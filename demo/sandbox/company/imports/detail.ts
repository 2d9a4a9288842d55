import type { Selectable } from 'kysely';
import type { z } from 'zod';
import type { EmployeeImport, EmployeeImportDetail, ImportChange, ImportCounts } from '#contract/company-import.ts';
import type { companyImportSchemas } from '#contract/company-import.schema.ts';
import type { Page } from '#contract/page.ts';
import type { Envelope } from '#contract/row.ts';
import { momentAt } from '#domain/china-time.ts';
import { sql } from 'kysely';
import { memberOf, ok, refuse } from '../../ground/call.ts';
import type { Call, Database, Tx } from '../../ground/call.ts';
import type { EmployeeImportRow } from '../../ground/database/tables/tables-employee-import.ts';
import { paged } from '../../ground/lists/paged.ts';
import { planOfUndo } from './undo-plan.ts';

/** An import can be undone for a day. */
export const undoMs = 24 * 3_600_000;

/** The brake: more than a tenth of the company leaves. */
export const asksAgain = ({ leaving }: ImportCounts): boolean => leaving > 100;

type Row = Omit<Selectable<EmployeeImportRow>, 'rows' | 'company_id' | 'member_id'>;

const columns = [
  'i.id',
  'i.made_by',
  'i.file_name',
  'i.state',
  'i.made_at',
  'i.applied_at',
  'i.undone_at',
  'i.undone_by',
  'i.choices',
  'i.summary',
  'i.record',
  'i.fingerprint',
  'i.took',
] as const;

const view = (row: Row, now: number): EmployeeImport => ({
  id: row.id,
  fileName: row.file_name,
  state: row.state,
  madeBy: row.made_by,
  madeTime: momentAt(row.made_at),
  appliedTime: row.applied_at === null ? '' : momentAt(row.applied_at),
  undoneTime: row.undone_at === null ? '' : momentAt(row.undone_at),
  undoneBy: row.undone_by,
  undoUntil:
    row.state === 'applied' && row.applied_at !== null && row.applied_at + undoMs > now
      ? momentAt(row.applied_at + undoMs)
      : '',
  // Those of earlier imports have no number of members who were asked.
  counts: { ...row.summary.counts, asked: row.summary.counts.asked ?? 0 },
});

export async function detailOf(
  db: Database | Tx,
  companyId: number,
  id: number,
  now: number,
  { isNew = false }: { isNew?: boolean } = {},
): Promise<EmployeeImportDetail | undefined> {
  const row = await db
    .selectFrom('employee_imports as i')
    .where('i.company_id', '=', companyId)
    .where('i.id', '=', id)
    .select(columns)
    .executeTakeFirst();
  if (!row) return undefined;
  const shown = view(row, now);
  return {
    ...shown,
    choices: row.choices,
    effects: row.summary.effects,
    refused: row.summary.refused,
    fingerprint: row.fingerprint,
    asksAgain: asksAgain(row.summary.counts),
    // Nothing has been edited since a moment ago: the company is not read a second time.
    obstacles: shown.undoUntil && !isNew ? (await planOfUndo(db, companyId, id, row.record, true)).shown : [],
    took: row.took,
  };
}

/** Applied and undone ones; drafts belong to nobody else. */
export async function listImports(
  page: z.output<typeof companyImportSchemas.list>,
  call: Call,
): Promise<Envelope<Page<EmployeeImport>>> {
  const query = call.db
    .selectFrom('employee_imports as i')
    .where('i.company_id', '=', memberOf(call).creditMemberId)
    .where('i.state', 'in', ['applied', 'undone'])
    .select(columns);
  return await paged(
    { db: call.db, query, sorts: { '-made': sql.ref('i.made_at') }, id: sql.ref('i.id') },
    page,
    (rows) => rows.map((row) => view(row as Row, call.now())),
  );
}

export async function importDetail(
  { importId }: z.output<typeof companyImportSchemas.detail>,
  call: Call,
): Promise<Envelope<EmployeeImportDetail>> {
  const found = await detailOf(call.db, memberOf(call).creditMemberId, importId, call.now());
  return found ? ok(found) : refuse(404, '这次导入不存在或草稿已过期');
}

export async function importChanges(
  { importId, kind, ...page }: z.output<typeof companyImportSchemas.changes>,
  call: Call,
): Promise<Envelope<Page<ImportChange>>> {
  let query = call.db
    .selectFrom('employee_import_changes as c')
    .where('c.company_id', '=', memberOf(call).creditMemberId)
    .where('c.import_id', '=', importId)
    .select(['c.place', 'c.kind', 'c.line', 'c.shown']);
  if (kind === 'effect') query = query.where('c.has_effect', '=', true);
  else if (kind !== 'all') query = query.where('c.kind', '=', kind);
  return await paged(
    { db: call.db, query, sorts: { place: sql.ref('c.place') }, id: sql.ref('c.place') },
    page,
    (rows) => rows.map((row) => ({ kind: row.kind, line: row.line, ...row.shown })),
  );
}
