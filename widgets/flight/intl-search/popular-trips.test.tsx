import { within } from '@testing-library/dom';
import { expect, it } from 'vitest';
import { addDays, dayAt } from '#domain/china-time.ts';
import { intlDaysAhead } from '#domain/intl/days-ahead.ts';
import { fireEvent, mountWidget, waitFor } from '#tests/support/page/mount-widget.tsx';
import { patienceMs } from '#tests/support/patience.ts';

const patient = { timeout: patienceMs };

it('the query page of the site has popular trips abroad with the lowest price of the form’s day, at which the list begins', async () => {
  const { screen, root } = await mountWidget('intl-search', { as: '13800000010', onSite: 'intl_flight_query_list' });
  const block = within(await screen.findByRole('region', { name: '热门国际航线' }, patient));
  expect(block.getAllByRole('button', { name: /^北京 → / })).toHaveLength(8);
  block.getByText(`现在可查询 ${addDays(dayAt(Date.now()), intlDaysAhead)} 及之前出发的航班`);
  fireEvent.click(block.getByRole('radio', { name: '广州' }));
  const trip = await block.findByRole('button', { name: /^广州 → 曼谷 .*¥[\d,]+$/ }, patient);
  const price = /¥[\d,]+$/.exec(trip.getAttribute('aria-label') ?? '')?.[0] ?? '';
  fireEvent.click(trip);
  const days = within(await screen.findByRole('group', { name: '相邻日期' }, patient));
  await waitFor(
    () => expect(days.getByRole('button', { pressed: true }).textContent?.endsWith(price)).toBe(true),
    patient,
  );
  expect(root.querySelector('h1')?.textContent).toMatch(/^广州 → 曼谷/);
});
