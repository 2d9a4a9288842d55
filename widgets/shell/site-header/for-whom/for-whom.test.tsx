import { describe, expect, it } from 'vitest';
import { addDays, dayAt } from '#domain/china-time.ts';
import { companySubstitute } from '#contract/company-substitute.ts';
import { callSandbox, fireEvent, logIn, mountWidget, waitFor } from '#tests/support/page/mount-widget.tsx';

const [admin, employee] = ['13800000070', '13800000072'];
const openMenu = async () => {
  const { screen } = await mountWidget('site-header', { as: employee, address: '/airTicket/query', isFixed: true });
  fireEvent.click(await screen.findByRole('button', { name: /许曼/ }));
  fireEvent.click(await screen.findByRole('menuitem', { name: '为谁预订' }));
  return screen;
};

it('a company chooses two in the drawer of a phone; the list of hotels then says whom each fits and whom not', async () => {
  const { screen, unmount } = await mountWidget('site-header', { as: admin, address: '/hotel/index', isFixed: true });
  fireEvent.click(await screen.findByLabelText('菜单'));
  fireEvent.click(await screen.findByRole('button', { name: '为谁预订' }));
  const type = (text: string) =>
    fireEvent.input(screen.getByRole('searchbox', { name: '搜索同事' }), { target: { value: text } });
  for (const name of ['王思远', '赵一鸣']) {
    await screen.findByRole('dialog', { name: '为谁预订' });
    type(name);
    const colleague = await screen.findByRole('checkbox', { name: new RegExp(name) });
    fireEvent.click(colleague);
    await waitFor(() => expect(colleague).toHaveProperty('checked', true));
  }
  fireEvent.click(screen.getByRole('button', { name: '确定' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  unmount();
  const stay = `checkIn=${addDays(dayAt(Date.now()), 20)}&checkOut=${addDays(dayAt(Date.now()), 21)}`;
  const hotels = await mountWidget('hotel-booking', {
    as: admin,
    address: `/hotel/list?city=SHA&${stay}&sort=-price&travelType=business`,
  });
  await hotels.screen.findAllByText(/^王思远 超标 ¥[\d,]+\/晚，赵一鸣 /);
});

describe('为谁预订 in the header', () => {
  it('says that an employee is no substitute, and lets them choose a colleague once the company allows it', async () => {
    expect(await (await openMenu()).findByText('您还不是任何同事的代订人')).toBeTruthy();
    const { token } = await logIn(admin);
    const saved = await callSandbox(companySubstitute.save.path, {
      token: String(token),
      appId: 'default',
      requestId: 'for-whom-header-1',
      bookerEmployeeId: '710072',
      subjects: JSON.stringify([{ kind: 'employee', id: 710_071 }]),
      bookedProducts: JSON.stringify(['flight', 'hotel']),
      from: '2026-01-01',
      standardOf: 'traveller',
      approverOf: 'traveller',
      costCenterOf: 'traveller',
      notice: 'both',
    });
    expect(saved['ret']).toBe(0);
    const screen = await openMenu();
    const colleague = await screen.findByRole('checkbox', { name: /陈佳宁/ });
    fireEvent.click(colleague);
    await waitFor(() => expect(colleague).toHaveProperty('checked', true));
    fireEvent.click(screen.getByRole('button', { name: '确定' }));
    await waitFor(() => expect(screen.getByText('为 陈佳宁预订')).toBeTruthy());
  });
});
