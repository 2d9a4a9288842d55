import { describe, expect, it } from 'vitest';
import { approval as calls } from '#contract/approval.ts';
import { companyPeople } from '#contract/company-people.ts';
import type { Level } from '#contract/company-people.ts';
import type { AuditRow } from '#contract/approval.ts';
import type { Page } from '#contract/page.ts';
import { bookOrder } from '#tests/support/orders/book-order.ts';
import { callSandbox, fireEvent, logIn, mountWidget, waitFor } from '#tests/support/page/mount-widget.tsx';
import { startCase } from '#tests/support/page/start-case.ts';

/** 王思远 books, 许曼 approves. */
const [employee, approver] = ['13800000073', '13800000072'] as const;
const open = (address: string, as: string = employee) => mountWidget('applications', { as: as, address });
const tokenOf = async (phone: string) => String((await logIn(phone))['token']);
const rowOf = (cell: HTMLElement) => cell.closest('tr') as HTMLElement;
const button = (within: Element, name: string) =>
  Array.from(within.querySelectorAll('button')).find(({ textContent }) => textContent === name);

let made = 0;
/** An order of the employee within the standard, whose cost the company approves. */
async function order(): Promise<AuditRow> {
  // Its process asks 许曼 alone.
  await startCase({ kind: 'order' });
  const token = await tokenOf('13800000070');
  const { data } = await callSandbox(companyPeople.levels.path, { token });
  const level = (data as unknown as { levels: Level[] }).levels.find(({ name }) => name.startsWith('P7')) as Level;
  const fields = { approveFlag: 0, feeFlag: 1, changeApprove: 0, overproof: 1, overApprove: 1 };
  const wish = { levelId: level.id, version: level.version, name: level.name, rank: level.rank, ...fields };
  const saved = await callSandbox(companyPeople.levelSave.path, {
    token,
    requestId: `cases-level-${(made += 1)}`,
    ...Object.fromEntries(Object.entries(wish).map(([key, value]) => [key, String(value)])),
  });
  expect([0, saved.msg]).toEqual([saved.ret, saved.msg]);
  const { orderId } = await bookOrder({ as: employee, travelType: 'business', to: 'SHA' });
  const answer = await callSandbox(calls.list.path, {
    token: await tokenOf(employee),
    box: 'mine',
    side: 'order',
  });
  const row = (answer.data as unknown as Page<AuditRow>).rows.find(({ subjectId }) => subjectId === orderId);
  if (!row) throw new Error(`no case of ${orderId}: ${JSON.stringify(answer).slice(0, 500)}`);
  return row;
}

const decide = async (caseNo: string, comment = '') => {
  const { ret, msg } = await callSandbox(calls.decide.path, {
    token: await tokenOf(approver),
    caseNo,
    agree: String(!comment),
    comment,
    requestId: `decide-${caseNo}`,
  });
  expect([ret, msg]).toEqual([0, msg]);
};

describe('an application about an order', () => {
  it('waits in the list and is urged; approved, it leads to its payment from the list and from its page', async () => {
    const { no, title, subjectId } = await order();
    const before = await open(`/travel/application/order?keyword=${no}`);
    const wait = rowOf(await before.screen.findByText(no));
    expect(wait.textContent).toMatch(/审批中.*等待 /);
    expect(button(wait, '去支付')).toBeUndefined();
    fireEvent.click(button(wait, '催办') as Element);
    await before.screen.findByText(/已提醒|已催办/);
    const waitPage = await open(`/travel/applycation_detail_order?no=${no}`);
    await waitPage.screen.findByText(/批准前不能支付/);
    expect(waitPage.screen.queryByRole('button', { name: '去支付' })).toBeNull();

    await decide(no);
    const page = await open(`/travel/applycation_detail_order?no=${no}`);
    await page.screen.findByText(/逾期未支付将自动取消/);
    expect(page.screen.getByRole('heading', { name: title })).toBeTruthy();
    fireEvent.click(page.screen.getByRole('button', { name: '去支付' }));
    await waitFor(() => expect(location.pathname).toBe(`/pay/order/${subjectId}`));
    const { screen } = await open(`/travel/application/order?keyword=${no}`);
    const agreed = rowOf(await screen.findByText(no));
    expect(agreed.textContent).toContain('已批准');
    fireEvent.click(button(agreed, '去支付') as Element);
    await waitFor(() => expect(location.pathname).toBe(`/pay/order/${subjectId}`));
  });

  it('says the reason of its approval, and what the engine did beside the way of it', async () => {
    const { no } = await order();
    const { screen } = await mountWidget('applications', {
      as: employee,
      address: `/travel/applycation_detail_order?no=${no}`,
      async fetch(input, init) {
        const request = new Request(input, init);
        const answer = await fetch(request);
        if (!request.url.endsWith(calls.detail.path)) return answer;
        const body = (await answer.json()) as { data: { notes: string[]; info: object[] } };
        body.data.notes = ['高少杰不在，其审批已转由他人处理'];
        body.data.info = [{ label: '审批原因', text: '超出差旅标准、费用须审批' }];
        return new Response(JSON.stringify(body), { headers: answer.headers });
      },
    });
    const cardOf = (title: string) => screen.getByText(title).closest('.t-card');
    await screen.findByText('高少杰不在，其审批已转由他人处理');
    expect(cardOf('为什么需要审批')?.textContent).toContain('超出差旅标准、费用须审批');
    expect(cardOf('为什么需要审批')?.textContent).not.toContain('高少杰');
  });

  it('that is refused says why, and has no payment', async () => {
    const { no } = await order();
    await decide(no, '请改乘早班经济舱');
    const { screen } = await open(`/travel/applycation_detail_order?no=${no}`);
    await screen.findByText('请改乘早班经济舱');
    expect(screen.queryByRole('button', { name: '去支付' })).toBeNull();
  });

  it('of another employee is not there', async () => {
    const { screen } = await open('/travel/applycation_detail_order?no=SQ2600000000');
    await screen.findByText('没有找到这份申请');
  });
});
