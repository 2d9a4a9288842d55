import { policyProducts } from '#domain/policy/schema.ts';
import type {
  Approver,
  ApproveNode,
  CaseCondition,
  CaseFacts,
  Org,
  OrgPerson,
  ProcessContent,
  ProcessNode,
} from '#domain/process/schema.ts';
import { createDice } from '../policy/random.ts';
import type { Dice } from '../policy/random.ts';
import { factsOf, hour, monday } from './sample.ts';

export { createDice };
export type { Dice };

const ids = [1, 2, 3, 4, 5, 6, 7, 8];
const maybe = (dice: Dice, share: number): number | null => (dice.chance(share) ? null : dice.one(ids));

function randomPerson(dice: Dice, id: number): OrgPerson {
  const fromMs = monday + dice.upTo(5) * 12 * hour - 24 * hour;
  return {
    id,
    name: `员工${id}`,
    canAct: dice.chance(0.8),
    managerId: maybe(dice, 0.2),
    departmentId: dice.chance(0.1) ? null : 1 + dice.upTo(4),
    rank: dice.upTo(6),
    ...(dice.chance(0.25) && {
      away: { fromMs, toMs: fromMs + (1 + dice.upTo(6)) * 12 * hour, deputyId: dice.one([...ids, 0]) },
    }),
  };
}

/** Eight people in four departments; managers, departments and deputies may form circles, and some ids are nobody's. */
export function randomOrg(dice: Dice): Org {
  return {
    people: new Map(ids.filter(() => dice.chance(0.95)).map((id) => [id, randomPerson(dice, id)])),
    departments: new Map(
      [1, 2, 3, 4].map((id) => [
        id,
        { parentId: dice.chance(0.3) ? null : 1 + dice.upTo(4), headId: maybe(dice, 0.3) },
      ]),
    ),
    roles: new Map([
      [1, dice.some(ids, 3)],
      [2, dice.some(ids, 2)],
      [3, []],
    ]),
    costCenters: new Map([
      ['A', dice.one(ids)],
      ['B', null],
    ]),
  };
}

/** Departments above one another, as the server gives them. */
export function departmentsOf(org: Org, applicant: number): number[] {
  const found: number[] = [];
  for (let at = org.people.get(applicant)?.departmentId; at && !found.includes(at);) {
    found.push(at);
    at = org.departments.get(at)?.parentId ?? null;
  }
  return found;
}

export function randomCase(dice: Dice, org: Org): CaseFacts {
  const applicant = dice.one(ids);
  return factsOf({
    applicant,
    products: dice.some(policyProducts, 2),
    verdict: dice.one(['ok', 'over']),
    abroad: dice.chance(0.5),
    level: dice.one(['0', '1', '2']),
    departments: departmentsOf(org, applicant),
    costCenter: dice.one(['A', 'B', 'C']),
    external: dice.chance(0.5),
    overBudget: dice.chance(0.5),
    total: dice.upTo(5) * 1000_00,
    overBy: dice.upTo(3) * 100_00,
    days: 1 + dice.upTo(5),
    advance: dice.upTo(5),
    travellers: 1 + dice.upTo(3),
    chosen: dice.chance(0.3) ? [] : dice.some(ids, 2),
  });
}

function randomApprover(dice: Dice): Approver {
  switch (dice.upTo(7)) {
    case 0:
      return { kind: 'person', employeeId: dice.one(ids) };
    case 1:
      return { kind: 'role', roleId: 1 + dice.upTo(4) };
    case 2:
      return { kind: 'manager', levels: 1 + dice.upTo(3) };
    case 3:
      return { kind: 'chain', toRank: 1 + dice.upTo(6) };
    case 4:
      return { kind: 'head', up: dice.upTo(3) };
    case 5:
      return { kind: 'costCenterOwner' };
    default:
      return { kind: 'chosen' };
  }
}

function randomCondition(dice: Dice): CaseCondition {
  const op = dice.one(['in', 'notIn'] as const);
  const bound = dice.one(['atLeast', 'below'] as const);
  switch (dice.upTo(9)) {
    case 0:
      return { field: 'product', op, value: dice.some(policyProducts, 3) };
    case 1:
      return { field: 'verdict', op, value: [dice.one(['ok', 'over'])] };
    case 2:
      return { field: dice.one(['abroad', 'external', 'overBudget'] as const), op, value: [dice.one(['0', '1'])] };
    case 3:
      return { field: 'level', op, value: dice.some(['0', '1', '2'], 2) };
    case 4:
      return { field: 'department', op, value: dice.some(['1', '2', '3', '4'], 2) };
    case 5:
      return { field: 'costCenter', op, value: dice.some(['A', 'B', 'C'], 2) };
    case 6:
      return { field: 'total', op: bound, value: dice.upTo(5) * 1000_00 };
    case 7:
      return { field: 'overBy', op: bound, value: dice.upTo(3) * 100_00 };
    default:
      return { field: dice.one(['days', 'advance', 'travellers'] as const), op: bound, value: 1 + dice.upTo(4) };
  }
}

/** A limit of one to four steps, each as long after the one before as the first one after the opening. */
function randomLimit(dice: Dice, hours: readonly number[]): NonNullable<ApproveNode['limit']> {
  const first = dice.one(hours);
  const acts = Array.from({ length: dice.chance(0.5) ? 0 : dice.upTo(3) }, () => dice.one(['remind', 'up'] as const));
  const last = dice.one(['remind', 'up', 'pass', 'refuse'] as const);
  const [onLate, ...rest] = [...acts, last] as const;
  const more = rest.map((one, at) => ({ hours: first * (at + 2), onLate: one }));
  return { hours: first, onLate: onLate ?? last, work: dice.chance(0.5), ...(more.length && { more }) };
}

/** How random nodes are made: limits in hours, and how many nodes there may be. */
interface RandomNodes {
  hours: readonly number[];
  most: number;
}

export function randomContent(dice: Dice, { hours, most }: RandomNodes): ProcessContent {
  let next = 0;
  const newId = () => `n${(next += 1)}`;
  let left = 1 + dice.upTo(most);
  const approveNode = (): ApproveNode => {
    const id = newId();
    return {
      kind: 'approve',
      id,
      name: id,
      who: dice.chance(0.05) ? [] : Array.from({ length: 1 + dice.upTo(3) }, () => randomApprover(dice)),
      mode: dice.one(['all', 'any', 'inOrder', { least: 1 + dice.upTo(3) }] as const),
      onNobody: dice.one(['up', 'up', 'admin', 'pass'] as const),
      ...(dice.chance(0.5) && { limit: randomLimit(dice, hours) }),
      skipSelf: dice.chance(0.8),
      skipRepeated: dice.chance(0.7),
      mayHandOn: dice.chance(0.8),
    };
  };
  const nodesOf = (depth: number): ProcessNode[] => {
    const nodes: ProcessNode[] = [];
    for (let count = dice.upTo(depth ? 3 : 6) + (depth ? 0 : 1); count > 0 && left > 0; count -= 1) {
      left -= 1;
      const turn = depth < 3 ? dice.upTo(10) : dice.upTo(7);
      if (turn < 6) nodes.push(approveNode());
      else if (turn === 6) nodes.push({ kind: 'copy', id: newId(), who: [randomApprover(dice)] });
      else if (turn < 9)
        nodes.push({
          kind: 'branch',
          id: newId(),
          arms: Array.from({ length: 1 + dice.upTo(2) }, () => ({
            id: newId(),
            name: '条件',
            when: Array.from({ length: dice.upTo(3) }, () => randomCondition(dice)),
            nodes: nodesOf(depth + 1),
          })),
          otherwise: { id: newId(), name: '其他情况', nodes: nodesOf(depth + 1) },
        });
      else
        nodes.push({
          kind: 'parallel',
          id: newId(),
          arms: Array.from({ length: 2 + dice.upTo(2) }, () => ({
            id: newId(),
            name: '并行',
            nodes: nodesOf(depth + 1),
          })),
        });
    }
    return nodes;
  };
  return { nodes: nodesOf(0) };
}
