import { expect, it } from 'vitest';
import { exhaustive } from '#tests/support/process/exhaustive.ts';
import { createDice, randomContent, randomOrg } from '#tests/support/process/random.ts';
import { approve, branch, createOrg, isOver, manager, parallel, person } from '#tests/support/process/sample.ts';
import { isWhole } from '#tests/support/whole.ts';
import { step } from '../engine/engine.ts';
import { companyContent, firstContent } from '../defaults.ts';
import { prove } from './prove.ts';
import { ownEngine } from './search.ts';
import type { Engine } from './search.ts';

const org = createOrg();
/** The reducer without its rule for an event. */
const deafTo = (kind: 'left' | 'away' | 'timePassed'): Engine => ({
  ...ownEngine,
  step: (content, instance, event, people, now) =>
    event.kind === kind ? { instance, effects: [] } : step(content, instance, event, people, now),
});
/** The reducer without its memory of those who had a task and lost it by time. */
const forgetful: Engine = {
  ...ownEngine,
  step(content, instance, event, people, now) {
    const result = step(content, instance, event, people, now);
    if ('refused' in result) return result;
    for (const run of Object.values(result.instance.runs))
      if (run.kind === 'approve') for (const seat of run.seats) delete seat.tried;
    return result;
  },
};

it('the first process and that of a company without one always end', () => {
  expect(prove(companyContent, org)).toMatchObject({ ok: true, unseen: [] });
  expect(prove(firstContent, org)).toMatchObject({ ok: true, unseen: [] });
});

it('a case that is agreed without anybody is named: an applicant who is the approver, and rules to pass', () => {
  const self = prove({ nodes: [approve('a', [{ kind: 'head', up: 0 }], { name: '部门负责人' })] }, org);
  expect(self).toMatchObject({ ok: true, unseen: [{ events: ['许曼提交申请'] }, {}, {}] });
  const late = prove(
    {
      nodes: [
        branch(
          'b',
          [
            {
              id: 'x',
              name: '超标',
              when: [isOver],
              nodes: [approve('a', person(5), { limit: { hours: 4, onLate: 'pass' } })],
            },
          ],
          [approve('c', person(4))],
        ),
      ],
    },
    org,
  );
  expect(late.ok && late.unseen.map(({ events, sentence }) => [...events, sentence])).toContainEqual([
    '陈佳宁提交申请（“超标”）',
    '李予墨超过处理时限（“a”）',
    '没有任何人审批，申请自动通过',
  ]);
});

it('a reducer that does not hear of leavings is refuted by the fewest events', () => {
  const nodes = [
    approve('a', person(5), { name: '财务' }),
    parallel('p', [approve('b', person(6))], [approve('c', [manager(1)], { name: '主管' })]),
  ];
  const proof = prove({ nodes: nodes.slice(0, 1) }, org, undefined, deafTo('left'));
  expect(proof).toMatchObject({
    ok: false,
    counterexample: {
      nodeId: 'a',
      events: ['陈佳宁提交申请', '李予墨离职或被停用（“财务”）'],
      sentence: '申请停在“财务”，没有人可以处理',
    },
  });
  const behind = prove(
    { nodes: [approve('z', [], { onNobody: 'admin' }), ...nodes.slice(1)] },
    org,
    undefined,
    deafTo('away'),
  );
  expect(behind).toMatchObject({
    ok: false,
    counterexample: {
      moves: [
        { kind: 'agree', actor: 0 },
        { kind: 'away', actor: 5 },
      ],
    },
  });
});

it('deadlines that lead in a circle are found', () => {
  const circle = createOrg({ 2: { managerId: 3 }, 3: { managerId: 2 } });
  const content = { nodes: [approve('a', [manager(1)], { limit: { hours: 4, onLate: 'up' } })] };
  expect(prove(content, circle).ok).toBe(true);
  const moves = prove(content, circle, undefined, forgetful);
  expect(moves).toMatchObject({ ok: false, counterexample: { moves: [{ actor: 2 }, { actor: 3 }] } });
});

it('every random process in every random company ends', () => {
  for (let seed = 1; seed <= (isWhole ? 2000 : 10); seed += 1) {
    const dice = createDice(seed);
    const content = randomContent(dice, { hours: [2, 24], most: 12 });
    expect({ seed, ok: prove(content, randomOrg(dice)).ok }).toEqual({ seed, ok: true });
  }
});

it.each(['left', 'away'] as const)(
  'a proof equals the search of all states of small processes, without the rule for %s',
  (kind) => {
    const engine = deafTo(kind);
    const seen = { refuted: 0, proved: 0 };
    for (let seed = 1; seed <= (isWhole ? 1000 : 15); seed += 1) {
      const dice = createDice(seed);
      const people = randomOrg(dice);
      const content = randomContent(dice, { hours: [2], most: isWhole ? 3 : 2 });
      // A node may hang on an earlier one by `skipRepeated`; the proof takes each by itself.
      const alone = JSON.parse(JSON.stringify(content).replaceAll('"skipRepeated":true', '"skipRepeated":false'));
      const all = exhaustive(alone, people, engine);
      if (all === 'tooMany') continue;
      const proof = prove(alone, people, undefined, engine);
      const length = proof.ok ? undefined : proof.counterexample.moves.length;
      expect({ seed, length }).toEqual({ seed, length: all });
      seen[proof.ok ? 'proved' : 'refuted'] += 1;
    }
    expect(Math.min(...Object.values(seen))).toBeGreaterThan(0);
  },
);
