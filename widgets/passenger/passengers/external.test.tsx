import { expect, it } from 'vitest';
import { logIn } from '#tests/support/page/mount-widget.tsx';
import { fireEvent, mountWidget, waitFor } from '#tests/support/page/mount-widget.tsx';

const boss = '13800000070';
const employee = '13800000071';
const page = '/personnel/externalPersonnel';
const open = (as: string, address = page) => mountWidget('passengers', { as, address });
const pressIn = (row: HTMLElement, name: string) => {
  const button = Array.from(row.querySelectorAll('button')).find(({ textContent }) => textContent === name);
  if (!button) throw new Error(`no ${name}`);
  fireEvent.click(button);
};
const rowOf = (text: HTMLElement) => text.closest('tr') as HTMLElement;
let numbers = Date.now() % 1_000_000;
const passport = () => `EQ${String((numbers += 1)).padStart(7, '0')}`;

it('lists the guests of the company with host and reason; an employee changes only those that they have added', async () => {
  const { screen } = await open(employee);
  const row = rowOf(await screen.findByText('秦牧野'));
  expect(row.textContent).toContain('王思远 销售部');
  expect(row.textContent).toContain('年度供应商大会');
  expect(row.textContent).toContain('周国梁 添加');
  // Of trips, only those that can be booked here have a column.
  const heads = screen.getAllByRole('columnheader').map(({ textContent }) => textContent ?? '');
  expect(heads.filter((head) => head.endsWith('票'))).toEqual(['国内机票', '港澳机票', '国际机票', '火车票']);
  expect(row.querySelector('button')?.textContent ?? '').not.toContain('编辑');
  const own = rowOf(screen.getByText('闻人清和'));
  expect(row.textContent).not.toContain('显示');
  expect(own.textContent).toContain('3301**********2460');
  fireEvent.click(screen.getByRole('button', { name: '显示闻人清和的身份证号码' }));
  await waitFor(() => expect(own.textContent).toContain('330102199604222460'));
  pressIn(own, '编辑');
  expect(await screen.findByRole('heading', { name: '编辑外部出行人' })).toBeTruthy();
  await waitFor(() => expect(screen.getByRole('combobox', { name: /接待员工/ }).textContent).toContain('陈佳宁'));
  expect(screen.getByLabelText('来访事由')).toHaveProperty('value', '候选人面试');
});

it('adds a guest: the employee is the host until another is chosen, a reason is asked for, and the list has the guest', async () => {
  const { screen, type } = await open(employee);
  const stamp = String.fromCodePoint(0x4e00 + (numbers % 0x4000));
  fireEvent.click((await screen.findAllByRole('button', { name: '新增外部出行人' }))[0] as HTMLElement);
  type(await screen.findByLabelText('姓名'), `林外${stamp}`);
  type(screen.getByLabelText('证件号码'), '110105 19901231 002X');
  fireEvent.click(screen.getByRole('checkbox', { name: /已取得该旅客同意/ }));
  fireEvent.click(screen.getByRole('combobox', { name: /证件类型/ }));
  fireEvent.click(await screen.findByRole('option', { name: '护照' }));
  type(screen.getByLabelText('证件号码'), passport());
  type(screen.getByLabelText('有效期至'), '2035-01-01');
  type(screen.getByLabelText('出生日期'), '1990-12-31');
  fireEvent.click(screen.getByRole('button', { name: '保存' }));
  expect(await screen.findByText('请填写来访事由')).toBeTruthy();
  type(screen.getByLabelText('来访事由'), '技术交流');
  fireEvent.click(screen.getByRole('combobox', { name: /接待员工/ }));
  fireEvent.click(await screen.findByRole('option', { name: /许曼/ }));
  fireEvent.click(screen.getByRole('button', { name: '保存' }));
  const row = rowOf(await screen.findByText(`林外${stamp}`));
  expect(row.textContent).toContain('许曼 研发中心');
  expect(location.pathname + location.search).toBe(page);
  pressIn(row, '删除');
  fireEvent.click(
    Array.from((await screen.findByRole('dialog')).querySelectorAll('button')).find(
      ({ textContent }) => textContent === '删除',
    ) as HTMLElement,
  );
  await waitFor(() => expect(screen.queryByText(`林外${stamp}`)).toBeNull());
});

it('imports a list of guests for one host and one reason', async () => {
  const { screen, type } = await mountWidget('passengers-import', {
    as: boss,
    address: '/myCenter/import_external_passengers',
  });
  const stamp = String.fromCodePoint(0x4e00 + (numbers % 0x4000));
  const input = await screen.findByLabelText('旅客名单文件');
  const text = `姓名,证件类型,证件号码,有效期,出生日期\n林导${stamp},护照,${passport()},2035-01-01,1990-05-06\n`;
  Object.defineProperty(input, 'files', { value: [new File([text], '名单.csv')], configurable: true });
  fireEvent.change(input);
  expect(await screen.findByText('名单.csv：共 1 位旅客')).toBeTruthy();
  fireEvent.click(screen.getByRole('checkbox', { name: /已取得以上旅客同意/ }));
  fireEvent.click(screen.getByRole('button', { name: '导入 1 位旅客' }));
  expect(await screen.findByText('请选择接待员工')).toBeTruthy();
  fireEvent.click(screen.getByRole('combobox', { name: /接待员工/ }));
  fireEvent.click(await screen.findByRole('option', { name: /赵一鸣/ }));
  type(screen.getByLabelText('来访事由'), '项目评审');
  fireEvent.click(screen.getByRole('button', { name: '导入 1 位旅客' }));
  expect(await screen.findByText('新增 1 位')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: '返回外部出行人' }));
  expect(rowOf(await screen.findByText(`林导${stamp}`)).textContent).toContain('赵一鸣 市场部');
});

it('shows nothing of a company after a login of another member', async () => {
  const other = await logIn('13800000010');
  const { screen, root, page: opened } = await open(boss);
  await screen.findByText('秦牧野');
  opened.session.adopt(other as never);
  await waitFor(() => expect(root.textContent).not.toContain('秦牧野'));
  expect(root.textContent).not.toContain('年度供应商大会');
});
