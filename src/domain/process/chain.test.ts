import { expect, it } from 'vitest';
import { approve, createOrg, factsOf, hour, manager, monday, person, play } from '#tests/support/process/sample.ts';
import { limitOf } from './limit-of.ts';
import { lint } from './lint/lint.ts';
import { prove } from './proof/prove.ts';
import type { ApproveNode, LimitStep, OnLate } from './schema.ts';
import { pathOf } from './simulate/path.ts';
import { differenceOf } from './words/difference.ts';
import { limitWords } from './words/node-words.ts';
import { namesOf } from './words/process-names.ts';
import { sentenceOf } from './words/sentences.ts';
import { usualHours } from './working-time.ts';

type Limit = NonNullable<ApproveNode['limit']>;
const limit = (first: LimitStep, ...more: readonly LimitStep[]): Limit => ({ ...first, ...(more.length && { more }) });
const step = (hours: number, onLate: OnLate): LimitStep => ({ hours, onLate });
const usual = limit(step(4, 'remind'), step(8, 'up'), step(24, 'pass'));
const who = (given: Limit, changes: Partial<ApproveNode> = {}) =>
  approve('a', [manager(1)], { limit: given, ...changes });

/** Lets every deadline pass; each as its hour after the start, its kind, the one who was late and those who have it then. */
function late(given: Limit, changes: Partial<ApproveNode> = {}, org = createOrg()) {
  const one = play([who(given, changes)], factsOf(), org);
  const acts: [at: number, kind: string, by: number | undefined, open: number[]][] = [];
  for (let task; (task = one.instance.tasks.find(({ dueMs }) => dueMs !== undefined)) && acts.length < 20;) {
    one.now = task.dueMs as number;
    expect(one.send({ kind: 'timePassed', taskId: task.id })).toBeUndefined();
    const entry = one.instance.log.findLast(({ kind }) => /^(?:reminded|movedUp|passedLate|refusedLate)$/.test(kind));
    acts.push([(one.now - monday) / hour, entry?.kind ?? '', entry?.by, one.open]);
  }
  return { acts, state: one.instance.state, instance: one.instance };
}

it('a chain reminds, hands up and decides at its hours, and the next one up has the rest of it', () => {
  expect(late(usual)).toMatchObject({
    state: 'agreed',
    acts: [
      [4, 'reminded', 2, [2]],
      [8, 'movedUp', 2, [3]],
      [24, 'passedLate', 3, []],
    ],
  });
  expect(late(limit(step(2, 'up'), step(5, 'remind'), step(6, 'refuse')))).toMatchObject({
    state: 'refused',
    acts: [
      [2, 'movedUp', 2, [3]],
      [5, 'reminded', 3, [3]],
      [6, 'refusedLate', 3, []],
    ],
  });
});

it('a hand-up at the end begins again with the next one, up to the company’s account, which is only reminded', () => {
  expect(late(limit(step(4, 'remind'), step(8, 'up')))).toMatchObject({
    state: 'running',
    acts: [
      [4, 'reminded', 2, [2]],
      [8, 'movedUp', 2, [3]],
      [12, 'reminded', 3, [3]],
      [16, 'movedUp', 3, [4]],
      [20, 'reminded', 4, [4]],
      [24, 'movedUp', 4, [0]],
      [28, 'reminded', 0, [0]],
    ],
  });
});

it('above the company’s account nobody is: the other steps act', () => {
  expect(late(usual, { who: [], onNobody: 'admin' })).toMatchObject({
    state: 'agreed',
    acts: [
      [4, 'reminded', 0, [0]],
      [24, 'passedLate', 0, []],
    ],
  });
});

it('steps of working hours leave the night out, one by one', () => {
  // Monday 09:00: 13:00, 17:00, and 24 working hours are over on Wednesday at 15:00.
  expect(late({ ...usual, work: true }).acts.map(([at]) => at)).toEqual([4, 8, 2 * 24 + 6]);
});

it('an added approver, and one to whom it was handed, begin with the first step', () => {
  const one = play([who(usual)]);
  one.now = monday + 8 * hour;
  one.send({ kind: 'timePassed', taskId: 't1' });
  one.send({ kind: 'timePassed', taskId: 't1' });
  expect(one.instance.tasks.at(-1)).toMatchObject({ actor: 3, limitFrom: 2, dueMs: monday + 24 * hour });
  one.send({ kind: 'handOn', taskId: one.taskId(3), by: 3, to: 5 });
  expect(one.instance.tasks.at(-1)).toMatchObject({ actor: 5, dueMs: monday + 12 * hour });
  expect(one.instance.tasks.at(-1)).not.toHaveProperty('limitFrom');
});

it('a task is to be decided until it is taken away, not until the reminder', () => {
  const one = play([who(usual)]);
  const end = () => limitOf(one.instance.tasks[0] ?? { id: '' }, one.instance);
  expect(end()).toBe(monday + 8 * hour);
  one.now = monday + 4 * hour;
  one.send({ kind: 'timePassed', taskId: 't1' });
  expect(end()).toBe(monday + 8 * hour);
  // A chain of reminders alone: the first one.
  const two = play([who(limit(step(4, 'remind'), step(8, 'remind')))]);
  two.now = monday + 4 * hour;
  two.send({ kind: 'timePassed', taskId: 't1' });
  expect([two.instance.tasks[0]?.dueMs, limitOf(two.instance.tasks[0] ?? { id: '' }, two.instance)]).toEqual([
    monday + 8 * hour,
    monday + 4 * hour,
  ]);
});

it('who has been reminded and decides is told of an own decision, not of the limit', () => {
  const one = play([who(usual)]);
  one.now = monday + 4 * hour;
  one.send({ kind: 'timePassed', taskId: 't1' });
  one.by(2);
  const again = play([who(usual), approve('b', person(3))]);
  again.now = monday + 4 * hour;
  again.send({ kind: 'timePassed', taskId: 't1' });
  again.send({ kind: 'agree', taskId: 't1', by: 2 });
  expect(again.send({ kind: 'agree', taskId: 't1', by: 2 })).toBe('您已同意，无需重复处理');
});

const names = namesOf(createOrg().people);
it('card, sentence, difference and forecast name every step', () => {
  const work = { ...usual, work: true };
  expect(limitWords({ limit: work })).toEqual([
    '4 个工作小时未处理，提醒审批人',
    '8 个工作小时未处理，转交上级',
    '24 个工作小时未处理，自动通过',
  ]);
  expect(sentenceOf(who(work), names)).toContain(
    '；4 个工作小时未处理则提醒审批人，8 个工作小时未处理则转交上级，24 个工作小时未处理则自动通过，无人可审时',
  );
  const single = limit(step(4, 'remind'));
  const [change] = differenceOf({ nodes: [who(single)] }, { nodes: [who(usual)] }, names);
  expect(change?.text).toContain('4 小时未处理则提醒审批人，8 小时未处理则转交上级，24 小时未处理则自动通过');
  // An answer takes 30 hours: the first one has eight of them, the next one the sixteen that are left.
  const times = { medianMs: () => 30 * hour, workingHours: usualHours };
  const path = pathOf({ nodes: [who(usual)] }, factsOf(), createOrg(), monday, times);
  expect([path.state, path.endsMs, path.why]).toEqual([
    'agreed',
    monday + 24 * hour,
    ['预计许曼 8 小时内未处理，届时转由周国梁审批', '预计周国梁 16 小时内未处理，届时自动通过'],
  ]);
});

it.each<[string, Limit, Partial<ApproveNode>, string[]]>([
  ['that grows', usual, {}, []],
  ['whose times do not grow', limit(step(8, 'remind'), step(8, 'up')), {}, ['! 超时的每一步须比上一步晚']],
  ['that goes back', limit(step(8, 'remind'), step(4, 'up')), {}, ['! 超时的每一步须比上一步晚']],
  ['with a step behind its end', limit(step(8, 'pass'), step(9, 'up')), {}, ['! “自动通过”之后的步骤不会执行，请删除']],
  ['beyond a month', limit(step(8, 'remind'), step(721, 'up')), {}, ['! 处理时限应在 0.5 到 720 小时之间']],
  [
    'that hands up where nobody is above',
    limit(step(4, 'remind'), step(8, 'up')),
    { who: [], onNobody: 'admin' },
    ['企业管理员之上没有上级，“转交上级”不起作用'],
  ],
])('a chain %s', (_, given, changes, told) => {
  const problems = lint({ nodes: [who(given, changes)] }, names, createOrg());
  const about = problems.filter(({ kind }) => kind === 'badChain' || kind === 'badNumber');
  expect(about.map(({ level, message }) => (level === 'error' ? `! ${message}` : message))).toEqual(told);
});

it('the proof goes through every step of a chain', () => {
  const found = prove({ nodes: [who(usual, { who: person(5), skipSelf: false })] }, createOrg());
  expect(found.ok && found.unseen[0]?.events).toEqual([
    '陈佳宁提交申请',
    // A reminder moves nobody.
    '李予墨超过处理时限（“a”）',
    '林岚超过处理时限（“a”）',
  ]);
  const decided = prove({ nodes: [who(limit(step(4, 'remind'), step(8, 'up')))] }, createOrg());
  expect(decided).toMatchObject({ ok: true, unseen: [] });
});
