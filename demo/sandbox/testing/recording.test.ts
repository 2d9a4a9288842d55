import { expect, it } from 'vitest';
import { flight } from '#contract/flight.ts';
import { order } from '#contract/order.ts';
import { orderList } from '#contract/order-list.ts';
import { payment } from '#contract/payment.ts';
import { addDays, dayAt } from '#domain/china-time.ts';
import { good, person } from '#tests/support/orders/booking.ts';
import { clientOf, seededData } from '#tests/support/sandbox.ts';
import { testStartMs } from '#tests/support/test-time.ts';
import { recordSandbox, replay } from './recording.ts';

/** A member's session from the captcha to the ticket. */
async function travel(recorded: Awaited<ReturnType<typeof recordSandbox>>): Promise<void> {
  const { send, logIn, tell, ask } = clientOf(recorded);
  const { token } = good(await logIn('13800000010'));
  const party = { adults: 1, children: 0, infants: 0, travelType: 'private' as const };
  const date = addDays(dayAt(recorded.now()), 20);
  const { flights } = good(await send(flight.query, { orgCity: 'PEK', dstCity: 'SHA', date, ...party }, { token }));
  const [{ flightId = '', seats: [seat] = [] } = {}] = flights;
  const { cabinCode = '', parPrice = '' } = seat ?? {};
  const chosen = [{ triptype: 1 as const, flightId, cabinCode, parPrice }];
  const { verifyKey } = good(await send(flight.verify, { seats: chosen, ...party }, { token }));
  const input = {
    requestId: 'recorded-order',
    verifyKey,
    travelType: 'private' as const,
    passengers: [person()],
    contact: { name: '周砚清', mobilePhone: '13800000010' },
    insurances: [],
    voucher: 'none' as const,
    acceptDuplicate: false,
    agreed: true,
    documentConsent: true,
  };
  const { orderId } = good(await send(flight.createOrder, input, { token }));
  const { outTradeNo } = good(await send(payment.info, { orderId, businessType: '5' }, { token }));
  const bill = { outTradeNo, businessType: 'dometicketOrderPay' as const, body: '机票订单' };
  good(await send(payment.alipay, bill, { token }));
  await tell(`/sandbox/notify/${outTradeNo}`, {});
  await recorded.advance(60);
  await recorded.doChores();
  expect(good(await send(order.airDetail, { orderId }, { token })).status).toBe(2);
  good(await send(orderList.list, { type: 'airTicket', size: 10 }, { token }));
  expect(await ask('/sandbox/sms?mobilePhone=13800000010')).toBeDefined();
}

it('a recorded session comes out again byte for byte, and a changed step is found', async () => {
  const loadFrom = await seededData();
  let now = testStartMs;
  const options = { memory: true, loadFrom };
  const recorded = await recordSandbox(options, { seed: 'one', trueNow: () => (now += 1_000) });
  try {
    await travel(recorded);
  } finally {
    await recorded.close();
  }
  const { recording } = recorded;
  expect(recording.steps.length).toBeGreaterThan(10);
  // As a file keeps it.
  const kept = JSON.parse(JSON.stringify(recording)) as typeof recording;
  expect(await replay(kept, options)).toEqual([]);
  const another = await replay({ ...kept, seed: 'two' }, options);
  expect(another.length).toBeGreaterThan(3);
});
