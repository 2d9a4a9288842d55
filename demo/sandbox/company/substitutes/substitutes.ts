import { sql } from 'kysely';
import type { Selectable, SqlBool } from 'kysely';
import type { z } from 'zod';
import type { NamedSubject, Substitute, SubstituteDetail } from '#contract/company-substitute.ts';
import type { companySubstituteSchemas } from '#contract/company-substitute.schema.ts';
import type { Page } from '#contract/page.ts';
import type { Envelope } from '#contract/row.ts';
import { dayAt, momentAt } from '#domain/china-time.ts';
import { substituteStateOf } from '#domain/company/substitutes.ts';
import type { SubstituteSubject } from '#domain/company/substitutes.ts';
import { memberOf, ok, refuse } from '../../ground/call.ts';
import type { Call, Database, Tx } from '../../ground/call.ts';
import type { SubstituteRow } from '../../ground/database/tables/tables-company-settings.ts';
import { containing } from '../../ground/lists/like.ts';
import { paged } from '../../ground/lists/paged.ts';

type In<Name extends keyof typeof companySubstituteSchemas> = z.output<(typeof companySubstituteSchemas)[Name]>;

export const noSubstitute = (): Envelope<never> => refuse(404, '该代订授权不存在');

/** Names of employees and departments of a company, by kind and number. */
export async function namesOf(
  db: Database | Tx,
  companyId: number,
  subjects: readonly SubstituteSubject[],
): Promise<Map<string, NamedSubject>> {
  const ids = (kind: SubstituteSubject['kind']) => subjects.flatMap((one) => (one.kind === kind ? [one.id] : []));
  const { rows } = await sql<NamedSubject>`
    select 'employee' as kind, e.id, m.real_name as name, e.job_number || ' · ' || d.name as note
      from employees e join members m on m.id = e.member_id join departments d on d.id = e.department_id
      where e.company_id = ${companyId} and e.id = any(${ids('employee')}::bigint[])
    union all
    select 'department', d.id, d.name, coalesce(p.name, '')
      from departments d left join departments p on p.id = d.parent_id
      where d.company_id = ${companyId} and d.id = any(${ids('department')}::bigint[])`.execute(db);
  return new Map(rows.map((row) => [`${row.kind} ${row.id}`, row]));
}

const keyOf = ({ kind, id }: SubstituteSubject): string => `${kind} ${id}`;
const bookerOf = ({ booker_employee_id: id }: Pick<SubstituteRow, 'booker_employee_id'>): SubstituteSubject => ({
  kind: 'employee',
  id,
});

/** As the administrator sees them, with the names of today. */
async function showSubstitutes(
  db: Database | Tx,
  companyId: number,
  rows: readonly Selectable<SubstituteRow>[],
  today: string,
): Promise<Substitute[]> {
  if (!rows.length) return [];
  const names = await namesOf(
    db,
    companyId,
    rows.flatMap((row) => [bookerOf(row), ...row.subjects]),
  );
  const counts = await db
    .selectFrom('order_travellers')
    .where('company_id', '=', companyId)
    .where(
      'substitute_id',
      'in',
      rows.map(({ id }) => id),
    )
    .groupBy('substitute_id')
    .select(['substitute_id', sql<number>`count(distinct order_id)::int`.as('orders')])
    .execute();
  const named = (subject: SubstituteSubject): NamedSubject =>
    names.get(keyOf(subject)) ?? { ...subject, name: '已删除', note: '' };
  return rows.map((row) => ({
    substituteId: String(row.id),
    booker: named(bookerOf(row)),
    subjects: row.subjects.map(named),
    products: row.products,
    from: row.from_day,
    to: row.to_day,
    state: substituteStateOf({ from: row.from_day, to: row.to_day, isEnded: row.ended_at !== null }, today),
    standardOf: row.standard_of,
    approverOf: row.approver_of,
    costCenterOf: row.cost_center_of,
    notice: row.notice,
    version: row.version,
    orders: counts.find(({ substitute_id }) => substitute_id === row.id)?.orders ?? 0,
  }));
}

const ofCompany = (db: Database | Tx, companyId: number) =>
  db.selectFrom('substitutes as s').where('s.company_id', '=', companyId);

export async function listSubstitutes(
  { state, keyword = '', ...input }: In<'list'>,
  call: Call,
): Promise<Envelope<Page<Substitute>>> {
  const { creditMemberId: companyId } = memberOf(call);
  const today = dayAt(call.now());
  const isOver = sql<SqlBool>`(s.ended_at is not null or (s.to_day <> '' and s.to_day < ${today}))`;
  let query = ofCompany(call.db, companyId).selectAll('s');
  if (state === 'ended') query = query.where(isOver);
  if (state === 'waiting') query = query.where(sql<SqlBool>`not ${isOver}`).where('s.from_day', '>', today);
  if (state === 'active') query = query.where(sql<SqlBool>`not ${isOver}`).where('s.from_day', '<=', today);
  const wanted = keyword.trim();
  if (wanted)
    query = query.where(
      sql<SqlBool>`exists (select from employees e join members m on m.id = e.member_id where e.id = s.booker_employee_id and m.real_name ilike ${containing(wanted)})`,
    );
  return await paged(
    { db: call.db, query, sorts: { '-from': sql.ref('s.from_day') }, id: sql.ref('s.id') },
    input,
    (rows) => showSubstitutes(call.db, companyId, rows, today),
  );
}

export async function readSubstitute(
  db: Database | Tx,
  companyId: number,
  substituteId: string | number,
  today: string,
): Promise<Substitute | undefined> {
  const row = await ofCompany(db, companyId).where('s.id', '=', Number(substituteId)).selectAll('s').executeTakeFirst();
  const [shown] = row ? await showSubstitutes(db, companyId, [row], today) : [];
  return shown;
}

/** The newest entries of its log. */
const shownLog = 50;

export async function substituteDetail(
  { substituteId }: In<'detail'>,
  call: Call,
): Promise<Envelope<SubstituteDetail>> {
  const { creditMemberId: companyId } = memberOf(call);
  const shown = await readSubstitute(call.db, companyId, substituteId, dayAt(call.now()));
  if (!shown) return noSubstitute();
  const log = await call.db
    .selectFrom('substitute_changes')
    .where('company_id', '=', companyId)
    .where('substitute_id', '=', Number(substituteId))
    .orderBy('id', 'desc')
    .limit(shownLog)
    .selectAll()
    .execute();
  return ok({
    ...shown,
    log: log.map(({ id, at, by_name: by, body: text }) => ({ id: String(id), at: momentAt(at), by, text })),
  });
}
