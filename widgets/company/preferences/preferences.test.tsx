import { describe, expect, it } from 'vitest';
import { within } from '@testing-library/dom';
import { companyPreference } from '#contract/company-preference.ts';
import { callSandbox, fireEvent, logIn, mountWidget, waitFor } from '#tests/support/page/mount-widget.tsx';

const admin = '13800000070';
const address = '/travel/travelManage/preferenSettings';
const open = (to = address) => mountWidget('preferences', { as: admin, address: to });
const partOf = (legend: HTMLElement) => legend.closest('fieldset') as HTMLElement;

describe('the preferences of a company', () => {
  it('say what each choice does, show an example, and are saved with a line in the log', async () => {
    const { screen } = await open();
    const hotel = partOf(await screen.findByText('酒店'));
    expect(hotel.textContent).toContain('公司付 ¥500，个人付 ¥120');
    expect(hotel.textContent).toContain('预订页没有必填项，联系人默认为');
    fireEvent.click(within(hotel).getByRole('combobox', { name: /支付方式/ }));
    fireEvent.click(await screen.findByRole('option', { name: '公司全额支付' }));
    await waitFor(() => expect(hotel.textContent).toContain('公司付 ¥620，个人付 ¥0'));
    expect(hotel.textContent).toContain('超标部分不向出行人收取');
    fireEvent.click(within(hotel).getByRole('checkbox', { name: '项目' }));
    await waitFor(() => expect(hotel.textContent).toContain('未填写项目的酒店订单不能提交'));
    expect(hotel.textContent).toContain('预订页必填 项目，');
    const hold = partOf(screen.getByText('审批', { selector: 'legend, legend *' }));
    expect(hold.textContent).toContain('保留座位或房间 2 小时');
    fireEvent.click(within(hold).getByRole('combobox', { name: /审批占座时长/ }));
    fireEvent.click(await screen.findByRole('option', { name: '8 小时' }));
    await waitFor(() => expect(hold.textContent).toContain('保留座位或房间 8 小时'));
    fireEvent.click(screen.getByRole('button', { name: '保存' }));
    await screen.findByText('已保存，新预订即按此执行');
    await screen.findByText(/最近修改/);
    fireEvent.click(screen.getByRole('link', { name: '修改记录' }));
    const row = (await screen.findByText('酒店 · 支付方式')).closest('tr') as HTMLElement;
    expect(row.textContent).toContain('超标部分个人支付');
    expect(row.textContent).toContain('公司全额支付');
  });

  it('that contradict each other are named, and those that no booking could meet are not sent', async () => {
    const { screen } = await open();
    const flight = partOf(await screen.findByText('国内机票'));
    fireEvent.click(within(flight).getByRole('combobox', { name: /默认联系人/ }));
    fireEvent.click(await screen.findByRole('option', { name: '公司联系人' }));
    fireEvent.click(within(flight).getByRole('combobox', { name: /支付方式/ }));
    fireEvent.click(await screen.findByRole('option', { name: '个人支付' }));
    expect(await screen.findByText(/同一次出差中国内机票由个人支付/)).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: '保存' }));
    expect(await screen.findByText(/国内机票默认使用公司联系人，请输入联系人姓名/)).toBeTruthy();
  });

  it('changed by somebody else meanwhile are not overwritten: the newest can be loaded', async () => {
    const { screen } = await open();
    const train = partOf(await screen.findByText('火车票'));
    const { token } = await logIn(admin);
    const call = { token: String(token), appId: 'default' };
    const { data } = await callSandbox(companyPreference.detail.path, call);
    const { preferences, version } = data as { preferences: { products: Record<string, object> }; version: number };
    const products = { ...preferences.products, intl: { ...preferences.products['intl'], contact: 'traveller' } };
    await callSandbox(companyPreference.save.path, {
      ...call,
      requestId: 'another-admin-1',
      version: String(version),
      products: JSON.stringify(products),
    });
    fireEvent.click(within(train).getByRole('checkbox', { name: '出行事由' }));
    fireEvent.click(screen.getByRole('button', { name: '保存' }));
    expect(await screen.findByText(/国际机票 · 默认联系人：预订人 → 首位出行人/)).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: '载入最新设置' }));
    await waitFor(() =>
      expect(partOf(screen.getByText('国际机票')).textContent).toContain('联系人默认填入第一位出行人'),
    );
  });
});
