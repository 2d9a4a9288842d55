import { describe, expect, it, vi } from 'vitest';
import { companyProcess as calls } from '#contract/process.ts';
import type { ProcessDetail, ProcessSaved } from '#contract/process.ts';
import { firstContent, newNode } from '#domain/process/defaults.ts';
import type { ApproveNode, ProcessContent } from '#domain/process/schema.ts';
import { callSandbox, fireEvent, logIn, mountWidget, waitFor } from '#tests/support/page/mount-widget.tsx';
import { settle } from '#tests/support/page/render-ui.tsx';
import { focusedElement } from '#ui/base/root-node.ts';

const company = '13800000070';
const open = (address = '/travel/processSettings') => mountWidget('processes', { as: company, address });
const press = (within: Element, name: string) =>
  fireEvent.click(
    Array.from(within.querySelectorAll('button')).find(({ textContent }) => textContent === name) as HTMLElement,
  );

async function ask(path: string, input: Record<string, string>) {
  const { token } = await logIn(company);
  return callSandbox(path, { token: String(token), appId: 'default', ...input });
}
let made = 0;
async function create(name: string, content: ProcessContent = firstContent, given: Record<string, string> = {}) {
  const { data } = await ask(calls.save.path, {
    requestId: `process-${(made += 1)}-${name}`,
    kind: 'refund',
    lock: '0',
    processName: name,
    content: JSON.stringify(content),
    scope: JSON.stringify({ departments: [7101], levels: [], products: [] }),
    note: '',
    ...given,
  });
  return data as unknown as ProcessSaved;
}
const detail = async (processId: number) =>
  (await ask(calls.detail.path, { processId: String(processId) })).data as unknown as ProcessDetail;

describe('the list of approval processes', () => {
  it('has the seeded default of each kind, and begins one of a kind', async () => {
    const { screen } = await open();
    for (const name of ['行程审批', '订单审批', '改签审批', '退票审批']) await screen.findByRole('button', { name });
    fireEvent.click(screen.getAllByRole('button', { name: '新建流程' })[0] as HTMLElement);
    fireEvent.click(await screen.findByRole('menuitem', { name: '订单审批' }));
    await screen.findByPlaceholderText('如：行程审批');
    expect(await screen.findByText('通过后可支付')).toBeTruthy();
  });

  it('shows kind, scope and state of each, copies and removes', async () => {
    const name = '退票审批：研发中心全体同事与外包同事共用的一条很长名字的流程';
    await create(name);
    const { screen } = await open('/travel/processSettings?kind=refund');
    const row = (await screen.findByRole('button', { name })).closest('tr') as HTMLElement;
    expect(row.textContent).toMatch(/退票审批.*草稿.*研发中心.*1 个/);
    press(row, '删除');
    press((await screen.findByText(`删除「${name}」`)).closest('dialog') as HTMLElement, '删除');
    await waitFor(() => expect(screen.queryByRole('button', { name })).toBeNull());
  });

  it('has a new role of approvers, whose name is asked for', async () => {
    const { screen, type } = await open();
    fireEvent.click(await screen.findByRole('button', { name: '审批角色' }));
    await screen.findByText('财务 BP');
    fireEvent.click(screen.getByRole('button', { name: '新增角色' }));
    fireEvent.click(await screen.findByRole('button', { name: '保存' }));
    await screen.findByText('请输入角色名称');
    type(screen.getByRole('textbox', { name: /角色名称/ }), '采购负责人');
    type(screen.getByRole('combobox', { name: /成员/ }), '陈佳宁');
    fireEvent.mouseDown(await screen.findByRole('option', { name: /陈佳宁/ }));
    fireEvent.click(screen.getByRole('option', { name: /陈佳宁/ }));
    await settle();
    fireEvent.click(screen.getByRole('button', { name: '保存' }));
    await screen.findByText('采购负责人');
  });
});

describe('the designer of a process', () => {
  const edit = async (processId: number) => {
    const mounted = await open(`/travel/editProcessSettings/${processId}`);
    await mounted.screen.findByRole('group', { name: '审批流程' });
    return mounted;
  };

  it('keeps what was drawn when another person has saved, and saves it over theirs on request', async () => {
    const { processId } = await create('两人同时修改');
    const { screen, type } = await edit(processId);
    const theirs = { processId: String(processId), lock: '1' };
    expect((await create('对方的名字', firstContent, theirs)).lock).toBe(2);
    type(screen.getByRole('textbox', { name: /流程名称/ }), '我的名字');
    fireEvent.click(screen.getByRole('button', { name: '存草稿' }));
    await screen.findByText(/保存过这条流程。您的修改都还在/);
    expect(screen.getByDisplayValue('我的名字')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: '查看对方的版本' }));
    await screen.findByDisplayValue('对方的名字');
    fireEvent.click(screen.getByRole('button', { name: '撤销' }));
    await screen.findByDisplayValue('我的名字');
    fireEvent.click(screen.getByRole('button', { name: '存草稿' }));
    await screen.findByText('草稿已保存');
    expect(await detail(processId)).toMatchObject({ name: '我的名字', lock: 3 });
  });

  it('is for employees by name, too, and says before it is published whom it reaches', async () => {
    const { processId } = await create('点名的流程', firstContent, {
      scope: JSON.stringify({ departments: [], levels: [], products: ['hotel'] }),
    });
    const { screen, type } = await edit(processId);
    type(screen.getByRole('combobox', { name: /员工、部门与等级/ }), '陈佳宁');
    fireEvent.mouseDown(await screen.findByRole('option', { name: /陈佳宁/ }));
    fireEvent.click(screen.getByRole('option', { name: /陈佳宁/ }));
    await settle();
    fireEvent.click(screen.getByRole('button', { name: '发布' }));
    await screen.findByText('适用于：陈佳宁 · 酒店');
    await screen.findByText('发布后，1 名员工新提交的申请按此版本审批。');
    type(screen.getByRole('textbox', { name: '修改说明（选填）' }), '点名');
    press(screen.getByText('发布「点名的流程」').closest('dialog') as HTMLElement, '发布');
    await waitFor(async () =>
      expect(await detail(processId)).toMatchObject({
        state: 'active',
        note: '点名',
        scope: { employees: [710071], names: { employees: ['陈佳宁'] } },
      }),
    );
    await ask(calls.retire.path, { requestId: 'retire-named-process', processId: String(processId), version: '1' });
  });

  it('leads to the faults of the flow, and publishes none of them', async () => {
    const faulty = {
      ...newNode('approve', () => 'n1'),
      name: '财务',
      who: [],
      onNobody: 'pass',
    } as ProcessContent['nodes'][0];
    const { processId } = await create('有问题的流程', { nodes: [faulty] });
    const { screen, root } = await edit(processId);
    await screen.findByText(/^发布前检查：1 处须处理/);
    fireEvent.click(screen.getByRole('button', { name: '定位' }));
    await screen.findByRole('textbox', { name: '名称' });
    expect(root.querySelector('[data-stop="n1"]')?.className).toContain('is-err');
    fireEvent.click(screen.getByRole('button', { name: '发布' }));
    const dialog = (await screen.findByText('发布「有问题的流程」')).closest('dialog') as HTMLElement;
    expect(dialog.textContent).toContain('以下问题须先处理');
    const button = Array.from(dialog.querySelectorAll('button')).find(({ textContent }) => textContent === '发布');
    expect(button?.disabled).toBe(true);
  });

  it('keeps a number that is none, at its step, until it is mended: nothing is saved or published before', async () => {
    const limited = {
      ...(newNode('approve', () => 'n1') as ApproveNode),
      limit: { hours: 24, onLate: 'pass' as const },
    };
    const { processId } = await create('数字填错', { nodes: [limited] });
    const { screen, root, type } = await edit(processId);
    const item = (id: string) => root.querySelector(`[data-stop="${id}"]`) as HTMLElement;
    fireEvent.click(item('n1'));
    fireEvent.click(await screen.findByRole('tab', { name: '超时' }));
    const hours = () => screen.findByRole('textbox', { name: '小时内未处理' });
    type(await hours(), '0');
    fireEvent.focusOut(await hours());
    await screen.findByText('请输入 1 至 720 小时，须为整数');
    expect(item('n1').className).toContain('is-err');
    // The settings are closed, and so are those of another visit: the text is where it was.
    fireEvent.click(screen.getByRole('button', { name: '完成' }));
    await waitFor(() => expect(screen.queryByRole('textbox', { name: '小时内未处理' })).toBeNull());
    for (const write of ['发布', '存草稿']) {
      fireEvent.click(screen.getByRole('button', { name: write }));
      await waitFor(() => expect(focusedElement(root)?.getAttribute('aria-label')).toBe('小时内未处理'));
      expect(((await hours()) as HTMLInputElement).value).toBe('0');
      fireEvent.click(screen.getByRole('button', { name: '完成' }));
      await settle();
    }
    expect((await detail(processId)).lock).toBe(1);
    fireEvent.click(item('n1'));
    fireEvent.click(await screen.findByRole('tab', { name: '超时' }));
    type(await hours(), '8');
    fireEvent.click(screen.getByRole('button', { name: '存草稿' }));
    await screen.findByText('草稿已保存');
    expect((await detail(processId)).content.nodes[0]).toMatchObject({ limit: { hours: 8 } });
  });

  it('asks for a name beside its box, which takes the focus', async () => {
    const { screen, root } = await open('/travel/editProcessSettings/0?kind=trip');
    const name = await screen.findByRole('textbox', { name: /流程名称/ });
    expect(name.getAttribute('aria-invalid')).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: '发布' }));
    await waitFor(() => expect(focusedElement(root)).toBe(name));
    expect(name.getAttribute('aria-invalid')).toBe('true');
    const note = root.querySelector(`[id="${name.getAttribute('aria-describedby')}"]`);
    expect(note?.textContent).toBe('请填写流程名称');
  });

  it('publishes what nobody decides once that is ticked', async () => {
    const passing = { ...(newNode('approve', () => 'n1') as ApproveNode), onNobody: 'pass' as const };
    const { processId } = await create('没人审的流程', { nodes: [passing] });
    const { screen } = await edit(processId);
    await screen.findByText(/人的申请无人审批，将自动通过/);
    fireEvent.click(screen.getByRole('button', { name: '发布' }));
    const dialog = (await screen.findByText('发布「没人审的流程」')).closest('dialog') as HTMLElement;
    const button = Array.from(dialog.querySelectorAll('button')).find(({ textContent }) => textContent === '发布');
    expect(button?.disabled).toBe(true);
    fireEvent.click(screen.getByRole('checkbox', { name: /^已知无人审批的申请将自动通过/ }));
    await waitFor(() => expect(button?.disabled).toBe(false));
  });

  it('publishes with hints that the check shows, which the dialog counts, and names what is new above the flow', async () => {
    const { processId } = await create('有提示的流程');
    const published = { processId: String(processId), lock: '1', requestId: `publish-process-${processId}` };
    expect((await ask(calls.publish.path, published)).ret).toBe(0);
    const { screen, root, type } = await edit(processId);
    await screen.findByText(/^发布前检查：\d+ 处提示/);
    type(screen.getByRole('textbox', { name: /流程名称/ }), '改名的流程');
    fireEvent.click(screen.getByRole('button', { name: '发布' }));
    const dialog = (await screen.findByText('发布「改名的流程」')).closest('dialog') as HTMLElement;
    expect(dialog.textContent).not.toContain('没有可以审批的人');
    expect(dialog.textContent).not.toContain('没有不同');
    expect(dialog.textContent).toMatch(/修改有提示的流程改名的流程/);
    expect(dialog.textContent).toMatch(/发布前检查有 \d+ 处提示，不影响发布/);
    press(dialog, '定位');
    await waitFor(() => expect(focusedElement(root)?.getAttribute('data-stop')).toBe('n1'));
  });

  it('takes a step back and forth by button and key, and shows the faults of the flow that is there', async () => {
    const decidedBy = (employeeId: number) => ({
      nodes: [{ ...firstContent.nodes[0], who: [{ kind: 'person', employeeId }] } as ProcessContent['nodes'][0]],
    });
    const { processId } = await create('撤销与重做', decidedBy(710072));
    const published = { processId: String(processId), lock: '1', requestId: `publish-process-${processId}` };
    expect((await ask(calls.publish.path, published)).ret).toBe(0);
    // An employee who may not approve.
    await create('撤销与重做', decidedBy(710071), { processId: String(processId) });
    const { screen, root } = await edit(processId);
    const fault = /没有审批权限或已停用/;
    const isFaulty = (is: boolean) =>
      waitFor(() => {
        expect(screen.queryByText(fault) !== null).toBe(is);
        expect(root.querySelector('[data-stop="n1"]')?.className.includes('is-err')).toBe(is);
      });
    const withCtrl = (key: string) =>
      fireEvent.keyDown(screen.getByRole('group', { name: '审批流程' }), { key, ctrlKey: true });
    await isFaulty(true);
    // The version in force as it is, with its difference from the draft; nothing of it is edited.
    fireEvent.click(screen.getByRole('button', { name: '查看 v1' }));
    await screen.findByText('正在查看 v1（生效中），只读');
    expect(screen.getByText(/^周国梁 \d{4}-\d\d-\d\d \d\d:\d\d 发布$/, { selector: 'p' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: '在此插入' })).toBeNull();
    (root.querySelector('[data-stop="n1"]') as HTMLElement).focus();
    fireEvent.keyDown(root.querySelector('[data-stop="n1"]') as HTMLElement, { key: 'Delete' });
    fireEvent.click(screen.getByRole('button', { name: '与草稿的不同' }));
    expect((await screen.findByRole('dialog')).textContent).toMatch(/修改.*许曼.*陈佳宁/);
    fireEvent.click(screen.getByRole('button', { name: '返回编辑' }));
    await isFaulty(true);
    fireEvent.click(screen.getByRole('button', { name: '查看 v1' }));
    fireEvent.click(await screen.findByRole('button', { name: '以 v1 的内容继续编辑' }));
    await isFaulty(false);
    const undo = screen.getByRole('button', { name: '撤销' });
    undo.focus();
    fireEvent.click(undo);
    await isFaulty(true);
    // The button is disabled now: keys go on from its neighbour.
    await waitFor(() => expect(focusedElement(root)?.getAttribute('aria-label')).toBe('恢复'));
    withCtrl('y');
    await isFaulty(false);
    withCtrl('z');
    await isFaulty(true);
  });

  it('marks the path of a test run with its people, and publishes a clean process', async () => {
    const { processId } = await create('干净的流程');
    const { screen, root, type } = await edit(processId);
    type(screen.getByRole('combobox', { name: '申请人' }), '陈佳宁');
    fireEvent.mouseDown(await screen.findByRole('option', { name: /陈佳宁/ }));
    fireEvent.click(screen.getByRole('option', { name: /陈佳宁/ }));
    await screen.findByText(/^1 个节点，预计/);
    await waitFor(() => expect(root.querySelector('[data-stop="n1"]')?.className).toContain('is-hot'));
    fireEvent.click(screen.getByRole('button', { name: '审批人与时间' }));
    await screen.findByText('许曼');
    fireEvent.click(screen.getByRole('radio', { name: '文字说明' }));
    await screen.findByText(/由申请人的直属主管审批/);
    fireEvent.click(screen.getByRole('button', { name: '发布' }));
    const dialog = (await screen.findByText('发布「干净的流程」')).closest('dialog') as HTMLElement;
    press(dialog, '发布');
    await screen.findByText(/^已发布，/);
    expect(await detail(processId)).toMatchObject({ state: 'active', published: 1 });
  });

  it('tells a test run that nobody decides, and asks for a number before it runs one', async () => {
    const copies = { kind: 'copy', id: 'n1', who: [{ kind: 'person', employeeId: 710072 }] } as const;
    const { processId } = await create('只抄送', { nodes: [copies] });
    const { screen, type } = await edit(processId);
    type(screen.getByRole('combobox', { name: '申请人' }), '陈佳宁');
    fireEvent.mouseDown(await screen.findByRole('option', { name: /陈佳宁/ }));
    fireEvent.click(screen.getByRole('option', { name: /陈佳宁/ }));
    await screen.findByText('1 个节点，无人需要审批，提交后直接通过');
    type(screen.getByRole('textbox', { name: '总额' }), '3k');
    await screen.findByText('请先改正标红的数字');
    expect(screen.queryByRole('button', { name: '审批人与时间' })).toBeNull();
  });

  it('on a phone has one row of buttons, with a menu for what is done seldom', async () => {
    const { processId } = await create('手机上编辑');
    vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(375);
    const { screen } = await edit(processId);
    const menu = await screen.findByRole('button', { name: '更多操作' });
    expect(menu.parentElement?.parentElement?.textContent).toBe('存草稿发布');
    fireEvent.click(menu);
    fireEvent.click(await screen.findByRole('menuitem', { name: '上季度试运行' }));
    expect(await screen.findByRole('dialog', { name: /试运行/ })).toBeTruthy();
    vi.restoreAllMocks();
  });

  it('is not there for a process of nobody, and an employee cannot open it', async () => {
    const { screen } = await open('/travel/editProcessSettings/999999');
    await screen.findByText('没有找到');
    expect((await ask(calls.detail.path, { processId: '999999' })).ret).toBe(404);
    const { token } = await logIn('13800000071');
    expect((await callSandbox(calls.list.path, { token: String(token), appId: 'default' })).ret).toBe(403);
  });
});
