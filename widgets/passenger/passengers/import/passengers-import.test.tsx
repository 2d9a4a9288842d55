import { beforeAll, expect, it, vi } from 'vitest';
import { focusedElement } from '#ui/base/root-node.ts';
import { registerMember } from '#tests/support/page/login-dialog.ts';
import { gbk } from '#tests/support/gbk.ts';
import { fireEvent, mountWidget, waitFor } from '#tests/support/page/mount-widget.tsx';
import type { MountWidgetOptions } from '#tests/support/page/mount-widget.tsx';

/** A member of its own: passengers that other tests save would push the imported ones from the first page. */
const personal = '13911110300';
beforeAll(() => registerMember(personal, 'travel123'));
const passport = () => `EM${String(Math.floor(Math.random() * 1e7)).padStart(7, '0')}`;
const head = '部门,姓名,证件类型,证件号码,有效期,出生日期';

async function open(options: Partial<MountWidgetOptions> = {}) {
  const widget = await mountWidget('passengers-import', {
    as: personal,
    address: '/myCenter/import_passengers',
    ...options,
  });
  const { screen } = widget;
  const choose = async (text: BlobPart, name = '名单.csv') => {
    const input = await screen.findByLabelText('旅客名单文件');
    Object.defineProperty(input, 'files', { value: [new File([text], name)], configurable: true });
    fireEvent.change(input);
  };
  const press = async (name: string | RegExp) => fireEvent.click(await screen.findByRole('button', { name }));
  const tick = (name: RegExp) => fireEvent.click(screen.getByRole('checkbox', { name }));
  const map = async (column: string | RegExp, field: string) => {
    fireEvent.click(await screen.findByRole('combobox', { name: column }));
    fireEvent.click(await screen.findByRole('option', { name: field }));
  };
  return { ...widget, choose, press, tick, map };
}
/** The value that the select of a column shows. */
const shown = (select: HTMLElement) => select.textContent;
const described = (root: HTMLElement, field: HTMLElement) =>
  root.querySelector(`[id="${field.getAttribute('aria-describedby')}"]`)?.textContent;
const foreign = 'Traveller,Paper,Valid,Born';

it('reads a file, mends its wrong cells in place, asks for the consent, imports, and leads to the fresh list', async () => {
  const { screen, choose, press, tick, type, events } = await open();
  const stamp = String.fromCodePoint(0x4e00 + Math.floor(Math.random() * 0x4000));
  await choose(
    `${head}\n研发,林甲${stamp},护照,${passport()},2031-01-01,1990-05-06\n研发,林9,护照,${passport()},,2020-05-06\n`,
  );
  expect(await screen.findByText('名单.csv：共 2 位旅客')).toBeTruthy();
  expect(screen.getByText('这些列不会导入：部门')).toBeTruthy();
  expect(screen.getByText('2 处有误')).toBeTruthy();
  expect(screen.getByText('1 行有误，不会导入。可在表中修改，或导入后下载这 1 行')).toBeTruthy();
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

it('shows both documents of a row, leaves the second one out on demand, and says that a third one is not imported', async () => {
  const { screen, choose, map } = await open();
  await choose('姓名,身份证号,护照号,护照有效期,台胞证号\n张晓明,110101198806120313,EK1234567,2031-05-01,12345678\n');
  await screen.findByText('这些列不会导入：台胞证号。每行最多导入两个证件，其余证件可在导入后添加到该旅客');
  expect(screen.getByText('2031-05-01 到期')).toBeTruthy();
  const number = () => screen.queryByText('EK****567');
  expect(number()).toBeTruthy();
  await map('护照号 自动', '不导入');
  await waitFor(() => expect(number()).toBeNull());
  await map('护照号', '第二证件号码');
  await waitFor(() => expect(number()).toBeTruthy());
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
  await choose(`${head}\n`);
  expect(await screen.findByText('文件中没有旅客，请填写后再上传')).toBeTruthy();
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

it('shows the columns that the headings name, folded where all of them are known', async () => {
  const { screen, root, choose, press } = await open();
  await choose(`姓名,证件类型,证件号码,有效期,出生日期\n林己,护照,${passport()},2031-01-01,1990-05-06`);
  const toggle = await screen.findByRole('button', { name: '调整列对应' });
  expect([toggle.getAttribute('aria-expanded'), screen.queryByRole('group', { name: '列对应' })]).toEqual([
    'false',
    null,
  ]);
  await press('调整列对应');
  expect(await screen.findByRole('group', { name: '列对应' })).toBeTruthy();
  const number = screen.getByRole('combobox', { name: '证件号码 自动' });
  expect([shown(number), described(root, number)]).toEqual(['证件号码', expect.stringMatching(/^例：EM\*+\d{3}$/)]);
  await press('收起列对应');
  expect(screen.queryByRole('group', { name: '列对应' })).toBeNull();
});

it('names the needed fields of a file with unknown headings, reads it by columns mapped by hand, and imports it', async () => {
  const { screen, choose, press, map, tick } = await open();
  const stamp = String.fromCodePoint(0x4e00 + Math.floor(Math.random() * 0x4000));
  await choose(`${foreign},Dept\n林庚${stamp},${passport()},2031-01-01,1990-05-06,R&D\n`);
  expect(await screen.findByText('没有找到“姓名”“证件号码”，请选择对应的列')).toBeTruthy();
  const traveller = screen.getByRole('combobox', { name: 'Traveller' });
  await waitFor(() => expect(focusedElement(traveller)?.getAttribute('aria-label')).toBe('旅客名单'));
  traveller.focus();
  await map('Traveller', '姓名');
  expect(await screen.findByText('没有找到“证件号码”，请选择对应的列')).toBeTruthy();
  await map('Paper', '证件号码');
  expect(await screen.findByText('名单.csv：共 1 位旅客')).toBeTruthy();
  expect(focusedElement(traveller)).toBe(traveller);
  await map('Valid', '有效期至');
  await map('Born', '出生日期');
  expect(await screen.findByText('这些列不会导入：Dept')).toBeTruthy();
  fireEvent.click(await screen.findByRole('combobox', { name: '证件类型' }));
  fireEvent.click(await screen.findByRole('option', { name: '护照' }));
  tick(/已取得以上旅客同意/);
  await press('导入 1 位旅客');
  expect(await screen.findByText('新增 1 位')).toBeTruthy();
});

it('refuses a second column for a field at the later select, and reads nothing until it is changed', async () => {
  const { screen, root, choose, map } = await open();
  await choose(`昵称,${head}\n小林,研发,林辛,护照,${passport()},2031-01-01,1990-05-06\n`);
  await screen.findByText('名单.csv：共 1 位旅客');
  await map('昵称', '姓名');
  const later = screen.getByRole('combobox', { name: '姓名 自动' });
  await waitFor(() => expect(described(root, later)).toBe('“姓名”已对应“昵称”列，请改选'));
  expect(screen.getByText('有两列对应同一项，请改选其中一列')).toBeTruthy();
  expect([
    later.getAttribute('aria-invalid'),
    screen.getByRole('combobox', { name: '昵称' }).getAttribute('aria-invalid'),
    screen.queryByText('林辛'),
    screen.getByRole('button', { name: '导入' }).hasAttribute('disabled'),
  ]).toEqual(['true', null, null, true]);
  await map('姓名 自动', '不导入');
  expect(await screen.findByText('已按新的列对应读取 1 行')).toBeTruthy();
  expect(screen.getByText('小林')).toBeTruthy();
});

it('suggests that a GBK file without headings begins with data, and reads it from its first row', async () => {
  const { screen, root, choose, map } = await open();
  const rows = `林壬,${passport()},2031-01-01\r\n林癸,${passport()},2031-01-01\r\n`;
  await choose(gbk(rows) as BlobPart);
  const box = await screen.findByRole<HTMLInputElement>('checkbox', { name: /首行是数据/ });
  expect([box.checked, described(root, box)]).toEqual([false, expect.stringContaining('首行看起来是数据')]);
  fireEvent.click(box);
  await map('第 1 列', '姓名');
  await map('第 2 列', '证件号码');
  expect(await screen.findByText('名单.csv：共 2 位旅客')).toBeTruthy();
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /首行是数据/ }).checked).toBe(true);
  expect(JSON.stringify({ ...localStorage })).not.toContain('passenger-columns');
});

it('remembers the columns of headings for the next file with them, says so, and goes back to the automatic ones', async () => {
  const { screen, choose, press, map } = await open();
  const file = () => `出差人,Paper\n林子,${passport()}\n`;
  await choose(file());
  await map('出差人', '姓名');
  await map('Paper', '证件号码');
  await screen.findByText('名单.csv：共 1 位旅客');
  const kept = () => Object.entries({ ...localStorage }).filter(([key]) => key.includes('own:passenger-columns'));
  await waitFor(() => expect(kept()).toHaveLength(1));
  expect(JSON.stringify(kept())).not.toMatch(/出差人|Paper|林子|EM/);
  await press('换一个文件');
  await press('更换');
  await choose(file());
  expect(await screen.findByText('已按上次的列对应读取')).toBeTruthy();
  expect(screen.getByText('名单.csv：共 1 位旅客')).toBeTruthy();
  expect(screen.queryByRole('group', { name: '列对应' })).toBeNull();
  await press('恢复自动');
  expect(await screen.findByText('没有找到“姓名”“证件号码”，请选择对应的列')).toBeTruthy();
  expect(screen.queryByText('已按上次的列对应读取')).toBeNull();
  expect(kept()[0]?.[1]).toBe('[]');
});

it('keeps mended cells and left-out rows where the column of a field stays, and asks before others are lost', async () => {
  const { screen, choose, press, map, type } = await open();
  const row = (name: string, phone: string) => `研发,${name},护照,${passport()},2031-01-01,1990-05-06,${phone},备用\n`;
  await choose(`${head},手机,其他\n${row('林9', '138')}${row('林丑', '')}${row('林8', '')}`);
  await screen.findByText('名单.csv：共 3 位旅客');
  const field = (label: string) => screen.getAllByLabelText<HTMLInputElement>(label, { selector: 'input' });
  type(field('姓名')[0] as Element, '林寅');
  type(field('手机号码')[0] as Element, '13800001234');
  await press('移除第 4 行');
  await map('部门', '英文姓名');
  expect(await screen.findByText('已按新的列对应读取 2 行')).toBeTruthy();
  fireEvent.click(screen.getByRole('radio', { name: /全部 2/ }));
  expect(await screen.findByText('林寅')).toBeTruthy();
  expect(screen.getByText('138 0000 1234')).toBeTruthy();
  expect(screen.queryByText('林8')).toBeNull();

  await map(/^手机 /, '不导入');
  expect(await screen.findByText(/有 1 处修改所在的列/)).toBeTruthy();
  await press('保持原来的对应');
  await waitFor(() => expect(shown(screen.getByRole('combobox', { name: '手机 自动' }))).toBe('手机号码'));
  expect(screen.getByText('138 0000 1234')).toBeTruthy();
  await map(/^手机 /, '不导入');
  await press('继续读取');
  await waitFor(() => expect(screen.queryByText('138 0000 1234')).toBeNull());
  expect(screen.getByText('林寅')).toBeTruthy();
});

it('keeps the columns of before where reading again is cancelled, and the chosen ones where it fails; another file ends it', async () => {
  let wire: 'good' | 'slow' | 'lost' = 'good';
  const { screen, choose, press, map } = await open({
    fetch: async (url, init) => {
      if (String(url).includes('/import/check')) {
        if (wire === 'lost') throw new TypeError('offline');
        if (wire === 'slow')
          await new Promise((_, reject) =>
            init?.signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError'))),
          );
      }
      return await fetch(url, init);
    },
  });
  await choose(`${head}\n研发,林卯,护照,${passport()},2031-01-01,1990-05-06\n`);
  await screen.findByText('名单.csv：共 1 位旅客');
  wire = 'slow';
  await map('部门', '英文姓名');
  expect(await screen.findByText('正在读取文件…')).toBeTruthy();
  await press('停止读取');
  await waitFor(() => expect(shown(screen.getByRole('combobox', { name: '部门' }))).toBe('不导入'));
  expect(screen.getByText('林卯')).toBeTruthy();
  wire = 'lost';
  await map('部门', '英文姓名');
  expect(await screen.findByText(/网络连接失败/)).toBeTruthy();
  expect(screen.queryByText('林卯')).toBeNull();
  wire = 'good';
  await press('重新读取');
  expect(await screen.findByText('已按新的列对应读取 1 行')).toBeTruthy();
  wire = 'slow';
  await map('部门', '不导入');
  await screen.findByText('正在读取文件…');
  await press('换一个文件');
  await press('更换');
  wire = 'good';
  expect(await screen.findByLabelText('旅客名单文件')).toBeTruthy();
  expect(screen.queryByRole('progressbar')).toBeNull();
});
