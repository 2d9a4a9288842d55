import { expect, it } from 'vitest';
import { myStandard } from '#contract/my-standard.ts';
import type { MyStandard } from '#contract/my-standard.ts';
import { callSandbox, logIn, mountWidget } from '#tests/support/page/mount-widget.tsx';

const [company, employee] = ['13800000070', '13800000071'];
const open = (as: string, query = '') => mountWidget('my-standard', { as, address: `/myCenter/my_standard${query}` });

async function mine(): Promise<MyStandard> {
  const { token } = await logIn(employee);
  const { data } = await callSandbox(myStandard.mine.path, { token: String(token), appId: 'default' });
  return data as unknown as MyStandard;
}

it('an employee reads each product in words and as a table, and the own flags', async () => {
  const { screen, root } = await open(employee);
  await screen.findByRole('heading', { name: '酒店' });
  expect(root.textContent).toContain('住一线城市，每间每晚不超过 ¥500；');
  const table = screen.getByRole('table', { name: '酒店' });
  expect(table.textContent).toContain('每间每晚');
  expect(table.textContent).toContain('住其他城市');
  // The many rules of cars are read in their table alone; each note names the products that it is for.
  const rides = screen.getByRole('table', { name: '用车' });
  const row = screen.getByText(/^市内公务，周一至周五/).closest('tr');
  expect(row?.textContent).toContain('可用车型 出租车、快车、专车 · 每次 ¥100 · 每日 ¥300');
  // Its hours are named once.
  const hours = [...rides.querySelectorAll('tbody tr')].map((one) => one.querySelector('td,th')?.textContent);
  expect(new Set(hours).size).toBe(hours.length);
  expect(rides.closest('section')?.querySelector('p')).toBeNull();
  await screen.findByText(/^国内机票、国际机票、火车票、酒店：与同事同行时/);
  await screen.findByText(/^用车：与同事同行时/);
  expect(screen.getByRole('heading', { name: '差旅权限' })).toBeTruthy();
  expect(root.textContent).toMatch(/出行须先申请|预订前不用申请/);
});

it('a company reads its standards in short, and the standard of one employee', async () => {
  const list = await open(company);
  expect((await list.screen.findByText('通用差旅标准')).closest('li')?.textContent).toMatch(
    /全公司 · \d+ 人适用 · \d+ 条规则/,
  );
  list.unmount();
  const own = (await mine()).employee;
  const { screen } = await open(company, `?employee=${own?.id}`);
  await screen.findByRole('heading', { name: `${own?.name}的差旅标准` });
  expect(screen.getByRole('button', { name: '全部标准' })).toBeTruthy();
});
