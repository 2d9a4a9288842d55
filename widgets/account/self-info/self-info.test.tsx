import { expect, test } from 'vitest';
import { fireEvent, mountWidget, waitFor } from '#tests/support/page/mount-widget.tsx';

const address = '/myCenter/self_info';

test('an employee gets from the profile to the own travel standard, a private member has none', async () => {
  const { screen, events } = await mountWidget('self-info', { as: '13800000071', address });
  fireEvent.click(await screen.findByText('我的差旅标准'));
  await waitFor(() =>
    expect(events.find(({ type }) => type === 'navigate')?.detail).toMatchObject({ name: 'travel_standard' }),
  );
  const own = await mountWidget('self-info', { as: '13800000010', address });
  await own.screen.findByText('会员信息');
  expect(own.screen.queryByText('我的差旅标准')).toBeNull();
});
