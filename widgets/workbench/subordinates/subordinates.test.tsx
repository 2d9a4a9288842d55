import { describe, expect, it } from 'vitest';
import { fireEvent, mountWidget, waitFor } from '#tests/support/page/mount-widget.tsx';

const [distributor, operator] = ['13800000040', '13800000050'];
const open = (as = distributor, address = '/myCenter/subordinate') => mountWidget('subordinates', { as, address });
const rowOf = (cell: HTMLElement) => cell.closest('tr') as HTMLElement;
const press = (within: HTMLElement, name: string) =>
  fireEvent.click(
    Array.from(within.querySelectorAll('button')).find(({ textContent }) => textContent === name) as HTMLElement,
  );

describe('the list of subordinates', () => {
  it('has the counts of each state, and the rate, the sales and the state of each member', async () => {
    const { screen } = await open();
    const row = rowOf(await screen.findByText('邵明远'));
    expect(row.textContent).toContain('138****0401');
    // The subordinate's part, and the caller's own with its base.
    expect(row.textContent).toContain('0.5%');
    expect(row.textContent).toMatch(/1\.0% · 票价 ¥[\d,]+\.\d\d/);
    const foot = rowOf(screen.getByText('合计')).textContent;
    expect(foot).toMatch(/票价 ¥[\d,]+\.\d\d/);
    screen.getByText(/^我的分润按因私机票（含国际）、火车票的票价逐张计算，不含税费：1\.5% 减去分给对方的比例/);
    expect(rowOf(screen.getByText('何佳怡')).textContent).toContain('待激活');
    expect(rowOf(screen.getByText('赵子墨')).textContent).toContain('已冻结');
    fireEvent.click(await screen.findByRole('button', { name: /^已冻结 1/ }));
    await waitFor(() => expect(screen.queryByText('邵明远')).toBeNull());
    expect(screen.getByText('赵子墨')).toBeTruthy();
  });

  it('leads from a distributor to that distributor’s members, whom the operator only reads', async () => {
    const { screen } = await open(operator);
    press(rowOf(await screen.findByText('宋启航')), '1 人');
    await screen.findByText('仅显示 宋启航 的直接下级');
    const row = rowOf(await screen.findByText('唐雨桐'));
    await waitFor(() => expect(screen.queryAllByText('宋启航').length).toBeLessThan(2));
    expect(row.textContent).toContain('上级 宋启航');
    expect(row.textContent).not.toContain('设置');
    press(row, '查看');
    await screen.findByText('由其上级 宋启航 管理，您可以查看业绩与订单');
  });

  it('freezes and unfreezes after a question', async () => {
    const { screen } = await open(distributor, '/myCenter/subordinate?keyword=赵子墨');
    const row = rowOf(await screen.findByText('赵子墨'));
    fireEvent.click(row.querySelector('[aria-haspopup]') as HTMLElement);
    fireEvent.click(await screen.findByRole('menuitem', { name: '解冻' }));
    press((await screen.findByText('解除冻结')).closest('dialog') as HTMLElement, '解冻');
    await screen.findByText('已解冻');
    await waitFor(() => expect(rowOf(screen.getByText('赵子墨')).textContent).not.toContain('已冻结'));
    fireEvent.click(rowOf(screen.getByText('赵子墨')).querySelector('[aria-haspopup]') as HTMLElement);
    fireEvent.click(await screen.findByRole('menuitem', { name: '冻结' }));
    press((await screen.findByText('冻结下级')).closest('dialog') as HTMLElement, '冻结');
    await waitFor(() => expect(rowOf(screen.getByText('赵子墨')).textContent).toContain('已冻结'));
  });
});

describe('the form of a subordinate', () => {
  it('makes a member with a rate, and names a rate above the own one', async () => {
    const { screen, type } = await open(distributor, '/myCenter/subordinate?id=new');
    type(await screen.findByLabelText(/手机号码/), '13911110001');
    type(screen.getByLabelText(/姓名/), '季晓棠');
    type(screen.getByLabelText(/分给对方/), '1.6');
    fireEvent.click(screen.getByRole('button', { name: '保存' }));
    await screen.findByText('分给对方的比例不能高于您自己的分润比例 1.5%');
    type(screen.getByLabelText(/分给对方/), '1.2');
    await screen.findByText('以票价 ¥10,000.00 的因私订单为例');
    expect([screen.getByText('¥120.00'), screen.getByText('¥30.00')]).toHaveLength(2);
    fireEvent.click(screen.getByRole('button', { name: '保存' }));
    const row = rowOf(await screen.findByText('季晓棠'));
    expect(row.textContent).toContain('1.2%');
    expect(row.textContent).toContain('待激活');
  });

  it('of a member without sales says so instead of a trial', async () => {
    const { screen } = await open(distributor, '/myCenter/subordinate?id=20250404');
    await screen.findByText(/月没有可分润的订单，暂不能试算/);
    expect(screen.getByLabelText(/手机号码/)).toHaveProperty('disabled', true);
  });
});

it('the tree shows each level and opens a member', async () => {
  const { screen, type } = await open(operator, '/city/subordinate?view=tree');
  const found = await screen.findByRole('treeitem', { name: /唐雨桐/ });
  expect(found.getAttribute('aria-level')).toBe('2');
  type(screen.getByLabelText('查找姓名'), '没有这个人');
  await screen.findByText('没有符合的成员');
  type(screen.getByLabelText('查找姓名'), '宋启航');
  await screen.findByRole('treeitem', { name: /宋启航/ });
  fireEvent.keyDown(screen.getByRole('tree'), { key: 'Enter' });
  await screen.findByText('宋启航 · 设置');
});
