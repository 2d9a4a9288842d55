import { within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { car } from '#contract/car.ts';
import { callSandbox, fireEvent, logIn, mountWidget, waitFor } from '#tests/support/page/mount-widget.tsx';

const admin = '13800000070';
const open = (address: string) => mountWidget('car-standards', { as: admin, address });
const list = '/useCarManager/usecar_manager_list';
const form = '/useCarManager/usecar_install_info';

async function call(path: string, input: object) {
  const { token } = await logIn(admin);
  return await callSandbox(path, { token: String(token), appId: 'default', ...input });
}

test('the list shows each standard with its rules in words, its subjects and its state', async () => {
  const { screen } = await open(list);
  const row = (await screen.findByRole('button', { name: '通用用车标准' })).closest('tr') as HTMLElement;
  expect(row.textContent).toContain('加班，周一至周五 18:00–24:00，出租车、快车、专车，每次 ¥80、每月 ¥1,500 以内');
  expect(row.textContent).toContain('全公司');
  const ended = (await screen.findByRole('button', { name: '春季会展用车' })).closest('tr') as HTMLElement;
  expect(ended.textContent).toContain('已停用');
});

test('before a standard ends it says how many keep none, whose rides are recorded only', async () => {
  const { screen } = await open(list);
  const row = (await screen.findByRole('button', { name: '通用用车标准' })).closest('tr') as HTMLElement;
  fireEvent.click(within(row).getByRole('button', { name: '停用' }));
  await screen.findByText(/\d+ 人不再有用车标准：用车只记录、不判定，车费由公司支付。/);
});

test('a new standard: a row is added, its hours painted, the gap is closed, and a ride is tried', async () => {
  const { screen } = await open(form);
  fireEvent.input(await screen.findByRole('textbox', { name: /标准名称/ }), { target: { value: '测试组用车' } });
  fireEvent.click(screen.getByRole('tab', { name: /加班/ }));
  fireEvent.click(await screen.findByRole('button', { name: '添加加班规则' }));
  fireEvent.input(await screen.findByRole('textbox', { name: '每次' }), { target: { value: '80' } });
  fireEvent.click(screen.getByRole('button', { name: '清空时段' }));
  await screen.findByText(/缺口 168 小时/);
  const grid = screen.getByRole('grid', { name: '一周覆盖' });
  const from = within(grid).getByRole('gridcell', { name: /^周一 18:00/ });
  fireEvent.pointerDown(from, { button: 0 });
  fireEvent.pointerOver(within(grid).getByRole('gridcell', { name: /^周五 23:00/ }));
  await waitFor(() => expect(within(grid).getAllByRole('gridcell', { selected: true })).toHaveLength(30));
  fireEvent.pointerUp(within(grid).getByRole('gridcell', { name: /^周五 23:00/ }));
  await screen.findByText('加班，周一至周五 18:00–24:00，不限车型，每次 ¥80 以内');
  // The ride of the tester, 周二 22:30, is ¥6 above it, which is a note at night.
  await screen.findByText('超标 ¥6');
  await screen.findByText('命中第 1 条');
  await screen.findByText('快车，约 ¥58');
  // A likely ride fills the fields: at 02:30 on a Friday no row covers it.
  fireEvent.click(screen.getByRole('button', { name: '凌晨加班' }));
  await waitFor(() => expect(screen.queryByText('超标 ¥6')).toBeNull());
  expect((screen.getByRole('textbox', { name: '时间' }) as HTMLInputElement).value).toBe('02:30');
  fireEvent.click(screen.getByRole('button', { name: '加班回家' }));
  await screen.findByText('超标 ¥6');
  const fare = screen.getByRole('textbox', { name: '车费' });
  fireEvent.input(fare, { target: { value: '8x' } });
  await screen.findByText('填好时间与车费后给出判定');
  expect([fare.getAttribute('aria-invalid'), screen.queryByText('超标 ¥6')]).toEqual(['true', null]);
  fireEvent.click(screen.getByRole('button', { name: '设为不可用' }));
  await waitFor(() => expect(screen.queryByText(/^缺口 \d/)).toBeNull());
  fireEvent.click(screen.getByRole('button', { name: '发布' }));
  await screen.findByText('请选择适用对象，或先存草稿');
  fireEvent.click(screen.getByRole('button', { name: '存草稿' }));
  await screen.findByText('草稿已保存');
  const { data } = await call(car.list.path, { keyword: '测试组用车' });
  expect((data as { rows: object[] }).rows).toMatchObject([{ name: '测试组用车', state: 'draft', rules: 4 }]);
});

test('a draft of a standard in force counts for nobody, and is compared with it before it is published', async () => {
  const { data } = await call(car.list.path, { keyword: '通用用车标准' });
  const [general] = (data as { rows: { standardId: number; version: number }[] }).rows;
  const address = `${form}?id=${general?.standardId}`;
  const first = await open(address);
  fireEvent.click((await first.screen.findAllByRole('button', { name: /^编辑第 1 条/ }))[0] as HTMLElement);
  fireEvent.input(await first.screen.findByRole('textbox', { name: '每次' }), { target: { value: '85' } });
  fireEvent.click(first.screen.getByRole('button', { name: '存草稿' }));
  await first.screen.findByText('草稿已保存');
  const listed = await call(car.list.path, { keyword: '通用用车标准' });
  expect((listed.data as { rows: object[] }).rows).toMatchObject([
    { version: general?.version, state: 'active', hasDraft: true },
  ]);
  first.unmount();

  const { screen } = await open(address);
  await screen.findByText(/^草稿 v\d+，发布前不影响任何人$/);
  fireEvent.click(screen.getByRole('button', { name: '发布' }));
  const dialog = within(await screen.findByRole('dialog', { name: '发布「通用用车标准」' }));
  await dialog.findByText(/^自 .+ 起，对 \d+ 名员工生效/);
  const before = await dialog.findByText(/每次 ¥100、/);
  expect([before.tagName, dialog.getByText(/每次 ¥85、/).tagName]).toEqual(['S', 'SPAN']);
  fireEvent.click(dialog.getByRole('button', { name: '取消' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  fireEvent.click(screen.getByRole('button', { name: '发布' }));
  const again = within(await screen.findByRole('dialog'));
  // It waits for the losses; one amount less is none.
  await again.findByText(/^自 .+ 起，对 \d+ 名员工生效/);
  expect(again.queryByRole('checkbox')).toBeNull();
  fireEvent.click(again.getByRole('button', { name: '发布' }));
  await screen.findByText(/^已发布，.+ 起生效$/);
  const after = await call(car.list.path, { keyword: '通用用车标准' });
  expect((after.data as { rows: object[] }).rows).toMatchObject([{ state: 'active', hasDraft: false }]);
});

test('publishing for people of another standard asks, and takes them over', async () => {
  const { screen } = await open(form);
  fireEvent.input(await screen.findByRole('textbox', { name: /标准名称/ }), { target: { value: '全员用车二' } });
  fireEvent.click(screen.getByRole('tab', { name: /市内公务/ }));
  fireEvent.click(await screen.findByRole('button', { name: '添加市内公务规则' }));
  fireEvent.input(await screen.findByRole('textbox', { name: '每次' }), { target: { value: '100' } });
  fireEvent.click(screen.getByRole('checkbox', { name: '适用于全公司' }));
  fireEvent.click(screen.getByRole('button', { name: '发布' }));
  const dialog = within(await screen.findByRole('dialog', { name: '发布「全员用车二」' }));
  // The people of the general standard keep no other scene.
  await dialog.findByText(/^不再可用的场景：加班、.*接送机/);
  const former = within(dialog.getByRole('region', { name: '通用用车标准' }));
  former.getByText(/^\d+ 人现用「通用用车标准」，改用本标准后：$/);
  expect(former.getAllByText('删除').length).toBeGreaterThan(1);
  const publish = dialog.getByRole('button', { name: '发布' });
  expect((publish as HTMLButtonElement).disabled).toBe(true);
  fireEvent.click(dialog.getByRole('checkbox', { name: '以上情况不再可以用车，仍要发布' }));
  await waitFor(() => expect((publish as HTMLButtonElement).disabled).toBe(false));
  fireEvent.click(publish);
  fireEvent.click(await screen.findByRole('button', { name: '由本标准接管' }));
  await screen.findByText(/^已发布，.+ 起生效$/);
});

test('a standard that somebody else has changed meanwhile is not overwritten, and what was typed stays', async () => {
  const { data } = await call(car.list.path, { state: 'draft' });
  const [draft] = (data as { rows: { standardId: number; name: string }[] }).rows;
  const { screen } = await open(`${form}?id=${draft?.standardId}`);
  const name = await screen.findByRole('textbox', { name: /标准名称/ });
  const known = (await call(car.detail.path, { standardId: String(draft?.standardId) })).data as {
    lock: number;
    content: object;
  };
  await call(car.save.path, {
    requestId: 'another-admin-1',
    standardId: String(draft?.standardId),
    lock: String(known.lock),
    standardName: '别人改的名字',
    content: JSON.stringify(known.content),
    assigned: '[]',
  });
  fireEvent.input(name, { target: { value: '我改的名字' } });
  fireEvent.click(screen.getByRole('button', { name: '存草稿' }));
  await screen.findByText(/修改了该标准/);
  expect((name as HTMLInputElement).value).toBe('我改的名字');
});

test('a standard that does not exist says so', async () => {
  const { screen } = await open(`${form}?id=999999`);
  await screen.findByText(/不存在或已删除/);
});

test('of a standard whose rows all name cities the week of the first city is shown, not the gap of the others', async () => {
  const { data } = await call(car.list.path, { keyword: '春季会展用车' });
  const [ended] = (data as { rows: { standardId: number }[] }).rows;
  const { screen } = await open(`${form}?id=${ended?.standardId}`);
  await screen.findByText(/^缺口 \d+ 小时/);
  expect(screen.queryByText(/缺口 168 小时/)).toBeNull();
  await screen.findByText('上海', { selector: '[role=combobox], [role=combobox] *' });
});
