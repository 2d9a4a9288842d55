import { within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { fireEvent, mountWidget, waitFor } from '#tests/support/page/mount-widget.tsx';

const address = '/myCenter/self_info';

test('an employee gets from the profile to the own travel standard, a private member has none', async () => {
  const { screen, events } = await mountWidget('self-info', { as: '13800000071', address });
  const card = (await screen.findByText('企业信息')).closest('section') as HTMLElement;
  for (const name of ['部门', '差旅等级', '直属主管', '成本中心', '差旅标准']) {
    const value = within(card).getByText(name, { selector: 'dt' }).nextElementSibling;
    expect([name, value?.textContent]).not.toContain('未填写');
    expect(value?.textContent).toBeTruthy();
  }
  expect(card.textContent).toContain('通用差旅标准');
  fireEvent.click(await screen.findByText('我的差旅标准'));
  await waitFor(() =>
    expect(events.find(({ type }) => type === 'navigate')?.detail).toMatchObject({ name: 'travel_standard' }),
  );
  const own = await mountWidget('self-info', { as: '13800000010', address });
  await own.screen.findByText('会员信息');
  expect([own.screen.queryByText('我的差旅标准'), own.screen.queryByText('企业信息')]).toEqual([null, null]);
});
