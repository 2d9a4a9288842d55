import { describe, expect, it } from 'vitest';
import { application } from '#contract/application.ts';
import type { ApplicationDetail, ApplicationSaved } from '#contract/application-views.ts';
import { approval } from '#contract/approval.ts';
import { addDays } from '#domain/china-time.ts';
import { callSandbox, fireEvent, logIn, mountWidget, waitFor } from '#tests/support/page/mount-widget.tsx';

const employee = '13800000071';
const account = '13800000070';
const open = (applicationId: string, as = employee) =>
  mountWidget('applications', { as, address: `/travel/apply/details?applicationId=${applicationId}` });
let made = 0;

async function call<Out>(row: { path: string }, fields: Record<string, unknown>, as = employee): Promise<Out> {
  const { token } = await logIn(as);
  const texts = Object.entries(fields).map(([key, value]) => [
    key,
    typeof value === 'object' ? JSON.stringify(value) : String(value),
  ]);
  const answer = await callSandbox(row.path, {
    token: String(token),
    appId: 'default',
    requestId: `detail-test-call-${(made += 1)}`,
    ...(Object.fromEntries(texts) as Record<string, string>),
  });
  expect(answer.msg && answer.ret ? answer.msg : answer.ret).toBe(0);
  return answer.data as unknown as Out;
}
const detailOf = (applicationId: string) => call<ApplicationDetail>(application.detail, { applicationId });

/** An application that waits for its approvers. */
async function submitted(reason: string, more: Record<string, unknown> = {}): Promise<ApplicationDetail> {
  const first = addDays(new Date().toISOString().slice(0, 10), 40);
  const last = addDays(first, 2);
  const saved = await call<ApplicationSaved>(application.save, {
    reason,
    tripType: 'supplier',
    from: first,
    to: last,
    legs: [
      { legId: 'leg-1', product: 'flight', from: 'BJS', to: 'SHA', day: first, travellers: 1 },
      { legId: 'leg-2', product: 'hotel', to: 'SHA', day: first, toDay: last, travellers: 1, units: 1 },
    ],
    travellers: [{ kind: 'employee', employeeId: 710_071 }],
    budgets: { flight: '1200', hotel: '700' },
    ...more,
  });
  await call(application.submit, { applicationId: saved.applicationId, lock: saved.lock });
  return await detailOf(saved.applicationId);
}
/** The company's account may decide in the place of everybody. */
async function decide({ caseNo }: ApplicationDetail, agree: boolean): Promise<void> {
  for (const as of [account, '13800000072', '13800000073']) {
    const { token } = await logIn(as);
    const answer = await callSandbox(approval.decide.path, {
      token: String(token),
      appId: 'default',
      requestId: `detail-test-decide-${(made += 1)}`,
      caseNo,
      agree: agree ? '1' : '0',
      comment: agree ? '' : '预算过高',
    });
    if (answer.ret === 0 && String(answer.data['state']) !== 'running') return;
  }
  throw new Error('nobody could decide');
}
const press = (screen: Awaited<ReturnType<typeof open>>['screen'], name: string) =>
  fireEvent.click(screen.getByRole('button', { name }));

describe('the page of a trip application', () => {
  it('that is being approved shows who decides, is urged, and withdrawn after a question', async () => {
    const { applicationId } = await submitted('审批中的出差');
    const { screen, type } = await open(applicationId);
    await screen.findByRole('heading', { name: '审批中的出差' });
    await screen.findByText(/^提交申请/);
    // Each leg as the form had shown it, and the words that its people exchange.
    const asked = (await screen.findByText('行程与估价')).closest('section') as HTMLElement;
    expect(asked.textContent).toMatch(/北京 → 上海合规/);
    expect(asked.textContent).toMatch(/估价（每晚）¥/);
    expect(asked.textContent).toMatch(/估价合计（中位价）¥/);
    press(screen, '发送');
    await screen.findByText('请输入留言');
    type(screen.getByLabelText(/留言给审批人/), '请周三前批准');
    press(screen, '发送');
    await screen.findByText('请周三前批准', { selector: 'p' });
    fireEvent.click(await screen.findByRole('button', { name: '催办' }));
    await screen.findByText(/^已催办，\d\d:\d\d 后可再次催办/);
    press(screen, '撤回');
    const dialog = (await screen.findByText('撤回申请')).closest('dialog') as HTMLElement;
    fireEvent.click(Array.from(dialog.querySelectorAll('button')).find((one) => one.textContent === '撤回') as Element);
    await screen.findByText(/修改后可以重新提交。$/);
    expect((await detailOf(applicationId)).state).toBe(4);
  });

  it('that is refused says why, and leads to the form', async () => {
    const known = await submitted('被驳回的出差');
    await decide(known, false);
    const { screen } = await open(known.applicationId);
    await screen.findByText('驳回原因：预算过高');
    press(screen, '修改并重新提交');
    await screen.findByDisplayValue('被驳回的出差');
    await screen.findByText('上次被驳回：预算过高。修改后可以重新提交。');
  });

  it('that was submitted again opens the submission before, as it was, with the difference to the next', async () => {
    const first = await submitted('两次提交的出差');
    await decide(first, false);
    const { lock, content } = await detailOf(first.applicationId);
    const saved = await call<ApplicationSaved>(application.save, {
      ...content,
      budgets: { flight: '1000', hotel: '700' },
      applicationId: first.applicationId,
      lock,
    });
    await call(application.submit, { applicationId: saved.applicationId, lock: saved.lock });
    const { screen } = await open(first.applicationId);
    await screen.findByText('这是第 2 次提交，上一次已驳回：预算过高');
    fireEvent.click(await screen.findByRole('link', { name: '查看第 1 次提交' }));
    await screen.findByText('这是第 1 次提交的内容，仅供查看；最新为第 2 次');
    const difference = (await screen.findByText('与第 2 次提交的差异')).closest('section') as HTMLElement;
    expect(difference.textContent).toContain('¥1,200.00');
    expect(difference.textContent).toContain('¥1,000.00');
    expect(screen.getAllByText(/预算过高/).length).toBeGreaterThan(0);
    expect(screen.queryByRole('button', { name: '撤回' })).toBeNull();
    expect(screen.queryByRole('button', { name: '发送' })).toBeNull();
    fireEvent.click(screen.getByRole('link', { name: '查看最新' }));
    await screen.findByRole('button', { name: '撤回' });
  });

  it('leaves no draft behind a copy or a change in which nothing was typed', async () => {
    const known = await submitted('要复制的出差');
    await decide(known, true);
    const countOf = async () =>
      (await call<{ counts: Record<string, number> }>(application.list, { state: 'all' })).counts['0'];
    const before = await countOf();
    const { screen } = await open(known.applicationId);
    fireEvent.click(await screen.findByRole('button', { name: '变更' }));
    await screen.findByText('与已批准的版本相同，还没有可提交的变更。');
    press(screen, '提交变更');
    await screen.findByText('与已批准的内容相同，请先修改再提交');
    expect((await detailOf(known.applicationId)).change).toBeNull();
    const again = await open(known.applicationId);
    fireEvent.click(await again.screen.findByRole('button', { name: '复制' }));
    await again.screen.findByDisplayValue('要复制的出差');
    expect(again.screen.getByText(/^内容复制自 SQ/)).toBeTruthy();
    press(again.screen, '返回列表');
    await again.screen.findByText('最近修改');
    expect(await countOf()).toBe(before);
  });

  it('that is approved leads each leg to its booking with everything filled in, and can be closed', async () => {
    const known = await submitted('已批准的出差');
    await decide(known, true);
    const { screen, events } = await open(known.applicationId);
    await screen.findByText('按段预订');
    await screen.findByText(/下面每一段都可以直接预订。$/);
    expect(screen.getByText('还可订 1 人')).toBeTruthy();
    expect(screen.getByRole('button', { name: '变更' }).classList.contains('t-btn--primary')).toBe(false);
    fireEvent.click(screen.getByRole('button', { name: /^预订 北京 上海/ }));
    await waitFor(() => expect(location.pathname).toBe('/airTicket/query'));
    expect(new URL(location.href).searchParams.get('travelType')).toBe('business');
    expect(events.some(({ type }) => type === 'error')).toBe(false);
  });

  it('that is approved says why a leg cannot be booked, and does not promise all of them', async () => {
    const known = await submitted('没有酒店的出差');
    await decide(known, true);
    const { screen } = await mountWidget('applications', {
      as: employee,
      address: `/travel/apply/details?applicationId=${known.applicationId}`,
      async fetch(input, init) {
        const request = new Request(input, init);
        const answer = await fetch(request);
        if (!request.url.endsWith(application.detail.path)) return answer;
        const body = (await answer.json()) as { data: ApplicationDetail };
        Object.assign(body.data.legs[1] ?? {}, { book: null, closed: 'unsold' });
        return new Response(JSON.stringify(body), { headers: answer.headers });
      },
    });
    expect((await screen.findByText('本平台不提供酒店预订')).closest('li')?.textContent).toContain('上海');
    expect(screen.getByText(/有“预订”的行程现在可以直接预订。$/)).toBeTruthy();
    expect(screen.queryByText(/每一段都可以/)).toBeNull();
  });

  it('over cities that is approved says so, and has a button for each product', async () => {
    const known = await submitted('城市之间', { mode: 'cities', cities: ['BJS', 'SHA'], tripProducts: ['flight'] });
    await decide(known, true);
    const { screen } = await open(known.applicationId);
    await screen.findByText(/出差日期内可在下列城市之间预订。$/);
    const book = screen.getByRole('button', { name: '预订国内机票' });
    expect(book.classList.contains('t-btn--buy')).toBe(true);
    fireEvent.click(book);
    await waitFor(() => expect(location.pathname).toBe('/airTicket/query'));
    const { from, to, step } = Object.fromEntries(new URL(location.href).searchParams);
    expect({ from, to, step }).toEqual({ from: 'BJS', to: 'SHA', step: 'form' });
  });

  it('that is changed shows the difference alone, and both versions after it', async () => {
    const known = await submitted('要变更的出差');
    await decide(known, true);
    const { screen, type } = await open(known.applicationId);
    fireEvent.click(await screen.findByRole('button', { name: '变更' }));
    await screen.findByText('与已批准的版本相同，还没有可提交的变更。');
    type(screen.getByLabelText(/国内机票预算/), '1500');
    await screen.findByText('+¥300.00', { selector: 'td *, td' });
    press(screen, '提交变更');
    await screen.findByText(/^已提交/);
    await screen.findAllByText(/审批中/);
    expect((await detailOf(known.applicationId)).change?.state).toBe('approving');
  });

  it('of another company is said to be missing', async () => {
    const { screen } = await open('999999');
    await screen.findByText('没有找到这份申请');
    // Asking again for a number that is none never helps.
    const wrong = await open('12ab');
    await wrong.screen.findByText('申请编号不正确');
    expect(wrong.screen.queryByRole('button', { name: '重试' })).toBeNull();
    fireEvent.click(wrong.screen.getByRole('button', { name: '返回列表' }));
    await waitFor(() => expect(location.pathname).toBe('/travel/application'));
  });
});
