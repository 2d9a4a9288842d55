import { describe, expect, it } from 'vitest';
import { approval as calls } from '#contract/approval.ts';
import type { AuditRow } from '#contract/approval.ts';
import type { Page } from '#contract/page.ts';
import { callSandbox, fireEvent, logIn, mountWidget } from '#tests/support/page/mount-widget.tsx';

/** 王思远, whose orders above the standard wait in the seed; 许曼 and the company's account may approve. */
const [employee, ...approvers] = ['13800000073', '13800000072', '13800000070'];
const open = (address: string, as = employee) => mountWidget('applications', { as: String(as), address });
const tokenOf = async (phone: string) => String((await logIn(phone))['token']);
const rowOf = (cell: HTMLElement) => cell.closest('tr') as HTMLElement;
const button = (within: Element, name: string) =>
  Array.from(within.querySelectorAll('button')).find(({ textContent }) => textContent === name);

const waiting = async () => {
  const answer = await callSandbox(calls.list.path, {
    token: await tokenOf(String(employee)),
    box: 'mine',
    side: 'order',
    kind: 'order',
    state: 'running',
  });
  return (answer.data as unknown as Page<AuditRow>).rows;
};

/** Everybody whose turn it is agrees. */
async function agree(caseNo: string): Promise<void> {
  for (let turn = 0; turn < 3; turn += 1)
    for (const phone of approvers) {
      const fields = { token: await tokenOf(phone), caseNo, agree: 'true', requestId: `${caseNo}-${turn}-${phone}` };
      const { ret, data } = await callSandbox(calls.decide.path, fields);
      if (ret === 0 && data['state'] === 'agreed') return;
    }
  throw new Error(`nobody decides ${caseNo}`);
}

describe('an application about an order', () => {
  it('waits in the list and is urged; approved, it leads to its payment from the list and from its page', async () => {
    const [row] = await waiting();
    const { no = '', title = '' } = row ?? {};
    const before = await open(`/travel/application/order?keyword=${no}`);
    const wait = rowOf(await before.screen.findByText(no));
    expect(wait.textContent).toMatch(/审批中.*等待 /);
    expect(button(wait, '去支付')).toBeUndefined();
    fireEvent.click(button(wait, '催办') as Element);
    await before.screen.findByText(/已提醒|已催办/);
    const waitPage = await open(`/travel/applycation_detail_order?no=${no}`);
    await waitPage.screen.findByText(/批准前不能支付/);
    expect(waitPage.screen.queryByRole('button', { name: '去支付' })).toBeNull();

    await agree(no);
    const page = await open(`/travel/applycation_detail_order?no=${no}`);
    await page.screen.findByText(/逾期未支付将自动取消/);
    expect(page.screen.getByRole('heading', { name: title })).toBeTruthy();
    fireEvent.click(page.screen.getByRole('button', { name: '去支付' }));
    expect(location.href).toContain(String(row?.subjectId));
    const { screen } = await open(`/travel/application/order?keyword=${no}`);
    const agreed = rowOf(await screen.findByText(no));
    expect(agreed.textContent).toContain('已批准');
    fireEvent.click(button(agreed, '去支付') as Element);
    expect(location.href).toContain(String(row?.subjectId));
  });

  it('that is refused says why, and has no payment', async () => {
    const [row] = await waiting();
    const { no = '' } = row ?? {};
    for (const phone of approvers)
      await callSandbox(calls.decide.path, {
        token: await tokenOf(phone),
        caseNo: no,
        agree: 'false',
        comment: '请改乘早班经济舱',
        requestId: `refuse-${no}-${phone}`,
      });
    const { screen } = await open(`/travel/applycation_detail_order?no=${no}`);
    await screen.findByText('请改乘早班经济舱');
    expect(screen.queryByRole('button', { name: '去支付' })).toBeNull();
  });

  it('of another employee is not there; without any the list says where they come from', async () => {
    const { screen } = await open('/travel/applycation_detail_order?no=SQ2600000000');
    await screen.findByText('没有找到这份申请');
    const none = await open('/travel/application/order', '13800000072');
    await none.screen.findByText('还没有订单申请');
  });
});
