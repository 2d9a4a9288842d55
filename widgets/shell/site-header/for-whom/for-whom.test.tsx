import { describe, expect, it } from 'vitest';
import { companySubstitute } from '#contract/company-substitute.ts';
import { callSandbox, fireEvent, logIn, mountWidget, waitFor } from '#tests/support/page/mount-widget.tsx';

const [admin, employee] = ['13800000070', '13800000072'];
const openMenu = async () => {
  const { screen } = await mountWidget('site-header', { as: employee, address: '/airTicket/query', isFixed: true });
  fireEvent.click(await screen.findByRole('button', { name: /许曼/ }));
  fireEvent.click(await screen.findByRole('menuitem', { name: '为谁预订' }));
  return screen;
};

describe('为谁预订 in the header', () => {
  it('says that an employee is no substitute, and lets him choose a colleague once the company allows it', async () => {
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
