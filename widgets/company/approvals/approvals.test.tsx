import { within } from '@testing-library/dom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { callSandbox, fireEvent, logIn, mountWidget, waitFor } from '#tests/support/page/mount-widget.tsx';
import type { AuditDetail } from '#contract/approval.ts';
import type { MountWidgetOptions } from '#tests/support/page/mount-widget.tsx';
import { startCase } from '#tests/support/page/start-case.ts';

/** 许曼 may approve; the company's account sees all cases. */
const [company, approver] = ['13800000070', '13800000072'];
afterEach(() => void vi.restoreAllMocks());

const hourMs = 3_600_000;
const list = (as = approver, query = '') =>
  mountWidget('approvals', { as, address: `/travel/audit${query}`, props: { side: 'trip' } });
async function page(no: string, as = approver, fetched?: MountWidgetOptions['fetch']) {
  const widget = await mountWidget('approvals', {
    as,
    address: `/travel/audit/details?no=${no}`,
    props: { side: 'case' },
    ...(fetched && { fetch: fetched }),
  });
  const press = async (name: string) => fireEvent.click(await widget.screen.findByRole('button', { name }));
  return { ...widget, press };
}
/** The case of the page, changed on its way. */
const changed =
  (change: (data: AuditDetail) => void): NonNullable<MountWidgetOptions['fetch']> =>
  async (input, init) => {
    const request = new Request(input, init);
    const answer = await fetch(request);
    if (!request.url.endsWith('/travel/audit/detail')) return answer;
    const body = (await answer.json()) as { data: AuditDetail };
    change(body.data);
    return new Response(JSON.stringify(body), { headers: answer.headers });
  };
const hasFocus = (element: HTMLElement): boolean =>
  (element.getRootNode() as Document | ShadowRoot).activeElement === element;
const atPhone = () => vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(375);

describe('a case', () => {
  it('that comes too late has its ways out, which are sent as they are offered', async () => {
    const no = await startCase({ title: '深圳产线改期', lapsesInMs: 60_000 });
    const offers = [
      { taskId: 't1', way: 'up' as const, name: '高远', forName: '许曼', to: '周国梁', endsMs: Date.now() + hourMs },
      { taskId: 't1', way: 'beside' as const, name: '许曼', to: '周国梁', endsMs: Date.now() + hourMs },
    ];
    const sent: string[] = [];
    const offering = changed((data) => (data.hurry = offers));
    const { screen, press } = await page(no, approver, async (input, init) => {
      const request = new Request(input, init);
      if (request.url.endsWith('/travel/audit/hurry')) sent.push(await request.clone().text());
      return await offering(request);
    });
    expect(await screen.findByText('每个审批节点只能加急一次，相关的人会收到通知')).toBeTruthy();
    expect(screen.getAllByText(/^预计 .* 审完$/)).toHaveLength(2);
    expect(screen.getByRole('button', { name: '把高远（代许曼）的审批转交上级周国梁' })).toBeTruthy();
    await press('请上级周国梁与许曼一同审批');
    await waitFor(() => expect(new URLSearchParams(sent[0]).get('way')).toBe('beside'));
  });

  it('that one more approver may keep from its end in time says so before they are added', async () => {
    const { screen, press } = await page(await startCase({ title: '武汉验收', lapsesInMs: 60_000 }));
    await screen.findByRole('button', { name: '加签' });
    await press('加签');
    expect(await screen.findByText(/^申请到期时间 .*，现预计 .* 审完。多一位审批人会更晚/)).toBeTruthy();
    const calm = await page(await startCase({ title: '武汉复验', lapsesInMs: 60 * 24 * hourMs }));
    await calm.screen.findByRole('button', { name: '加签' });
    await calm.press('加签');
    expect(await calm.screen.findByText('加签人同意后，再回到您这里审批')).toBeTruthy();
    expect(calm.screen.queryByText(/多一位审批人会更晚/)).toBeNull();
  });

  it('is agreed to with one press on a wide page, tells the page around it, and the next one is offered', async () => {
    const late = await startCase({ title: '成都客户回访', lapsesInMs: 5 * hourMs });
    const first = await startCase({ title: '上海供应商评审', lapsesInMs: hourMs });
    const { screen, press, events } = await page(first);
    expect(await screen.findByRole('heading', { name: '上海供应商评审' })).toBeTruthy();
    expect(screen.getByText(/许曼（您）/)).toBeTruthy();
    await press('同意');
    expect(await screen.findByText(/^您已同意。还有 \d+ 件待您审批$/)).toBeTruthy();
    expect(screen.getByRole('heading', { name: '上海供应商评审' })).toBeTruthy();
    await press('下一件');
    expect(await screen.findByRole('heading', { name: '成都客户回访' })).toBeTruthy();
    expect(location.search).toContain(late);
    expect(events).toContainEqual({ type: 'approval', detail: { no: first, decision: 'agree' } });
    expect(events).toContainEqual({ type: 'application', detail: { no: first, state: 2 } });
    const again = await page(first);
    expect(await again.screen.findByText('已批准', { selector: '.t-dot' })).toBeTruthy();
    expect(again.screen.queryByRole('button', { name: '同意' })).toBeNull();
  });

  it('is not refused without a reason; the reason stands in its progress', async () => {
    const no = await startCase({ title: '深圳产线驻场' });
    const { screen, press, type, events } = await page(no);
    await press('驳回');
    expect(await screen.findByText('驳回时请填写原因，将通知申请人')).toBeTruthy();
    await press('行程可改日');
    expect(screen.getByRole('textbox', { name: '审批意见（驳回时必填）' })).toHaveProperty('value', '行程可改日');
    expect(events.filter((event) => event.type === 'approval')).toEqual([]);
    type(screen.getByRole('textbox', { name: '审批意见（驳回时必填）' }), '行程可合并');
    await press('驳回');
    await waitFor(() => expect(events).toContainEqual({ type: 'approval', detail: { no, decision: 'refuse' } }));
    const own = await page(no, company);
    expect(await own.screen.findByText('行程可合并')).toBeTruthy();
    expect(own.screen.getByText('已驳回', { selector: '.t-dot' })).toBeTruthy();
  });

  it('that was decided meanwhile says by whom and when, and the next one is offered', async () => {
    await startCase({ title: '广州展会布展', lapsesInMs: 9 * hourMs });
    const no = await startCase({ title: '武汉培训', lapsesInMs: hourMs });
    const stale = await page(no);
    await stale.screen.findByRole('heading', { name: '武汉培训' });
    const quick = await page(no);
    await quick.press('同意');
    await waitFor(() => expect(quick.events.some(({ type }) => type === 'approval')).toBe(true));
    quick.unmount();
    await stale.press('同意');
    expect(await stale.screen.findByText(/许曼已于 \d\d-\d\d \d\d:\d\d 同意了这件审批/)).toBeTruthy();
    expect(await stale.screen.findByText(/^这件审批此前已处理。还有 \d+ 件待您审批$/)).toBeTruthy();
    await stale.press('下一件');
    await waitFor(() => expect(stale.screen.queryByRole('heading', { name: '武汉培训' })).toBeNull());
    expect(stale.events.some(({ type }) => type === 'approval')).toBe(false);
  });

  it('is decided on a phone in two presses: the second names the consequence', async () => {
    atPhone();
    const no = await startCase({ title: '西安项目验收' });
    const { press, screen, events } = await page(no);
    await press('同意');
    const sheet = (await screen.findByText('同意这项申请')).closest('dialog') as HTMLElement;
    // The case is read again before the sheet closes: what it names stays until it is gone.
    const named = () => sheet.querySelector('dl')?.textContent;
    const before = named();
    let isEmptied = !before;
    const look = () => (isEmptied ||= sheet.isConnected && named() !== before);
    new MutationObserver(look).observe(sheet, { childList: true, subtree: true, characterData: true });
    fireEvent.click(within(sheet).getByRole('button', { name: '确认同意' }));
    await waitFor(() => expect(sheet.isConnected).toBe(false));
    expect(isEmptied).toBe(false);
    await waitFor(() => expect(events).toContainEqual({ type: 'approval', detail: { no, decision: 'agree' } }));
  });

  it('about an order says until when seats are held, who pays which part, and what is left of the budget', async () => {
    const no = await startCase({ title: '上海机票', lapsesInMs: 3 * hourMs });
    const { screen } = await page(
      no,
      approver,
      changed((data) => {
        const departmentBudget = {
          name: '研发中心 · 2026 Q4 差旅',
          total: '1000',
          used: '600',
          asked: '300',
          warnPercent: 90,
        };
        Object.assign(data, { kind: 'order', total: '384', ownShare: '84', departmentBudget });
      }),
    );
    expect(await screen.findByText('公司支付 ¥300.00，个人支付 ¥84.00')).toBeTruthy();
    // Beside it the list may count the last minute of another case.
    const times = screen.getAllByRole('timer').map(({ textContent }) => textContent);
    expect(times).toContainEqual(expect.stringMatching(/^(?:2时5[5-9]|3时00)分\d\d秒$/));
    const budget = screen.getByText('部门预算').closest('section') as HTMLElement;
    expect(budget.textContent).toContain('本单公司支付¥300审批后剩余¥100');
    expect(within(budget).getByRole('img').getAttribute('aria-label')).toContain('审批前 60.0%，审批后 90.0%');
    const { type } = await page(no);
    type(screen.getByLabelText(/留言给申请人/), '请说明会议时间');
    fireEvent.click(screen.getByRole('button', { name: '发送' }));
    expect(await screen.findByText('请说明会议时间', { selector: 'p' })).toBeTruthy();
  });

  it('that lapses late says the nearer time of its approver, and what it is', async () => {
    const no = await startCase({ title: '厦门回访', lapsesInMs: 300 * hourMs });
    const { screen } = await page(
      no,
      approver,
      changed((data) => {
        if (data.mine) data.mine.dueAtMs = (data.lapsesAtMs ?? 0) - 200 * hourMs;
      }),
    );
    expect((await screen.findAllByText('审批时限')).some((one) => one.closest('.t-alert'))).toBe(true);
    expect(screen.queryByText('申请到期')).toBeNull();
    expect(screen.getByText('申请预算')).toBeTruthy();
  });

  it('of a change says the sum before and after, and leaves the raise to be spent', async () => {
    const no = await startCase({ title: '变更：武汉拜访' });
    const { screen } = await page(
      no,
      approver,
      changed((data) => {
        data.total = '5626';
        data.budget = { name: '申请预算', total: '5626', used: '66.7', asked: '0', was: '5126', warnPercent: 90 };
      }),
    );
    expect(await screen.findByText(/^\+¥500\.00（.*5,126.* → .*5,626.*）$/)).toBeTruthy();
    expect(screen.getByText('¥5,559.30')).toBeTruthy();
  });

  it('shows beside its verdict what may stand against it', async () => {
    const no = await startCase({ title: '青岛行程', lapsesInMs: hourMs });
    const overlap = { label: '行程重叠', text: '陈佳宁同期另有已批准的 SQ1', isWarning: true };
    const { screen } = await page(
      no,
      approver,
      changed(({ info }) => info.unshift(overlap)),
    );
    const told = await screen.findAllByText(new RegExp(overlap.text));
    expect(told.map((one) => one.closest('.t-alert') !== null)).toEqual([true]);
  });

  it.each([
    ['change', '改签差额', '改签申请，不再按差标判定'],
    ['refund', '退款金额', '退票申请，不涉及差标'],
  ] as const)('of a %s names its sum, and claims no standard that nothing was judged by', async (kind, sum, said) => {
    const no = await startCase({ title: '珠海行程', lapsesInMs: hourMs });
    const { screen } = await page(
      no,
      approver,
      changed((data) => void Object.assign(data, { kind })),
    );
    expect(await screen.findByText(sum)).toBeTruthy();
    expect(screen.getAllByText(said).some((one) => one.closest('.t-alert'))).toBe(true);
    expect(screen.queryByText(/^合规 \d/)).toBeNull();
  });

  it('is handed on to nobody: the dialog asks for a colleague', async () => {
    const no = await startCase({ title: '杭州路演' });
    const { press, screen } = await page(no);
    await press('转交');
    const dialog = (await screen.findByText('转交给同事审批')).closest('dialog') as HTMLElement;
    fireEvent.click(within(dialog).getByRole('button', { name: '转交' }));
    expect(await within(dialog).findByText('请选择同事')).toBeTruthy();
  });

  it('is handed on to a colleague who may approve, and waits for that colleague alone', async () => {
    const no = await startCase({ title: '青岛路演' });
    const { press, screen, type } = await page(no);
    await press('转交');
    const dialog = (await screen.findByText('转交给同事审批')).closest('dialog') as HTMLElement;
    const field = within(dialog).getByRole('combobox', { name: /^转交给/ });
    fireEvent.click(field);
    type(field, '王思远');
    await within(dialog).findByText('没有匹配的结果');
    type(field, '郑怀远');
    fireEvent.mouseDown(await within(dialog).findByRole('option', { name: /郑怀远/ }));
    fireEvent.click(within(dialog).getByRole('option', { name: /郑怀远/ }));
    await waitFor(() => expect(field).toHaveProperty('value', '郑怀远'));
    fireEvent.click(within(dialog).getByRole('button', { name: '转交' }));
    await screen.findByText('已转交');
    const own = await page(no, company);
    expect(await own.screen.findByText(/待审批：/)).toBeTruthy();
    expect(own.screen.getByText('郑怀远')).toBeTruthy();
  });

  it('is given to another approver by the company, which names whose task it is', async () => {
    const no = await startCase({ title: '宁波验厂' });
    const { press, screen, type } = await page(no, company);
    // The company's account decides nothing here, and reads who does.
    await screen.findByText('现由许曼审批，您可以转交');
    expect(screen.queryByRole('button', { name: '同意' })).toBeNull();
    await press('转交');
    const dialog = (await screen.findByText('转交给其他人审批')).closest('dialog') as HTMLElement;
    expect(within(dialog).getByText(/许曼 · /)).toBeTruthy();
    const field = within(dialog).getByRole('combobox', { name: /^转交给/ });
    fireEvent.click(field);
    type(field, '郑怀远');
    fireEvent.mouseDown(await within(dialog).findByRole('option', { name: /郑怀远/ }));
    fireEvent.click(within(dialog).getByRole('option', { name: /郑怀远/ }));
    await waitFor(() => expect(field).toHaveProperty('value', '郑怀远'));
    fireEvent.click(within(dialog).getByRole('button', { name: '转交' }));
    expect(await screen.findByText(/由企业转交给郑怀远/)).toBeTruthy();
  });

  it('is urged once in half an hour by the company, and one that is not there is named as such', async () => {
    const no = await startCase({ title: '南京年会' });
    const { press, screen } = await page(no, company);
    await press('催办');
    expect(await screen.findByText(/后可再次催办/)).toBeTruthy();
    expect((await screen.findByRole('button', { name: '催办' })).hasAttribute('disabled')).toBe(true);
    const other = await page('SQ2609169999');
    expect(await other.screen.findByText('没有找到这件审批')).toBeTruthy();
  });
});

it('the link of a notice leads to its decision, and tells another member whose account it wants', async () => {
  const no = await startCase({ title: '合肥供应商走访', lapsesInMs: hourMs });
  const { token } = await logIn(approver);
  const answer = await callSandbox('/message/list', { token: String(token), appId: 'default', size: '50' });
  const { rows } = answer.data as { rows: { caseNo: string; decideBy: string }[] };
  const address = `/travel/audit/details?link=${rows.find(({ caseNo }) => caseNo === no)?.decideBy}`;
  const open = (as: string) => mountWidget('approvals', { as, address, props: { side: 'case' } });
  const other = await open(company);
  expect(await other.screen.findByText('请用收到通知的账号登录')).toBeTruthy();
  expect(other.screen.getByText(/发给了许\*/)).toBeTruthy();
  other.unmount();
  const { screen, unmount } = await open(approver);
  fireEvent.click(await screen.findByRole('button', { name: '同意' }));
  expect(await screen.findByText(/^您已同意。/)).toBeTruthy();
  unmount();
  const late = await open(approver);
  expect(await late.screen.findByText('通知中的这一步已处理完，结果见下方审批进度。')).toBeTruthy();
});

describe('the list', () => {
  it('orders by what lapses first, decides several with single exceptions, and names each outcome', async () => {
    await startCase({ title: '批次一', lapsesInMs: 40 * 60_000 });
    await startCase({ title: '批次二', lapsesInMs: 20 * 60_000, facts: { verdict: 'over', overBy: 38_400 } });
    const { screen, type } = await list(approver, '?keyword=批次');
    const rows = (await screen.findAllByRole('row')).map(({ textContent }) => textContent ?? '');
    expect(rows.findIndex((row) => row.includes('批次二'))).toBeLessThan(
      rows.findIndex((row) => row.includes('批次一')),
    );
    fireEvent.click(screen.getByRole('checkbox', { name: /本页|全/ }));
    fireEvent.click(await screen.findByRole('button', { name: '批量处理' }));
    const dialog = (await screen.findByText('超标事项不随批同意，请逐件选择')).closest('dialog') as HTMLElement;
    const choices = within(dialog).getByRole('radiogroup', { name: '批次二的决定' });
    expect(within(choices).getByRole('radio', { name: '留下' }).getAttribute('aria-checked')).toBe('true');
    fireEvent.click(within(choices).getByRole('radio', { name: '驳回' }));
    fireEvent.click(await within(dialog).findByRole('button', { name: '提交 2 个决定' }));
    expect(await within(dialog).findByText('请填写驳回原因，将通知申请人')).toBeTruthy();
    type(within(dialog).getByRole('textbox', { name: '批次二的驳回原因' }), '请选更低价格');
    fireEvent.click(within(dialog).getByRole('button', { name: '提交 2 个决定' }));
    const [done] = await screen.findAllByText('已处理 2 件', { selector: 'b' });
    expect(done?.closest('dialog')?.textContent).toMatch(/批次二.*已驳回/);
  });

  it('names applicant, number and the meaning of the time on a phone', async () => {
    atPhone();
    const no = await startCase({ title: '福州回访', lapsesInMs: 300 * hourMs });
    const { screen } = await list(approver, '?keyword=福州回访');
    const card = (await screen.findByText(no)).closest('li');
    expect(card?.textContent).toMatch(/陈佳宁 · .+ · SQ/);
    expect(card?.textContent).toContain('申请到期');
    const all = await list(company, `?box=mine&keyword=${no}`);
    const row = (await all.screen.findByText(new RegExp(no))).closest('li');
    expect(row?.textContent).toContain('待 许曼 审批');
  });

  it('says to the company that an approver is late, and gives the step to another from its row', async () => {
    const no = await startCase({ title: '苏州设备验收' });
    const lateOf: NonNullable<MountWidgetOptions['fetch']> = async (input, init) => {
      const request = new Request(input, init);
      const answer = await fetch(request);
      if (!request.url.endsWith('/travel/audit/list')) return answer;
      const body = (await answer.json()) as { data: { rows: { no: string; dueAtMs: number }[] } };
      for (const row of body.data.rows) if (row.no === no) row.dueAtMs = 0;
      return new Response(JSON.stringify(body), { headers: answer.headers });
    };
    const { screen } = await mountWidget('approvals', {
      as: company,
      address: `/travel/audit?box=mine&keyword=${no}`,
      props: { side: 'trip' },
      fetch: lateOf,
    });
    const row = (await screen.findByText('苏州设备验收')).closest('tr') as HTMLElement;
    expect(within(row).getByText(/^已超时 \d+ 天/)).toBeTruthy();
    fireEvent.click(within(row).getByRole('button', { name: '转交' }));
    const dialog = (await screen.findByText('转交给其他人审批')).closest('dialog') as HTMLElement;
    expect(within(dialog).getByText(/许曼 · /)).toBeTruthy();
  });

  it('shows all cases to the company, and what is empty in words', async () => {
    await startCase({ title: '我的出差' });
    const all = await list(company, '?box=mine');
    expect(await all.screen.findByText('我的出差')).toBeTruthy();
    const none = await list(company);
    expect(await none.screen.findByText('没有待您审批的事项')).toBeTruthy();
  });
});

it('a deputy is set for days, named in the list, and ended again', async () => {
  const { screen, type } = await list(approver);
  fireEvent.click(await screen.findByRole('button', { name: '设代理人' }));
  await screen.findByRole('button', { name: '设置代理人' });
  await waitFor(() => expect(hasFocus(screen.getByRole('combobox', { name: /^代理人/ }))).toBe(true));
  fireEvent.click(await screen.findByRole('button', { name: '设置代理人' }));
  expect(await screen.findByText('请选择代理人')).toBeTruthy();
  // The lists stand below the form with its button.
  expect(screen.getByRole('button', { name: '设置代理人' }).closest('form')?.textContent).not.toContain(
    '没有设置代理人',
  );
  const field = screen.getByRole('combobox', { name: /^代理人/ });
  fireEvent.click(field);
  type(field, '许曼');
  await screen.findByText('没有匹配的结果');
  type(field, '郑怀远');
  fireEvent.click(await screen.findByRole('option', { name: /郑怀远/ }));
  fireEvent.click(screen.getByRole('button', { name: '设置代理人' }));
  expect(await screen.findByText(/外出时由 郑怀远 代审批/)).toBeTruthy();
  // The next one begins with an empty form.
  await waitFor(() => expect(screen.getByRole('combobox', { name: /^代理人/ })).toHaveProperty('value', ''));
  // Both are told while it lasts; the button that led here has the focus again.
  fireEvent.click(screen.getByRole('button', { name: '取消' }));
  expect(await screen.findByText(/^代理中：您的审批由 郑怀远 代为处理/)).toBeTruthy();
  await waitFor(() => expect(hasFocus(screen.getByRole('button', { name: '设代理人' }))).toBe(true));
  fireEvent.click(screen.getByRole('button', { name: '提前结束' }));
  fireEvent.click(await screen.findByRole('button', { name: '结束代理' }));
  expect(await screen.findByText('代理已结束')).toBeTruthy();
});
