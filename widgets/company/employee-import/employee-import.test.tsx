import { expect, it } from 'vitest';
import { fireEvent, mountWidget, waitFor } from '#tests/support/page/mount-widget.tsx';

async function open() {
  const widget = await mountWidget('employee-import', {
    as: '13800000070',
    address: '/myCenter/import_employees',
  });
  const { screen } = widget;
  const choose = async (text: string, name = '名册.csv') => {
    const input = await screen.findByLabelText('员工名册文件');
    Object.defineProperty(input, 'files', { value: [new File([text], name)], configurable: true });
    fireEvent.change(input);
  };
  /** A button that works takes no press. */
  const press = async (name: string | RegExp) => {
    await screen.findByRole('button', { name });
    fireEvent.click(
      await waitFor(() => {
        const button = screen.getByRole('button', { name });
        expect([button.getAttribute('aria-busy'), button.getAttribute('aria-disabled')]).not.toContain('true');
        return button;
      }),
    );
  };
  const pick = async (field: string, option: string | RegExp) => {
    fireEvent.click(await screen.findByRole('combobox', { name: field }));
    fireEvent.click(await screen.findByRole('option', { name: option }));
  };
  return { ...widget, choose, press, pick };
}
const head = '工号,姓名,手机,部门,等级,主管';
const phone = () => `199${String(Math.floor(Math.random() * 1e8)).padStart(8, '0')}`;

it('a pasted roster is mended in place, compared, applied, reported and undone', async () => {
  const { screen, press, pick, type, events } = await open();
  const number = `T${Math.floor(Math.random() * 1e6)}`;
  const area = await screen.findByLabelText('从表格中复制的内容');
  await press('读取');
  expect(await screen.findByText('请先粘贴内容')).toBeTruthy();
  type(
    area,
    `${head}\n${number},林试,${phone()},研发中心/试验组${number},P6 骨,\n${number}9,林验9,${phone()},研发中心,P7,${number}\n`,
  );
  await press('读取');
  expect(await screen.findByText('粘贴的名册.csv：共 2 位员工')).toBeTruthy();
  expect(screen.getByText('没有等级“P6 骨”')).toBeTruthy();
  await press('改为 P6 骨干');
  expect(screen.getByText('P7 资深')).toBeTruthy();
  type(screen.getByLabelText('姓名'), '林验');
  await pick('文件中的新部门', /自动新建/);
  const comparing = screen.findByText('正在与现有名册比较…');
  await press('查看 2 行的差异');
  await comparing;
  expect(await screen.findByText('应用前要知道的', { selector: 'h2' })).toBeTruthy();
  expect(screen.getByText('将新建 1 个部门')).toBeTruthy();
  expect(await screen.findByText('林验')).toBeTruthy();
  // No employee leaves: no reports are asked about.
  expect(screen.queryByText('离职者的下属与部门')).toBeNull();
  await press('应用 2 项更改');
  expect(await screen.findByText('已应用 2 项更改', { selector: 'h1' })).toBeTruthy();
  await press('撤销这次导入');
  await press('撤销');
  expect(await screen.findByText('这次导入已撤销', { selector: 'h1' })).toBeTruthy();
  await press('再导入一个文件');
  const row = (await screen.findAllByText('粘贴的名册.csv'))[0]?.closest('tr');
  expect(row?.closest('table')?.querySelector('thead')?.textContent).toContain('时间与操作人');
  expect(row?.textContent).toMatch(/新增 2 · 变更 0 · 离职 0.*已撤销/);
  fireEvent.click(row?.querySelector('button') as Element);
  expect(await screen.findByText('这次导入已撤销', { selector: 'h1' })).toBeTruthy();
  await press('返回员工');
  await waitFor(() =>
    expect(events.findLast((event) => event.type === 'navigate')?.detail).toMatchObject({ name: 'credit_member_list' }),
  );
});

it('a file that leaves nearly everybody out asks again before it is applied, and leads back', async () => {
  const { screen, choose, press, pick } = await open();
  await choose(`工号\nYF0001\n`);
  await pick('文件中没有的员工', /按离职处理/);
  await press('查看 1 行的差异');
  expect(await screen.findByText(/超过 10% 的二次确认线/)).toBeTruthy();
  expect(screen.getByText('离职者的下属与部门')).toBeTruthy();
  await press(/^应用 \d+ 项更改$/);
  expect(await screen.findByText(/人将离职$/)).toBeTruthy();
  await press('再看看');
  await press('上一步');
  expect(await screen.findByText('名册.csv：共 1 位员工')).toBeTruthy();
});

it('an import that was undone is left without a question: none of its rows wait', async () => {
  const { screen, press, type, events } = await open();
  type(await screen.findByLabelText('从表格中复制的内容'), `${head}\nU${phone()},林撤,${phone()},研发中心,P6,\n`);
  await press('读取');
  await press('查看 1 行的差异');
  await press('应用 1 项更改');
  await press('撤销这次导入');
  await press('撤销');
  expect(await screen.findByText('这次导入已撤销', { selector: 'h1' })).toBeTruthy();
  await press('返回员工');
  await waitFor(() =>
    expect(events.findLast((event) => event.type === 'navigate')?.detail).toMatchObject({ name: 'credit_member_list' }),
  );
  expect(screen.queryByText('名单还没有导入')).toBeNull();
});

it('the difference tells all that is wrong in a row left out, and leads back to mend it', async () => {
  const { screen, choose, press, type } = await open();
  const number = `U${Math.floor(Math.random() * 1e6)}`;
  await choose(`${head}\n${number},林甲,${phone()},研发中心,P7,\n${number}9,林乙,138,研发中心,P77,\n`);
  await press('查看 1 行的差异');
  const left = await screen.findByRole('region', { name: '未纳入的 1 行' });
  expect(left.textContent).toContain('第 3 行 林乙');
  expect(left.textContent).toContain('手机号码：请正确输入手机号码');
  expect(left.textContent).toContain('差旅等级：没有等级“P77”');
  await press('修改这些行');
  type(await screen.findByLabelText('手机号码'), phone());
  type(screen.getByLabelText('差旅等级'), 'P7');
  await press('查看 2 行的差异');
  await screen.findByText('应用前要知道的', { selector: 'h2' });
  expect(screen.queryByText(/^未纳入的 \d+ 行$/)).toBeNull();
});

it('an unknown department is wrong before the difference, with the nearest name, until departments are made', async () => {
  const { screen, choose, press, pick } = await open();
  const number = `D${Math.floor(Math.random() * 1e6)}`;
  await choose(`${head}\n${number},林甲,${phone()},研发中心,P7,\n${number}9,林乙,${phone()},研发中新,P7,\n`);
  await screen.findByText('没有部门“研发中新”');
  await screen.findByRole('button', { name: /查看 1 行的差异/ });
  await pick('文件中的新部门', '自动新建');
  await screen.findByRole('button', { name: /查看 2 行的差异/ });
  expect(screen.queryByText('没有部门“研发中新”')).toBeNull();
  await pick('文件中的新部门', /视为错误/);
  await screen.findByText('没有部门“研发中新”');
  await press('改为 研发中心');
  await press('查看 2 行的差异');
  await screen.findByText('应用前要知道的', { selector: 'h2' });
});
