import { useState } from 'react';
import { expect, test } from 'vitest';
import { renderUi } from '#tests/support/page/render-ui.tsx';
import { TreeTransfer } from './TreeTransfer.tsx';
import type { TreeNode } from './tree-nodes.ts';

const nodes: TreeNode[] = [
  {
    id: 'sales',
    label: '销售部',
    children: [
      { id: 'a', label: '王思远', note: 'XH001' },
      { id: 'b', label: '李若宁' },
      { id: 'c', label: '赵停用', disabled: true },
    ],
  },
  { id: 'law', label: '法务部', children: [{ id: 'd', label: '周浩然' }] },
];
const many: TreeNode[] = Array.from({ length: 40 }, (_, d) => ({
  id: `d${d}`,
  label: `部门${d}`,
  children: Array.from({ length: 50 }, (_, e) => ({ id: `d${d}e${e}`, label: `员工${d}-${e}` })),
}));

function open(tree = nodes, start: string[] = []) {
  const given: string[][] = [];
  function Page() {
    const [value, setValue] = useState(start);
    return (
      <TreeTransfer
        label="员工"
        unit="人"
        nodes={tree}
        value={value}
        onChange={(next) => {
          given.push(next);
          setValue(next);
        }}
      />
    );
  }
  const ui = renderUi(<Page />);
  const { screen } = ui;
  return {
    ...ui,
    item: (name: RegExp) => screen.getByRole('treeitem', { name }),
    tree: () => screen.getByRole('tree', { name: '员工' }),
    chosen: () => screen.getByRole('region', { name: '已选' }),
    last: () => given.at(-1),
    /** The focused item, as a screen reader reads it. */
    active: () =>
      ui.shadow.getElementById(screen.getByRole('tree').getAttribute('aria-activedescendant') ?? '')?.textContent,
  };
}

test('a tick on a department moves its people over; the disabled one stays', async () => {
  const { item, click, last, chosen } = open();
  await click(item(/销售部/));
  expect(last()).toEqual(['a', 'b']);
  expect(item(/销售部/).getAttribute('aria-checked')).toBe('true');
  expect(item(/赵停用/).getAttribute('aria-disabled')).toBe('true');
  expect(chosen().textContent).toContain('已选 2 人');
});

test('one of a department makes it mixed, and the cross takes the person back with the focus kept in the list', async () => {
  const { item, click, screen, last, shadow } = open(nodes, ['a', 'd']);
  expect(item(/销售部/).getAttribute('aria-checked')).toBe('mixed');
  await click(screen.getByRole('button', { name: '移除 王思远' }));
  expect(last()).toEqual(['d']);
  expect(item(/销售部/).getAttribute('aria-checked')).toBe('false');
  expect(shadow.activeElement?.getAttribute('role')).toBe('list');
});

test('the keyboard moves, opens, closes and ticks', async () => {
  const { tree, key, active, last, screen } = open();
  tree().focus();
  expect(active()).toContain('销售部');
  await key('ArrowLeft');
  expect(screen.queryByRole('treeitem', { name: /王思远/ })).toBeNull();
  await key('ArrowRight');
  await key('ArrowRight');
  expect(active()).toContain('王思远');
  await key(' ');
  expect(last()).toEqual(['a']);
  await key('End');
  await key('Enter');
  expect(last()).toEqual(['a', 'd']);
  await key('法');
  expect(active()).toContain('法务部');
});

test('a search shows what matches and selects only that', async () => {
  const { screen, type, click, last } = open();
  await type(screen.getByRole('searchbox', { name: '搜索名称或编号' }), 'xh001');
  expect(screen.getAllByRole('treeitem').map((row) => row.textContent)).toEqual(['销售部', '王思远XH001']);
  await click(screen.getByRole('checkbox', { name: '全选搜索结果' }));
  expect(last()).toEqual(['a']);
  await type(screen.getByRole('searchbox'), '火星');
  expect(screen.getByText('没有匹配的结果')).toBeTruthy();
});

test('select all and clear', async () => {
  const { screen, click, last } = open();
  await click(screen.getByRole('checkbox', { name: '全选' }));
  expect(last()).toEqual(['a', 'b', 'd']);
  await click(screen.getByRole('button', { name: '清空' }));
  expect(last()).toEqual([]);
  expect(screen.getByText('请从左侧勾选')).toBeTruthy();
});

test('of two thousand people only the rows in sight are in the page, and the last one is reached by a key', async () => {
  const { screen, tree, key, active } = open(many);
  expect(screen.getAllByRole('treeitem').length).toBeLessThan(40);
  expect(screen.getByText('共 2000 人')).toBeTruthy();
  tree().focus();
  await key('End');
  expect(active()).toContain('员工39-49');
});
