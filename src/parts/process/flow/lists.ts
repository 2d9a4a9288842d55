import { policyProductNames, policyProducts } from '#domain/policy/schema.ts';
import { caseFields } from '#domain/process/names.ts';
import type { CaseCondition, CaseField } from '#domain/process/schema.ts';
import { companyName } from '#domain/process/words/process-names.ts';
import type { ProcessNames } from '#domain/process/words/process-names.ts';

interface Named {
  id: number;
  name: string;
}

/** The company's own lists, and the names of people that a process names. */
export interface FlowLists {
  people: Readonly<Record<string, string>>;
  roles: readonly (Named & { people: readonly string[] })[];
  /** The lowest first. */
  levels: readonly (Named & { rank: number })[];
  /** Each before those below it, with the names of those above. */
  departments: readonly Named[];
  costCenters: readonly { code: string; name: string }[];
}

export const emptyLists: FlowLists = { people: {}, roles: [], levels: [], departments: [], costCenters: [] };
const words = { noLevel: '未定级', person: '员工', role: '角色', department: '部门', level: '等级' };

export function namesOfLists({ people, roles, levels, departments, costCenters }: FlowLists): ProcessNames {
  const byId = (list: readonly Named[]) => new Map(list.map(({ id, name }) => [id, name]));
  const [role, level, department] = [byId(roles), byId(levels), byId(departments)];
  const ranks = new Map(levels.map(({ rank, name }) => [rank, name]));
  const centers = new Map(costCenters.map(({ code, name }) => [code, name]));
  return {
    person: (id) => (id ? (people[id] ?? `${words.person} ${id}`) : companyName),
    role: (id) => role.get(id) ?? `${words.role} ${id}`,
    department: (id) => department.get(id) ?? `${words.department} ${id}`,
    level: (id) => (id === '0' ? words.noLevel : (level.get(Number(id)) ?? `${words.level} ${id}`)),
    costCenter: (code) => centers.get(code) ?? code,
    rank: (rank) => ranks.get(rank) ?? `${rank}`,
  };
}

/** The choices of a field of conditions. */
export function choicesOfField(field: CaseField, lists: FlowLists): readonly { code: string; name: string }[] {
  const row = caseFields[field];
  if (row.type === 'number') return [];
  if (typeof row.choices !== 'string') return row.choices;
  const coded = (list: readonly Named[]) => list.map(({ id, name }) => ({ code: String(id), name }));
  switch (row.choices) {
    case 'products':
      return policyProducts.map((code) => ({ code, name: policyProductNames[code] }));
    case 'levels':
      return [...coded(lists.levels), { code: '0', name: words.noLevel }];
    case 'departments':
      return coded(lists.departments);
    case 'costCenters':
      return lists.costCenters;
  }
}

/** A condition that holds for the first choice, or from a usual number on. */
export function blankCase(field: CaseField, lists: FlowLists): CaseCondition {
  const row = caseFields[field];
  if (row.type === 'number')
    return { field, op: 'atLeast', value: Math.max(row.least, row.per === 1 ? 3 : 3000 * row.per) } as CaseCondition;
  const first = choicesOfField(field, lists)[0];
  return { field, op: 'in', value: first ? [first.code] : [] } as unknown as CaseCondition;
}

/** Options of a select, by a table of names. */
export const optionsOf = <K extends string>(
  names: Readonly<Record<K, string>>,
  say: (name: string) => string = String,
) => (Object.keys(names) as K[]).map((value) => ({ value, label: say(names[value]) }));
