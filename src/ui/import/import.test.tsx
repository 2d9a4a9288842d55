import { fireEvent } from '@testing-library/dom';
import { useMemo, useState } from 'react';
import { expect, test, vi } from 'vitest';
import { renderUi, settle } from '#tests/support/page/render-ui.tsx';
import { FileDrop } from './FileDrop.tsx';
import { ImportReport } from './ImportReport.tsx';
import type { ReportColumn } from './ImportReport.tsx';
import { TextField } from '../form/fields.tsx';

function drop(busy = false) {
  const onPick = vi.fn();
  const ui = renderUi(
    <FileDrop
      label="名单"
      accept={['.xlsx', '.csv']}
      maxBytes={2 * 1024 * 1024}
      hint="最多 500 行"
      busy={busy}
      error=""
      onPick={onPick}
    />,
  );
  const input = ui.screen.getByLabelText<HTMLInputElement>('名单');
  const choose = async (...files: File[]) => {
    Object.defineProperty(input, 'files', { value: files, configurable: true });
    fireEvent.change(input);
    await settle();
  };
  return { ...ui, onPick, input, choose };
}
const fileOf = (name: string, bytes = 1) => new File(['x'.repeat(bytes)], name);

test('a chosen file and a dropped one are handed on', async () => {
  const { choose, onPick, root } = drop();
  const file = fileOf('名单.XLSX');
  await choose(file);
  fireEvent.drop(root.querySelector('.t-drop') as Element, { dataTransfer: { files: [file] } });
  expect(onPick.mock.calls).toEqual([[file], [file]]);
});

test.each([
  ['of another type', [fileOf('名单.pdf')], '请选择 .xlsx、.csv 文件'],
  ['that is too large', [fileOf('名单.csv', 2 * 1024 * 1024 + 1)], '文件不能超过 2 MB'],
  ['beside another', [fileOf('a.csv'), fileOf('b.csv')], '一次只能选择一个文件'],
])('a file %s is refused before it is sent, and the reason is tied to the field', async (_, files, message) => {
  const { choose, onPick, input, screen, root } = drop();
  await choose(...files);
  expect(onPick).not.toHaveBeenCalled();
  const said = screen.getByRole('alert');
  expect([
    said.textContent,
    input.getAttribute('aria-invalid'),
    input
      .getAttribute('aria-describedby')
      ?.split(' ')
      .map((id) => root.querySelector(`[id="${id}"]`)?.textContent),
  ]).toEqual([message, 'true', ['最多 500 行', message]]);
});

test('a second file is not taken while one is read', async () => {
  const { choose, onPick } = drop(true);
  await choose(fileOf('名单.csv'));
  expect(onPick).not.toHaveBeenCalled();
});

interface Row {
  line: number;
  name: string;
  town: string;
  errors: Record<string, string | undefined>;
}
const rowOf = (line: number, name: string, town = '北京'): Row => ({
  line,
  name,
  town,
  errors: name ? {} : { name: '请输入姓名' },
});

const noLines: number[] = [];
type Put = (row: Row, change: Partial<Row>) => void;
const bind = (row: Row, key: 'name' | 'town', put: Put) => ({
  name: key,
  value: row[key],
  error: row.errors[key],
  onBlur: () => undefined,
  onInput: (value: string) => put(row, { [key]: value }),
});
const columnsFor = (put: Put): ReportColumn<Row>[] => [
  {
    key: 'name',
    title: '姓名',
    fields: [
      { key: 'name', text: ({ name }) => name, field: (row) => <TextField {...bind(row, 'name', put)} label="姓名" /> },
    ],
  },
  {
    key: 'town',
    title: '城市',
    fields: [
      { key: 'town', text: ({ town }) => town, field: (row) => <TextField {...bind(row, 'town', put)} label="城市" /> },
    ],
  },
];

/** `drawn`: lines whose verdict was drawn. */
function Report({ first, drawn = noLines }: { first: readonly Row[]; drawn?: number[] }) {
  const [rows, setRows] = useState(first);
  const report = useMemo(() => {
    const put: Put = ({ line, name, town }, change) =>
      setRows((now) =>
        now.map((row) => (row.line === line ? rowOf(line, change.name ?? name, change.town ?? town) : row)),
      );
    return {
      columns: columnsFor(put),
      verdict: ({ line }: Row) => (drawn.push(line), '新增'),
      onRemove: (line: number) => setRows((now) => now.filter((row) => row.line !== line)),
    };
  }, [drawn]);
  return <ImportReport label="名单" rows={rows} {...report} />;
}
const lines = (root: HTMLElement) =>
  Array.from(root.querySelectorAll('tbody tr'), (row) => Number(row.querySelector('td')?.textContent));

test('wrong rows are shown alone at first, each wrong cell as a field with its message; the others are text', async () => {
  const { screen, root, click } = renderUi(<Report first={[rowOf(2, '甲'), rowOf(3, ''), rowOf(4, '丙')]} />);
  expect([
    lines(root),
    screen.getAllByRole('textbox').length,
    screen.getByText('请输入姓名') !== null,
    screen.getByText('1 处有误') !== null,
  ]).toEqual([[3], 1, true, true]);
  // A field has a label; a title beside it would say the same.
  expect(Array.from(root.querySelectorAll('td'), (cell) => cell.getAttribute('data-name')).slice(0, 3)).toEqual([
    '行',
    '',
    '城市',
  ]);
  await click(screen.getByRole('radio', { name: '全部 3' }));
  expect([lines(root), screen.getAllByText('新增').length]).toEqual([[2, 3, 4], 2]);
});

test('a mended cell stays a field in its place until the filter is set again', async () => {
  const { screen, root, type, click } = renderUi(<Report first={[rowOf(2, '甲'), rowOf(3, '')]} />);
  const field = screen.getByLabelText('姓名');
  await type(field, '乙');
  expect([
    screen.getByLabelText('姓名'),
    screen.queryByText('请输入姓名'),
    lines(root),
    screen.getByRole('radio', { name: '只看有误 0' }) !== null,
  ]).toEqual([field, null, [3], true]);
  await click(screen.getByRole('radio', { name: '全部 2' }));
  expect(screen.queryByRole('textbox')).toBeNull();
  await click(screen.getByRole('radio', { name: '只看有误 0' }));
  expect(screen.getByText('没有需要修改的行')).toBeTruthy();
});

test('every cell of a row can be mended on demand, and a row can be left out', async () => {
  const { screen, root, type, click } = renderUi(<Report first={[rowOf(2, '甲'), rowOf(3, '乙')]} />);
  const button = screen.getByRole('button', { name: '修改第 3 行' });
  expect(button.getAttribute('aria-expanded')).toBe('false');
  await click(button);
  await type(screen.getByLabelText('城市'), '上海');
  await click(screen.getByRole('button', { name: '收起第 3 行' }));
  expect(root.querySelectorAll('tbody tr')[1]?.textContent).toContain('上海');
  await click(screen.getByRole('button', { name: '移除第 2 行' }));
  expect(lines(root)).toEqual([3]);
});

test('long files are shown page by page', async () => {
  const { screen, root, click } = renderUi(
    <Report first={Array.from({ length: 45 }, (_, at) => rowOf(at + 2, '甲'))} />,
  );
  expect(lines(root)).toHaveLength(20);
  await click(screen.getByRole('button', { name: '3' }));
  expect(lines(root)).toEqual([42, 43, 44, 45, 46]);
});

test('a change of one row draws no other row again', async () => {
  const drawn: number[] = [];
  const { screen, type, click } = renderUi(
    <Report first={[rowOf(2, '甲'), rowOf(3, '乙'), rowOf(4, '丙')]} drawn={drawn} />,
  );
  await click(screen.getByRole('button', { name: '修改第 3 行' }));
  drawn.length = 0;
  await type(screen.getByLabelText('城市'), '上海');
  expect(new Set(drawn)).toEqual(new Set([3]));
});
