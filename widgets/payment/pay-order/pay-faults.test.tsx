import { expect, it } from 'vitest';
import { bookOrder, payPassword } from '#tests/support/orders/book-order.ts';
import type { BookOptions } from '#tests/support/orders/book-order.ts';
import {
  afterTheAct,
  buttonIn,
  faultKinds,
  faults,
  faultyWire,
  readsUnder,
} from '#tests/support/suites/faulty-wire.ts';
import { callSandbox, fireEvent, mountWidget, waitFor } from '#tests/support/page/mount-widget.tsx';

/** With enough in the wallet for every test of a run. */
const wealthy = '13800000050';

async function open(wire: ReturnType<typeof faultyWire>, booking: BookOptions = { as: wealthy }) {
  const order = await bookOrder(booking);
  const mounted = await mountWidget('pay-order', {
    as: booking.as,
    props: { orderId: order.orderId },
    fetch: wire.fetch,
  });
  return { ...mounted, order, press: (text: string) => fireEvent.click(buttonIn(mounted.root, text)) };
}

it('a cashier that does not load says so for every fault, and loads on demand', async () => {
  const wire = faultyWire();
  const path = '/pay/payInfo';
  wire.break(path, faults['status 429']);
  const { screen, press } = await open(wire);
  let tries = 1;
  for (const [name, fault] of faultKinds) {
    await screen.findByText('收银台加载失败');
    // The order is known by its number, and can be looked at.
    screen.getByText(/您的订单不受影响 · 订单 \d{4} /);
    screen.getByRole('button', { name: '查看订单' });
    wire.break(path, fault);
    press('重试');
    tries += readsUnder(name);
    await waitFor(() => expect(wire.sent(path), name).toHaveLength(tries));
  }
  wire.heal();
  await screen.findByText('收银台加载失败');
  press('重试');
  await screen.findByRole('button', { name: '确认支付' });
});

it('a code that cannot be made says so for every fault, asks once each time, and is made on demand', async () => {
  const wire = faultyWire();
  const path = '/pay/alipayPrecreate';
  const { screen, root, press } = await open(wire);
  fireEvent.click(await screen.findByRole('radio', { name: /支付宝/ }));
  wire.break(path, faults['status 429']);
  press('确认支付');
  let presses = 1;
  for (const [name, fault] of [...faultKinds, ['the answer is lost', afterTheAct['the answer is lost']] as const]) {
    await screen.findByText('重新生成');
    expect(
      root.querySelector('dialog [role=status], [role=dialog] [role=status]')?.textContent?.length,
      name,
    ).toBeGreaterThan(5);
    wire.break(path, fault);
    press('重新生成');
    presses += 1;
    await waitFor(() => expect(wire.sent(path), name).toHaveLength(presses));
  }
  wire.break(path, afterTheAct['the call is delivered twice']);
  await screen.findByText('重新生成');
  press('重新生成');
  await screen.findByRole('img', { name: /支付二维码/ });
});

it('a payment from the wallet shows its known state for every fault, and money moves once', async () => {
  const wire = faultyWire();
  const path = '/pay/tianHangPay';
  const { screen, root, press, type, order } = await open(wire);
  fireEvent.click(await screen.findByRole('radio', { name: /钱包余额/ }));
  press('确认支付');
  let presses = 0;
  for (const [name, fault] of faultKinds) {
    wire.break(path, fault);
    const field = await screen.findByLabelText<HTMLInputElement>('6 位支付密码');
    await waitFor(() => expect(field.disabled, name).toBe(false));
    type(field, payPassword);
    await waitFor(() => expect(buttonIn(root, '确认支付').disabled, name).toBe(false));
    press('确认支付');
    presses += 1;
    await waitFor(() => expect(wire.sent(path), name).toHaveLength(presses));
    if (name === 'status 429' || name === 'an unknown ret without words') {
      // It was refused: the dialog stays, and says why.
      await waitFor(() => expect(root.querySelector('.t-err')?.textContent, name).toMatch(/请稍后重试/));
    } else {
      // It may have been paid: the server has been asked, and says that it was not.
      await screen.findByText(/没有查到扣款/);
      press('确认支付');
    }
  }
  wire.break(path, afterTheAct['the call is delivered twice']);
  const field = await screen.findByLabelText('6 位支付密码');
  type(field, payPassword);
  await waitFor(() => expect(buttonIn(root, '确认支付').disabled).toBe(false));
  press('确认支付');
  await screen.findByText('订单支付成功');
  const { data } = await callSandbox('/order/airOrderDetail', { token: order.token, orderId: order.orderId });
  expect(data['payments']).toHaveLength(1);
});

it('a mixed payment keeps its shares over every fault, and is booked once though its answer is lost', async () => {
  const wire = faultyWire();
  const path = '/pay/multiPay';
  const overStandard: BookOptions = {
    as: '13800000072',
    travelType: 'business',
    seat: (seat) => seat.limitPrice !== '' && Number(seat.parPrice) > Number(seat.limitPrice) + 200,
  };
  const { screen, root, press, type, order } = await open(wire, overStandard);
  const typed = (await screen.findByLabelText<HTMLInputElement>('公司支付 · 授信')).value;
  const pay = async () => {
    press('确认支付');
    type(await screen.findByLabelText('6 位支付密码'), payPassword);
    await waitFor(() => expect(buttonIn(root, '确认支付').disabled).toBe(false));
    press('确认支付');
  };
  for (const name of ['HTML with 200', 'a fault of the server', 'silence'] as const) {
    wire.break(path, faults[name]);
    await pay();
    await screen.findByText(/没有查到扣款/);
    expect(screen.getByLabelText<HTMLInputElement>('公司支付 · 授信').value, name).toBe(typed);
  }
  wire.break(path, afterTheAct['the answer is lost']);
  await pay();
  // The company has paid, though the answer was lost; the rest is left to pay.
  await screen.findByText(/公司支付（授信）¥[\d,.]+ 已支付/);
  press('确认支付');
  await screen.findByRole('img', { name: /支付二维码/ });
  const keys = wire.sent(path).map(({ fields }) => fields.get('requestId'));
  expect([keys.length, new Set(keys).size]).toEqual([4, 1]);
  const { data } = await callSandbox('/pay/payInfo', { token: order.token, orderId: order.orderId, businessType: '5' });
  expect(data['paid']).toHaveLength(1);
});
