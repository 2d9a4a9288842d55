import { start, step } from '#domain/process/engine/engine.ts';
import type {
  ApproveNode,
  BranchNode,
  CaseFacts,
  CopyNode,
  Event,
  Instance,
  Org,
  OrgPerson,
  ParallelNode,
  ProcessContent,
  ProcessNode,
  Step,
} from '#domain/process/schema.ts';

/** Monday 9 November 2026, 09:00 in China. */
export const monday = Date.UTC(2026, 10, 9, 1);
export const hour = 3_600_000;

/**
 * 研发中心 (1, head 3) with 平台组 (2, head 2): 1 陈佳宁 → 2 许曼 → 3 周国梁 → 4 林岚, who heads the company (9). 5 李予墨 and
 * 6 沈知行 are the role 财务 BP (1); 5 owns the cost centre RD. 7 高远 may not approve. 8 何涛 is a colleague of 1.
 */
export function createOrg(
  changes: Readonly<Record<number, Partial<OrgPerson>>> = {},
  gone: readonly number[] = [],
): Org {
  const rows: [id: number, name: string, managerId: number | null, departmentId: number | null, rank: number][] = [
    [1, '陈佳宁', 2, 2, 3],
    [2, '许曼', 3, 2, 5],
    [3, '周国梁', 4, 1, 7],
    [4, '林岚', null, 9, 9],
    [5, '李予墨', 4, 9, 6],
    [6, '沈知行', 5, 9, 5],
    [7, '高远', 2, 2, 3],
    [8, '何涛', 2, 2, 4],
  ];
  const people = rows.map(([id, name, managerId, departmentId, rank]): [number, OrgPerson] => [
    id,
    { id, name, canAct: id !== 7 && !gone.includes(id), managerId, departmentId, rank, ...changes[id] },
  ]);
  return {
    people: new Map(people),
    departments: new Map([
      [1, { parentId: 9, headId: 3 }],
      [2, { parentId: 1, headId: 2 }],
      [9, { parentId: null, headId: 4 }],
    ]),
    roles: new Map([
      [1, [5, 6]],
      [2, []],
    ]),
    costCenters: new Map([
      ['RD', 5],
      ['NO', null],
    ]),
  };
}

export const factsOf = (changes: Partial<CaseFacts> = {}): CaseFacts => ({
  kind: 'trip',
  applicant: 1,
  products: ['flight'],
  verdict: 'ok',
  abroad: false,
  level: '3',
  departments: [2, 1, 9],
  costCenter: 'RD',
  external: false,
  overBudget: false,
  total: 3_348_00,
  overBy: 0,
  days: 3,
  advance: 6,
  travellers: 1,
  chosen: [],
  ...changes,
});

export const approve = (id: string, who: ApproveNode['who'], changes: Partial<ApproveNode> = {}): ApproveNode => ({
  kind: 'approve',
  id,
  name: id,
  who,
  mode: 'all',
  onNobody: 'up',
  skipSelf: true,
  skipRepeated: true,
  mayHandOn: true,
  ...changes,
});
export const person = (...ids: number[]) => ids.map((employeeId) => ({ kind: 'person', employeeId }) as const);
export const manager = (levels = 1) => ({ kind: 'manager', levels }) as const;
export const copy = (id: string, who: CopyNode['who']): CopyNode => ({ kind: 'copy', id, who });
export const branch = (id: string, arms: BranchNode['arms'], otherwise: readonly ProcessNode[] = []): BranchNode => ({
  kind: 'branch',
  id,
  arms,
  otherwise: { id: `${id}-else`, name: '其他情况', nodes: otherwise },
});
export const parallel = (id: string, ...arms: (readonly ProcessNode[])[]): ParallelNode => ({
  kind: 'parallel',
  id,
  arms: arms.map((nodes, at) => ({ id: `${id}-${at}`, name: `并行 ${at + 1}`, nodes })),
});
export const isOver = { field: 'verdict', op: 'in', value: ['over'] } as const;

interface Case {
  readonly instance: Instance;
  readonly last: Step['effects'];
  org: Org;
  now: number;
  /** Applies an event; the refusal, if there is one. */
  send(event: Event): string | undefined;
  /** The open task of a person: agrees, or acts otherwise. */
  by(actor: number, kind?: 'agree' | 'refuse', comment?: string): string | undefined;
  taskId(actor: number): string;
  /** People with an open task, in the order of opening. */
  readonly open: number[];
}

/** A case that is played event by event. */
export function play(nodes: readonly ProcessNode[], facts: CaseFacts = factsOf(), org: Org = createOrg()): Case {
  const content: ProcessContent = { nodes };
  let { instance, effects } = start(content, facts, org, monday);
  const self: Case = {
    org,
    now: monday,
    get instance() {
      return instance;
    },
    get last() {
      return effects;
    },
    send(event) {
      const result = step(content, instance, event, self.org, self.now);
      if ('refused' in result) return result.refused;
      ({ instance, effects } = result);
      return undefined;
    },
    taskId: (actor) => instance.tasks.find((task) => task.actor === actor && task.state === 'open')?.id ?? 'none',
    by: (actor, kind = 'agree', comment = kind === 'refuse' ? '不必要' : undefined) =>
      self.send({ kind, taskId: self.taskId(actor), by: actor, comment }),
    get open() {
      return instance.tasks.filter(({ state }) => state === 'open').map(({ actor }) => actor);
    },
  };
  return self;
}
