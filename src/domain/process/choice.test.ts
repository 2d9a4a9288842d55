import { expect, it } from 'vitest';
import { approve, branch, factsOf, isOver, parallel } from '#tests/support/process/sample.ts';
import { choiceFault, choiceOf } from './choice.ts';

const chosen = (id: string, least?: number) =>
  approve(id, [{ kind: 'chosen' }], { name: id, ...(least && { mode: { least } }) });

it('a choice is asked for by the nodes that the case comes to, also in parallel arms, and never by other arms', () => {
  const nodes = [
    branch('b', [{ id: 'x', name: '超标', when: [isOver], nodes: [chosen('超标审批', 2)] }], []),
    parallel('p', [chosen('一')], [approve('二', [{ kind: 'manager', levels: 1 }])]),
  ];
  expect(choiceOf(nodes, factsOf({ verdict: 'ok' }))).toEqual({ nodes: ['一'], least: 1 });
  expect(choiceOf(nodes, factsOf({ verdict: 'over' }))).toEqual({ nodes: ['超标审批', '一'], least: 2 });
  expect(choiceOf([approve('二', [{ kind: 'manager', levels: 1 }])], factsOf({}))).toBeNull();
});

it('a choice of too few is named with the number that is wanted', () => {
  expect(choiceFault({ nodes: [], least: 2 }, 1)).toBe('请至少选择 2 位审批人');
  expect(choiceFault({ nodes: [], least: 1 }, 0)).toBe('请选择审批人');
  expect(choiceFault({ nodes: [], least: 2 }, 2)).toBeUndefined();
  expect(choiceFault(null, 0)).toBeUndefined();
});
