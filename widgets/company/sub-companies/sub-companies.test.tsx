import { expect, it } from 'vitest';
import { fireEvent, mountWidget, waitFor } from '#tests/support/page/mount-widget.tsx';

async function open() {
  const widget = await mountWidget('sub-companies', { as: '13800000070', address: '/company/subCompanies' });
  const { screen } = widget;
  const press = async (name: string | RegExp) => {
    const [button] = await screen.findAllByRole('button', { name });
    fireEvent.click(button as Element);
  };
  return { ...widget, press };
}

it('a sub-company is made, listed, entered with a question, and the session goes on inside', async () => {
  const { screen, press, type, events } = await open();
  const name = `云帆试验${Math.floor(Math.random() * 1e6)}`;
  expect(await screen.findByText(/要成为其他公司的子公司/)).toBeTruthy();
  await press('生成绑定码');
  expect(await screen.findByText(/本公司的绑定码 [A-Z\d]{8}/)).toBeTruthy();
  await press('新建子公司');
  type(await screen.findByLabelText(/管理员姓名/), '郑清越');
  type(screen.getByLabelText(/公司名称/), name);
  type(screen.getByLabelText(/管理员手机号码/), `199${String(Math.floor(Math.random() * 1e8)).padStart(8, '0')}`);
  await press('保存');
  expect(await screen.findByText(name)).toBeTruthy();
  const row = (await screen.findByText(name)).closest('tr');
  fireEvent.click(row?.querySelector('button') as Element);
  expect(await screen.findByText(`进入${name}`)).toBeTruthy();
  // The row has a button of this name too.
  fireEvent.click(screen.getAllByRole('button', { name: '进入' }).at(-1) as Element);
  // The session of the sub-company begins at its workbench.
  await waitFor(() => expect(location.pathname).toBe('/company/index'));
  expect(events.map(({ type }) => type)).toContain('login');
});

it('the totals row adds up heads and orders beside the amounts', async () => {
  const { root } = await open();
  await waitFor(() => expect(root.querySelector('tfoot tr')?.textContent).toMatch(/合计\d+ 人\d+ 张¥/));
  const cells = (row: Element | null) =>
    [...(row?.children ?? [])].map((cell) => Number.parseInt(cell.textContent ?? '', 10));
  const sum = (at: number) =>
    [...root.querySelectorAll('tbody tr')].reduce((all, row) => all + (cells(row)[at] ?? 0), 0);
  expect(cells(root.querySelector('tfoot tr')).slice(1, 3)).toEqual([sum(1), sum(2)]);
});
