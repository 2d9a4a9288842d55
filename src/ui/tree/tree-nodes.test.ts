import { expect, test } from 'vitest';
import { treeStep } from './tree-keys.ts';
import { allLeaves, checksOf, entriesOf, leavesOf, matching, shownRows, toggled } from './tree-nodes.ts';

const entries = entriesOf([
  {
    id: 'sh',
    label: '上海',
    children: [
      {
        id: 'sales',
        label: '销售部',
        children: [
          { id: 'a', label: '王思远', note: 'XH001' },
          { id: 'b', label: '李若宁' },
          { id: 'c', label: '赵停用', disabled: true },
        ],
      },
      { id: 'law', label: '法务部', disabled: true, children: [{ id: 'd', label: '周浩然' }] },
    ],
  },
  { id: 'bj', label: '北京', children: [{ id: 'e', label: '王佳怡', note: 'XH005' }] },
]);
const position = (id: string) => entries.findIndex(({ node }) => node.id === id);
const ids = (positions: Iterable<number>) => Array.from(positions, (at) => entries[at]?.node.id).join(' ');
const found = (query: string) => matching(entries, query);

test('a tree is laid out in reading order, each node with its level, place and siblings', () => {
  expect(ids(entries.keys())).toBe('sh sales a b c law d bj e');
  expect(entries[position('b')]).toMatchObject({ level: 3, place: 2, siblings: 3, isLeaf: true });
  expect(entries[position('sh')]).toMatchObject({ level: 1, place: 1, siblings: 2, end: position('bj') });
});

test.each([
  ['nothing open shows the top', [], 'sh bj'],
  ['an open group shows its children', ['sh'], 'sh sales law bj'],
  ['an open group inside a closed one stays hidden', ['sales'], 'sh bj'],
  ['all open', ['sh', 'sales', 'law', 'bj'], 'sh sales a b c law d bj e'],
])('%s', (_, open, rows) => {
  expect(ids(shownRows(entries, new Set(open), null))).toBe(rows);
});

test.each([
  ['a leaf is shown with the way to it', '若宁', 'sh sales b'],
  ['a group is shown with everything below it', '销售', 'sh sales a b c'],
  ['the note is searched too, in any case', 'xh00', 'sh sales a bj e'],
  ['what is nowhere shows nothing', '火星', ''],
])('search: %s', (_, query, rows) => {
  expect(ids(shownRows(entries, new Set(), found(query)))).toBe(rows);
});

test('an empty search is no search', () => {
  expect(found('  ')).toBeNull();
});

test.each([
  ['none chosen', [], { sh: 'off', sales: 'off', a: 'off' }],
  ['one of two', ['a'], { sh: 'mixed', sales: 'mixed', a: 'on', b: 'off', bj: 'off' }],
  [
    'all that can be chosen: a closed leaf does not keep its group from being whole',
    ['a', 'b'],
    { sh: 'on', sales: 'on', c: 'off', law: 'off' },
  ],
  ['a closed leaf that was chosen before counts', ['c'], { sales: 'mixed', c: 'on' }],
  ['everything', ['a', 'b', 'e'], { sh: 'on', bj: 'on', law: 'off' }],
])('ticks: %s', (_, chosen, expected) => {
  const checks = checksOf(entries, new Set(chosen), null);
  for (const [id, check] of Object.entries(expected)) expect([id, checks[position(id)]]).toEqual([id, check]);
});

test.each([
  ['a group takes all below it that can be chosen', 'sh', '', [], 'a b'],
  ['a whole group gives all back', 'sh', '', ['a', 'b', 'e'], 'e'],
  ['a mixed group becomes whole', 'sales', '', ['a'], 'a b'],
  ['a leaf changes alone', 'a', '', ['b'], 'b a'],
  ['a closed leaf does not change', 'c', '', [], ''],
  ['a closed group does not change', 'law', '', [], ''],
  ['under a search a group takes only what is shown', 'sh', '王', [], 'a'],
])('choosing: %s', (_, id, query, chosen, after) => {
  expect([...toggled(new Set(chosen), leavesOf(entries, position(id), found(query)))].join(' ')).toBe(after);
});

test('all leaves that can be chosen, or those a search shows', () => {
  expect(allLeaves(entries, null).join(' ')).toBe('a b e');
  expect(allLeaves(entries, found('王')).join(' ')).toBe('a e');
});

const open = new Set(['sh', 'sales']);
const step = (key: string, id: string) =>
  treeStep(key, {
    entries,
    rows: shownRows(entries, open, null),
    active: position(id),
    isOpen: (at) => open.has(entries[at]?.node.id ?? ''),
  });
test.each([
  ['ArrowDown', 'sh', { go: 'sales' }],
  ['ArrowDown', 'bj', { go: 'bj' }],
  ['ArrowUp', 'law', { go: 'c' }],
  ['ArrowUp', 'sh', { go: 'sh' }],
  ['Home', 'law', { go: 'sh' }],
  ['End', 'sh', { go: 'bj' }],
  ['PageDown', 'sh', { go: 'bj' }],
  ['PageUp', 'bj', { go: 'sh' }],
  ['ArrowRight', 'bj', { open: 'bj' }],
  ['ArrowRight', 'sh', { go: 'sales' }],
  ['ArrowRight', 'a', { go: 'a' }],
  ['ArrowLeft', 'sales', { close: 'sales' }],
  ['ArrowLeft', 'a', { go: 'sales' }],
  ['ArrowLeft', 'bj', { go: 'bj' }],
  [' ', 'a', { check: 'a' }],
  ['Enter', 'sh', { check: 'sh' }],
] as const)('key %s on %s', (key, id, expected) => {
  expect(step(key, id)).toEqual(Object.fromEntries(Object.entries(expected).map(([name, to]) => [name, position(to)])));
});

test('* opens all siblings that are groups; other keys are not the tree’s', () => {
  expect(step('*', 'sh')).toEqual({ openAll: [position('sh'), position('bj')] });
  expect([step('Tab', 'sh'), step('Escape', 'sh')]).toEqual([null, null]);
});
