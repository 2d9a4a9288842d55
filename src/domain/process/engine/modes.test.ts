import { expect, it } from 'vitest';
import {
  approve,
  branch,
  copy,
  createOrg,
  factsOf,
  isOver,
  manager,
  parallel,
  person,
  play,
} from '#tests/support/process/sample.ts';

it('all of a node must agree before the next node opens', () => {
  const one = play([approve('a', person(2, 5)), approve('b', person(3))]);
  expect(one.open).toEqual([2, 5]);
  one.by(5);
  expect(one.open).toEqual([2]);
  one.by(2);
  expect(one.open).toEqual([3]);
  one.by(3);
  expect(one.instance.state).toBe('agreed');
  expect(one.last.map(({ kind }) => kind)).toEqual(['close', 'decided']);
});

it('one agreement is enough where any may decide, and the other tasks close', () => {
  const one = play([approve('a', person(2, 5), { mode: 'any' })]);
  one.by(5);
  expect(one.instance.state).toBe('agreed');
  expect(one.instance.tasks.map(({ state }) => state)).toEqual(['closed', 'agreed']);
});

it('approvers in order are asked one after the other', () => {
  const one = play([approve('a', person(5, 2, 3), { mode: 'inOrder' })]);
  const asked = [5, 2, 3].map((id) => [one.open, one.by(id)]);
  expect(asked).toEqual([
    [[5], undefined],
    [[2], undefined],
    [[3], undefined],
  ]);
  expect(one.instance.state).toBe('agreed');
});

it('two of three agree, and a refusal counts only when too few are left', () => {
  const nodes = [approve('a', person(2, 3, 5), { mode: { least: 2 } })];
  const one = play(nodes);
  one.by(3, 'refuse');
  expect([one.instance.state, one.open]).toEqual(['running', [2, 5]]);
  one.by(2);
  one.by(5);
  expect(one.instance.state).toBe('agreed');
  const other = play(nodes);
  other.by(3, 'refuse');
  other.by(2, 'refuse');
  expect(other.instance.state).toBe('refused');
});

it('more agreements than approvers are never asked for', () => {
  const one = play([approve('a', person(2, 3), { mode: { least: 5 } })]);
  one.by(2);
  one.by(3);
  expect(one.instance.state).toBe('agreed');
});

it.each(['all', 'any', 'inOrder'] as const)('a refusal ends the case in mode %s and needs a reason', (mode) => {
  const one = play([approve('a', person(2, 5), { mode })]);
  expect(one.by(2, 'refuse', ' ')).toBe('请填写驳回原因');
  expect(one.by(2, 'refuse', '预算不足')).toBeUndefined();
  expect(one.instance.state).toBe('refused');
  expect(one.instance.tasks[0]).toMatchObject({ state: 'refused', comment: '预算不足' });
  expect(one.open).toEqual([]);
});

it('a case takes the first arm that holds, or the default', () => {
  const nodes = [
    branch(
      'b',
      [
        { id: 'over', name: '超标', when: [isOver], nodes: [approve('x', person(5))] },
        { id: 'big', name: '大额', when: [{ field: 'total', op: 'atLeast', value: 1_00 }], nodes: [] },
      ],
      [approve('y', person(3))],
    ),
    approve('z', person(2)),
  ];
  expect(play(nodes, factsOf({ verdict: 'over' })).open).toEqual([5]);
  expect(play(nodes).open).toEqual([2]);
  expect(play(nodes, factsOf({ total: 99 })).open).toEqual([3]);
});

it('parallel arms run at once and the case waits for all; a refusal in one ends the case', () => {
  const nodes = [parallel('p', [approve('a', person(2)), approve('b', person(3))], [approve('c', person(5))])];
  const one = play([...nodes, approve('d', person(4))]);
  expect(one.open).toEqual([2, 5]);
  one.by(2);
  one.by(5);
  expect(one.open).toEqual([3]);
  one.by(3);
  expect(one.open).toEqual([4]);
  const other = play(nodes);
  other.by(5, 'refuse');
  expect([other.instance.state, other.open]).toEqual(['refused', []]);
});

it('copies go once to each person when the case passes them', () => {
  const one = play([
    copy('k', [...person(5), { kind: 'role', roleId: 1 }]),
    approve('a', person(2)),
    copy('l', person(5, 8)),
  ]);
  expect(one.last[0]).toEqual({ kind: 'copy', to: [5, 6] });
  one.by(2);
  expect(one.last).toContainEqual({ kind: 'copy', to: [8] });
  expect(one.instance.copied).toEqual([5, 6, 8]);
});

it.each([
  ['a manager two levels up', [manager(2)], [3]],
  ['a chain up to a rank', [{ kind: 'chain', toRank: 7 }], [2, 3]],
  ['a chain whose rank nobody has', [{ kind: 'chain', toRank: 99 }], [2, 3, 4]],
  ['the head of the department', [{ kind: 'head', up: 0 }], [2]],
  ['the head one level up', [{ kind: 'head', up: 1 }], [3]],
  ['a role', [{ kind: 'role', roleId: 1 }], [5, 6]],
  ['the owner of the cost centre', [{ kind: 'costCenterOwner' }], [5]],
  ['those whom the applicant chose', [{ kind: 'chosen' }], [8, 6]],
  ['a person whom two approvers name', [manager(1), { kind: 'head', up: 0 }], [2]],
] as const)('%s is asked', (_, who, asked) => {
  expect(play([approve('a', who)], factsOf({ chosen: [8, 6] })).open).toEqual(asked);
});

it('an applicant is no approver of the own case, or asked where the process says so', () => {
  const facts = factsOf({ applicant: 2, departments: [2, 1, 9] });
  const head = [{ kind: 'head', up: 0 }] as const;
  const skipped = play([approve('a', head), approve('b', person(5))], facts);
  expect(skipped.open).toEqual([5]);
  expect(skipped.instance.runs['a']).toMatchObject({ isDone: true, lack: 'self' });
  expect(play([approve('a', [...head, ...person(5)], { mode: 'any' })], facts).open).toEqual([5]);
  expect(play([approve('a', head, { skipSelf: false })], facts).open).toEqual([2]);
});

it('an approver who agreed before is asked once', () => {
  const one = play([approve('a', person(2)), approve('b', person(2, 3)), approve('c', person(2, 5), { mode: 'any' })]);
  one.by(2);
  expect(one.open).toEqual([3]);
  one.by(3);
  expect(one.instance.state).toBe('agreed');
  const twice = play([approve('a', person(2)), approve('b', person(2), { skipRepeated: false })]);
  twice.by(2);
  expect(twice.open).toEqual([2]);
});

it('parallel arms ask the same person once, and the agreement settles both and what follows', () => {
  const nodes = [parallel('p', [approve('a', person(2))], [approve('b', person(2))]), approve('c', person(2))];
  const one = play(nodes);
  expect(one.open).toEqual([2]);
  one.by(2);
  expect(one.instance).toMatchObject({ state: 'agreed', tasks: [{ nodeId: 'a', state: 'agreed' }] });
  expect(one.instance.log.flatMap(({ kind, nodeId }) => (kind === 'skipped' ? nodeId : []))).toEqual(['b', 'c']);
});

it('a person waits in one arm while asked in another, and is asked when that comes to nothing', () => {
  const arms = [[approve('a', person(2, 3), { mode: 'any' })], [approve('b', person(2))]] as const;
  const faster = play([parallel('p', ...arms)]);
  expect(faster.open).toEqual([2, 3]);
  faster.by(3);
  expect(faster.instance.tasks.at(-1)).toMatchObject({ nodeId: 'b', actor: 2, state: 'open' });
  const given = play([parallel('p', ...arms)]);
  given.send({ kind: 'handOn', taskId: given.taskId(2), by: 2, to: 5 });
  expect(given.instance.tasks.filter(({ state }) => state === 'open').map(({ nodeId }) => nodeId)).toEqual([
    'a',
    'a',
    'b',
  ]);
  const twice = play([parallel('p', [approve('a', person(2))], [approve('b', person(2), { skipRepeated: false })])]);
  expect(twice.open).toEqual([2, 2]);
});

it.each([
  ['up: the manager of one who may not approve', { who: person(7) }, [2]],
  ['up: above the top of the chain of managers', { who: [manager(4)] }, [4]],
  ['up: the next head where a department has none', { who: [{ kind: 'head', up: 7 }] }, [0]],
  ['up: the applicant’s manager for an empty role', { who: [{ kind: 'role', roleId: 2 }] }, [2]],
  ['up: the applicant’s manager for a cost centre without owner', { who: [{ kind: 'costCenterOwner' }] }, [2]],
  ['up: beside others who must agree', { who: [...person(5), { kind: 'role', roleId: 2 }] }, [5, 2]],
  ['up: not where another one may decide alone', { who: [...person(5, 7)], mode: 'any' }, [5]],
  ['admin: the company’s account', { who: person(7), onNobody: 'admin' }, [0]],
  ['no approver at all: the company’s account', { who: [], onNobody: 'admin' }, [0]],
] as const)('nobody there, %s', (_, { who, ...changes }, asked) => {
  expect(play([approve('a', who, changes)], factsOf({ costCenter: 'NO' })).open).toEqual(asked);
});

it('nobody there, pass: the node is done', () => {
  const one = play([approve('a', person(7), { onNobody: 'pass' })]);
  expect(one.instance).toMatchObject({ state: 'agreed', runs: { a: { lack: 'nobody' } } });
  expect(play([approve('a', person(7, 5), { onNobody: 'pass' })]).open).toEqual([5]);
});

it('circles of managers and departments end at the company’s account', () => {
  const org = createOrg({
    2: { managerId: 3, canAct: false },
    3: { managerId: 2, canAct: false },
    4: { canAct: false },
  });
  expect(play([approve('a', [manager(1)])], factsOf(), org).open).toEqual([0]);
});

it('an empty process agrees at once', () => {
  expect(play([]).instance.state).toBe('agreed');
});
