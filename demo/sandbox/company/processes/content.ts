import type { NamedScope, ProcessNames, ProcessProblem } from '#contract/process.ts';
import type { Envelope } from '#contract/row.ts';
import { policyProductNames } from '#domain/policy/schema.ts';
import { lint } from '#domain/process/lint/lint.ts';
import { armsOf, nodesOf } from '#domain/process/edit/tree.ts';
import type { Approver, Org, ProcessContent, ProcessNode, ProcessScope } from '#domain/process/schema.ts';
import { badInput } from '../../ground/call.ts';
import type { Database, Tx } from '../../ground/call.ts';
import { approversOf } from '../../orders/cases/content-people.ts';
import { namesFor } from '../../orders/cases/names.ts';
import { orgOf } from '../../orders/cases/org.ts';

/** Nodes and arms of a process, and how deep arms may lie in arms: the proof visits every state. */
const mostNodes = 200;
const deepest = 8;

const depthOf = (nodes: readonly ProcessNode[]): number =>
  nodes.reduce((most, node) => Math.max(most, ...armsOf(node).map((arm) => 1 + depthOf(arm.nodes))), 0);

/** Departments, levels and roles of a company by id. */
interface CompanyLists {
  departments: ReadonlyMap<number, string>;
  levels: ReadonlyMap<number, string>;
  roles: ReadonlyMap<number, string>;
  costCenters: ReadonlyMap<string, string>;
}

export async function listsOf(db: Database | Tx, companyId: number): Promise<CompanyLists> {
  const named = async (table: 'departments' | 'travel_levels' | 'process_roles') =>
    new Map(
      (await db.selectFrom(table).where('company_id', '=', companyId).select(['id', 'name']).execute()).map((one) => [
        one.id,
        one.name,
      ]),
    );
  const centers = await db
    .selectFrom('cost_centers')
    .where('company_id', '=', companyId)
    .select(['code', 'name'])
    .execute();
  return {
    departments: await named('departments'),
    levels: await named('travel_levels'),
    roles: await named('process_roles'),
    costCenters: new Map(centers.map(({ code, name }) => [code, name])),
  };
}

/** `person`: names of the employees of all scopes that are shown. */
export function nameScope(scope: ProcessScope, lists: CompanyLists, person: (id: number) => string): NamedScope {
  const gone = '已不存在';
  const { employees = [] } = scope;
  return {
    employees,
    departments: scope.departments,
    levels: scope.levels,
    products: scope.products,
    names: {
      employees: employees.map(person),
      departments: scope.departments.map((id) => lists.departments.get(id) ?? gone),
      levels: scope.levels.map((id) => lists.levels.get(id) ?? gone),
      products: scope.products.map((product) => policyProductNames[product]),
    },
  };
}

/** The refusal of a shape that no lint can show at a node: ids twice, too many, too deep, people of another company. */
export async function wrongContent(
  db: Database | Tx,
  companyId: number,
  content: ProcessContent,
  scope: ProcessScope,
): Promise<Envelope<never> | undefined> {
  const ids = [...nodesOf(content.nodes)].flatMap(({ node }) => [node.id, ...armsOf(node).map(({ id }) => id)]);
  if (new Set(ids).size < ids.length) return badInput('content', '流程中有重复的节点编号');
  if (ids.length > mostNodes * 2 || depthOf(content.nodes) > deepest)
    return badInput('content', `流程过大：最多 ${mostNodes} 个节点，${deepest} 层分支`);
  const lists = await listsOf(db, companyId);
  if (scope.departments.some((id) => !lists.departments.has(id)) || scope.levels.some((id) => !lists.levels.has(id)))
    return badInput('scope', '适用范围中有不存在的部门或等级');
  const who = approversOf(content);
  if (who.some((one) => one.kind === 'role' && !lists.roles.has(one.roleId)))
    return badInput('content', '流程中有不存在的审批角色');
  const { employees = [] } = scope;
  const people = [
    ...new Set([...who.flatMap((one: Approver) => (one.kind === 'person' ? one.employeeId : [])), ...employees]),
  ];
  if (!people.length) return undefined;
  const known = await db
    .selectFrom('employees')
    .where('company_id', '=', companyId)
    .where('id', 'in', people)
    .select('id')
    .execute();
  const found = new Set(known.map(({ id }) => id));
  if (employees.some((id) => !found.has(id))) return badInput('scope', '适用范围中有不存在的员工');
  return people.every((id) => found.has(id)) ? undefined : badInput('content', '流程中有不存在的员工');
}

/** Words for the ids of a content. */
export async function namesOfContent(
  db: Database | Tx,
  companyId: number,
  content: ProcessContent,
): Promise<ProcessNames> {
  const people = approversOf(content).flatMap((one) => (one.kind === 'person' ? one.employeeId : []));
  const names = await namesFor(db, companyId, people);
  const { roles, departments, levels, costCenters } = await listsOf(db, companyId);
  const texts = (map: ReadonlyMap<number | string, string>) =>
    Object.fromEntries([...map].map(([id, name]) => [String(id), name]));
  return {
    people: Object.fromEntries(people.map((id) => [String(id), names.person(id)])),
    roles: texts(roles),
    departments: texts(departments),
    levels: texts(levels),
    costCenters: texts(costCenters),
  };
}

/** Faults of a content, with the company's own people. */
export async function problemsOf(
  db: Database | Tx,
  companyId: number,
  content: ProcessContent,
  org: Org,
): Promise<ProcessProblem[]> {
  const named = approversOf(content).flatMap((one) => (one.kind === 'person' ? one.employeeId : []));
  const names = await namesFor(db, companyId, named);
  // The company's people come with their names: a list of all their ids is more than a statement takes.
  const person = (id: number) => org.people.get(id)?.name ?? names.person(id);
  return lint(content, { ...names, person }, org).map(({ nodeId = '', armId = '', kind, level, message }) => ({
    nodeId,
    armId,
    kind,
    level: level === 'error' ? 'stop' : 'warn',
    text: message,
  }));
}

export const wholeOrg = (db: Database | Tx, companyId: number, now: number): Promise<Org> => orgOf(db, companyId, now);
