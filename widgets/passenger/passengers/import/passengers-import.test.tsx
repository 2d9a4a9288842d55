import { beforeAll, expect, it, vi } from 'vitest';
import { focusedElement } from '#ui/base/root-node.ts';
import { registerMember } from '#tests/support/login-dialog.ts';
import { fireEvent, mountWidget, waitFor } from '#tests/support/mount-widget.tsx';

/** A member of its own: passengers that other tests save would push the imported ones from the first page. */
const personal = '13911110300';
beforeAll(() => registerMember(personal, 'travel123'));
const passport = () => `EM${String(Math.floor(Math.random() * 1e7)).padStart(7, '0')}`;
const head = '部门,姓名,证件类型,证件号码,有效期,出生日期';

async function open() {
  const widget = await mountWidget('passengers-import', { as: personal, address: '/myCenter/import_passengers' });
  const { screen } = widget;
  const choose = async (text: string, name = '名单.csv') => {
    const input = await screen.findByLabelText('旅客名单文件');
    Object.defineProperty(input, 'files', { value: [new File([text], name)], configurable: true });
    fireEvent.change(input);
  };
  const press = async (name: string | RegExp) => fireEvent.click(await screen.findByRole('button', { name }));
  const tick = (name: RegExp) => fireEvent.click(screen.getByRole('checkbox', { name }));
  return { ...widget, choose, press, tick };
}

it('reads a file, mends its wrong cells in place, asks for the consent, imports, and leads to the fresh list', async () => {
  const { screen, choose, press, tick, type, events } = await open();
  const stamp = String.fromCodePoint(0x4e00 + Math.floor(Math.random() * 0x4000));
  await choose(
    `${head}\n研发,林甲${stamp},护照,${passport()},2031-01-01,1990-05-06\n研发,林9,护照,${passport()},,2020-05-06\n`,
  );
  expect(await screen.findByText('名单.csv：共 2 位旅客')).toBeTruthy();
  expect(screen.getByText('这些列不会导入：部门')).toBeTruthy();
  expect(screen.getByText('2 处有误')).toBeTruthy();
  expect(screen.getByText('1 行有误，暂不导入，修改后再导入，或稍后下载')).toBeTruthy();
  type(screen.getByLabelText('姓名'), `林乙${stamp}`);
  type(screen.getByLabelText('有效期至'), '2032-02-02');
  await press('导入 2 位旅客');
  expect(await screen.findByText('请确认已取得本人同意后再导入')).toBeTruthy();
  expect(screen.getByText('请由监护人勾选同意')).toBeTruthy();
  tick(/已取得以上旅客同意/);
  tick(/监护人/);
  await press('导入 2 位旅客');
  expect(await screen.findByText('新增 2 位')).toBeTruthy();
  await press('返回常旅客');
  await waitFor(() =>
    expect(events.findLast((event) => event.type === 'navigate')?.detail).toMatchObject({ name: 'passengers' }),
  );
  expect(await screen.findByText(`林乙${stamp}`)).toBeTruthy();
});

it('suggests what wrong cells probably mean: one is followed by its link, the others all at once, none that has no suggestion', async () => {
  const { screen, choose, press } = await open();
  await choose(
    `${head},性别,国籍,手机\n,李四（先生）,护照,${passport()},31/01/2031,1990-05-06,男士,日本国,\n,林9,护照,${passport()},明年,1990-05-06,,,电话138-0000-O010\n`,
  );
  await screen.findByText('5 处错误有修改建议，可在表格中逐项采用');
  // The step takes the focus when it comes.
  await waitFor(() =>
    expect(focusedElement(screen.getByText('全部采用'))?.getAttribute('aria-label')).toBe('旅客名单'),
  );
  await press('改为 李四');
  const name = screen.getAllByLabelText<HTMLInputElement>('姓名')[0];
  expect([name?.value, name === focusedElement(name as Node)]).toEqual(['李四', true]);
  await press('全部采用');
  expect(await screen.findByText('已按建议修改 4 处')).toBeTruthy();
  expect(screen.queryByText(/有修改建议/)).toBeNull();
  expect(screen.getAllByLabelText<HTMLInputElement>('有效期至').map(({ value }) => value)).toEqual([
    '2031-01-31',
    '明年',
  ]);
  expect(screen.getByText('2 处有误')).toBeTruthy();
});

it('imports the right rows, keeps the others to be mended, and gives them back as a file', async () => {
  const saved: Blob[] = [];
  const make = vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => (saved.push(file as Blob), 'blob:left'));
  const save = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  const { screen, choose, press, tick } = await open();
  await choose(
    `${head}\n,林丙,护照,${passport()},2031-01-01,1990-05-06\n,林9,护照,${passport()},2031-01-01,1990-05-06`,
  );
  await screen.findByText('名单.csv：共 2 位旅客');
  tick(/已取得以上旅客同意/);
  await press('导入 1 位旅客');
  expect(await screen.findByText('还有 1 行没有导入')).toBeTruthy();
  await press('下载未导入的名单');
  fireEvent.click(await screen.findByRole('menuitem', { name: 'CSV' }));
  await waitFor(() => expect(save.mock.contexts[0]).toMatchObject({ download: '未导入旅客.csv' }));
  make.mockRestore();
  save.mockRestore();
  expect(await saved[0]?.text()).toMatch(/林9,,护照,.*姓名中不能有数字/);
  await press('继续修改');
  expect(await screen.findByText('姓名中不能有数字')).toBeTruthy();
  expect(screen.queryByText('林丙')).toBeNull();
});

it('shows what the server refuses, and takes another file; nothing of a file goes to storage', async () => {
  const { screen, choose, press } = await open();
  await choose('姓名\n林丁\n');
  expect(await screen.findByText('没有找到表头，请使用模板，首行应有“姓名”“证件号码”等列名')).toBeTruthy();
  const number = passport();
  await choose(`${head}\n,林丁,护照,${number},2031-01-01,1990-05-06`);
  expect(await screen.findByText('名单.csv：共 1 位旅客')).toBeTruthy();
  expect(screen.queryByText(number)).toBeNull();
  expect(JSON.stringify({ ...sessionStorage, ...localStorage })).not.toContain(number);
  await press('换一个文件');
  await press('更换');
  expect(await screen.findByLabelText('旅客名单文件')).toBeTruthy();
});

it('asks before rows that are not imported are lost', async () => {
  const { screen, choose, press } = await open();
  await choose(`${head}\n,林戊,护照,${passport()},2031-01-01,1990-05-06`);
  await screen.findByText('名单.csv：共 1 位旅客');
  await press('取消');
  await press('继续导入');
  expect(location.pathname).toBe('/myCenter/import_passengers');
  await press('取消');
  await press('离开');
  await waitFor(() => expect(location.pathname).toBe('/myCenter/passengers'));
});
