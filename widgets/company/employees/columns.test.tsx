import { expect, test, vi } from 'vitest';
import type { Employee } from '#contract/company-people.ts';
import { ShortCards } from '#ui/list/ShortCards.tsx';
import { renderUi } from '#tests/support/page/render-ui.tsx';
import { columnsOf } from './columns.tsx';
import { texts } from './texts.ts';

const employee = {
  id: 1,
  realName: '许曼',
  jobNumber: 'YF0012',
  isHead: true,
  deptName: '研发中心',
  managerName: '',
  orphans: [],
  levelId: 2,
  levelName: 'P7 资深',
  tripLevel: {},
  usedCostCenter: '',
  joinedOn: '',
  state: 'active',
} as unknown as Employee;

test('on a phone the card of an employee names number, department and level, and opens the form', async () => {
  const open = vi.fn();
  const { root, screen, click } = renderUi(
    <ShortCards
      label="员工"
      columns={columnsOf(texts, (text) => text)}
      rows={[employee, { ...employee, id: 2, realName: '赵一鸣', isHead: false, levelId: null, levelName: '' }]}
      rowKey={({ id }) => String(id)}
      open={({ id }) => ({ onClick: () => open(id) })}
    />,
  );
  const facts = Array.from(root.querySelectorAll('.t-facts'), (line) =>
    Array.from(line.children, (one) => one.textContent),
  );
  expect(facts).toEqual([
    ['YF0012 · 研发中心', 'P7 资深'],
    ['YF0012 · 研发中心', '未定级'],
  ]);
  await click(screen.getByRole('button', { name: /^许曼/ }));
  expect(open).toHaveBeenCalledWith(1);
});
