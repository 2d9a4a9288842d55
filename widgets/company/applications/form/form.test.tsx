import { describe, expect, it } from 'vitest';
import { application } from '#contract/application.ts';
import type { ApplicationDetail } from '#contract/application-views.ts';
import { companyProcess } from '#contract/process.ts';
import type { ProcessSaved } from '#contract/process.ts';
import { firstContent } from '#domain/process/defaults.ts';
import { addDays, dayAt } from '#domain/china-time.ts';
import { askSandbox, callSandbox, fireEvent, logIn, mountWidget, waitFor } from '#tests/support/page/mount-widget.tsx';

const employee = '13800000071';
const today = async () => dayAt(Number((await askSandbox('/sandbox/clock'))['now']) || Date.now());
const tripOn = async (from = 20, more = '') => {
  const [first, last] = [addDays(await today(), from), addDays(await today(), from + 2)];
  return `/travel/application/add?from=${first}&to=${last}&legs=flight.BJS.SHA.${first}..1.0_hotel..SHA.${first}.${last}.1.1${more}`;
};
const open = (address = '/travel/application/add', keepSession = false) =>
  mountWidget('applications', { as: employee, address, keepSession });
type Mounted = Awaited<ReturnType<typeof open>>;

async function call<Out>(row: { path: string }, fields: Record<string, string>, as = employee): Promise<Out> {
  const { token } = await logIn(as);
  const answer = await callSandbox(row.path, { token: String(token), appId: 'default', ...fields });
  expect(answer.ret).toBe(0);
  return answer.data as unknown as Out;
}
const detailOf = (applicationId: string) => call<ApplicationDetail>(application.detail, { applicationId });
const savedId = async () => {
  await waitFor(() => expect(new URL(location.href).searchParams.get('applicationId')).toMatch(/^\d+$/));
  return new URL(location.href).searchParams.get('applicationId') ?? '';
};
async function fill({ screen, type }: Mounted, reason: string) {
  type(await screen.findByLabelText(/出差事由/), reason);
  const kind = screen.getByRole('combobox', { name: /出差类型/ });
  fireEvent.keyDown(kind, { key: 'ArrowDown' });
  fireEvent.click(await screen.findByRole('option', { name: '供应商与采购' }));
  await waitFor(() => expect(kind.textContent).toContain('供应商与采购'));
}

describe('the form of a trip application', () => {
  it('shows each fault at its field, and who would decide the trip', async () => {
    const { screen, type } = await open();
    fireEvent.click(await screen.findByRole('button', { name: '提交申请' }));
    for (const message of ['请填写出差事由', '请选择出差类型', '请选择出发日期', '请至少添加一段行程'])
      await screen.findByText(message);
    expect(screen.getByLabelText(/出差事由/).getAttribute('aria-invalid')).toBe('true');
    fireEvent.click(screen.getByRole('button', { name: '加一段交通' }));
    await screen.findByText('预计完成');
    expect(screen.queryByText('第 1 段请选择出发城市')).toBeNull();
    // The draft of a refused submission is saved as before, with somebody from outside who is checked when added.
    fireEvent.click(screen.getByRole('button', { name: '添加外部人员' }));
    type(await screen.findByLabelText(/姓名/), '方启明');
    type(screen.getByLabelText(/手机号码/), '123');
    fireEvent.click(screen.getByRole('button', { name: '加入' }));
    await screen.findByText('请正确输入方启明的手机号码，或留空');
    type(screen.getByLabelText(/手机号码/), '13812345678');
    await waitFor(() => expect(screen.queryByText('请正确输入方启明的手机号码，或留空')).toBeNull());
    fireEvent.click(screen.getByRole('button', { name: '加入' }));
    await screen.findByText('方启明');
    fireEvent.click(screen.getByRole('button', { name: '提交申请' }));
    const id = await savedId();
    await waitFor(async () => expect((await detailOf(id)).content.travellers).toHaveLength(2));
  });

  it('is filled by keys: legs move by arrows, a city is found by its initials, estimates fill the budgets', async () => {
    const mounted = await open(await tripOn());
    const { screen, type } = mounted;
    await fill(mounted, '客户拜访');
    const handle = await screen.findByRole('button', { name: /移动第 2 段/ });
    fireEvent.keyDown(handle, { key: 'ArrowUp' });
    await waitFor(() => expect(screen.getByRole('combobox', { name: '第 2 段出发城市' })).toBeTruthy());
    fireEvent.keyDown(screen.getByRole('button', { name: /移动第 1 段/ }), { key: 'ArrowDown' });
    const to = await screen.findByRole('combobox', { name: '第 1 段到达城市' });
    type(to, 'gz');
    await screen.findByRole('option', { name: /广州/ });
    fireEvent.keyDown(to, { key: 'Enter' });
    await waitFor(() => expect(to).toHaveProperty('value', '广州'));
    fireEvent.click(await screen.findByRole('button', { name: '按估价填入' }));
    await waitFor(() =>
      expect(Number((screen.getByLabelText(/国内机票预算/) as HTMLInputElement).value)).toBeGreaterThan(0),
    );
    type(screen.getByLabelText(/国内机票预算/), '90000');
    expect((await screen.findByText(/超过估价的两倍，请核对预算$/)).className).toContain('t-warn');
  });

  it('keeps what was typed as a draft of the server, over a remount', async () => {
    const first = await open(await tripOn());
    await fill(first, '华南客户回访');
    first.type(first.screen.getByLabelText(/^项目/), 'PRJ-118');
    const id = await savedId();
    first.unmount();
    const second = await open(`/travel/application/add?applicationId=${id}`, true);
    expect(await second.screen.findByDisplayValue('华南客户回访')).toBeTruthy();
    expect(second.screen.getByDisplayValue('PRJ-118')).toBeTruthy();
    expect((await detailOf(id)).content.legs).toHaveLength(2);
  });

  it('keeps what is typed after the first save over a reload that comes before the next save', async () => {
    const first = await open(await tripOn());
    await fill(first, '华东供应商走访');
    const id = await savedId();
    await first.screen.findByText(/草稿已保存/);
    first.type(first.screen.getByLabelText(/^项目/), 'PRJ-204');
    first.unmount();
    const second = await open(`/travel/application/add?applicationId=${id}`, true);
    expect(await second.screen.findByDisplayValue('PRJ-204')).toBeTruthy();
    await waitFor(async () => expect((await detailOf(id)).content.project).toBe('PRJ-204'));
    second.unmount();
    // The next new application begins with nothing of it.
    const third = await open(await tripOn(), true);
    expect(await third.screen.findByLabelText(/出差事由/)).toHaveProperty('value', '');
  });

  it('shows both versions when another device has saved, and lets one be chosen', async () => {
    const mounted = await open(await tripOn());
    const { screen, type } = mounted;
    await fill(mounted, '本机写的事由');
    const id = await savedId();
    await screen.findByText(/草稿已保存/);
    const { lock, content } = await detailOf(id);
    await call(application.save, {
      requestId: `other-device-save-${id}`,
      applicationId: id,
      lock: String(lock),
      ...Object.fromEntries(
        Object.entries({ ...content, reason: '另一台写的事由' }).map(([key, value]) => [
          key,
          typeof value === 'string' ? value : JSON.stringify(value),
        ]),
      ),
    });
    type(screen.getByLabelText(/出差事由/), '本机又改的事由');
    await screen.findByText(/在另一台设备上保存过/);
    const line = (await screen.findByText('另一台写的事由')).closest('tr');
    expect(Array.from(line?.cells ?? [], ({ textContent }) => textContent)).toEqual([
      '出差事由',
      '另一台写的事由',
      '本机又改的事由',
    ]);
    fireEvent.click(screen.getByRole('button', { name: '保留这里的' }));
    await waitFor(async () => expect((await detailOf(id)).content.reason).toBe('本机又改的事由'));
  });

  it('is submitted to the approvers, and its page says so', async () => {
    const mounted = await open(await tripOn());
    const { screen, type } = mounted;
    await fill(mounted, '供应商复审');
    type(screen.getByLabelText(/国内机票预算/), '3000');
    type(screen.getByLabelText(/酒店预算/), '2000');
    await screen.findByText('高于差标上限');
    fireEvent.click(screen.getByRole('button', { name: '提交申请' }));
    await screen.findByText('预算或行程高于差标，请填写申请放宽差标的理由');
    type(screen.getByLabelText(/申请放宽差标的理由/), '展会期间房价高');
    // The reason goes with what it is for, and is still there when that comes back.
    type(screen.getByLabelText(/国内机票预算/), '100');
    type(screen.getByLabelText(/酒店预算/), '100');
    await waitFor(() => expect(screen.queryByLabelText(/申请放宽差标的理由/)).toBeNull());
    type(screen.getByLabelText(/国内机票预算/), '3000');
    type(screen.getByLabelText(/酒店预算/), '2000');
    const again = (await screen.findByLabelText(/申请放宽差标的理由/)) as HTMLTextAreaElement;
    expect(again.value).toBe('展会期间房价高');
    fireEvent.click(screen.getByRole('button', { name: '提交申请' }));
    await screen.findByText(/^已提交，申请单号 SQ/);
    await screen.findByRole('heading', { name: '供应商复审' });
    await screen.findByText('审批中');
    expect(new URL(location.href).pathname).toBe('/travel/apply/details');
    const told = mounted.events.filter((event) => event.type === 'application').map(({ detail }) => detail);
    expect(told).toEqual([
      { no: '', state: 0 },
      { no: expect.stringMatching(/^SQ/), state: 1 },
    ]);
  });

  it('refuses a file of another kind with words, and keeps one that it takes', async () => {
    const { screen } = await open(await tripOn());
    const input = (await screen.findByLabelText('附件', { selector: 'input' })) as HTMLInputElement;
    const choose = (name: string, content: string, type: string) =>
      fireEvent.change(input, { target: { files: [new File([content], name, { type })] } });
    choose('flow.exe', 'x', 'application/octet-stream');
    await screen.findByText(/\.pdf/, { selector: '.t-err span' });
    choose('议程.pdf', '%PDF-1.4\n%\n', 'application/pdf');
    fireEvent.click(await screen.findByRole('button', { name: '移除 议程.pdf' }));
    await waitFor(() => expect(screen.queryByText(/议程\.pdf/)).toBeNull());
  });

  it('takes over another application after a question, its past days put off by whole weeks', async () => {
    const older = await open(await tripOn(20, ''));
    await fill(older, '去年的展会');
    const id = await savedId();
    older.unmount();
    const { lock, content } = await detailOf(id);
    const past = addDays(await today(), -30);
    await call(application.save, {
      requestId: `days-that-are-over-${id}`,
      applicationId: id,
      lock: String(lock),
      ...Object.fromEntries(
        Object.entries({
          ...content,
          from: past,
          to: addDays(past, 2),
          legs: content.legs.map((leg) => ({ ...leg, day: past, toDay: leg.toDay && addDays(past, 2) })),
        }).map(([key, value]) => [key, typeof value === 'string' ? value : JSON.stringify(value)]),
      ),
    });
    const { screen, type, unmount: cleanUp } = await open();
    type(await screen.findByLabelText(/出差事由/), '先写的');
    fireEvent.click(screen.getByRole('button', { name: '从已有申请复制' }));
    type(await screen.findByRole('textbox', { name: '按事由、单号或城市查找' }), '去年的展会');
    await waitFor(() => expect(screen.getAllByRole('button', { name: /BJS|北京|上海/ })).toHaveLength(1));
    fireEvent.click(screen.getByRole('button', { name: /去年的展会/ }));
    fireEvent.click(await screen.findByRole('button', { name: '替换' }));
    expect(await screen.findByDisplayValue('去年的展会')).toBeTruthy();
    await screen.findByText(/已一并顺延 35 天（星期不变）/);
    expect(screen.queryByText(/的日期已过，请重新选择/)).toBeNull();
    const copyId = await savedId();
    const again = addDays(past, 35);
    await waitFor(async () =>
      expect((await detailOf(copyId)).content.legs.map(({ day, toDay }) => [day, toDay])).toEqual([
        [again, ''],
        [again, addDays(again, 2)],
      ]),
    );
    // The past draft itself may be put off as well, after it was read.
    cleanUp();
    const old = await open(`/travel/application/add?applicationId=${id}`, true);
    await old.screen.findByText('出差日期、第 1、2 段的日期已过，请重新选择');
    fireEvent.click(old.screen.getByRole('button', { name: '全部顺延' }));
    await old.screen.findByText(/已一并顺延 35 天/);
    await waitFor(async () => expect((await detailOf(id)).content.from).toBe(again));
  });

  it('asks for approvers where the process leaves them to the applicant', async () => {
    const admin = '13800000070';
    const made = await call<ProcessSaved>(
      companyProcess.save,
      {
        requestId: 'process-of-choice',
        kind: 'trip',
        lock: '0',
        processName: '申请人自选',
        content: JSON.stringify({
          nodes: [{ ...firstContent.nodes[0], name: '项目负责人', who: [{ kind: 'chosen' }] }],
        }),
        scope: JSON.stringify({ departments: [7101], levels: [], products: ['car'] }),
        note: '',
      },
      admin,
    );
    await call(
      companyProcess.publish,
      { requestId: 'publish-process-of-choice', processId: String(made.processId), lock: '1' },
      admin,
    );
    const first = addDays(await today(), 5);
    const mounted = await open(`/travel/application/add?from=${first}&to=${first}&legs=car..SHA.${first}.${first}.1.2`);
    const { screen, type } = mounted;
    await fill(mounted, '园区接驳');
    type(screen.getByLabelText(/用车预算/), '300');
    await screen.findByText('流程的“项目负责人”由您选择审批人');
    // Rides have no estimate: nothing is compared with it.
    await screen.findByText(/暂不提供预订|暂无报价/);
    expect(screen.queryByText(/估价 ¥0|比估价|估价合计/)).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: '提交申请' }));
    await screen.findByText('请选择审批人');
    type(screen.getByRole('combobox', { name: /审批人/ }), '许曼');
    fireEvent.mouseDown(await screen.findByRole('option', { name: /许曼/ }));
    fireEvent.click(screen.getByRole('option', { name: /许曼/ }));
    await waitFor(() => expect(screen.queryByText('请选择审批人')).toBeNull());
    fireEvent.click(screen.getByRole('button', { name: '提交申请' }));
    await screen.findByText(/^已提交，申请单号 SQ/);
  });

  it('says another trip of these days with the years of both its ends where they differ', async () => {
    const year = Number((await today()).slice(0, 4));
    const other = {
      no: 'SQ2612010001',
      reason: '驻场',
      from: `${year}-12-01`,
      to: `${year + 1}-05-30`,
      isApproved: true,
    };
    const { screen } = await mountWidget('applications', {
      as: employee,
      address: await tripOn(),
      async fetch(input, init) {
        const answer = await fetch(input, init);
        if (!String(input).includes(application.estimate.path)) return answer;
        const body = await answer.json();
        return Response.json({ ...body, data: { ...body.data, overlaps: [{ ...other, travellers: ['陈佳宁'] }] } });
      },
    });
    const told = await screen.findByText(/^陈佳宁同期另有已批准的申请 SQ2612010001“驻场”/);
    expect(told.textContent).toMatch(new RegExp(`（${year}-12-01 周. 至 ${year + 1}-05-30 周.），`));
  });
});
