import { describe, expect, it } from 'vitest';
import { address } from '#contract/address.ts';
import { settle } from '#tests/support/page/render-ui.tsx';
import { callSandbox, fireEvent, logIn, mountWidget, waitFor } from '#tests/support/page/mount-widget.tsx';

const [member, newcomer] = ['13800000010', '13800000030'];
const open = (as = member, address = '/myCenter/address') => mountWidget('addresses', { as, address });
const rowOf = (cell: HTMLElement) => cell.closest('tr') as HTMLElement;
/** A button of a row or a dialog. */
const press = (row: HTMLElement, name: string) =>
  fireEvent.click(
    Array.from(row.querySelectorAll('button')).find(({ textContent }) => textContent === name) as HTMLElement,
  );

describe('the address book', () => {
  it('has the default first, with its phone masked; another one becomes the default', async () => {
    const { screen } = await open();
    const first = rowOf(await screen.findByText('周砚清'));
    expect(first.textContent).toContain('默认');
    expect(first.textContent).toContain('138****0010');
    expect(first.textContent).toContain('上海市浦东新区世纪大道');
    expect(first.textContent).toContain('邮编 200120');
    expect(first.textContent).not.toContain('设为默认');
    press(rowOf(screen.getByText('林知夏')), '设为默认');
    await screen.findByText('已设为默认地址');
    await waitFor(() => expect(rowOf(screen.getByText('林知夏')).textContent).not.toContain('设为默认'));
    press(rowOf(screen.getByText('周砚清')), '设为默认');
    await waitFor(() => expect(rowOf(screen.getByText('周砚清')).textContent).not.toContain('设为默认'));
  });

  it('is empty for a new member, who saves an address from a pasted line, changes it and deletes it', async () => {
    const { screen, type } = await open(newcomer);
    await screen.findByText('还没有邮寄地址');
    fireEvent.click(screen.getAllByRole('button', { name: '新增地址' })[0] as HTMLElement);
    const pasted = await screen.findByLabelText('粘贴整段地址');
    type(pasted, '张三 13800000000 上海市浦东新区世纪大道100号');
    fireEvent.click(screen.getByRole('button', { name: '识别并填入' }));
    expect(await screen.findByText('已填入收件人、手机或固定电话、地区、详细地址，请核对')).toBeTruthy();
    await waitFor(() => expect(screen.getByRole('combobox', { name: /区县/ }).textContent).toBe('浦东新区'));
    fireEvent.click(screen.getByRole('button', { name: '保存' }));
    const row = rowOf(await screen.findByText('张三'));
    expect(row.textContent).toContain('默认');
    press(row, '编辑');
    const receiver = await screen.findByLabelText<HTMLInputElement>('收件人');
    expect(screen.getByLabelText('手机或固定电话')).toHaveProperty('value', '13800000000');
    expect(screen.getByText('当前默认地址')).toBeTruthy();
    type(receiver, '李四');
    fireEvent.click(screen.getByRole('button', { name: '保存' }));
    press(rowOf(await screen.findByText('李四')), '删除');
    const question = (await screen.findByText('删除地址')).closest('dialog') as HTMLElement;
    press(question, '删除');
    await screen.findByText('还没有邮寄地址');
  });
});

describe('the form of an address', () => {
  it('chooses city and district in turn, and needs no choice where there is one', async () => {
    const { screen } = await open(member, '/myCenter/address?id=new');
    const pick = async (field: RegExp, option: string) => {
      const select = await screen.findByRole('combobox', { name: field });
      await waitFor(() => expect(select).toHaveProperty('disabled', false));
      fireEvent.click(select);
      fireEvent.click(await screen.findByRole('option', { name: option }));
    };
    const shown = (field: RegExp) => screen.getByRole('combobox', { name: field }).textContent;
    await pick(/省份/, '江苏省');
    await pick(/城市/, '苏州市');
    await pick(/区县/, '昆山市');
    await pick(/省份/, '北京市');
    await waitFor(() => expect([shown(/城市/), shown(/区县/)]).toEqual(['北京市', '请选择']));
  });

  it('takes a second pasted text in place of the first one; what was typed by hand stays', async () => {
    const { screen, type } = await open(member, '/myCenter/address?id=new');
    const pasted = await screen.findByLabelText('粘贴整段地址');
    const paste = async (text: string) => {
      type(pasted, text);
      await settle();
      fireEvent.click(screen.getByRole('button', { name: '识别并填入' }));
      await settle();
    };
    const value = (label: string) => (screen.getByLabelText(label) as HTMLInputElement).value;
    await paste('张三 13800000000 310012 浙江省杭州市西湖区文三路1号');
    type(screen.getByLabelText('手机或固定电话'), '13900000000');
    await settle();
    await paste('新疆乌鲁木齐市天山区新华北路2号');
    expect([value('收件人'), value('手机或固定电话'), value('详细地址')]).toEqual(['', '13900000000', '新华北路2号']);
    expect(screen.queryByDisplayValue('310012')).toBeNull();
    await paste('随便写点什么');
    expect(value('详细地址')).toBe('新华北路2号');
  });

  it('suggests streets of the chosen city, and takes the district with one', async () => {
    const { screen, type } = await open(member, '/myCenter/address?id=new');
    const pasted = await screen.findByLabelText('粘贴整段地址');
    type(pasted, '上海市');
    fireEvent.click(screen.getByRole('button', { name: '识别并填入' }));
    type(screen.getByLabelText('详细地址'), '人民');
    const option = await screen.findAllByRole('option');
    fireEvent.click(option[0] as HTMLElement);
    await waitFor(() => expect((screen.getByLabelText('详细地址') as HTMLInputElement).value).toMatch(/^人民/));
    await waitFor(() => expect(screen.getByRole('combobox', { name: /区县/ }).textContent).not.toBe('请选择'));
  });

  it('names the faults of its fields, and is not found for the address of another member', async () => {
    const { screen } = await open(member, '/myCenter/address?id=new');
    await screen.findByLabelText('粘贴整段地址');
    fireEvent.click(screen.getByRole('button', { name: '保存' }));
    for (const text of ['请输入收件人', '请输入手机或固定电话', '请选择省份', '请输入详细地址'])
      expect(await screen.findByText(text)).toBeTruthy();
    const { token } = await logIn(member);
    const { data } = await callSandbox(address.list.path, { token: String(token), appId: 'default' });
    const [{ addressId } = { addressId: '' }] = data['rows'] as { addressId: string }[];
    const elsewhere = await open(newcomer, `/myCenter/address?id=${addressId}`);
    expect(await elsewhere.screen.findByText('该地址不存在或已删除')).toBeTruthy();
  });
});
