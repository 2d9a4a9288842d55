import { expect, it } from 'vitest';
import { expectedOf } from '#domain/process/simulate/path.ts';
import { usualHours } from '#domain/process/simulate/working-time.ts';
import { namesOf } from '#domain/process/words/process-names.ts';
import { approve, createOrg, manager, monday, parallel, person, play } from '#tests/support/process/sample.ts';
import { timelineOf } from './timeline.ts';

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
    '并行 next 许曼 届时由许曼一并处理',
    '末尾 next 许曼 届时由许曼一并处理',
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
