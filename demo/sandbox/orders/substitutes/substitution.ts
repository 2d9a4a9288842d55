import { sql } from 'kysely';
import type { SqlBool } from 'kysely';
import type { Day } from '#domain/china-time.ts';
import { dayAt } from '#domain/china-time.ts';
import type { BookedProduct } from '#domain/company/preferences.ts';
import { ruleFor } from '#domain/company/substitutes.ts';
import type { NoticeKind, Side, SubstituteRule, SubstituteTraveller } from '#domain/company/substitutes.ts';
import { memberOf } from '../../ground/call.ts';
import type { Call, Database, Tx } from '../../ground/call.ts';

/** A colleague who travels by an order of a substitute. */
export interface ColleagueRow extends SubstituteTraveller {
  memberId: string;
}

/** A rule of the caller, as orders are checked by it. */
interface OwnRule extends SubstituteRule {
  id: number;
  standardOf: Side;
  approverOf: Side;
  costCenterOf: Side;
  notice: NoticeKind;
}

/** The rules under which an employee books for others; `lock`: nobody ends one before this transaction has. */
export async function rulesOf(
  db: Database | Tx,
  { companyId, employeeId, lock = false }: { companyId: number; employeeId: number; lock?: boolean },
): Promise<OwnRule[]> {
  const query = db
    .selectFrom('substitutes')
    .where('company_id', '=', companyId)
    .where('booker_employee_id', '=', employeeId)
    .orderBy('id', 'desc')
    .selectAll();
  const rows = await (lock ? query.forShare() : query).execute();
  return rows.map((row) => ({
    id: row.id,
    subjects: row.subjects,
    products: row.products,
    from: row.from_day,
    to: row.to_day,
    isEnded: row.ended_at !== null,
    standardOf: row.standard_of,
    approverOf: row.approver_of,
    costCenterOf: row.cost_center_of,
    notice: row.notice,
  }));
}

/** Employees of a company who may travel, with their departments up to the root. */
export const colleagues = (db: Database | Tx, companyId: number) =>
  db
    .selectFrom('employees as e')
    .innerJoin('members as m', 'm.id', 'e.member_id')
    .innerJoin('departments as d', 'd.id', 'e.department_id')
    .where('e.company_id', '=', companyId)
    .where('e.state', 'in', ['invited', 'active'])
    .select(['e.id as employeeId', 'e.member_id as memberId', 'm.real_name as name', 'd.path', 'd.name as deptName']);

const colleagueOf = ({ path, ...row }: Omit<ColleagueRow, 'departments'> & { path: string }): ColleagueRow => ({
  ...row,
  departments: path.split('/').filter(Boolean).map(Number),
});

export async function readColleagues(
  db: Database | Tx,
  companyId: number,
  employeeIds: readonly number[],
): Promise<ColleagueRow[]> {
  if (!employeeIds.length) return [];
  const rows = await colleagues(db, companyId)
    .where('e.id', 'in', [...employeeIds])
    .orderBy('e.id')
    .execute();
  return rows.map(colleagueOf);
}

/** A traveller as an order names them. */
export interface NamedTraveller {
  passengerId?: string | undefined;
  certNo?: string | undefined;
}

/** Employees of the caller's company among travellers: chosen from the list, or typed with the number of a document of theirs. */
export async function colleaguesAmong(
  db: Database | Tx,
  companyId: number,
  travellers: readonly NamedTraveller[],
): Promise<ColleagueRow[]> {
  const ids = travellers.flatMap(({ passengerId }) => passengerId ?? []);
  const numbers = travellers.flatMap(({ certNo, passengerId }) => (certNo && !passengerId ? [certNo] : []));
  if (!ids.length && !numbers.length) return [];
  const isMeant = sql<SqlBool>`exists (
    select from passengers p left join passenger_documents x on x.passenger_id = p.id
    where p.member_id = e.member_id and p.is_self and p.company_id is null
      and (p.id = any(${ids}::text[]) or x.cert_no = any(${numbers}::text[])))`;
  const rows = await colleagues(db, companyId).where(isMeant).orderBy('e.id').execute();
  return rows.map(colleagueOf);
}

/** A traveller with the rule by which the caller books for them. */
export interface Substituted {
  traveller: ColleagueRow;
  rule: OwnRule;
}

/** Each traveller with the rule, or the sentence of the first refusal. The caller as traveller needs no rule. */
export async function substituted(
  db: Database | Tx,
  call: Call,
  {
    product,
    travellers,
    lock = false,
  }: { product: BookedProduct; travellers: readonly ColleagueRow[]; lock?: boolean },
): Promise<{ all: Substituted[] } | { refusal: string }> {
  const { creditMemberId: companyId, creditEmployeeId: employeeId, memberId } = memberOf(call);
  const others = travellers.filter((one) => one.memberId !== memberId);
  // The company's own account books for everybody.
  if (employeeId <= 0 || !others.length) return { all: [] };
  const rules = await rulesOf(db, { companyId, employeeId, lock });
  const today: Day = dayAt(call.now());
  const all: Substituted[] = [];
  for (const traveller of others) {
    const found = ruleFor(rules, traveller, product, today);
    if ('refusal' in found) return found;
    all.push({ traveller, rule: found.rule });
  }
  return { all };
}

/** Of `employees as e` and `departments as d`: those for whom an employee may book today. */
export const maySubstitute = (
  companyId: number,
  employeeId: number,
  today: Day,
  product: BookedProduct | 'all' = 'all',
) => sql<SqlBool>`exists (
    select from substitutes s, jsonb_to_recordset(s.subjects) as w(kind text, id bigint)
    where s.company_id = ${companyId} and s.booker_employee_id = ${employeeId} and s.ended_at is null
      and s.from_day <= ${today} and (s.to_day = '' or s.to_day >= ${today})
      and (${product} = 'all' or s.products ? ${product})
      and ((w.kind = 'employee' and w.id = e.id)
        or (w.kind = 'department' and d.path like '%/' || w.id || '/%')))`;
