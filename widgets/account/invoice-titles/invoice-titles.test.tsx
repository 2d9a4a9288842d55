import { describe, expect, it } from 'vitest';
import { fireEvent, mountWidget, waitFor } from '#tests/support/page/mount-widget.tsx';

const [member, newcomer] = ['13800000010', '13800000030'];
const open = (as = member, address = '/myCenter/invoice_management') => mountWidget('invoice-titles', { as, address });
const rowOf = (cell: HTMLElement) => cell.closest('tr') as HTMLElement;
/** A button of a row or a dialog. */
const press = (part: HTMLElement, name: string) =>
  fireEvent.click(
    Array.from(part.querySelectorAll('button')).find(({ textContent }) => textContent === name) as HTMLElement,
  );

describe('the list of invoice titles', () => {
  it('has the default first with its tax number and the end of its account, and narrows to a kind', async () => {
    const { screen } = await open();
    const first = rowOf(await screen.findByText('上海云溪商务咨询有限公司'));
    expect(first.textContent).toContain('默认');
    expect(first.textContent).toContain('91310115MA1K3FAN06');
    expect(first.textContent).toContain('****9012');
    expect(rowOf(screen.getByText('周砚清')).textContent).toContain('设为默认');
    fireEvent.click(screen.getByRole('button', { name: '个人' }));
    await waitFor(() => expect(screen.queryByText('上海云溪商务咨询有限公司')).toBeNull());
    expect(screen.getByText('周砚清')).toBeTruthy();
  });

  it('moves the default', async () => {
    const { screen } = await open();
    press(rowOf(await screen.findByText('周砚清')), '设为默认');
    await screen.findByText('已设为默认抬头');
    await waitFor(() => expect(rowOf(screen.getByText('周砚清')).textContent).not.toContain('设为默认'));
    press(rowOf(screen.getByText('上海云溪商务咨询有限公司')), '设为默认');
    await waitFor(() =>
      expect(rowOf(screen.getByText('上海云溪商务咨询有限公司')).textContent).not.toContain('设为默认'),
    );
  });

  it('is empty for a new member, who adds a company, changes and deletes it', async () => {
    const { screen, type } = await open(newcomer);
    await screen.findByText('还没有发票抬头');
    fireEvent.click(screen.getAllByRole('button', { name: '新增抬头' })[0] as HTMLElement);
    type(await screen.findByLabelText('单位名称'), '云帆(上海)有限公司');
    type(screen.getByLabelText('税号'), '91350100 m000100y44');
    fireEvent.click(screen.getByRole('button', { name: '保存' }));
    expect(await screen.findByText('税号有误，请对照营业执照核对')).toBeTruthy();
    type(screen.getByLabelText('税号'), '91350100M000100Y43');
    await screen.findByText('校验通过');
    fireEvent.click(screen.getByRole('button', { name: '保存' }));
    const row = rowOf(await screen.findByText('云帆（上海）有限公司'));
    expect(row.textContent).toContain('默认');
    press(row, '编辑');
    type(await screen.findByLabelText('开户银行'), '浦江银行');
    expect(screen.getByText('当前默认抬头')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: '保存' }));
    type(await screen.findByLabelText('银行账号'), '3100 0123 4567');
    await waitFor(() => expect(screen.getByLabelText('银行账号')).toHaveProperty('value', '310001234567'));
    fireEvent.click(screen.getByRole('button', { name: '保存' }));
    press(rowOf(await screen.findByText('浦江银行 ****4567')), '删除');
    press((await screen.findByText('删除抬头')).closest('dialog') as HTMLElement, '删除');
    await screen.findByText('还没有发票抬头');
  });
});

describe('the form of an invoice title', () => {
  it('asks a person for a name only', async () => {
    const { screen } = await open(member, '/myCenter/edit_invoice');
    await screen.findByLabelText('单位名称');
    fireEvent.click(screen.getByRole('radio', { name: '个人' }));
    await screen.findByLabelText('姓名');
    expect(screen.queryByLabelText('税号')).toBeNull();
    expect(screen.queryByLabelText('开户银行')).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: '保存' }));
    expect(await screen.findByText('请输入姓名')).toBeTruthy();
  });

  it('shows at the tax number that another title has it', async () => {
    const { screen, type } = await open(member, '/myCenter/edit_invoice');
    type(await screen.findByLabelText('单位名称'), '另一家公司');
    type(screen.getByLabelText('税号'), '91310115MA1K3FAN06');
    fireEvent.click(screen.getByRole('button', { name: '保存' }));
    expect(await screen.findByText('该税号已在抬头“上海云溪商务咨询有限公司”名下')).toBeTruthy();
    await waitFor(() => expect(screen.getByLabelText('税号').getAttribute('aria-invalid')).toBe('true'));
  });
});
