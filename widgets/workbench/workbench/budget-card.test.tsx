import { expect, it } from 'vitest';
import { mountWidget } from '#tests/support/page/mount-widget.tsx';

const budgets = {
  quarter: '2026 Q4',
  from: '2026-10-01',
  to: '2026-12-31',
  today: '2026-11-15',
  warnings: { first: 80, second: 100 },
  rows: [
    { departmentId: 1, name: '行政部', depth: 0, amount: '', used: '', reserved: '', countsIn: '' },
    { departmentId: 2, name: '市场部', depth: 0, amount: '1000', used: '850', reserved: '250', countsIn: '' },
    { departmentId: 3, name: '研发中心', depth: 0, amount: '1000', used: '1200', reserved: '0', countsIn: '' },
    { departmentId: 4, name: '销售部', depth: 0, amount: '1000', used: '300', reserved: '0', countsIn: '' },
    { departmentId: 5, name: '交付部', depth: 0, amount: '1000', used: '700', reserved: '0', countsIn: '' },
  ],
};

it('the workbench has the budgets of a company against the time of the quarter, the most used one first', async () => {
  const { screen } = await mountWidget('workbench', {
    as: '13800000070',
    props: { kind: 'company' },
    async fetch(input, init) {
      const request = new Request(input, init);
      return request.url.endsWith('/travel/audit/budgets')
        ? Response.json({ ret: 0, msg: '', data: budgets })
        : await fetch(request);
    },
  });
  const list = await screen.findByRole('list', { name: '部门预算进度' });
  const texts = [...list.children].map(({ textContent }) => textContent);
  expect(texts).toHaveLength(4);
  expect(texts[0]).toMatch(
    /^研发中心已超出预算已用 120.0%▼已付 ¥1,200.00预算 ¥1,000.00按目前速度，季末约 ¥2,400.00，超出 ¥1,400.00$/,
  );
  expect(texts[1]).toMatch(/^市场部达到提醒线 80%已用 85.0%▼已付 ¥600.00预占 ¥250.00/);
  expect(texts[2]).toMatch(/^交付部按目前速度将超出已用 70.0%/);
  expect(texts[3]).toMatch(/^销售部正常已用 30.0%/);
  expect(screen.getByText('▼ 季度进度 50.0% · ┆ 提醒线 80%、警戒线 100%')).toBeTruthy();
});
