import { expect, it } from 'vitest';
import { fireEvent, mountWidget, waitFor } from '#tests/support/page/mount-widget.tsx';

const company = '13800000070';

it('a budget that is typed again while it is saved stays, to be saved', async () => {
  let answer = (): void => {};
  const waits = new Promise<void>((done) => (answer = done));
  const { screen } = await mountWidget('approvals', {
    as: company,
    address: '/travel/audit?set=budgets',
    props: { side: 'trip' },
    async fetch(input, init) {
      const request = new Request(input, init);
      const answered = await fetch(request);
      if (request.url.endsWith('/travel/audit/saveBudget')) await waits;
      return answered;
    },
  });
  const field = await screen.findByRole<HTMLInputElement>('textbox', { name: '研发中心的季度预算' });
  fireEvent.input(field, { target: { value: '5000' } });
  fireEvent.click(await screen.findByRole('button', { name: '保存研发中心的预算' }));
  fireEvent.input(field, { target: { value: '50000' } });
  answer();
  await waitFor(() => expect(screen.getByText('部门预算已保存')).toBeTruthy());
  expect(field.value).toBe('50000');
  expect(screen.getByRole('button', { name: '保存研发中心的预算' })).toBeTruthy();
});

it('says at its department what keeps a sum from being saved, and that it was saved', async () => {
  const { screen, type } = await mountWidget('approvals', {
    as: company,
    address: '/travel/audit?set=budgets',
    props: { side: 'trip' },
  });
  const field = await screen.findByRole('textbox', { name: '交付部的季度预算' });
  type(field, '12.345');
  fireEvent.click(await screen.findByRole('button', { name: '保存交付部的预算' }));
  await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'));
  type(field, '8,000');
  fireEvent.click(screen.getByRole('button', { name: '保存交付部的预算' }));
  expect((await screen.findByText('已保存')).closest('tr')?.textContent).toContain('交付部');
  expect(field).toHaveProperty('value', '8000');
  type(field, '');
  fireEvent.click(await screen.findByRole('button', { name: '保存交付部的预算' }));
  await screen.findByText('已取消预算');
});

it('asks before a typed sum is lost, names the highest sum, and says nothing is used of a budget of nothing', async () => {
  const { screen, type } = await mountWidget('approvals', {
    as: company,
    address: '/travel/audit?set=budgets',
    props: { side: 'trip' },
  });
  const field = await screen.findByRole('textbox', { name: '交付部的季度预算' });
  type(field, '99999999999');
  fireEvent.click(await screen.findByRole('button', { name: '保存交付部的预算' }));
  await screen.findByText(/^请输入 0 至 999,999,999.99 的金额/);
  type(field, '0');
  fireEvent.click(screen.getByRole('button', { name: '保存交付部的预算' }));
  const row = (await screen.findByText('已保存')).closest('tr') as HTMLElement;
  expect(row.textContent).toMatch(/¥0\.00—¥0\.00—/);
  // What is spent and what is promised stand apart.
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    '部门',
    '季度预算',
    '已用',
    '预占',
    '剩余',
  ]);
  type(field, '700');
  fireEvent.click(screen.getByRole('button', { name: '返回' }));
  await screen.findByText('已修改：交付部。离开后不再保留，确定离开吗？');
  fireEvent.click(screen.getByRole('button', { name: '继续编辑' }));
  // The question has left, or its button would be pressed again.
  await waitFor(() => expect(screen.queryByRole('button', { name: '离开' })).toBeNull());
  expect(field).toHaveProperty('value', '700');
  fireEvent.click(screen.getByRole('button', { name: '返回' }));
  fireEvent.click(await screen.findByRole('button', { name: '离开' }));
  await waitFor(() => expect(screen.queryByRole('textbox', { name: '交付部的季度预算' })).toBeNull());
});

it('saves the two warning levels, and says why it cannot', async () => {
  const { screen, type } = await mountWidget('approvals', {
    as: company,
    address: '/travel/audit?set=budgets',
    props: { side: 'trip' },
  });
  const [first, second] = [
    await screen.findByRole<HTMLInputElement>('textbox', { name: '提醒线' }),
    screen.getByRole<HTMLInputElement>('textbox', { name: '警戒线' }),
  ];
  expect(screen.queryByRole('button', { name: '保存预警线' })).toBeNull();
  type(first, '120');
  fireEvent.click(await screen.findByRole('button', { name: '保存预警线' }));
  await screen.findByText('请输入 1 至 200 的整数，警戒线要高于提醒线');
  expect(second.getAttribute('aria-invalid')).toBe('true');
  type(first, '65');
  fireEvent.click(screen.getByRole('button', { name: '保存预警线' }));
  await screen.findByText('提醒线与警戒线已保存');
  await waitFor(() => expect(screen.queryByRole('button', { name: '保存预警线' })).toBeNull());
  expect(first.value).toBe('65');
});

it('asks before typed warning levels are lost', async () => {
  const { screen, type } = await mountWidget('approvals', {
    as: company,
    address: '/travel/audit?set=budgets',
    props: { side: 'trip' },
  });
  const first = await screen.findByRole<HTMLInputElement>('textbox', { name: '提醒线' });
  type(first, '61');
  fireEvent.click(screen.getByRole('button', { name: '返回' }));
  await screen.findByText('已修改：提醒线与警戒线。离开后不再保留，确定离开吗？');
  fireEvent.click(screen.getByRole('button', { name: '继续编辑' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: '离开' })).toBeNull());
  expect(first.value).toBe('61');
  fireEvent.click(screen.getByRole('button', { name: '返回' }));
  fireEvent.click(await screen.findByRole('button', { name: '离开' }));
  await waitFor(() => expect(screen.queryByRole('textbox', { name: '提醒线' })).toBeNull());
});
