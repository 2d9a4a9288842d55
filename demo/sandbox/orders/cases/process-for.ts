import { companyContent } from '#domain/process/defaults.ts';
import type { CaseFacts, ProcessContent, ProcessKind, ProcessScope } from '#domain/process/schema.ts';
import type { Database, Tx } from '../../ground/call.ts';

export type ScopedFacts = Pick<CaseFacts, 'applicant' | 'departments' | 'level' | 'products'>;

/** -1 for an applicant who is named, else steps from the applicant's department up to the scope's; levels and products that it narrows; null: outside of the scope. */
export function nearnessOf(
  scope: ProcessScope,
  { applicant, departments, level, products }: ScopedFacts,
): number[] | null {
  if (scope.products.length && !products.every((product) => scope.products.includes(product))) return null;
  const { employees = [] } = scope;
  if (employees.includes(applicant)) return [-1, 0, scope.products.length ? 0 : 1];
  if (employees.length && !scope.departments.length && !scope.levels.length) return null;
  const steps = departments.findIndex((id) => scope.departments.includes(id));
  if (scope.departments.length && steps < 0) return null;
  if (scope.levels.length && !scope.levels.some((id) => String(id) === level)) return null;
  return [
    scope.departments.length ? steps : Number.MAX_SAFE_INTEGER,
    scope.levels.length ? 0 : 1,
    scope.products.length ? 0 : 1,
  ];
}

/** The nearest scope; among equally near ones the first of the list, the default last. */
export function nearest<P extends { scope: ProcessScope; isDefault: boolean }>(
  processes: readonly P[],
  facts: ScopedFacts,
): P | undefined {
  let best: { process: P; near: number[] } | undefined;
  for (const process of processes) {
    const scoped = nearnessOf(process.scope, facts);
    if (!scoped) continue;
    const near = [process.isDefault ? 1 : 0, ...scoped];
    const at = best ? near.findIndex((value, place) => value !== best?.near[place]) : 0;
    if (at >= 0 && (!best || (near[at] ?? 0) < (best.near[at] ?? 0))) best = { process, near };
  }
  return best?.process;
}

export interface AppliedProcess {
  /** Of the version; null: the company has no process of this kind. */
  versionId: number | null;
  processId: number;
  name: string;
  version: number;
  isDefault: boolean;
  scope: ProcessScope;
  content: ProcessContent;
}

const account: AppliedProcess = {
  versionId: null,
  processId: 0,
  name: '企业管理员审批',
  version: 0,
  isDefault: true,
  scope: { departments: [], levels: [], products: [] },
  content: companyContent,
};

const appliedColumns = [
  'v.id as versionId',
  'p.id as processId',
  'p.name',
  'v.version',
  'p.is_default as isDefault',
  'v.scope',
  'v.content',
] as const;

/** Published processes of a kind, in the order of the list. */
export async function publishedOf(
  db: Database | Tx,
  companyId: number,
  kind: ProcessKind,
): Promise<(AppliedProcess & { versionId: number; place: number })[]> {
  const rows = await db
    .selectFrom('processes as p')
    .innerJoin('process_versions as v', 'v.process_id', 'p.id')
    .where('p.company_id', '=', companyId)
    .where('p.kind', '=', kind)
    .where('p.retired_at', 'is', null)
    .where('v.state', '=', 'active')
    .orderBy('p.place')
    .orderBy('p.id')
    .select([...appliedColumns, 'p.place'])
    .execute();
  return rows;
}

/** The process that decides about these facts. */
export async function processFor(
  db: Database | Tx,
  companyId: number,
  facts: ScopedFacts & Pick<CaseFacts, 'kind'>,
): Promise<AppliedProcess> {
  return nearest<AppliedProcess>(await publishedOf(db, companyId, facts.kind), facts) ?? account;
}

/** The processes that cases run by, of stored versions. */
export async function processesOf(
  db: Database | Tx,
  versionIds: readonly (number | null)[],
): Promise<(versionId: number | null) => AppliedProcess> {
  const ids = [...new Set(versionIds)].filter((id) => id !== null);
  const rows = ids.length
    ? await db
        .selectFrom('process_versions as v')
        .innerJoin('processes as p', 'p.id', 'v.process_id')
        .where('v.id', 'in', ids)
        .select(appliedColumns)
        .execute()
    : [];
  const known = new Map<number | null, AppliedProcess>([
    [null, account],
    ...rows.map((row) => [row.versionId, row] as const),
  ]);
  return (id) => {
    const process = known.get(id);
    if (!process) throw new Error(`no version ${id} of a process`);
    return process;
  };
}

export const processOf = async (db: Database | Tx, versionId: number | null): Promise<AppliedProcess> =>
  (await processesOf(db, [versionId]))(versionId);
