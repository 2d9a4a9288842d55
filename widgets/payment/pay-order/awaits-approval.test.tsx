import { expect, it } from 'vitest';
import type { AuditDetail } from '#contract/approval.ts';
import type { PayInfo } from '#contract/payment.ts';
import { addDays, dayAt } from '#domain/china-time.ts';
import { within } from '@testing-library/dom';
import { callSandbox, fireEvent, logIn, mountWidget, waitFor } from '#tests/support/page/mount-widget.tsx';
import { findRate } from '#tests/support/orders/book-stay.ts';
import { asMember } from '#tests/support/orders/order-train.ts';

/** P7: above the standard with an approval. */
const employee = '13800000073';

async function bookAbove() {
  const call = await asMember(employee);
  const { hotelId, rate, stay } = await findRate({
    as: employee,
    rate: ({ payKind, cancel, standard }) =>
      payKind === 'prepaid' && cancel.kind === 'free' && standard?.verdict === 'over',
    party: { travelType: 'business' },
  });
  const { verifyKey, arrivalTimes } = await call<{ verifyKey: string; arrivalTimes: string[] }>('/hotel/verify', {
    hotelId,
    rateId: rate.rateId,
    ...stay,
    travelType: 'business',
  });
  const { orderNo } = await call<{ orderNo: string }>('/hotel/createOrder', {
    requestId: crypto.randomUUID(),
    verifyKey,
    guests: [[{ name: '林知远', pinyin: 'LIN/ZHIYUAN' }]],
    contact: { name: '林知远', mobilePhone: employee },
    arrival: arrivalTimes[0],
    agreed: true,
    overReason: '客户或会议指定',
  });
  return orderNo;
}

it('an order under approval shows who decides and until when, is urged, and can be given up', async () => {
  const orderNo = await bookAbove();
  sessionStorage.clear();
  const others = [{ employeeId: 710_074, passengerId: '1', name: '周予安' }];
  const { memberId } = await logIn(employee);
  sessionStorage.setItem(
    'travel-embed:default:draft:split-order',
    JSON.stringify({ at: Date.now(), value: { memberId, route: 'hotel_order_info', query: {}, people: others } }),
  );
  const address = `/pay/hotel/${orderNo}`;
  const { screen } = await mountWidget('pay-order', { as: employee, address, keepSession: true });
  await screen.findByText('订单待公司审批，审批通过后本页自动进入支付');
  // Those who are booked apart do not wait for this order's approval.
  await screen.findByRole('button', { name: '为 周予安 下单' });
  const card = (await screen.findByRole('heading', { name: '订单审批' })).closest('section')!;
  await waitFor(() => expect(card.textContent).toMatch(/等待.+审批/));
  expect(card.textContent).toContain('超出差旅标准');
  expect(card.textContent).toContain('占座剩余');
  expect(screen.queryByRole('button', { name: '确认支付' })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: '催办' }));
  await screen.findByText('已提醒审批人');
  await screen.findByText(/后可再次催办/);
  fireEvent.click(screen.getByRole('button', { name: '取消订单' }));
  const yes = await screen.findByRole('dialog', { name: '取消订单' });
  fireEvent.click(within(yes).getByRole('button', { name: '取消订单' }));
  await screen.findByText('订单已取消', { selector: 'h2,h3,b,p' });
});

/** The deputy that the company names approves for the absent approver. */
async function approve(orderNo: string): Promise<void> {
  const own = await asMember(employee);
  const { approval } = await own<PayInfo>('/pay/payInfo', { orderId: orderNo, businessType: 'hotelPay' });
  const caseNo = approval?.caseNo ?? '';
  const { timeline } = await own<AuditDetail>('/travel/audit/detail', { caseNo });
  const company = await asMember('13800000070');
  const keyword = timeline.find(({ state }) => state === 'open')?.name;
  const { rows } = await company<{ rows: { employeeId: number }[] }>('/travel/audit/people', { keyword });
  const today = dayAt(Date.now());
  const away = { awayId: rows[0]?.employeeId, toId: 710_072, from: `${today} 00:00`, to: `${addDays(today, 2)} 00:00` };
  await company('/travel/audit/saveDeputy', { requestId: crypto.randomUUID(), ...away });
  const deputy = await asMember('13800000072');
  await deputy('/travel/audit/decide', { requestId: crypto.randomUUID(), caseNo, agree: 1 });
}

it('an approved order whose price has moved is paid after its booker has confirmed the one number', async () => {
  const orderNo = await bookAbove();
  await callSandbox('/sandbox/price-change', { orderId: orderNo, percent: '2' });
  await approve(orderNo);
  const { screen } = await mountWidget('pay-order', { as: employee, address: `/pay/hotel/${orderNo}` });
  fireEvent.click(await screen.findByRole('button', { name: '确认新价格' }));
  await screen.findByRole('button', { name: /^确认支付/ });
  // The decision is over: the payment comes first, the case is folded behind it.
  const page = await mountWidget('hotel-order-detail', { as: employee, address: `/hotel/OrderDetails/${orderNo}` });
  const pay = await page.screen.findByRole('button', { name: '去支付' });
  const title = await page.screen.findByRole('heading', { name: '订单审批' });
  expect(pay.compareDocumentPosition(title) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  expect(page.screen.queryByText(/^提交申请/)).toBeNull();
  fireEvent.click(page.screen.getByRole('button', { name: '查看审批过程' }));
  await page.screen.findByText(/^提交申请/);
});

it('the page of an order under approval has the same card, and no payment', async () => {
  const orderNo = await bookAbove();
  const { screen } = await mountWidget('hotel-order-detail', {
    as: employee,
    address: `/hotel/OrderDetails/${orderNo}`,
  });
  await screen.findByRole('heading', { name: '待审批' });
  await screen.findByRole('heading', { name: '订单审批' });
  expect(screen.queryByRole('button', { name: '去支付' })).toBeNull();
  expect(screen.getByRole('button', { name: '取消订单' })).toBeTruthy();
});

it('travellers who were taken out have an order of their own: the press opens the same offer for them, once', async () => {
  const orderNo = await bookAbove();
  sessionStorage.clear();
  const { memberId } = await logIn(employee);
  const people = ['周予安', '沈亦舟'].map((name, at) => ({
    employeeId: 710_074 + at,
    passengerId: String(at + 1),
    name,
  }));
  const query = { hotelId: 'H1', rateId: 'R1', rooms: '1', seen: '900' };
  const draft = 'travel-embed:default:draft:split-order';
  sessionStorage.setItem(
    draft,
    JSON.stringify({ at: Date.now(), value: { memberId, route: 'hotel_order_info', query, people } }),
  );
  const { screen } = await mountWidget('pay-order', {
    as: employee,
    address: `/pay/hotel/${orderNo}`,
    keepSession: true,
  });
  fireEvent.click(await screen.findByRole('button', { name: '为 周予安、沈亦舟 下单' }));
  await waitFor(() => expect(location.search).toContain('hotelId=H1'));
  expect(location.search).toContain('rooms=2');
  expect(location.search).not.toContain('seen=');
  expect(sessionStorage.getItem(draft)).toBeNull();
});

it('the booker leaves a message on the page of an order under approval, which the approver reads there', async () => {
  const orderNo = await bookAbove();
  const address = `/hotel/OrderDetails/${orderNo}`;
  const { screen, type, unmount } = await mountWidget('hotel-order-detail', { as: employee, address });
  fireEvent.click(await screen.findByRole('button', { name: '留言沟通' }));
  type(await screen.findByRole('textbox', { name: '留言给审批人' }), '客户指定这家酒店');
  fireEvent.click(screen.getByRole('button', { name: '发送' }));
  const said = await screen.findByText('客户指定这家酒店', { selector: 'p' });
  // It stands among the messages, and not in the progress.
  expect(said.closest('section')?.textContent).toContain('沟通记录');
  await waitFor(() => expect(screen.getByRole('textbox', { name: '留言给审批人' })).toHaveProperty('value', ''));
  expect(screen.queryByRole('button', { name: '留言沟通' })).toBeNull();
  unmount();
  const call = await asMember(employee);
  const { approval } = await call<PayInfo>('/pay/payInfo', { orderId: orderNo, businessType: 'hotelPay' });
  const other = await mountWidget('approvals', {
    as: '13800000070',
    address: `/travel/audit/details?no=${approval?.caseNo}`,
    props: { side: 'case' },
  });
  expect(await other.screen.findByText('客户指定这家酒店', { selector: 'p' })).toBeTruthy();
});
