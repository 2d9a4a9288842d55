import { createHash } from 'node:crypto';
import { planImport } from '#domain/company/import/difference.ts';
import type { ImportChoices, Plan } from '#domain/company/import/difference.ts';
import { noValues } from '#domain/company/import/values.ts';
import type { EmployeeValues } from '#domain/company/import/values.ts';
import { isPresent } from '#domain/company/people.ts';
import type { Database, Tx } from '../../ground/call.ts';
import { mayLeave } from '../people/guards.ts';
import { readCompany } from './roster.ts';
import type { Company } from './roster.ts';
import { showPlan } from './words.ts';

export interface DraftRow {
  line: number;
  values: EmployeeValues;
}

export type ShownPlan = Awaited<ReturnType<typeof planFor>>;

/** The difference between the rows of a file and the company as it is now, with the guards of leaving employees. */
export async function planFor(
  db: Database | Tx,
  companyId: number,
  stored: readonly DraftRow[],
  choices: ImportChoices,
): Promise<{ company: Company; plan: Plan; shown: ReturnType<typeof showPlan>; fingerprint: string }> {
  // A draft that was kept before a file had all columns.
  const rows = stored.map(({ line, values }) => ({ line, values: { ...noValues, ...values } }));
  const company = await readCompany(db, companyId, [
    ...new Set(rows.map(({ values }) => values.mobilePhone).filter(Boolean)),
  ]);
  const { people } = company;
  const make = (unpaid: ReadonlySet<number>) => planImport(company, rows, company.judge, choices, unpaid);
  let plan = make(new Set());
  const leaving = plan.changes.flatMap(({ before, after }) =>
    before && isPresent(before.state) && !isPresent(after.state) ? [before.id] : [],
  );
  const guards = leaving.length ? await mayLeave(db, companyId, leaving) : new Map<never, never>();
  const orders = new Map([...guards].filter(([, { unpaid, tasks }]) => unpaid.length || tasks));
  if (orders.size) plan = make(new Set(orders.keys()));
  const hash = createHash('sha256');
  for (const { kind, before, after } of plan.changes) hash.update(JSON.stringify([kind, before, after]));
  hash.update(JSON.stringify([plan.heads, plan.departments, plan.held.map(({ id }) => id), people.length]));
  return {
    company,
    plan,
    shown: showPlan(company, plan, orders),
    fingerprint: hash.digest('base64url'),
  };
}
