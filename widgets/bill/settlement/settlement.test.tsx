import { afterEach, describe, expect, it, vi } from 'vitest';
import { within } from '@testing-library/dom';
import { settlement } from '#contract/settlement.ts';
import type { CompanySettlement } from '#contract/settlement.ts';
import { callSandbox, fireEvent, logIn, mountWidget, waitFor } from '#tests/support/page/mount-widget.tsx';
import type { MountWidgetOptions } from '#tests/support/page/mount-widget.tsx';

const admin = '13800000070';
const open = (options: MountWidgetOptions = {}) =>
  mountWidget('settlement', { as: admin, address: '/finance/settlementSet', ...options });
/** The credit line is changed on its way. */
const crediting =
  (credit: Partial<CompanySettlement['credit']>): typeof fetch =>
  async (input, init) => {
    const response = await fetch(input, init);
    if (!String(input).endsWith('/finance/settlement/get')) return response;
    const answer = (await response.json()) as { data: CompanySettlement };
    const data = { ...answer.data, credit: { ...answer.data.credit, ...credit } };
    return Response.json({ ...answer, data });
  };
const partOf = (legend: HTMLElement) => legend.closest('fieldset') as HTMLElement;
type Screen = Awaited<ReturnType<typeof open>>['screen'];

async function fill(screen: Screen) {
  const invoice = partOf(await screen.findByText('发票'));
  fireEvent.click(within(invoice).getByRole('combobox', { name: /发票抬头/ }));
  fireEvent.click(await screen.findByRole('option', { name: /云帆科技/ }));
  fireEvent.input(within(invoice).getByRole('textbox', { name: /接收邮箱/ }), {
    target: { value: 'bill@example.com' },
  });
  const contact = partOf(screen.getByText('联系人'));
  fireEvent.input(within(contact).getByRole('textbox', { name: /姓名/ }), { target: { value: '周敏' } });
  fireEvent.input(within(contact).getByRole('textbox', { name: /电话/ }), { target: { value: '13800138000' } });
}

afterEach(() => vi.restoreAllMocks());

it('on a phone folds what the terms mean below them, until it is asked for', async () => {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(375);
  const asked: string[] = [];
  const { screen } = await open({
    async fetch(input, init) {
      asked.push(String(input));
      return await fetch(input, init);
    },
  });
  await screen.findByText('发票');
  const isPreviewed = () => asked.some((address) => address.endsWith('/finance/settlement/preview'));
  expect([isPreviewed(), screen.queryByRole('table', { name: '本期与后三个账期' })]).toEqual([false, null]);
  fireEvent.click(screen.getByRole('button', { name: /^本期与后三个账期/ }));
  await screen.findByRole('table', { name: '本期与后三个账期' });
  expect([isPreviewed(), screen.queryByRole('button', { name: /^本期与后三个账期/ })]).toEqual([true, null]);
});

describe('the settlement of a company', () => {
  it('previews the next cycles while it is typed, and is saved for the next cycle', async () => {
    const { screen } = await open();
    const table = await screen.findByRole('table', { name: '本期与后三个账期' });
    expect(within(table).getAllByRole('row')).toHaveLength(5);
    // On a wide page it stands beside the terms.
    const columns = [screen.getByText('结算与账期'), screen.getByText('本期与后三个账期', { selector: 'legend' })].map(
      (legend) => partOf(legend).parentElement,
    );
    expect(columns[0]).not.toBe(columns[1]);
    fireEvent.click(screen.getByRole('combobox', { name: /账期起始日/ }));
    fireEvent.click(await screen.findByRole('option', { name: '每月 15 日' }));
    await screen.findByText('每月 15 日至次月 14 日');
    await waitFor(() => expect(screen.getByRole('table', { name: '本期与后三个账期' }).textContent).toMatch(/-15 至 /));
    fireEvent.click(screen.getByRole('radio', { name: '预存' }));
    expect(await screen.findByText(/出账日从预存账户付清账单，额度随即恢复.*预存账户现有 ¥/)).toBeTruthy();
    fireEvent.click(screen.getByRole('radio', { name: '月结' }));
    await waitFor(() => expect(screen.queryByText(/出账日从预存账户付清账单/)).toBeNull());
    const email = screen.getByRole('textbox', { name: /接收邮箱/ });
    fireEvent.input(email, { target: { value: 'bill@example.com' } });
    fireEvent.click(screen.getByRole('button', { name: '保存' }));
    expect(await screen.findByText('请选择发票抬头')).toBeTruthy();
    await fill(screen);
    fireEvent.click(screen.getByRole('button', { name: '保存' }));
    await screen.findByText(/^已保存，自 .* 起的账期生效$/);
    await screen.findByText(/再次保存将替换它/);
    await screen.findByText('账期：每月 1 日至月末 → 每月 15 日至次月 14 日');
    fireEvent.click(screen.getByRole('button', { name: '撤回此修改' }));
    fireEvent.click(within(await screen.findByRole('dialog', { name: /撤回/ })).getByRole('button', { name: '撤回' }));
    await screen.findByText('已撤回，以后的账期仍按现行设置');
    await screen.findByText('每月 1 日至月末');
    await waitFor(() => expect(screen.queryByText(/再次保存将替换它/)).toBeNull());
  });

  it('whose invoice and contacts are still empty is saved with another warning line alone', async () => {
    const { screen } = await open();
    fireEvent.input(await screen.findByRole('textbox', { name: /预警线/ }), { target: { value: '70' } });
    fireEvent.click(screen.getByRole('button', { name: '保存' }));
    await screen.findByText(/^已保存，自 .* 起的账期生效$/);
  });

  it('changed by another clerk meanwhile is not overwritten: the newest can be loaded', async () => {
    const { screen } = await open();
    await fill(screen);
    const { token } = await logIn(admin);
    const call = { token: String(token), appId: 'default' };
    const { version, titles } = (await callSandbox(settlement.get.path, call)).data as unknown as CompanySettlement;
    await callSandbox(settlement.save.path, {
      ...call,
      requestId: 'another-clerk-1',
      version: String(version),
      mode: 'monthly',
      cycleDay: '1',
      confirmDays: '5',
      dueDays: '30',
      warnAt: '80',
      invoice: JSON.stringify({ kind: 'digital', titleId: titles[0]?.titleId, email: 'other@example.com' }),
      remittance: '{}',
      contacts: JSON.stringify([{ name: '许曼', phone: '13800138001', roles: ['bill'] }]),
    });
    fireEvent.input(screen.getByRole('textbox', { name: /付款期/ }), { target: { value: '20' } });
    fireEvent.click(screen.getByRole('button', { name: '保存' }));
    expect(await screen.findByText(/刚刚修改了结算设置/)).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: '载入最新设置' }));
    await waitFor(() => expect((screen.getByRole('textbox', { name: /付款期/ }) as HTMLInputElement).value).toBe('30'));
  });

  it('with a change asks before a link leads away from it', async () => {
    const { screen } = await open();
    fireEvent.input(await screen.findByRole('textbox', { name: /付款期/ }), { target: { value: '31' } });
    fireEvent.click(await screen.findByRole('link', { name: '管理抬头' }));
    const dialog = await screen.findByRole('dialog', { name: '还没有保存' });
    fireEvent.click(within(dialog).getByRole('button', { name: '继续填写' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(location.pathname).toBe('/finance/settlementSet');
    expect((screen.getByRole('textbox', { name: /付款期/ }) as HTMLInputElement).value).toBe('31');
  });

  it('has the state of its credit line in a line of its own', async () => {
    const { screen } = await open();
    const credit = partOf(await screen.findByText('授信额度'));
    expect(within(credit).getByText('状态').nextElementSibling?.textContent).toMatch(/^正常/);
    expect(within(credit).getByText('可用额度').nextElementSibling?.textContent).toMatch(/^¥[\d,.]+$/);
  });

  it('says how far rides have exceeded the line', async () => {
    const { screen } = await open({ fetch: crediting({ used: '300190', available: '-190', look: 'exceeded' }) });
    const credit = partOf(await screen.findByText('授信额度'));
    expect(within(credit).getByText('超出额度').nextElementSibling?.textContent).toBe('¥190.00');
    expect(within(credit).getByText('状态').nextElementSibling?.textContent).toMatch(/^已超出额度/);
  });

  it('says that a line above its limit was paid too much, and that an overdue bill has stopped it', async () => {
    const stopped = '账单 ZD202611-1 已逾期，还清欠款 ¥880.00 后即可使用公司授信';
    const { screen } = await open({ fetch: crediting({ used: '-202.34', available: '300202.34', stopped }) });
    const credit = partOf(await screen.findByText('授信额度'));
    expect(credit.textContent).toContain('多付可抵用¥202.34');
    expect(credit.textContent).not.toMatch(/已用¥|正常/);
    expect(within(credit).getByRole('alert').textContent).toContain(stopped);
    expect(within(credit).getByRole('link', { name: '查看账单' })).toBeTruthy();
  });

  it('shows the credit line; another limit is asked for, and the wish withdrawn', async () => {
    const { screen } = await open();
    const credit = partOf(await screen.findByText('授信额度'));
    expect(credit.textContent).toContain('¥300,000.00');
    fireEvent.click(within(credit).getByRole('button', { name: '申请调整额度' }));
    const dialog = await screen.findByRole('dialog', { name: '申请调整授信额度' });
    fireEvent.input(within(dialog).getByRole('textbox', { name: /申请额度/ }), { target: { value: '400000' } });
    fireEvent.input(within(dialog).getByRole('textbox', { name: /申请理由/ }), { target: { value: '旺季出差增加' } });
    fireEvent.click(within(dialog).getByRole('button', { name: '提交申请' }));
    await screen.findByText('等待答复');
    expect(screen.getByText(/申请调整为 ¥400,000.00/)).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: '撤回' }));
    fireEvent.click(within(await screen.findByRole('dialog', { name: /撤回/ })).getByRole('button', { name: '撤回' }));
    await screen.findByText('已撤回', { selector: '.t-tag' });
  });
});
