import { describe, expect, it } from 'vitest';
import { newNode } from '../defaults.ts';
import type { ProcessContent, ProcessNode } from '../schema.ts';
import {
  addArm,
  duplicateNode,
  insertNode,
  moveAside,
  moveNode,
  newIdsOf,
  removeItem,
  shiftItem,
  updateArm,
  updateNode,
} from './edit.ts';
import { armsOf, find, nodesOf } from './tree.ts';

const approve = (id: string): ProcessNode => ({ ...newNode('approve', () => id), id });
/** a, [x: b c | rest: d], [p1: e | p2: –], f */
const content: ProcessContent = {
  nodes: [
    approve('a'),
    {
      kind: 'branch',
      id: 'B',
      arms: [{ id: 'x', name: '超标', when: [], nodes: [approve('b'), approve('c')] }],
      otherwise: { id: 'rest', name: '其他情况', nodes: [approve('d')] },
    },
    {
      kind: 'parallel',
      id: 'P',
      arms: [
        { id: 'p1', name: '一', nodes: [approve('e')] },
        { id: 'p2', name: '二', nodes: [] },
      ],
    },
    approve('f'),
  ],
};
/** `a B(x:b,c|rest:d) …` */
const shape = (nodes: readonly ProcessNode[]): string =>
  nodes
    .map((node) => {
      const arms = armsOf(node).map((arm) => `${arm.id}:${shape(arm.nodes)}`);
      return arms.length ? `${node.id}(${arms.join('|')})` : node.id;
    })
    .join(',');
const shapeOf = ({ nodes }: ProcessContent) => shape(nodes);
const whole = 'a,B(x:b,c|rest:d),P(p1:e|p2:),f';

describe('edits of a process', () => {
  it('insert at a place of the main line and of an arm', () => {
    expect(shapeOf(insertNode(content, { list: '', at: 0 }, approve('n')))).toBe(`n,${whole}`);
    expect(shapeOf(insertNode(content, { list: 'p2', at: 0 }, approve('n')))).toContain('p2:n)');
  });

  it('leave untouched parts as the same objects', () => {
    const found = find(content, 'b');
    const next = updateNode(content, {
      ...(found?.kind === 'node' ? found.node : approve('b')),
      name: '新名',
    } as ProcessNode);
    expect([next.nodes[0] === content.nodes[0], next.nodes[1] === content.nodes[1]]).toEqual([true, false]);
    expect(next.nodes[2]).toBe(content.nodes[2]);
    expect(updateNode(content, approve('unknown'))).toBe(content);
  });

  it('remove a node, an arm, and the fork that has nothing left to decide', () => {
    expect(shapeOf(removeItem(content, 'c'))).toBe('a,B(x:b|rest:d),P(p1:e|p2:),f');
    expect(shapeOf(removeItem(content, 'B'))).toBe('a,P(p1:e|p2:),f');
    expect(shapeOf(removeItem(content, 'x'))).toBe('a,d,P(p1:e|p2:),f');
    expect(shapeOf(removeItem(content, 'p2'))).toBe('a,B(x:b,c|rest:d),e,f');
    expect(removeItem(content, 'rest')).toBe(content);
  });

  it('move a node between lists, and never into itself', () => {
    expect(shapeOf(moveNode(content, 'a', { list: 'x', at: 1 }))).toBe('B(x:b,a,c|rest:d),P(p1:e|p2:),f');
    expect(shapeOf(moveNode(content, 'a', { list: '', at: 3 }))).toBe('B(x:b,c|rest:d),P(p1:e|p2:),a,f');
    expect(moveNode(content, 'B', { list: 'rest', at: 0 })).toBe(content);
    expect(moveNode(content, 'a', { list: '', at: 1 })).toBe(content);
  });

  it('shift a node along the page, into forks, and out of an arm to before or behind its fork', () => {
    const steps = (from: ProcessContent, by: 1 | -1) => {
      const seen: string[] = [];
      for (let now = from; ;) {
        const next = shiftItem(now, 'a', by);
        if (next === now) return { seen, end: now };
        seen.push(shapeOf((now = next)));
      }
    };
    const down = steps(content, 1);
    expect(down.seen).toEqual([
      'B(x:a,b,c|rest:d),P(p1:e|p2:),f',
      'B(x:b,a,c|rest:d),P(p1:e|p2:),f',
      'B(x:b,c,a|rest:d),P(p1:e|p2:),f',
      'B(x:b,c|rest:d),a,P(p1:e|p2:),f',
      'B(x:b,c|rest:d),P(p1:a,e|p2:),f',
      'B(x:b,c|rest:d),P(p1:e,a|p2:),f',
      'B(x:b,c|rest:d),P(p1:e|p2:),a,f',
      'B(x:b,c|rest:d),P(p1:e|p2:),f,a',
    ]);
    const up = steps(down.end, -1);
    expect(up.seen).toContain('B(x:b,c|rest:d),P(p1:e|p2:a),f');
    expect(up.seen.at(-1)).toBe(whole);
  });

  it('move a node into the arm beside its own', () => {
    expect(shapeOf(moveAside(content, 'c', 1))).toBe('a,B(x:b|rest:d,c),P(p1:e|p2:),f');
    expect(shapeOf(moveAside(content, 'e', 1))).toBe('a,B(x:b,c|rest:d),P(p1:|p2:e),f');
    for (const id of ['a', 'd', 'f']) expect(moveAside(content, id, 1)).toBe(content);
    const two = addArm(content, 'B', { id: 'y', name: '境外', when: [], nodes: [] });
    expect(shapeOf(moveAside(two, 'y', -1))).toContain('B(y:|x:b,c|rest:d)');
  });

  it('change the rank of an arm, but not of the rest', () => {
    const two = addArm(content, 'B', { id: 'y', name: '境外', when: [], nodes: [] });
    expect(shapeOf(two)).toContain('B(x:b,c|y:|rest:d)');
    expect(shapeOf(shiftItem(two, 'y', -1))).toContain('B(y:|x:b,c|rest:d)');
    expect(shapeOf(shiftItem(two, 'y', 1))).toBe(shapeOf(two));
    expect(shapeOf(shiftItem(two, 'rest', -1))).toBe(shapeOf(two));
    const named = updateArm(two, { id: 'y', name: '国际', when: [], nodes: [] });
    expect(find(named, 'y')).toMatchObject({ arm: { name: '国际' }, at: 1, isRest: false });
  });

  it('double a node with ids of its own', () => {
    const doubled = duplicateNode(content, 'B');
    const ids = [...nodesOf(doubled.nodes)].flatMap(({ node }) => [node.id, ...armsOf(node).map(({ id }) => id)]);
    expect([ids.length, new Set(ids).size]).toEqual([18, 18]);
    expect(newIdsOf(doubled)()).toBe('n7');
  });
});
