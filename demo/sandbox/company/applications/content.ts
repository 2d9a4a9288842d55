import { sql } from 'kysely';
import type { z } from 'zod';
import type { applicationSchemas } from '#contract/application.schema.ts';
import type { ApplicationContent, ApplicationVersion } from '#contract/application-views.ts';
import { differencesOf } from '#domain/application/difference.ts';
import type { Names } from '#domain/application/difference.ts';
import type { TripContent, TripProduct } from '#domain/application/schema.ts';
import { placesOf } from '#domain/application/words.ts';
import { momentAt } from '#domain/china-time.ts';
import { places } from '#domain/intl/places/places.ts';
import { fenOf, yuanOf } from '#domain/money.ts';
import type { Database, Member, Tx } from '../../ground/call.ts';

type SaveInput = z.output<typeof applicationSchemas.save>;

/** The content of a save, with amounts in fen. */
export function contentOf(input: Omit<SaveInput, 'requestId' | 'applicationId' | 'lock'>): TripContent {
  const { tripProducts: products, budgets, ...rest } = input;
  const amounts = Object.entries(budgets).flatMap(([product, yuan]) => (yuan ? [[product, fenOf(yuan)] as const] : []));
  return { ...rest, products, budgets: Object.fromEntries(amounts) };
}

export function wireOf({ products: tripProducts, budgets, chosen = [], ...rest }: TripContent): ApplicationContent {
  const amounts = Object.entries(budgets).map(([product, fen]) => [product, yuanOf(fen)] as const);
  return {
    ...rest,
    chosen: [...chosen],
    tripProducts,
    budgets: Object.fromEntries(amounts) as ApplicationContent['budgets'],
  };
}

const names = new Map(places.map(({ code, name }) => [code, name]));
/** Name of a city; a town without an airport is its own. */
export const cityName = (code: string): string => names.get(code) ?? code;
export const isAbroad = (code: string): boolean => {
  const country = places.find((one) => one.code === code)?.country;
  return country !== undefined && country !== 'CN';
};

export const citiesIn = ({ legs, cities }: TripContent): string[] =>
  [...new Set([...cities, ...legs.flatMap(({ from, to }) => [from, to])])].filter(Boolean);

export const employeesIn = ({ travellers }: Pick<TripContent, 'travellers'>): number[] =>
  travellers.flatMap((one) => (one.kind === 'employee' ? [one.employeeId] : []));

/** Names of employees with department and level, by number. */
export async function peopleOf(db: Database | Tx, companyId: number, ids: readonly number[]) {
  const { rows } = await sql<{
    id: number;
    memberId: string;
    name: string;
    deptName: string;
    levelName: string;
    isHere: boolean;
    mayApprove: boolean;
    sharesDocuments: boolean;
  }>`
    select e.id, e.state in ('invited', 'active') as "isHere", e.state = 'active' and e.can_audit as "mayApprove", e.shares_documents as "sharesDocuments", e.member_id as "memberId", m.real_name as name, d.name as "deptName", coalesce(l.name, '') as "levelName"
    from employees e join members m on m.id = e.member_id join departments d on d.id = e.department_id
      left join travel_levels l on l.id = e.level_id
    where e.company_id = ${companyId} and e.id = any(${[...new Set(ids)]}::bigint[])`.execute(db);
  return new Map(rows.map((row) => [row.id, row]));
}
export type People = Awaited<ReturnType<typeof peopleOf>>;

/** Columns that lists filter by. */
export const foundBy = (
  content: TripContent,
  no: string,
  applicant: Pick<Member, 'creditEmployeeId' | 'realName'>,
) => ({
  from_day: content.from,
  to_day: content.to,
  travellers: employeesIn(content),
  companions: employeesIn(content).filter((id) => id !== applicant.creditEmployeeId),
  search: [no, content.reason, applicant.realName, placesOf(content, cityName)].join(' ').toLowerCase(),
});

/** Words of everything that two versions may name. */
export async function namesOf(db: Database | Tx, companyId: number, ...contents: TripContent[]): Promise<Names> {
  const people = await peopleOf(db, companyId, contents.flatMap(employeesIn));
  const centers = await db
    .selectFrom('cost_centers')
    .where('company_id', '=', companyId)
    .select(['code', 'name'])
    .execute();
  const ids = contents.flatMap(({ attachments }) => attachments);
  const files = ids.length
    ? await db.selectFrom('application_files').where('id', 'in', ids).select(['id', 'file_name']).execute()
    : [];
  return {
    city: cityName,
    employee: (id) => people.get(id)?.name ?? '已不在公司的员工',
    costCenter: (code) => centers.find((one) => one.code === code)?.name ?? code,
    file: (id) => files.find((one) => one.id === id)?.file_name ?? '已删除的附件',
  };
}

/** Products that an application sells. */
export const soldIn = (switches: { airTicket: boolean; hotel: boolean; train: boolean }): TripProduct[] => {
  const isSold: Readonly<Record<TripProduct, boolean>> = {
    flight: switches.airTicket,
    intl: switches.airTicket,
    train: switches.train,
    hotel: switches.hotel,
    car: true,
  };
  return (Object.keys(isSold) as TripProduct[]).filter((product) => isSold[product]);
};

/** Submissions of an application, the latest first, each with its difference from the one before it. */
export async function roundsOf(
  db: Database | Tx,
  { companyId, applicationId }: { companyId: number; applicationId: number },
): Promise<ApplicationVersion[]> {
  const rows = await db
    .selectFrom('application_versions')
    .where('application_id', '=', applicationId)
    .orderBy('id', 'desc')
    .selectAll()
    .execute();
  const [first, ...others] = rows.map(({ content }) => content);
  const names = rows.length > 1 && first ? await namesOf(db, companyId, first, ...others) : null;
  return rows.map((row, at) => {
    const before = rows[at + 1];
    return {
      version: row.version,
      no: row.case_no,
      state: row.state,
      submittedAt: momentAt(row.submitted_at),
      decidedAt: row.decided_at === null ? '' : momentAt(row.decided_at),
      comment: row.comment,
      round: rows.length - at,
      differences: before && names ? differencesOf(before.content, row.content, names) : [],
    };
  });
}
