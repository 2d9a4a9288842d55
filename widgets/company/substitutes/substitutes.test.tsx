import { within } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import { fireEvent, mountWidget, waitFor } from '#tests/support/page/mount-widget.tsx';

const admin = '13800000070';
const open = (address = '/travel/replaceSettings') => mountWidget('substitutes', { as: admin, address });
const press = (within_: HTMLElement, name: string) =>
  fireEvent.click(within(within_).getAllByRole('button', { name })[0] as HTMLElement);

describe('the substitutes of a company', () => {
  it('are added by name, listed as active, and ended at once', async () => {
    const { screen, type } = await open();
    await screen.findByText('还没有代订人');
    fireEvent.click(screen.getAllByRole('button', { name: '新增代订人' })[0] as HTMLElement);
    const booker = await screen.findByRole('combobox', { name: /代订人/ });
    fireEvent.click(booker);
    type(booker, '许曼');
    fireEvent.click(await screen.findByRole('option', { name: /许曼/ }));
    fireEvent.click(await screen.findByRole('combobox', { name: /^出行人/ }));
    fireEvent.click(await screen.findByRole('option', { name: '研发中心' }));
    expect(await screen.findByRole('button', { name: /移除.*研发中心/ })).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: '保存' }));
    const row = (await screen.findByText('许曼')).closest('tr') as HTMLElement;
    expect(row.textContent).toContain('生效中');
    expect(row.textContent).toContain('研发中心');
    press(row, '立即结束');
    const question = (await screen.findByText('立即结束代订授权')).closest('dialog') as HTMLElement;
    press(question, '立即结束');
    await waitFor(() => expect(screen.getByText('许曼').closest('tr')?.textContent).toContain('已结束'));
  });

  it('names what is missing, and is not found for a number that is no rule of the company', async () => {
    const { screen } = await open('/travel/replaceSettings?id=new');
    fireEvent.click(await screen.findByRole('button', { name: '保存' }));
    for (const text of ['请选择代订人', '请选择出行人或部门']) expect(await screen.findByText(text)).toBeTruthy();
    const elsewhere = await open('/travel/replaceSettings?id=999999');
    expect(await elsewhere.screen.findByText('该代订授权不存在')).toBeTruthy();
  });
});
