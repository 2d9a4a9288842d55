/** Processes: proof and lint of 60 nodes, lint of 200, a path, by processor time on one core; needs no build and no server. */
import { round, table } from './figures.mjs';
import { leastMs, load } from './policy.mjs';

const size = 300;
const hour = 3_600_000;
const monday = Date.UTC(2026, 10, 9, 1);

/** 300 people under one, six each, in 25 departments; every ninth may not approve. */
function createOrg() {
  const ids = Array.from({ length: size }, (_, at) => at + 1);
  const personOf = (id) => ({
    id,
    name: `员工${id}`,
    canAct: id < 40 || id % 9 !== 8,
    managerId: id === 1 ? null : Math.max(1, Math.floor((id + 4) / 6)),
    departmentId: 1 + (Math.floor(id / 12) % 25),
    rank: id < 2 ? 9 : id < 10 ? 7 : id < 60 ? 5 : 3,
  });
  const departmentOf = (at) => ({ parentId: at ? Math.floor(at / 4) + 1 : null, headId: at === 7 ? null : at + 1 });
  return {
    people: new Map(ids.map((id) => [id, personOf(id)])),
    departments: new Map(Array.from({ length: 25 }, (_, at) => [at + 1, departmentOf(at)])),
    roles: new Map([1, 2, 3, 4].map((role) => [role, [role * 5, role * 5 + 1, role * 5 + 2].slice(0, role)])),
    costCenters: new Map([
      ['A', 4],
      ['B', 5],
      ['C', null],
    ]),
  };
}

const approvers = [
  [{ kind: 'manager', levels: 1 }],
  [
    { kind: 'head', up: 0 },
    { kind: 'role', roleId: 2 },
  ],
  [{ kind: 'chain', toRank: 7 }],
  [{ kind: 'role', roleId: 4 }],
  [{ kind: 'costCenterOwner' }],
  [
    { kind: 'person', employeeId: 9 },
    { kind: 'manager', levels: 2 },
  ],
];
const modes = ['all', 'any', 'inOrder', { least: 2 }];
const lates = ['remind', 'up', 'pass', 'refuse'];
const rules = ['up', 'admin', 'pass'];
/** Half of them with one step, half with a reminder and a hand-up before it. */
const limitOf = (at) =>
  at & 4
    ? {
        hours: 4,
        onLate: 'remind',
        more: [
          { hours: 8, onLate: 'up' },
          { hours: 24, onLate: lates[at % 4] },
        ],
      }
    : { hours: 8, onLate: lates[at % 4] };

/** A third of the nodes are branches with two conditions each, whose arms have the nodes that follow. */
function contentOf(count, turn) {
  let no = 0;
  const approve = () => {
    const at = (no += 1) + turn;
    return {
      kind: 'approve',
      id: `a${no}`,
      name: `节点 ${no}`,
      who: approvers[at % 6],
      mode: modes[at % 4],
      onNobody: rules[at % 3],
      limit: limitOf(at >> 1),
      skipSelf: at % 5 > 0,
      skipRepeated: at % 4 > 0,
      mayHandOn: true,
    };
  };
  const branch = () => {
    const id = `b${(no += 1)}`;
    const total = { field: 'total', op: 'atLeast', value: 1000_00 * (1 + ((no + turn) % 9)) };
    const over = { field: 'verdict', op: 'in', value: ['over'] };
    return {
      kind: 'branch',
      id,
      arms: [
        { id: `${id}x`, name: '超标', when: [over, total], nodes: [approve()] },
        { id: `${id}y`, name: '大额', when: [total], nodes: [] },
      ],
      otherwise: { id: `${id}z`, name: '其他情况', nodes: [] },
    };
  };
  const nodes = [];
  while (nodes.length < (count * 4) / 7) nodes.push(nodes.length % 4 ? branch() : approve());
  return { nodes };
}

const facts = {
  kind: 'trip',
  applicant: 250,
  products: ['flight'],
  verdict: 'over',
  abroad: false,
  level: '3',
  departments: [21, 6, 2, 1],
  costCenter: 'A',
  external: false,
  overBudget: false,
  total: 20_000_00,
  overBy: 0,
  days: 3,
  advance: 6,
  travellers: 1,
  chosen: [],
};

export async function measureProcess() {
  const { lint, pathOf, prove, usualHours } = await load('process', [
    'proof/prove.ts',
    'lint/lint.ts',
    'simulate/path.ts',
    'working-time.ts',
  ]);
  const org = createOrg();
  const times = { medianMs: () => 2 * hour, workingHours: usualHours };
  const turns = Array.from({ length: 9 }, (_, turn) => turn);
  let proof;
  return {
    proof60Ms: leastMs(turns, (turn) => (proof = prove(contentOf(60, turn), org))),
    states: proof.states,
    lint60Ms: leastMs(turns, (turn) => lint(contentOf(60, turn), undefined, org)),
    lint200Ms: leastMs(turns, (turn) => lint(contentOf(200, turn))),
    path60Ms: leastMs(turns, (turn) => pathOf(contentOf(60, turn), facts, org, monday, times)),
  };
}

export function showProcess({ proof60Ms, states, lint60Ms, lint200Ms, path60Ms }) {
  const ms = (value) => `${round(value)} ms`;
  table([
    ['proof of 60 nodes, 300 people', ms(proof60Ms), `${states} states`, '', '≤ 200 ms'],
    ['lint of 60 nodes with 300 people', ms(lint60Ms)],
    ['lint of 200 nodes', ms(lint200Ms), '', '', '≤ 50 ms'],
    ['path of a case through 60 nodes', ms(path60Ms)],
  ]);
}
