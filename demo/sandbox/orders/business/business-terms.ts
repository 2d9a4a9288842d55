import { sql } from 'kysely';
import type { SqlBool } from 'kysely';
import type { Envelope } from '#contract/row.ts';
import { dayAt } from '#domain/china-time.ts';
import type { Fen } from '#domain/money.ts';
import { refuse } from '../../ground/call.ts';
import type { Database, Member, Tx } from '../../ground/call.ts';
import { standardFor } from './standard-for.ts';
import type { AppliedStandard } from './standard-for.ts';

/** A company's terms for its people: the travel standard of the employee, its service fee, its cost centres. */
export interface BusinessTerms {
  /** Absent for the company account itself and for employees without a standard: then nothing is capped. */
  standard?: AppliedStandard;
  /** The company's fee per passenger and flight, after its discount. */
  serviceFee: Fen;
  /** The employee's own first, then those of the department. */
  costCenters: string[];
}

export const isCorporate = (member: Member): boolean => member.creditMemberId > 0 || member.creditEmployeeId > 0;

/** The employee's own cost centre, else that of the department or of the nearest one above it. */
export const isOwnCenter = ({ creditEmployeeId }: Member) => sql<SqlBool>`cost_centers.code = (
  select coalesce(e.cost_center_code, (
    select a.cost_center_code from departments a
    where a.company_id = d.company_id and starts_with(d.path, a.path) and a.cost_center_code is not null
    order by length(a.path) desc limit 1))
  from employees e join departments d on d.id = e.department_id where e.id = ${creditEmployeeId})`;

interface Center {
  code: string;
  name: string;
}
const centerWords = ({ code, name }: Center): string => `${code} ${name}`;

/** The default cost centre of an employee's orders; "": none. */
export async function ownCenterOf(db: Database | Tx, member: Member): Promise<string> {
  const own = await db
    .selectFrom('cost_centers')
    .select(['code', 'name'])
    .where('company_id', '=', member.creditMemberId)
    .where(isOwnCenter(member))
    .executeTakeFirst();
  return own ? centerWords(own) : '';
}

/** A cost centre is named after its department: `研发中心 / 平台组`. */
const isOfDepartment = ({ creditEmployeeId }: Member) => sql<SqlBool>`exists (
  select 1 from employees e join departments d on d.id = e.department_id
  where e.id = ${creditEmployeeId} and starts_with(cost_centers.name, d.name || ' / '))`;

/** The terms of a corporate member today; undefined for all others. `party`: the standard of those whom an offer is for. */
export async function businessTermsOf(
  db: Database | Tx,
  member: Member,
  nowMs: number,
  party?: AppliedStandard | null,
): Promise<BusinessTerms | undefined> {
  if (!isCorporate(member)) return undefined;
  const company = await db
    .selectFrom('companies')
    .select(['id', 'service_fee_fen'])
    .where('id', '=', member.creditMemberId)
    .executeTakeFirst();
  if (!company) return { serviceFee: 0, costCenters: [] };
  const centers = await db
    .selectFrom('cost_centers')
    .select(['code', 'name'])
    .where('company_id', '=', company.id)
    .orderBy(sql`coalesce(${isOwnCenter(member)}, false)`, 'desc')
    .orderBy(isOfDepartment(member), 'desc')
    .orderBy('code')
    .execute();
  const standard = party === undefined ? await ownStandard(db, member, nowMs) : party;
  return {
    serviceFee: company.service_fee_fen,
    costCenters: centers.map(centerWords),
    ...(standard && { standard }),
  };
}

/** The standard of an employee today; null for the company's account. */
const ownStandard = async (
  db: Database | Tx,
  { creditMemberId: companyId, creditEmployeeId: employeeId }: Member,
  nowMs: number,
): Promise<AppliedStandard | null> =>
  employeeId > 0 ? await standardFor(db, { companyId, employeeId, day: dayAt(nowMs) }) : null;

/** Business travel is for corporate accounts and their employees. */
export function checkBusiness(travelType: 'private' | 'business', member: Member | null): Envelope<never> | undefined {
  if (travelType === 'private') return undefined;
  if (!member) return refuse(401, '因公出行请先登录');
  return isCorporate(member) ? undefined : refuse(403, '仅企业账户及其员工可因公出行，请选择因私');
}
