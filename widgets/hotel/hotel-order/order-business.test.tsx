import { expect, it } from 'vitest';
import { fenOf } from '#domain/money.ts';
import { openStay } from '#tests/support/orders/order-stay.ts';
import { fireEvent, waitFor } from '#tests/support/page/mount-widget.tsx';

const employee = '13800000072';
const bound = '13800000074';
/** One that is sold on one's own account too. */
const isOver = ({
  payKind,
  agreement,
  needsPinyin,
  standard,
}: Parameters<NonNullable<Parameters<typeof openStay>[0]>['rate'] & object>[0]) =>
  payKind === 'prepaid' && !agreement && !needsPinyin && standard !== undefined && standard.verdict !== 'ok';

it('above the standard an employee is the guest, gives a reason, and sees who pays each night', async () => {
  const page = await openStay({ as: employee, travelType: 'business', rate: isOver });
  await page.ready();
  await waitFor(() => expect(page.screen.getAllByLabelText<HTMLInputElement>('姓名')[0]?.value).toBe('许曼'));
  await waitFor(() => expect(page.root.textContent).toMatch(/超标 ¥[\d,]+\/晚/));
  page.agree();
  page.press('提交订单');
  await page.screen.findByText('请填写超标原因');
  expect(page.sent('/hotel/createOrder')).toHaveLength(0);
  page.press('距办事地点更近');
  const total = fenOf(page.sent('/hotel/verify')[0]?.get('seenTotal') ?? '');
  const [, company = '', personal = ''] = /公司支付¥([\d,]+)个人支付¥([\d,]+)/.exec(page.prices()) ?? [];
  const [companyFen, personalFen] = [company, personal].map((text) => fenOf(text.replaceAll(',', '')));
  expect([(companyFen ?? 0) + (personalFen ?? 0), (personalFen ?? 0) > 0]).toEqual([total, true]);
  expect(page.prices().match(/公司 ¥[\d,]+ · 个人 ¥/g)).toHaveLength(2);
  page.press('提交订单');
  await waitFor(() => expect(page.wentTo()).toContain('pay_hotel'));
  const [order] = page.sent('/hotel/createOrder');
  expect(order?.get('overReason')).toBe('距办事地点更近');
});

it('a room that the company forbids cannot be ordered; the same on one’s own account can', async () => {
  const page = await openStay({ as: bound, travelType: 'business', rate: isOver });
  await page.ready();
  expect(page.screen.getAllByRole('button', { name: '提交订单' })[0]).toHaveProperty('disabled', true);
  page.guest('许曼');
  fireEvent.click(page.screen.getByRole('button', { name: '改为因私预订' }));
  await waitFor(() => expect(page.sent('/hotel/verify').at(-1)?.get('travelType')).toBe('private'));
  await page.ready();
  expect(page.screen.getAllByLabelText<HTMLInputElement>('姓名')[0]?.value).toBe('许曼');
  page.agree();
  page.press('提交订单');
  await waitFor(() => expect(page.wentTo()).toContain('pay_hotel'));
});

it('colleagues of one order have a verdict and a rule each before it is sent', async () => {
  const page = await openStay({
    as: '13800000070',
    travelType: 'business',
    adults: 2,
    rate: ({ payKind, needsPinyin, total }) => payKind === 'prepaid' && !needsPinyin && fenOf(total) > 1400_00,
  });
  await page.ready();
  for (const name of ['王思远', '赵一鸣'])
    fireEvent.click((await page.screen.findAllByRole('button', { name: new RegExp(name) }))[0]!);
  const list = await page.screen.findByRole('group', { name: '每位出行人的差标' });
  await waitFor(() => expect(list.querySelectorAll('li')).toHaveLength(2));
  const [usual, strict] = Array.from(list.querySelectorAll('li'), ({ textContent }) => textContent);
  expect(usual).toMatch(/^王思远超标 ¥[\d,.]+高于差标/);
  expect(strict).toMatch(/^赵一鸣/);
  expect(list.textContent).toContain('本单就低');
  // The stricter standard counts, and refuses: without its colleague a reason is enough.
  expect(page.screen.getByRole('button', { name: '改为因私预订' })).toBeTruthy();
  fireEvent.click(page.screen.getAllByRole('button', { name: /赵一鸣/ })[0]!);
  await page.screen.findByRole('group', { name: '超标原因' });
  expect(page.screen.queryByRole('button', { name: '改为因私预订' })).toBeNull();
  // The account has no standard of its own: the one that counts has its traveller's name.
  await waitFor(() => expect(list.textContent).toMatch(/^出行人的差标王思远超标/));
});

it('a colleague above the standard is booked apart: the room leaves the order, which is made without that colleague', async () => {
  const page = await openStay({
    as: '13800000070',
    travelType: 'business',
    rooms: 2,
    rate: ({ payKind, needsPinyin, total }) => payKind === 'prepaid' && !needsPinyin && fenOf(total) > 2800_00,
  });
  await page.ready();
  for (const name of ['王思远', '赵一鸣'])
    fireEvent.click((await page.screen.findAllByRole('button', { name: new RegExp(name) }))[0]!);
  fireEvent.click(await page.screen.findByRole('button', { name: '按各自差标分开下单' }));
  await page.screen.findByText(/^赵一鸣 已移出本单/);
  await waitFor(() => expect(page.sent('/hotel/verify').at(-1)?.get('rooms')).toBe('1'));
  await page.screen.findByRole('group', { name: '超标原因' });
  const names = page.screen.getAllByLabelText<HTMLInputElement>('姓名').map(({ value }) => value);
  expect([names[0], names.includes('赵一鸣')]).toEqual(['王思远', false]);
  page.press('距办事地点更近');
  page.agree();
  page.press('提交订单');
  await waitFor(() => expect(page.wentTo()).toContain('pay_hotel'));
  expect(page.sent('/hotel/createOrder')).toHaveLength(1);
});

it('the price is split by the colleague’s standard as soon as they are the guest, and the order is made of that', async () => {
  const page = await openStay({
    as: '13800000070',
    travelType: 'business',
    rate: ({ payKind, needsPinyin, total }) => payKind === 'prepaid' && !needsPinyin && fenOf(total) > 1400_00,
  });
  await page.ready();
  // The account has no standard of its own.
  await waitFor(() => expect(page.prices()).toContain('个人支付¥0'));
  fireEvent.click((await page.screen.findAllByRole('button', { name: /王思远/ }))[0]!);
  await waitFor(() => expect(page.prices()).toMatch(/公司支付¥1,000个人支付¥[1-9]/));
  expect(page.sent('/hotel/verify')).toHaveLength(2);
  expect(page.root.textContent).toContain('出行人的差标');
  page.press('距办事地点更近');
  page.agree();
  page.press('提交订单');
  await waitFor(() => expect(page.wentTo()).toContain('pay_hotel'));
  expect(page.sent('/hotel/verify')).toHaveLength(2);
});
