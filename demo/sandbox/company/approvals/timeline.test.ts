import { expect, it } from 'vitest';
import { expectedOf } from '#domain/process/simulate/path.ts';
import { usualHours } from '#domain/process/working-time.ts';
import { namesOf } from '#domain/process/words/process-names.ts';
import { approve, createOrg, factsOf, manager, monday, parallel, person, play } from '#tests/support/process/sample.ts';
import { notesOf, timelineOf } from './timeline.ts';

it('a node that nobody is asked at stands in the way of the case, before and after', () => {
  const nodes = [
    parallel('p', [approve('主管', [manager(1)])], [approve('并行', person(2))]),
    approve('末尾', [manager(1)]),
    approve('本人', person(1)),
  ];
  const names = namesOf(createOrg().people);
  const one = play(nodes);
  const linesOf = () => {
    const times = { medianMs: () => 3_600_000, workingHours: usualHours };
    const path = one.instance.state === 'running' ? expectedOf({ nodes }, one.instance, one.org, monday, times) : null;
    return timelineOf({ content: { nodes }, instance: one.instance, path, names, viewer: 2 }).map(
      ({ nodeId, state, name, did }) => [nodeId, state, name, did].join(' '),
    );
  };
  expect(linesOf()).toEqual([
    ' done 陈佳宁 提交申请',
    '主管 open 许曼 待审批：您是陈佳宁的直属主管',
    '并行 next 许曼 许曼在其他节点审批，此处不再重复',
    '末尾 next 许曼 许曼在其他节点审批，此处不再重复',
    '本人 next 本人 审批人是申请人本人，自动跳过',
  ]);
  one.by(2);
  expect(linesOf().slice(1)).toEqual([
    '主管 done 许曼 已同意',
    '并行 off 许曼 此前已同意，自动跳过',
    '末尾 off 许曼 此前已同意，自动跳过',
    '本人 off 本人 审批人是申请人本人，自动跳过',
    ' done 结束 审批通过',
  ]);
});

it.each([
  ['up', '周国梁超时未处理，已转由林岚审批', '超时未处理，已转由他人审批', '林岚'],
  ['pass', '周国梁超时未处理，已自动通过', '超时自动通过', ''],
  ['refuse', '周国梁超时未处理，已自动驳回', '超时自动驳回', ''],
  ['remind', undefined, expect.stringContaining('待审批'), '周国梁'],
] as const)(
  'a limit that has passed is told alike in the note, the way and to the next one: %s',
  (onLate, note, did, next) => {
    // A deputy has the task: the name is that of the one whose task it is.
    const away = { fromMs: monday - 1, toMs: monday + 9e9, deputyId: 8 };
    const nodes = [approve('总监', person(3), { limit: { hours: 3, onLate } })];
    const one = play(nodes, factsOf(), createOrg({ 3: { away } }));
    one.now += 3 * 3_600_000;
    expect(one.send({ kind: 'timePassed', taskId: one.taskId(8) })).toBeUndefined();
    const names = namesOf(one.org.people);
    const { instance } = one;
    expect(notesOf(instance, names)).toEqual(note ? [note] : []);
    const lines = timelineOf({ content: { nodes }, instance, path: null, names, viewer: 4 });
    expect(lines[1]).toMatchObject({ name: '何涛', deputyOf: '周国梁', did });
    const open = instance.tasks.find(({ state }) => state === 'open');
    expect(open ? names.person(open.for ?? open.actor) : '').toBe(next);
    if (onLate === 'up')
      expect(lines[2]?.did).toBe('待审批：原审批人周国梁（流程指定的审批人）超时未处理，由您代为审批');
  },
);

it('a limit that hands a task up at night is no expected answer; the answer after it keeps to working hours', () => {
  const nodes = [approve('主管', person(2), { limit: { hours: 2, onLate: 'up' } })];
  const one = play(nodes);
  const night = monday - 6 * 3_600_000;
  const dueMs = night + 2 * 3_600_000;
  const instance = {
    ...one.instance,
    tasks: one.instance.tasks.map((task) => ({ ...task, openedMs: night, dueMs })),
  };
  const times = { medianMs: () => 3_600_000, workingHours: usualHours };
  const path = expectedOf({ nodes }, instance, one.org, night, times);
  const lines = timelineOf({ content: { nodes }, instance, path, names: namesOf(one.org.people), viewer: 1 });
  const open = lines.find(({ state }) => state === 'open');
  expect([open?.dueMs, open?.expectedMs]).toEqual([dueMs, undefined]);
  const answers = lines.flatMap(({ expectedMs }) => expectedMs ?? []);
  expect(answers).toEqual([path.endsMs]);
  expect(path.endsMs).toBeGreaterThan(monday);
});
