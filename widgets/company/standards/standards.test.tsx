import { within } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import { travelStandard } from '#contract/travel-standard.ts';
import type { StandardDetail } from '#contract/travel-standard.ts';
import { focusedElement } from '#ui/base/root-node.ts';
import { callSandbox, fireEvent, logIn, mountWidget, waitFor } from '#tests/support/page/mount-widget.tsx';
import { settle } from '#tests/support/page/render-ui.tsx';

const company = '13800000070';
const usual = '通用差旅标准';
const open = (address = '/travel/standardSettings') => mountWidget('standards', { as: company, address });
const rowOf = (cell: HTMLElement) => cell.closest('tr') as HTMLElement;
const press = (box: HTMLElement, name: string) =>
  fireEvent.click(
    Array.from(box.querySelectorAll('button')).find(({ textContent }) => textContent === name) as HTMLElement,
  );

async function detail(standardId: number): Promise<StandardDetail> {
  const { token } = await logIn(company);
  const { data } = await callSandbox(travelStandard.detail.path, {
    token: String(token),
    appId: 'default',
    standardId: String(standardId),
  });
  return data as unknown as StandardDetail;
}
/** Another person's save of the same draft. */
async function saveElsewhere({ standardId, name, lock, content }: StandardDetail) {
  const { token } = await logIn(company);
  return callSandbox(travelStandard.save.path, {
    token: String(token),
    appId: 'default',
    requestId: `other-${lock}-${standardId}`,
    standardId: String(standardId),
    lock: String(lock),
    standardName: name,
    content: JSON.stringify(content),
    assigned: JSON.stringify([{ kind: 'company' }]),
    note: '别人的修改',
  });
}

describe('the list of standards', () => {
  it('shows each with its version, state and subjects, and copies one into a new draft', async () => {
    const { screen, events } = await open();
    const row = rowOf(await screen.findByRole('button', { name: usual }));
    expect(row.textContent).toContain('生效中');
    expect(row.textContent).toContain('全公司');
    expect(row.textContent).toContain('国内机票、国际机票、火车票、酒店');
    press(row, '复制');
    expect(await screen.findByDisplayValue(`${usual} 副本`)).toBeTruthy();
    expect(screen.getByText('草稿 v1')).toBeTruthy();
    expect(events.some(({ type }) => type === 'error')).toBe(false);
  });

  it('a first version is compared with the standard that its people have now', async () => {
    const { token } = await logIn(company);
    const ask = async (path: string, fields: Record<string, string>) =>
      (await callSandbox(path, { token: String(token), appId: 'default', ...fields })).data as Record<string, unknown>;
    const { rows } = await ask(travelStandard.list.path, { keyword: usual, state: 'active' });
    const [{ standardId, version }] = rows as [{ standardId: number; version: number }];
    const found = await ask(travelStandard.detail.path, {
      standardId: String(standardId),
      version: String(version),
    });
    const { content } = found as unknown as StandardDetail;
    const saved = await ask(travelStandard.save.path, {
      requestId: 'first-version-of-one',
      lock: '0',
      standardName: '测试组差旅标准',
      content: JSON.stringify({ ...content, tolerance: content.tolerance + 100, rules: content.rules.slice(1) }),
      assigned: JSON.stringify([{ kind: 'employee', id: 710_071 }]),
    });
    const { screen } = await open(`/travel/editStandardSettings/${String(saved['standardId'])}`);
    fireEvent.click(await screen.findByRole('button', { name: '发布' }));
    const dialog = within(await screen.findByRole('dialog'));
    const former = within(await dialog.findByRole('region', { name: usual }));
    former.getByText(`1 人现用「${usual}」，改用本标准后：`);
    expect(former.getAllByRole('listitem')).toHaveLength(2);
    expect(former.getByText('删除')).toBeTruthy();
    expect(former.getByText('机票容差')).toBeTruthy();
  });

  it('names each subject that another standard has as well, with the ways to both', async () => {
    const { token } = await logIn(company);
    const ask = async (path: string, fields: Record<string, string>) =>
      (await callSandbox(path, { token: String(token), appId: 'default', ...fields })).data as Record<string, unknown>;
    const { rows } = await ask(travelStandard.list.path, { keyword: usual, state: 'active' });
    const [{ standardId } = { standardId: 0 }] = rows as { standardId: number }[];
    const name = '华东试点标准';
    await ask(travelStandard.save.path, {
      requestId: 'conflict-1',
      lock: '0',
      note: '',
      standardName: name,
      content: JSON.stringify((await detail(standardId)).content),
      assigned: JSON.stringify([{ kind: 'company' }]),
    });
    const { screen } = await open(`/travel/standardSettings?keyword=${name}`);
    const row = rowOf(await screen.findByRole('button', { name }));
    expect(row.textContent).toContain('全公司同时适用');
    expect(row.textContent).toContain('从一份标准中移除，或发布时由本标准接管');
    press(row, '去处理');
    expect(await screen.findByText('适用冲突')).toBeTruthy();
    expect(screen.getByText(`也适用于「${usual}」`)).toBeTruthy();
    const again = await open(`/travel/standardSettings?keyword=${name}`);
    press(rowOf(await again.screen.findByRole('button', { name })), `「${usual}」`);
    expect(await again.screen.findByDisplayValue(usual)).toBeTruthy();
  });

  it('says before it ends a standard how many employees could book no more, and ends nothing without a yes', async () => {
    const { screen } = await open(`/travel/standardSettings?keyword=${usual}&state=active`);
    press(rowOf(await screen.findByRole('button', { name: usual })), '停用');
    const dialog = (await screen.findByText(/^停用「.*：\d+ 人将无法因公预订$/)).closest('dialog') as HTMLElement;
    expect(dialog.textContent).toContain('人没有其他标准，将无法因公预订');
    expect(dialog.textContent).not.toContain('人改用其他标准');
    expect(within(dialog).getByRole('button', { name: '仍要停用' })).toBeTruthy();
    press(dialog, '保留');
    expect((await detail(1)).versions.map(({ state }) => state)).not.toContain('retired');
  });

  it('names the standards that people fall back to, and ends one that ends no second time', async () => {
    const { screen } = await open('/travel/standardSettings?keyword=市场专员&state=active');
    const name = '市场专员差旅标准';
    press(rowOf(await screen.findByRole('button', { name })), '停用');
    const dialog = (await screen.findByText(`停用「${name}」`)).closest('dialog') as HTMLElement;
    expect(dialog.textContent).toContain(`1 人改用其他标准：「${usual}」1 人。`);
    press(dialog, '停用');
    await screen.findByText('将停用');
    const row = rowOf(screen.getByRole('button', { name }));
    expect(row.textContent).toContain('复制');
    expect(row.textContent?.replace('将停用', '')).not.toContain('停用');
  });

  it('removes a standard that no order was judged by, after a question', async () => {
    const { screen } = await open('/travel/standardSettings?state=draft');
    const row = rowOf(await screen.findByRole('button', { name: `${usual} 副本` }));
    press(row, '删除');
    press((await screen.findByText(`删除「${usual} 副本」`)).closest('dialog') as HTMLElement, '删除');
    await waitFor(() => expect(screen.queryByRole('button', { name: `${usual} 副本` })).toBeNull());
  });
});

describe('the editor of a standard', () => {
  const edit = async () => {
    const mounted = await open('/travel/editStandardSettings/1');
    await mounted.screen.findByRole('list', { name: '国内机票' });
    return mounted;
  };
  const rules = (root: Element) =>
    Array.from(root.querySelectorAll('ul[aria-label="酒店"] > li'), (row) => row.querySelector('.t-grow')?.textContent);

  it('changes the figure in a sentence, with the former one beside it, and undoes and redoes', async () => {
    const { screen, root, type } = await edit();
    fireEvent.click(screen.getByRole('tab', { name: /^酒店/ }));
    fireEvent.click(await screen.findByRole('button', { name: '¥500' }));
    const box = await screen.findByRole('textbox', { name: '每间每晚' });
    type(box, '55');
    type(box, '550');
    await waitFor(() => expect(rules(root)[0]).toMatch(/^住一线城市，每间每晚不超过 ¥550.* 原 ¥500$/));
    fireEvent.keyDown(box, { key: 'Enter' });
    await waitFor(() => expect(focusedElement(root)?.textContent).toBe('¥550'));
    fireEvent.click(screen.getByRole('button', { name: '撤销' }));
    await waitFor(() => expect(rules(root)[0]).toContain('¥500'));
    fireEvent.keyDown(screen.getByRole('button', { name: '恢复' }), { key: 'y', ctrlKey: true });
    await waitFor(() => expect(rules(root)[0]).toContain('¥550'));
    fireEvent.keyDown(screen.getByRole('button', { name: '撤销' }), { key: 'z', ctrlKey: true });
    await settle();
  });

  it('keeps a figure that is none, marked in its sentence, and leads back to it instead of saving', async () => {
    const { screen, root, type } = await edit();
    fireEvent.click(screen.getByRole('tab', { name: /^酒店/ }));
    const figure = await screen.findByRole('button', { name: '¥500' });
    fireEvent.click(figure);
    const box = await screen.findByRole('textbox', { name: '每间每晚' });
    type(box, '5OO');
    fireEvent.keyDown(box, { key: 'Enter' });
    await waitFor(() => expect(focusedElement(root)).toBe(figure));
    expect(within(figure).getByRole('img', { name: '还没有填对' })).toBeTruthy();
    fireEvent.click(screen.getByRole('tab', { name: /^国内机票/ }));
    fireEvent.click(screen.getByRole('button', { name: '存草稿' }));
    await waitFor(() => expect((focusedElement(root) as HTMLInputElement).value).toBe('5OO'));
    expect(screen.getByText(/^请输入 ¥0 至/)).toBeTruthy();
    type(await screen.findByRole('textbox', { name: '每间每晚' }), '500');
    await waitFor(() => expect(screen.queryByRole('img', { name: '还没有填对' })).toBeNull());
    fireEvent.click(screen.getByRole('button', { name: '撤销' }));
    await settle();
  });

  it('pastes cities into a tier: known ones come, an unknown one has a name that it resembles', async () => {
    const { screen, type } = await edit();
    type(screen.getByRole('textbox', { name: '粘贴城市名' }), '成都、北京 福洲');
    await screen.findByText(/识别 3 个：1 个已在本级，1 个新增/);
    fireEvent.click(screen.getByRole('button', { name: '福洲 → 福州' }));
    fireEvent.click(await screen.findByRole('button', { name: '加入 2 个' }));
    expect(await screen.findByRole('button', { name: /移除福州/ })).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: '撤销' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: /移除福州/ })).toBeNull());
  });

  it('names the case that no rule covers, and closes it with the row that it offers', async () => {
    const { screen, root } = await edit();
    fireEvent.click(screen.getByRole('tab', { name: /^酒店/ }));
    await screen.findByText(/^规则完整/);
    fireEvent.click(screen.getByRole('button', { name: '第 2 条的更多操作' }));
    fireEvent.click(await screen.findByRole('menuitem', { name: '删除' }));
    // In the season of a band, and outside of it.
    await screen.findByText(/^2 处待处理。 酒店 · 住其他城市/);
    expect(screen.getByRole('tab', { name: /酒店有待处理/ })).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: '补上这一条' }));
    await screen.findByText(/^1 处待处理。 酒店 · 住其他城市/);
    fireEvent.click(screen.getByRole('button', { name: '补上这一条' }));
    await screen.findByText(/^规则完整/);
    expect(rules(root).at(-1)).toContain('住其他城市');
    for (let step = 0; step < 3; step += 1) fireEvent.click(screen.getByRole('button', { name: '撤销' }));
    await waitFor(() => expect(screen.getByRole('button', { name: '撤销' })).toHaveProperty('disabled', true));
  });

  it('keeps what was typed when another person has saved, and saves it over theirs on request', async () => {
    const { screen, type } = await edit();
    const before = await detail(1);
    expect((await saveElsewhere(before)).ret).toBe(0);
    type(screen.getByRole('textbox', { name: '标准名称' }), '通用标准');
    fireEvent.click(screen.getByRole('button', { name: '存草稿' }));
    await screen.findByText(/保存过这份标准。您的修改都还在/);
    expect(screen.getByDisplayValue('通用标准')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: '查看对方的版本' }));
    await screen.findByDisplayValue(usual);
    fireEvent.click(screen.getByRole('button', { name: '撤销' }));
    await screen.findByDisplayValue('通用标准');
    fireEvent.click(screen.getByRole('button', { name: '存草稿' }));
    await screen.findByText('草稿已保存');
    const after = await detail(1);
    expect([after.name, after.lock]).toEqual(['通用标准', before.lock + 2]);
    type(screen.getByRole('textbox', { name: '标准名称' }), usual);
    fireEvent.click(screen.getByRole('button', { name: '存草稿' }));
    await waitFor(async () => expect((await detail(1)).name).toBe(usual));
  });

  it('is published for somebody alone: the dialog leads to the field, and counts and lists those just added', async () => {
    const { screen, root, type } = await edit();
    fireEvent.click(screen.getByRole('button', { name: /移除?全公司/ }));
    fireEvent.click(screen.getByRole('button', { name: '发布' }));
    const opened = async () => (await screen.findByText(`发布「${usual}」`)).closest('dialog') as HTMLElement;
    const blocked = await opened();
    expect(within(blocked).getByRole('button', { name: '发布' })).toHaveProperty('disabled', true);
    expect(blocked.textContent).not.toContain('名员工生效');
    press(blocked, '去指定');
    const field = await screen.findByRole('combobox', { name: /等级、部门或员工/ });
    await waitFor(() => expect(focusedElement(root)).toBe(field));
    type(field, '陈佳宁');
    fireEvent.click(await screen.findByRole('option', { name: /陈佳宁/ }));
    fireEvent.click(screen.getByRole('button', { name: '发布' }));
    const dialog = await opened();
    await within(dialog).findByText(/对 1 名员工生效/);
    await within(dialog).findByText('适用对象 陈佳宁');
    expect(within(dialog).getByText('适用对象 全公司')).toBeTruthy();
    press(dialog, '取消');
    for (let step = 0; step < 2; step += 1) fireEvent.click(screen.getByRole('button', { name: '撤销' }));
    await settle();
  });

  it('publishes with a summary of the differences, from the chosen day on', async () => {
    const { screen, type } = await edit();
    fireEvent.click(screen.getByRole('button', { name: '发布' }));
    const dialog = (await screen.findByText(`发布「${usual}」`)).closest('dialog') as HTMLElement;
    expect(dialog.textContent).toContain('住其他城市，每间每晚不超过 ¥350');
    expect(dialog.textContent).toContain('季节与活动');
    // The note makes the draft another one: it is saved on the way, without a message of its own.
    type(within(dialog).getByRole('textbox', { name: /^修改说明/ }), '年度调整');
    press(dialog, '发布');
    await screen.findByText(/^已发布，/);
    expect(screen.queryByText('草稿已保存')).toBeNull();
    expect((await detail(1)).versions.map(({ state }) => state)).toEqual(['planned', 'active', 'over', 'over']);
  });
});
