import { expect, test } from 'vitest';
import { within } from '@testing-library/dom';
import { fireEvent, mountWidget, waitFor } from '#tests/support/page/mount-widget.tsx';

const navigated = (events: readonly { type: string; detail: unknown }[]) =>
  events.find(({ type }) => type === 'navigate')?.detail;

test('the company finds an employee by keyboard alone: slash, words, arrow, Enter', async () => {
  const { screen, events } = await mountWidget('site-header', { as: '13800000070' });
  await screen.findByRole('button', { name: '搜索' });
  fireEvent.keyDown(document.body, { key: '/' });
  const dialog = await screen.findByRole('dialog', { name: '搜索' });
  const field = within(dialog).getByRole('combobox', { name: /员工/ });
  fireEvent.input(field, { target: { value: '陈佳宁' } });
  const group = await within(dialog).findByRole('group', { name: '员工' });
  const [first] = within(group).getAllByRole('option');
  await waitFor(() => expect(first?.getAttribute('aria-selected')).toBe('true'));
  expect(field.getAttribute('aria-activedescendant')).toBe(first?.id);
  fireEvent.keyDown(field, { key: 'ArrowUp' });
  fireEvent.keyDown(field, { key: 'ArrowDown' });
  fireEvent.keyDown(field, { key: 'Enter' });
  await waitFor(() => expect(navigated(events)).toMatchObject({ name: 'credit_member_list' }));
  expect(decodeURIComponent(JSON.stringify(navigated(events)))).toContain('陈佳宁');
  expect(screen.queryByRole('dialog', { name: '搜索' })).toBeNull();
});

test('pages of the menu are found by signs of their names', async () => {
  const { screen, events } = await mountWidget('site-header', { as: '13800000070' });
  fireEvent.click(await screen.findByRole('button', { name: '搜索' }));
  const dialog = await screen.findByRole('dialog', { name: '搜索' });
  // Before anything is typed the first pages stand there.
  const group = await within(dialog).findByRole('group', { name: '页面' });
  expect(within(group).getAllByRole('option')).toHaveLength(12);
  fireEvent.input(within(dialog).getByRole('combobox'), { target: { value: '差标' } });
  const [page] = await within(group).findAllByRole('option', { name: /差.*标/ });
  expect(within(group).getAllByRole('option')[0]).toBe(page);
  fireEvent.click(page as HTMLElement);
  await waitFor(() => expect(navigated(events)).toMatchObject({ name: expect.stringContaining('standard') }));
});

test('a company finds the reports of all products, which its menu does not have', async () => {
  const { screen } = await mountWidget('site-header', { as: '13800000070' });
  fireEvent.click(await screen.findByRole('button', { name: '搜索' }));
  const dialog = await screen.findByRole('dialog', { name: '搜索' });
  fireEvent.input(within(dialog).getByRole('combobox', { name: /订单/ }), { target: { value: '报表' } });
  await within(dialog).findByRole('option', { name: '火车票报表' });
  const found = within(dialog).getAllByRole('option', { name: /报表$/ });
  expect(found.map(({ textContent }) => textContent)).toEqual([
    '国内机票报表',
    '酒店报表',
    '火车票报表',
    '国际机票报表',
    '用车报表',
  ]);
});

test('an employee finds the own travel standard, which no menu has', async () => {
  const { screen, events } = await mountWidget('site-header', { as: '13800000071' });
  fireEvent.click(await screen.findByRole('button', { name: '搜索' }));
  const dialog = await screen.findByRole('dialog', { name: '搜索' });
  fireEvent.input(within(dialog).getByRole('combobox', { name: /订单/ }), { target: { value: '标准' } });
  fireEvent.click(await within(dialog).findByRole('option', { name: '我的差旅标准' }));
  await waitFor(() => expect(navigated(events)).toMatchObject({ name: 'travel_standard' }));
});

test('words that nothing has say so; a personal member has no such search', async () => {
  const { screen } = await mountWidget('site-header', { as: '13800000071' });
  fireEvent.click(await screen.findByRole('button', { name: '搜索' }));
  const dialog = await screen.findByRole('dialog', { name: '搜索' });
  fireEvent.input(within(dialog).getByRole('combobox', { name: /订单/ }), { target: { value: '没有这个词' } });
  await within(dialog).findByText('没有找到');
  const personal = await mountWidget('site-header', { as: '13800000010' });
  await personal.screen.findByRole('button', { name: /周砚清/ });
  fireEvent.keyDown(document.body, { key: '/' });
  expect(personal.screen.queryByRole('button', { name: '搜索' })).toBeNull();
});
