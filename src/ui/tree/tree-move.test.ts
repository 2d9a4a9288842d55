import { expect, test } from 'vitest';
import { dropTarget, moveByKey } from './tree-move.ts';
import { entriesOf } from './tree-nodes.ts';

const entries = entriesOf([
  {
    id: 'top',
    label: 'top',
    children: [
      {
        id: 'a',
        label: 'a',
        children: [
          { id: 'a1', label: 'a1' },
          { id: 'a2', label: 'a2' },
        ],
      },
      { id: 'b', label: 'b' },
      { id: 'c', label: 'c' },
    ],
  },
]);
const at = (id: string) => entries.findIndex(({ node }) => node.id === id);

test.each([
  ['b', 'ArrowUp', { parent: 'top', before: 'a' }],
  ['a', 'ArrowUp', null],
  ['a', 'ArrowDown', { parent: 'top', before: 'c' }],
  ['b', 'ArrowDown', { parent: 'top', before: null }],
  ['c', 'ArrowDown', null],
  ['b', 'ArrowRight', { parent: 'a', before: null }],
  ['a', 'ArrowRight', null],
  ['a1', 'ArrowLeft', { parent: 'top', before: 'b' }],
  ['b', 'ArrowLeft', null],
  ['top', 'ArrowDown', null],
])('%s moves by %s to %o', (id, key, to) => {
  expect(moveByKey(entries, at(id), key)).toEqual(to);
});

test.each([
  ['c', 'a', 0.5, { parent: 'a', before: null }],
  ['c', 'a', 0.1, { parent: 'top', before: 'a' }],
  ['c', 'a1', 0.9, { parent: 'a', before: 'a2' }],
  ['b', 'a', 0.9, { parent: 'top', before: 'c' }],
  ['a', 'a2', 0.5, null],
  ['a', 'a', 0.5, null],
  ['a', 'top', 0.9, { parent: 'top', before: null }],
  ['top', 'b', 0.5, null],
])('%s dropped on %s at %s comes to %o', (id, over, part, to) => {
  expect(dropTarget(entries, at(id), at(over), part)).toEqual(to);
});
