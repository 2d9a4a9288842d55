import { within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { fireEvent, mountWidget, waitFor } from '#tests/support/page/mount-widget.tsx';

test('on a partner page the foot line names popular routes of the departure; the provider is asked for prices and their days once the form is touched', async () => {
  const asked: string[] = [];
  const { screen, events } = await mountWidget('flight-search', {
    props: { from: 'SHA', to: 'BJS' },
    fetch: (input, init) => {
      asked.push(String(input));
      return fetch(input, init);
    },
  });
  const line = within(await screen.findByRole('group', { name: '热门航线' }));
  expect(line.getAllByRole('button').map((one) => one.textContent?.trim())).toEqual([
    '上海 → 北京',
    '上海 → 广州',
    '上海 → 深圳',
    '上海 → 成都',
  ]);
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(asked).toEqual([]);
  screen.getByRole('combobox', { name: '出发' }).focus();
  fireEvent.click(await line.findByRole('button', { name: /^上海 → 成都 \d\d-\d\d ¥[\d,]+$/ }));
  await waitFor(() =>
    expect(events.find(({ type }) => type === 'search')?.detail).toMatchObject({ from: 'SHA', to: 'CTU' }),
  );
});

test('on the query page of the site eight routes are below the form, by departure city, with the cheapest of thirty days', async () => {
  const { screen, events } = await mountWidget('flight-search', { onSite: 'DomesticAirTicketQuery' });
  const block = within(await screen.findByRole('region', { name: '热门航线' }));
  await waitFor(() => expect(block.getAllByRole('button', { name: /^北京 → .*\d\d-\d\d .*¥[\d,]+$/ })).toHaveLength(8));
  fireEvent.click(block.getByRole('radio', { name: '成都' }));
  fireEvent.click(await block.findByRole('button', { name: /^成都 → 三亚\s*\d\d-\d\d .*¥[\d,]+$/ }));
  await waitFor(() =>
    expect(events.find(({ type }) => type === 'search')?.detail).toMatchObject({ from: 'CTU', to: 'SYX' }),
  );
});
