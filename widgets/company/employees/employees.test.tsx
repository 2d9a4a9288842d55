import { within } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import { focusedElement } from '#ui/base/root-node.ts';
import { fireEvent, mountWidget, waitFor } from '#tests/support/page/mount-widget.tsx';

const open = (address = '/personnel/enterpriseStall') => mountWidget('employees', { as: '13800000070', address });
/** By text: a search by role reads the whole page. */
const press = (inside: Element, name: string | RegExp) => {
  const found = Array.from(inside.querySelectorAll('button')).find(({ textContent }) =>
    typeof name === 'string' ? textContent?.trim() === name : name.test(textContent ?? ''),
  );
  if (!found) throw new Error(`no button ${String(name)}`);
  fireEvent.click(found);
};
const dialogOf = (text: HTMLElement) => text.closest('dialog') as HTMLElement;
const rowOf = (cell: HTMLElement) => cell.closest('tr') as HTMLElement;

describe('the list of employees', () => {
  it('has the people of the chosen department with level, manager and state, and its counts', async () => {
    const { screen } = await open('/personnel/enterpriseStall?keyword=cjn');
    const row = rowOf(await screen.findByText('陈佳宁'));
    expect(row.textContent).toContain('YF0127');
    expect(row.textContent).toContain('主管 许曼');
    expect(row.textContent).toContain('出行须先申请');
    fireEvent.click(await screen.findByText('市场部'));
    await waitFor(() => expect(screen.queryByText('陈佳宁')).toBeNull());
    expect(screen.getByText(/^在册 \d+$/)).toBeTruthy();
  });

  it('names those who cannot book, and opens the first of them', async () => {
    const { screen } = await open();
    const lead = await screen.findByText(/^\d+ 人在预订前需要处理$/);
    const kind = within(lead.closest('[role]') as HTMLElement).getByRole('button', { name: /^没有审批人 \d+ 人$/ });
    const count = Number(/\d+/.exec(kind.textContent ?? '')?.[0]);
    fireEvent.click(kind);
    await waitFor(() =>
      expect(screen.getAllByText('没有审批人', { selector: 'td *' })).toHaveLength(Math.min(count, 20)),
    );
    fireEvent.click(screen.getByText('逐项处理'));
    expect(await screen.findByLabelText(/工号/)).toBeTruthy();
    await waitFor(() => expect(screen.getAllByText(/没有审批人|没有成本中心/).length).toBeGreaterThan(1));
  });

  it('leads to the head of a department whose people have no approver', async () => {
    const { screen, root } = await open();
    const set = (await screen.findAllByRole('button', { name: /^设置负责人，解决 \d+ 人$/ }))[0] as HTMLElement;
    const name = /^(.+)没有负责人/.exec(set.parentElement?.textContent ?? '')?.[1] ?? '';
    fireEvent.click(set);
    const head = await screen.findByRole('combobox', { name: /负责人/ });
    expect(screen.getByText(new RegExp(`${name}$`), { selector: '.cmp-tree__form > b' })).toBeTruthy();
    await waitFor(() => expect((root.getRootNode() as ShadowRoot | Document).activeElement).toBe(head));
  });

  it('has a tree no higher than its rows, and the buttons of its look beside the chips without their words', async () => {
    const { screen, root } = await open();
    const wordsOf = (name: string) => root.querySelector(`button[aria-label="${name}"]`)?.textContent;
    await screen.findByText('市场部');
    const rows = root.querySelectorAll('[role=treeitem]').length;
    expect(Number.parseFloat((root.querySelector('[role=tree]') as HTMLElement).style.height)).toBeLessThan(
      (rows + 1) * 36,
    );
    await waitFor(() => expect(['列设置', '将当前筛选存为视图'].map(wordsOf)).toEqual(['', '']));
  });

  it('says of a department without people that there is nobody yet, not that nothing matches', async () => {
    const { screen, type } = await open();
    const panel = (await screen.findByLabelText('部门 / 负责人')).closest('section') as HTMLElement;
    await within(panel).findByText('市场部');
    press(panel, '新增');
    type(await screen.findByLabelText(/部门名称/), '空部门');
    press(panel, '保存');
    fireEvent.click(await within(panel).findByText('空部门'));
    await screen.findByText('还没有员工');
    expect(screen.queryByText('没有符合条件的记录')).toBeNull();
  });

  it('leads to the import', async () => {
    const { screen } = await open();
    fireEvent.click(await screen.findByText('批量导入'));
    await waitFor(() => expect(location.pathname).toBe('/myCenter/import_employees'));
  });

  it('changes the level of several at once', async () => {
    const { screen } = await open('/personnel/enterpriseStall?keyword=YF0088');
    const row = rowOf(await screen.findByText('赵一鸣'));
    fireEvent.click(row.querySelector('input[type=checkbox]') as HTMLElement);
    fireEvent.click(await screen.findByText('改等级'));
    const dialog = dialogOf(await screen.findByText('修改差旅等级'));
    expect(within(dialog).getByText(/^现在都是 /)).toBeTruthy();
    press(dialog, '修改');
    await waitFor(() => expect(dialog.querySelector('[aria-invalid=true]')).toBeTruthy());
    expect(within(dialog).getAllByText('请选择等级').length).toBeGreaterThan(0);
    fireEvent.click(dialog.querySelector('[role=combobox]') as HTMLElement);
    fireEvent.click(await within(dialog).findByText('P7 资深'));
    press(dialog, '修改');
    await screen.findByText('已修改 1 人');
    await waitFor(() => expect(rowOf(screen.getByText('赵一鸣')).textContent).toContain('P7 资深'));
  });

  it('selects the rows of all pages, and assigns a standard to one of them', async () => {
    const { screen } = await open('/personnel/enterpriseStall');
    fireEvent.click(await screen.findByLabelText('选择本页全部'));
    const all = await screen.findByText(/^选择全部 \d+ 项$/);
    const count = /\d+/.exec(all.textContent ?? '')?.[0] ?? '';
    expect(Number(count)).toBeGreaterThan(200);
    fireEvent.click(all);
    await screen.findByText(`已选 ${count} 项`);
    expect(screen.queryByText(/^选择全部/)).toBeNull();
    fireEvent.click(screen.getByText('取消选择'));
    fireEvent.click(screen.getAllByRole('checkbox', { name: /^选择 / })[0] as HTMLElement);
    fireEvent.click(await screen.findByText('指定标准'));
    const dialog = dialogOf(await screen.findByText('指定差旅标准'));
    fireEvent.click(await within(dialog).findByRole('combobox'));
    fireEvent.click(await within(dialog).findByText(/^市场专员差旅标准 v/));
    press(dialog, '指定');
    await screen.findByText('已修改 1 人');
  });
});

it('the form beside the list takes the focus, and Escape gives it back to the row', async () => {
  const { screen } = await open('/personnel/enterpriseStall?keyword=YF0127');
  const edit = await screen.findByRole('button', { name: '编辑' });
  edit.focus();
  fireEvent.click(edit);
  const heading = await screen.findByRole('heading', { name: '陈佳宁' });
  expect(focusedElement(heading)).toBe(heading);
  // It begins in view and scrolls with the page alone; its buttons stay in view, whatever was typed.
  const panel = heading.closest('aside') as HTMLElement;
  expect([panel.style.overflow, panel.style.marginTop]).toEqual(['', '12px']);
  expect(within(panel).getByRole('button', { name: '保存' }).closest('.t-bar')).toBeTruthy();
  fireEvent.keyDown(heading, { key: 'Escape' });
  await waitFor(() => expect(screen.queryByRole('heading', { name: '陈佳宁' })).toBeNull());
  expect(focusedElement(edit)?.textContent).toBe('编辑');
});

it('the form beside the list marks its row, and asks before another row, a new employee or its close button drops what was typed', async () => {
  const { screen, type } = await open('/personnel/enterpriseStall?departmentId=7112');
  const [first, second] = (await screen.findAllByText('编辑')).map((button) => rowOf(button));
  if (!first || !second) throw new Error('no two rows');
  press(first, '编辑');
  const position = () => screen.findByLabelText('职位') as Promise<HTMLInputElement>;
  await position();
  expect([first, second].map((row) => row.getAttribute('aria-current'))).toEqual(['true', null]);
  type(await position(), '试填');
  for (const go of [() => press(second, '编辑'), () => fireEvent.click(screen.getByText('新增员工'))]) {
    go();
    const dialog = dialogOf(await screen.findByText('还没有保存'));
    await waitFor(() => expect((dialog.getRootNode() as ShadowRoot).activeElement?.textContent).toBe('继续填写'));
    press(dialog, '继续填写');
    await waitFor(() => expect(screen.queryByText('还没有保存')).toBeNull());
    expect((await position()).value).toBe('试填');
  }
  press(second, '编辑');
  press(dialogOf(await screen.findByText('还没有保存')), '离开');
  await waitFor(() => expect(second.getAttribute('aria-current')).toBe('true'));
  expect(first.getAttribute('aria-current')).toBeNull();
  const panel = (await position()).closest('aside') as HTMLElement;
  fireEvent.click(within(panel).getByLabelText('关闭'));
  await waitFor(() => expect(screen.queryByLabelText('职位')).toBeNull());
});

describe('documents of an employee', () => {
  it('are entered with consent, masked in the form, and shown in full on demand', async () => {
    const { screen, type } = await open('/personnel/enterpriseStall?keyword=YF0089');
    fireEvent.click(await screen.findByText('编辑'));
    fireEvent.click(await screen.findByText('录入证件'));
    const dialog = dialogOf(await screen.findByText(/ 的证件$/));
    type(await within(dialog).findByLabelText(/证件号码/), '11010519491231002X');
    press(dialog, '保存证件');
    await within(dialog).findByText('请确认已取得本人同意后再保存');
    fireEvent.click(within(dialog).getByRole('checkbox'));
    press(dialog, '保存证件');
    await waitFor(() => expect(screen.queryByText('保存证件')).toBeNull());
    expect(screen.queryByText(/11010519491231002X/)).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: '显示号码 身份证' }));
    await screen.findByText(/11010519491231002X/);
  });
});

describe('the form of an employee', () => {
  it('refuses the phone of a family at its field, then invites the new employee', async () => {
    const { screen, type } = await open('/personnel/enterpriseStall?id=new&departmentId=7112');
    type(await screen.findByLabelText(/姓名/), '季晓棠');
    type(screen.getByLabelText(/工号/), 'TS9001');
    type(screen.getByLabelText(/手机号码/), '13800000020');
    fireEvent.click(screen.getByText('保存'));
    await screen.findByText(/^该手机号的账号不能加入企业/);
    type(screen.getByLabelText(/手机号码/), '18870090001');
    fireEvent.click(screen.getByText('保存'));
    await screen.findByText('已新增，邀请短信已发送');
    expect(await screen.findByText('重发邀请')).toBeTruthy();
  });

  it('shows the new employee while the list is narrowed to those in need of help, not the next of them', async () => {
    const { screen, type } = await open('/personnel/enterpriseStall?id=new&departmentId=7112&orphan=any');
    type(await screen.findByLabelText(/姓名/), '季晓荷');
    type(screen.getByLabelText(/工号/), 'TS9021');
    type(screen.getByLabelText(/手机号码/), '18870090021');
    fireEvent.click(screen.getByText('保存'));
    await screen.findByText('已新增，邀请短信已发送');
    expect(await screen.findByRole('heading', { name: '季晓荷' })).toBeTruthy();
    // The list is read again meanwhile.
    await waitFor(() => expect(screen.getByText(/^邀请于/)).toBeTruthy());
    expect(screen.queryByRole('heading', { name: '季晓荷' })).toBeTruthy();
  });

  it('asks a private member, who refuses, is asked by the next one, and agrees in the account centre', async () => {
    const ask = async (jobNumber: string) => {
      const form = await open('/personnel/enterpriseStall?id=new&departmentId=7112');
      form.type(await form.screen.findByLabelText(/姓名/), '周砚清');
      form.type(form.screen.getByLabelText(/工号/), jobNumber);
      form.type(form.screen.getByLabelText(/手机号码/), '13800000010');
      fireEvent.click(form.screen.getByText('保存'));
      await form.screen.findByText(/^对方已是会员，待其在账户中心同意后加入/);
      return form;
    };
    const openCentre = async () => {
      const centre = await mountWidget('account-centre', { as: '13800000010', address: '/myCenter/index' });
      const card = (await centre.screen.findByText('云帆科技有限公司邀请您加入企业')).closest('section') as HTMLElement;
      return { ...centre, card };
    };
    (await ask('TS9010')).unmount();
    const first = await openCentre();
    expect(first.card.textContent).toContain('加入前的订单和之后的因私订单，企业看不到');
    press(first.card, '拒绝');
    first.type(await within(first.card).findByLabelText(/拒绝理由/), '暂不加入');
    press(first.card, '确认拒绝');
    await waitFor(() => expect(first.screen.queryByText('云帆科技有限公司邀请您加入企业')).toBeNull());
    first.unmount();
    const { screen, unmount } = await open('/personnel/enterpriseStall?state=asked');
    fireEvent.click(await screen.findByText('编辑'));
    await screen.findByText('对方拒绝加入，理由：暂不加入');
    fireEvent.click(screen.getByText('撤回邀请'));
    press(dialogOf(await screen.findByText('撤回对周砚清的邀请')), '撤回');
    await screen.findByText('邀请已撤回');
    unmount();
    (await ask('TS9011')).unmount();
    const second = await openCentre();
    press(second.card, '同意加入');
    await second.screen.findByText(/以个人账号加入云帆科技有限公司$/);
    await waitFor(() => expect(second.screen.getByText('授信子会员')).toBeTruthy());
  });

  it('lets a manager go only after a successor is named', async () => {
    const { screen, type } = await open('/personnel/enterpriseStall?id=710072');
    await screen.findByText(/直属主管，须移交/);
    fireEvent.click(screen.getByText('办理离职'));
    const field = await screen.findByLabelText('移交给');
    const dialog = dialogOf(field);
    press(dialog, '办理离职');
    expect(await within(dialog).findByText('请选择接手人')).toBeTruthy();
    type(field, 'cjn');
    fireEvent.click(await within(dialog).findByText('YF0127 · 研发中心'));
    await waitFor(() => expect((field as HTMLInputElement).value).toBe('陈佳宁'));
  });
});

it('a department is renamed above the tree, and moved by Alt and an arrow key', async () => {
  const { screen, type } = await open('/personnel/enterpriseStall?departmentId=7132');
  const tree = await screen.findByLabelText('部门 / 负责人');
  const panel = tree.closest('section') as HTMLElement;
  await waitFor(() => press(panel, '编辑'));
  const name = await screen.findByLabelText(/部门名称/);
  expect(focusedElement(name)).toBe(name);
  fireEvent.keyDown(name, { key: 'Escape' });
  await waitFor(() => expect(focusedElement(panel)?.textContent).toBe('编辑'));
  press(panel, '编辑');
  type(await screen.findByLabelText(/部门名称/), '品牌与公关组');
  press(panel, '保存');
  await screen.findByText('已保存');
  type(tree, '品');
  fireEvent.click(await within(panel).findByText('市场部'));
  const order = () =>
    Array.from(panel.querySelectorAll('[role=treeitem] .t-ellip'), ({ textContent }) => textContent).filter((name) =>
      ['会展组', '品牌与公关组'].includes(name ?? ''),
    );
  type(tree, '市场部');
  await waitFor(() => expect(order()).toEqual(['会展组', '品牌与公关组']));
  fireEvent.click(within(panel).getByText('品牌与公关组'));
  await waitFor(() => expect(panel.querySelector('.is-picked')?.textContent).toContain('品牌与公关组'));
  fireEvent.keyDown(panel.querySelector('[role=tree]') as HTMLElement, { key: 'ArrowUp', altKey: true });
  await waitFor(() => expect(order()).toEqual(['品牌与公关组', '会展组']));
  // The move can be taken back, to the place in the order.
  await within(panel).findByText(/^“品牌与公关组”（\d+ 人）已移到“市场部”/);
  await waitFor(() => press(panel, '撤销'));
  await waitFor(() => expect(order()).toEqual(['会展组', '品牌与公关组']));
  await waitFor(() => expect(within(panel).queryByText('撤销')).toBeNull());
  // People are in it: what stands in the way is said, and nothing offers to delete it.
  press(panel, '编辑');
  await within(panel).findByText(/^下还有 \d+ 名员工，移走后才能删除部门/);
  expect(within(panel).queryByText('删除部门')).toBeNull();
});

it('levels show their flags in words; one in use is not removed', async () => {
  const { screen } = await open();
  fireEvent.click(await screen.findByText('等级'));
  const used = (await screen.findByLabelText('编辑 P5 专员')).closest('li') as HTMLElement;
  expect(used.textContent).toContain('使用中，不能删除');
  expect(within(used).queryByLabelText('删除 P5 专员')).toBeNull();
});
