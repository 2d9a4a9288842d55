import { within } from '@testing-library/dom';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { renderUi, settle } from '#tests/support/page/render-ui.tsx';
import { Calendar } from '#ui/calendar/Calendar.tsx';
import { Pager } from '#ui/list/Pager.tsx';
import { DataTable } from './DataTable.tsx';
import type { AnyField, FilterValues } from '../filter/fields.ts';
import { FilterBar } from '../filter/FilterBar.tsx';
import { Stats } from './Stats.tsx';

afterEach(() => vi.restoreAllMocks());
const phone = () => vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(375);

const fields: readonly AnyField[] = [
  {
    kind: 'select',
    key: 'state',
    label: '状态',
    options: [
      { value: 'all', label: '全部' },
      { value: 'open', label: '进行中' },
    ],
  },
  { kind: 'days', key: 'days', label: '日期', isPast: ({ state }) => state === 'open' },
  {
    kind: 'tags',
    key: 'tags',
    label: '标签',
    options: [
      { value: 'a', label: '往返' },
      { value: 'b', label: '含保险' },
    ],
  },
  { kind: 'amounts', key: 'amounts', label: '金额' },
  { kind: 'text', key: 'words', label: '关键词', placeholder: '单号 / 乘机人 / 航班', short: '单号' },
];

function showBar(initial: FilterValues = {}) {
  const changes: Record<string, unknown>[] = [];
  let set: (values: FilterValues) => void = () => undefined;
  function Shown() {
    const [values, setValues] = useState<FilterValues>({
      state: 'all',
      days: { from: '', to: '' },
      words: '',
      ...initial,
    });
    set = setValues;
    return (
      <FilterBar
        label="筛选订单"
        fields={fields}
        values={values}
        today="2026-09-16"
        Days={Calendar}
        onChange={(change) => {
          changes.push(change);
          setValues({ ...values, ...change });
        }}
      />
    );
  }
  return { ...renderUi(<Shown />), changes, set: (values: FilterValues) => set(values) };
}

test('typed words count after Enter or the button, once, and the cross takes them away', async () => {
  const { screen, type, key, click, changes } = showBar();
  const input = screen.getByRole('textbox', { name: '关键词' });
  await type(input, ' 2609 ');
  expect(changes).toEqual([]);
  await key('Enter', { on: input });
  await click(screen.getByRole('button', { name: '查询' }));
  expect(changes).toEqual([{ words: '2609' }]);
  await click(screen.getByRole('button', { name: '清除关键词' }));
  expect(changes.at(-1)).toEqual({ words: '' });
});

test('the text field follows values that change from outside', async () => {
  const { screen, type, set } = showBar({ words: '旧' });
  const input = screen.getByRole<HTMLInputElement>('textbox', { name: '关键词' });
  expect(input.value).toBe('旧');
  await type(input, '半个字');
  set({ state: 'all', days: { from: '', to: '' }, words: '新' });
  await settle();
  expect(input.value).toBe('新');
});

test('tags are in the order of their list, and amounts are a range whose lower end is the first', async () => {
  const { screen, click, type, key, changes } = showBar();
  await click(screen.getByRole('button', { name: '标签' }));
  await click(screen.getByRole('button', { name: '含保险' }));
  await click(screen.getByRole('button', { name: '往返' }));
  expect(changes).toEqual([{ tags: ['b'] }, { tags: ['a', 'b'] }]);
  expect(screen.getByRole('button', { name: '标签 往返、含保险' })).toBeTruthy();
  await click(screen.getByRole('button', { name: '金额' }));
  await type(screen.getByRole('textbox', { name: '最低金额' }), '2000元');
  const highest = screen.getByRole('textbox', { name: '最高金额' });
  await type(highest, '1500.');
  await key('Enter', { on: highest });
  expect(changes.at(-1)).toEqual({ amounts: { from: '1500', to: '2000' } });
  await click(screen.getByRole('button', { name: '金额 ¥1500–2000' }));
  await click(screen.getByRole('button', { name: '清除' }));
  expect(changes.at(-1)).toEqual({ amounts: { from: '', to: '' } });
});

test('tags and amounts of a drawer count together when its button is pressed', async () => {
  phone();
  const { screen, click, type, changes } = showBar();
  await click(screen.getByRole('button', { name: '筛选' }));
  await click(screen.getByRole('button', { name: '往返' }));
  await type(screen.getByRole('textbox', { name: '最低金额' }), '100.');
  await click(screen.getByRole('button', { name: '查看结果' }));
  expect(changes).toEqual([expect.objectContaining({ tags: ['a'], amounts: { from: '100', to: '' } })]);
  expect(screen.getByRole('button', { name: '筛选 2' })).toBeTruthy();
});

test('a range ends with its second day, in either order, and a preset is one press', async () => {
  const { screen, click, changes, root } = showBar();
  const open = () => click(screen.getByRole('button', { name: /^日期/ }));
  const day = (date: string) => click(root.querySelector(`[data-day="${date}"]`) as HTMLElement);
  await open();
  await day('2026-09-20');
  expect(changes).toEqual([]);
  await day('2026-09-12');
  expect(changes).toEqual([{ days: { from: '2026-09-12', to: '2026-09-20' } }]);
  expect(screen.getByRole('button', { name: '日期 2026-09-12 ~ 2026-09-20' })).toBeTruthy();
  await open();
  await click(screen.getByRole('button', { name: '近 30 天' }));
  expect(changes.at(-1)).toEqual({ days: { from: '2026-08-18', to: '2026-09-16' } });
  await open();
  await click(screen.getByRole('button', { name: '清除' }));
  expect(changes.at(-1)).toEqual({ days: { from: '', to: '' } });
});

test('the days to come are offered where rows may lie there; a drawer goes by what is chosen in it', async () => {
  const wide = showBar();
  expect(wide.screen.getByRole('textbox').getAttribute('placeholder')).toBe('单号 / 乘机人 / 航班');
  await wide.click(wide.screen.getByRole('button', { name: /^日期/ }));
  expect(wide.screen.getByRole('button', { name: '未来 30 天' })).toBeTruthy();
  wide.unmount();
  phone();
  const { screen, click } = showBar();
  expect(screen.getByRole('textbox').getAttribute('placeholder')).toBe('单号');
  await click(screen.getByRole('button', { name: '筛选' }));
  expect(screen.getByRole('button', { name: '未来 30 天' })).toBeTruthy();
  await click(screen.getByRole('combobox', { name: '状态' }));
  await click(screen.getByRole('option', { name: '进行中' }));
  expect(screen.queryByRole('button', { name: '未来 30 天' })).toBeNull();
  expect(screen.getByRole('button', { name: '近 30 天' })).toBeTruthy();
});

test('where all rows lie in the past, this month so far and the whole last month are one press, and no day to come can be picked', async () => {
  const { screen, click, changes, root } = showBar({ state: 'open' });
  for (const [name, days] of [
    ['本月', { from: '2026-09-01', to: '2026-09-16' }],
    ['上月', { from: '2026-08-01', to: '2026-08-31' }],
  ] as const) {
    await click(screen.getByRole('button', { name: /^日期/ }));
    await click(screen.getByRole('button', { name }));
    expect(changes.at(-1)).toEqual({ days });
  }
  await click(screen.getByRole('button', { name: /^日期/ }));
  const isOff = (day: string) => root.querySelector(`[data-day="${day}"]`)?.getAttribute('aria-disabled') === 'true';
  expect(['2026-09-16', '2026-09-17'].map(isOff)).toEqual([false, true]);
});

test('on a phone a drawer holds the filters: they count together, and the button names how many are in use', async () => {
  phone();
  const { screen, click, changes, root } = showBar();
  expect(screen.queryByRole('combobox')).toBeNull();
  await click(screen.getByRole('button', { name: '筛选' }));
  const drawer = within(screen.getByRole('dialog'));
  await click(drawer.getByRole('combobox', { name: '状态' }));
  await click(screen.getByRole('option', { name: '进行中' }));
  // The days open as a sheet of their own over the drawer.
  await click(drawer.getByRole('button', { name: /^日期/ }));
  for (const day of ['2026-09-01', '2026-09-09']) await click(root.querySelector(`[data-day="${day}"]`) as HTMLElement);
  expect(changes).toEqual([]);
  await click(drawer.getByRole('button', { name: '查看结果' }));
  expect(changes).toEqual([
    { state: 'open', days: { from: '2026-09-01', to: '2026-09-09' }, tags: undefined, amounts: { from: '', to: '' } },
  ]);
  expect(screen.queryByRole('dialog')).toBeNull();
  await click(screen.getByRole('button', { name: '筛选 2' }));
  await click(screen.getByRole('button', { name: '重置' }));
  await click(screen.getByRole('button', { name: '查看结果' }));
  expect(changes.at(-1)).toEqual({
    state: 'all',
    days: { from: '', to: '' },
    tags: [],
    amounts: { from: '', to: '' },
  });
});

interface Person {
  id: string;
  name: string;
}
const people: Person[] = [
  { id: '1', name: '陈佳宁' },
  { id: '2', name: '林知夏' },
];

test('a sort head names its direction and asks for its sort', async () => {
  const onSort = vi.fn();
  const { screen, click } = renderUi(
    <DataTable
      caption="旅客"
      columns={[{ key: 'name', title: '姓名', sort: 'name', cell: ({ name }: Person) => name }]}
      rows={people}
      rowKey={({ id }) => id}
      sort="-name"
      onSort={onSort}
    />,
  );
  expect(screen.getByRole('columnheader').getAttribute('aria-sort')).toBe('descending');
  await click(screen.getByRole('button', { name: '姓名' }));
  expect(onSort).toHaveBeenCalledWith('name');
});

test('columns with a place on a phone make cards of the rows; a table without one stays as it is', () => {
  const table = (phone?: 'end' | 'quarter') =>
    renderUi(
      <DataTable
        caption="旅客"
        columns={[{ key: 'name', title: '姓名', ...(phone && { phone }), cell: ({ name }: Person) => name }]}
        rows={people}
        rowKey={({ id }) => id}
      />,
    ).root;
  expect([
    table('end').querySelectorAll('.t-cards:not(.t-cards--4) .t-ph--end').length,
    table().querySelector('.t-cards'),
  ]).toEqual([2, null]);
  expect(table('quarter').querySelectorAll('.t-cards--4 .t-ph--quarter').length).toBe(2);
});

test('a column that is kept stays beside the last one while the others scroll', async () => {
  const columns = [
    { key: 'a', title: '日期', cell: () => '11-01' },
    {
      key: 'b',
      title: '合计',
      look: { position: 'sticky' as const, right: 80 },
      cell: () => '5,287.00',
    },
  ];
  const { root } = await renderUi(
    <DataTable caption="行" columns={columns} rows={[1]} rowKey={(row) => row} foot={{}} />,
  );
  const stays = [...root.querySelectorAll<HTMLElement>('th, td')].map(({ style }) => [style.position, style.right]);
  expect(stays).toEqual(
    [1, 2, 3].flatMap(() => [
      ['', ''],
      ['sticky', '80px'],
    ]),
  );
});

test('figures have their names, and a note where there is one', () => {
  const { root } = renderUi(
    <Stats
      label="账单"
      items={[
        { label: '笔数', value: '12 笔' },
        { label: '收入', value: '¥90.00', note: '含退款中 ¥9.00' },
      ]}
    />,
  );
  expect(Array.from(root.querySelectorAll('dl > div'), ({ textContent }) => textContent)).toEqual([
    '笔数12 笔',
    '收入¥90.00含退款中 ¥9.00',
  ]);
});

test('figures that are under way are no values', () => {
  const { root } = renderUi(<Stats label="账单" isWaiting items={[{ label: '笔数', value: '—' }]} />);
  expect(root.querySelector('dl')?.getAttribute('aria-busy')).toBe('true');
  expect(root.querySelector('dd')?.textContent).toBe('');
  expect(root.querySelectorAll('dd .t-skel')).toHaveLength(1);
});

test('the selection column selects rows and the whole page, and is mixed in between', async () => {
  const [toggle, all] = [vi.fn(), vi.fn()];
  const { screen, click } = renderUi(
    <DataTable
      caption="旅客"
      columns={[{ key: 'name', title: '姓名', cell: ({ name }: Person) => name }]}
      rows={people}
      rowKey={({ id }) => id}
      selection={{ has: ({ id }) => id === '1', toggle, all, nameOf: ({ name }) => name }}
    />,
  );
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: '选择本页全部' }).indeterminate).toBe(true);
  await click(screen.getByRole('checkbox', { name: '选择 林知夏' }));
  expect(toggle).toHaveBeenCalledWith(people[1]);
  await click(screen.getByRole('checkbox', { name: '选择本页全部' }));
  expect(all).toHaveBeenCalledWith(true);
});

test('rows below the first ten of a table change after the paint of these', async () => {
  const frames: FrameRequestCallback[] = [];
  vi.spyOn(window, 'requestAnimationFrame').mockImplementation((frame) => frames.push(frame));
  const columns = [{ key: 'name', title: '姓名', cell: (name: string) => name }];
  const people = (letter: string, count: number) => Array.from({ length: count }, (_, at) => `${letter}${at}`);
  const table = (rows: readonly string[]) => (
    <DataTable caption="员工" columns={columns} rows={rows} rowKey={(name) => name} />
  );
  const { root, rerender } = renderUi(table(people('a', 12)));
  const names = () => Array.from(root.querySelectorAll('td'), (cell) => cell.textContent).join(' ');
  expect(names()).toBe(people('a', 12).join(' '));
  await settle();
  rerender(table(people('b', 13)));
  await settle();
  // Nothing is shown in the place of the last one: it comes at once.
  expect(names()).toBe([...people('b', 10), 'a10', 'a11', 'b12'].join(' '));
  for (const frame of frames.splice(0)) frame(0);
  await settle();
  await settle();
  expect(names()).toBe(people('b', 13).join(' '));
});

test('another selection draws the boxes of the rows alone', async () => {
  const cell = vi.fn((row: { name: string }) => row.name);
  const columns = [{ key: 'name', title: '姓名', cell }];
  const rows = [{ name: 'a' }, { name: 'b' }];
  function Chosen() {
    const [chosen, choose] = useState<readonly object[]>([]);
    return (
      <DataTable
        caption="员工"
        columns={columns}
        rows={rows}
        rowKey={nameOf}
        selection={{
          nameOf,
          has: (row) => chosen.includes(row),
          toggle: (row) => choose([row]),
          all: (on) => choose(on ? rows : []),
        }}
      />
    );
  }
  const nameOf = ({ name }: { name: string }) => name;
  const { screen, click } = renderUi(<Chosen />);
  const before = cell.mock.calls.length;
  await click(screen.getByRole('checkbox', { name: '选择本页全部' }));
  expect(screen.getAllByRole<HTMLInputElement>('checkbox').map(({ checked }) => checked)).toEqual([true, true, true]);
  expect(cell.mock.calls.length).toBe(before);
});

test('up to three actions of a row are buttons; of more, a menu holds the later ones', async () => {
  const onPick = vi.fn();
  const actions = ['编辑', '复制', '停用', '删除'].map((label) => ({ id: label, label, onPick: () => onPick(label) }));
  const table = (count: number) => (
    <DataTable
      caption="旅客"
      columns={[]}
      rows={people.slice(0, 1)}
      rowKey={({ id }: Person) => id}
      actions={() => actions.slice(0, count)}
    />
  );
  const { screen, click, rerender } = renderUi(table(3));
  expect(screen.getAllByRole('button')).toHaveLength(3);
  rerender(table(4));
  await click(screen.getByRole('button', { name: '更多' }));
  await click(screen.getByRole('menuitem', { name: '删除' }));
  expect(onPick).toHaveBeenCalledWith('删除');
});

test('a pager of more rows than are counted says so and leads on behind its last number', async () => {
  const onChange = vi.fn();
  const { screen, click } = renderUi(<Pager page={1000} total={10_000} size={10} isMore onChange={onChange} />);
  expect(screen.getByText('共 10000+ 条')).toBeTruthy();
  await click(screen.getByRole('button', { name: '下一页' }));
  expect(onChange).toHaveBeenCalledWith(1001);
});

test('a single page is counted, with nothing to turn', () => {
  const { screen } = renderUi(<Pager page={1} total={3} size={10} onChange={() => undefined} />);
  expect(screen.getByText('共 3 条')).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});
