import { within } from '@testing-library/dom';
import { expect, it } from 'vitest';
import { fireEvent, mountWidget, waitFor } from '#tests/support/page/mount-widget.tsx';

const open = (address: string) => mountWidget('employees', { as: '13800000070', address });

it('the form of an employee says before saving which approver and cost centre another department gives, and takes it back', async () => {
  const { screen } = await open('/personnel/enterpriseStall?keyword=YF0127');
  fireEvent.click(await screen.findByText('编辑'));
  const field = await screen.findByRole('combobox', { name: /^部门/ });
  const panel = field.closest('aside') as HTMLElement;
  expect(within(panel).queryByText('保存后')).toBeNull();
  const choose = async (name: RegExp) => {
    fireEvent.click(field);
    const [option] = await within(panel).findAllByRole('option', { name });
    fireEvent.click(option as HTMLElement);
  };
  await choose(/市场部/);
  const lead = await within(panel).findByText('保存后');
  await waitFor(() => expect(lead.parentElement?.textContent).toMatch(/成本中心：RD-\d\d → MK-01/));
  await choose(/平台组|基础架构组/);
  await waitFor(() => expect(within(panel).queryByText(/MK-01/, { selector: 'li' })).toBeNull());
});

it('a bulk change says how many people get another standard, approver or cost centre', async () => {
  const { screen } = await open('/personnel/enterpriseStall?departmentId=7112');
  const boxes = await screen.findAllByRole('checkbox', { name: /^选择 / });
  for (const box of boxes.slice(0, 2)) fireEvent.click(box);
  fireEvent.click(await screen.findByText('改成本中心'));
  const dialog = (await screen.findByText('修改成本中心')).closest('dialog') as HTMLElement;
  fireEvent.click(dialog.querySelector('[role=combobox]') as HTMLElement);
  fireEvent.click(await within(dialog).findByText(/^MK-01 /));
  await within(dialog).findByText(/^成本中心：RD-\d\d → MK-01（2 人）$/);
});

it('the form of an employee whom nobody approves leads to the head of the department', async () => {
  const { screen } = await open('/personnel/enterpriseStall?orphan=noApprover');
  fireEvent.click((await screen.findAllByText('编辑'))[0] as HTMLElement);
  fireEvent.click(await screen.findByRole('button', { name: '设置部门负责人' }));
  const head = await screen.findByRole('combobox', { name: /负责人/ });
  expect(head.closest('.cmp-tree__form')?.textContent).toContain('创新业务部');
});
