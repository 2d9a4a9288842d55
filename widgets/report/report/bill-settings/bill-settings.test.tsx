import { within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { answering } from '#tests/support/given/wallet-answers.ts';
import { fireEvent, mountWidget, waitFor } from '#tests/support/page/mount-widget.tsx';

const open = (address: string) => {
  const { fetch, sent } = answering({
    '/bill/settings': { columns: ['channel', 'state'], period: 'all' },
    '/bill/saveSettings': { columns: ['state', 'balance'], period: 'month' },
    '/report/detail': { rows: [], total: 0, next: null, sums: {} },
  });
  return mountWidget('report', { as: '13800000070', props: { view: 'detail' }, address, fetch }).then((widget) => ({
    ...widget,
    sent,
  }));
};

test('the company’s account sets columns and first days of its employees’ transaction bill', async () => {
  const { screen, sent } = await open('/finance/reportDetailed?tab=bill');
  await screen.findByRole('heading', { name: '交易账单设置' });
  const box = (name: RegExp) => screen.getByRole<HTMLInputElement>('checkbox', { name });
  await waitFor(() => expect([/渠道/, /余额/, /状态/].map((name) => box(name).checked)).toEqual([true, false, true]));
  fireEvent.click(box(/渠道/));
  fireEvent.click(box(/余额/));
  fireEvent.click(screen.getByRole('combobox', { name: /默认期间/ }));
  fireEvent.click(await screen.findByRole('option', { name: '本月' }));
  fireEvent.click(screen.getByRole('button', { name: '保存' }));
  await screen.findByText('已保存，员工下次打开交易账单时生效');
  const fields = sent.find(({ path }) => path === '/bill/saveSettings')?.fields;
  expect([fields?.get('columns'), fields?.get('period')]).toEqual(['["balance","state"]', 'month']);
  await waitFor(() => expect([/渠道/, /余额/, /状态/].map((name) => box(name).checked)).toEqual([false, true, true]));
});

test('the settings and the detailed report are tabs of one page', async () => {
  const { screen } = await open('/finance/reportDetailed');
  await screen.findByRole('heading', { name: '报表明细' });
  // The menu around the page has a link of this name too.
  const tabs = await screen.findByRole('navigation', { name: '报表明细与账单设置' });
  fireEvent.click(within(tabs).getByRole('link', { name: '交易账单设置' }));
  await screen.findByRole('heading', { name: '交易账单设置' });
  expect(location.search).toBe('?tab=bill');
  const other = await screen.findByRole('navigation', { name: '报表明细与账单设置' });
  fireEvent.click(within(other).getByRole('link', { name: '报表明细' }));
  await screen.findByRole('heading', { name: '报表明细' });
});
