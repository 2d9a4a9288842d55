import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { passwordHash } from '#parts/login/password-hash.ts';
import { bookOrder } from '#tests/support/orders/book-order.ts';
import { callSandbox, fireEvent, mountWidget, waitFor } from '#tests/support/page/mount-widget.tsx';

const member = '13800000010';

async function codeOf(token: string, capEach: string): Promise<string> {
  const { ret, msg, data } = await callSandbox('/payAuth/create', {
    token,
    requestId: randomUUID(),
    scope: 'wallet',
    products: '["air"]',
    capEach,
    capTotal: '9000',
    uses: '1',
    days: '1',
    payPassword: passwordHash('135790'),
  });
  if (ret !== 0) throw new Error(msg);
  return String(data['code']);
}

test('the cashier takes a payment code in place of the pay password, and shows at the field why one is refused', async () => {
  const { orderId, token } = await bookOrder({ as: member });
  const [low, good] = [await codeOf(token, '1'), await codeOf(token, '9000')];
  const { screen, type, events } = await mountWidget('pay-order', { as: member, address: `/pay/order/${orderId}` });
  fireEvent.click(await screen.findByText('使用支付授权码'));
  const field = await screen.findByLabelText<HTMLInputElement>('授权码');
  const pay = () => fireEvent.click(screen.getByRole('button', { name: /^确认支付 ¥/ }));
  type(field, 'ABC');
  pay();
  screen.getByText(/^12 位，由字母与数字 2–9 组成，没有 0、1、I、O/);
  type(field, 'ABCD12340OI');
  pay();
  await screen.findByText('请输入 12 位授权码，其中没有 0、1、I、O');
  expect(field.value).toBe('ABCD-234');
  type(field, low);
  await waitFor(() => expect(field.value).toMatch(/^.{4}-.{4}-.{4}$/));
  pay();
  await screen.findByText('超出授权码的单次上限 ¥1.00，不能支付本单');
  expect(JSON.stringify({ ...sessionStorage })).not.toContain(low);
  type(field, good);
  pay();
  await waitFor(() => expect(events.some(({ type: kind }) => kind === 'paid')).toBe(true));
});

test('a recharge takes no code', async () => {
  const { token } = await bookOrder({ as: member });
  const { data } = await callSandbox('/recharge/create', { token, requestId: randomUUID(), amount: '100' });
  const { screen } = await mountWidget('pay-order', {
    as: member,
    address: `/recharge/pay?orderId=${String(data['orderId'])}`,
    props: { orderId: String(data['orderId']), businessType: '1' },
  });
  await screen.findByRole('radiogroup');
  expect(screen.queryByText('使用支付授权码')).toBeNull();
});
