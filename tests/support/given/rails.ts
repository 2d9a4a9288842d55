import { randomUUID } from 'node:crypto';
import type { z } from 'zod';
import type { SeatChangePart, TrainRide } from '#contract/train.ts';
import { trainSchemas } from '#contract/train.schema.ts';
import type { VerifiedTrain } from '#contract/train-order.ts';
import { trainWaitSchemas } from '#contract/train-wait.schema.ts';
import { trainOrderSchemas } from '#contract/train-order.schema.ts';
import { paymentHandlers } from '#demo/sandbox/app/handlers/payment.ts';
import { trainHandlers, trainOrderHandlers, trainWaitHandlers } from '#demo/sandbox/app/handlers/train.ts';
import { settle } from '#demo/sandbox/money/payments/settle.ts';
import { addDays, dayAt } from '#domain/china-time.ts';
import { good, person } from '../orders/booking.ts';
import type { Booker } from '../orders/booking.ts';

type Verify = z.input<typeof trainOrderSchemas.verify>;
export type Create = z.input<typeof trainOrderSchemas.createOrder>;
export type RideWish = Partial<Verify['rides'][number]> & { days?: number };

/** A train between Beijing and Shanghai in nine days. */
export const rideOf = (who: Booker, { days = 9, ...over }: RideWish = {}): Verify['rides'][number] => ({
  trainNumber: 'G1',
  date: addDays(dayAt(who.call('').now()), days),
  fromStation: 'VNP',
  toStation: 'AOH',
  seatClass: 'second',
  ...over,
});

export const askVerify = async (who: Booker, rides: Verify['rides'], more: Partial<Verify> = {}) =>
  await trainOrderHandlers.verify(trainOrderSchemas.verify.parse({ rides, ...more }), who.call('/train/verify'));
export const verify = async (who: Booker, rides: Verify['rides'] = [rideOf(who)], more: Partial<Verify> = {}) =>
  good(await askVerify(who, rides, more));

const busyWays = [
  ['北京', '上海'],
  ['上海', '厦门'],
  ['广州', '长沙'],
] as const;

/** A train that is sold out for the whole way but free by parts, as tickets for them: on some days none of a way is so. */
export async function soldOutRide(who: Booker): Promise<{ full: TrainRide; parts: SeatChangePart[] }> {
  const today = dayAt(who.call('').now());
  for (let days = 1; days < 6; days += 1)
    for (const [fromStation, toStation] of busyWays) {
      const way = { fromStation, toStation, date: addDays(today, days) };
      const { rides } = good(await trainHandlers.query(trainSchemas.query.parse(way), who.call('/train/query')));
      for (const full of rides.filter(({ bySeatChange, sale }) => bySeatChange && sale.state === 'open')) {
        const { trainNumber, from, to } = full;
        const ride = { trainNumber, date: way.date, fromStation: from.telecode, toStation: to.telecode };
        const { parts } = good(await trainHandlers.seatChange(ride, who.call('/train/seatChange')));
        if (parts.length < 5) return { full, parts };
      }
    }
  throw new Error('no train is full');
}

/** Each one is another person, so that none is refused for what another test bought. */
export const rider = (over: Partial<Create['passengers'][number]> = {}): Create['passengers'][number] => {
  const { name, certType, certNo } = person(over.birthday ?? '1990-03-07');
  return { name, certType, certNo, ticketType: 'adult', ...over };
};

export const inputOf = (verified: Pick<VerifiedTrain, 'verifyKey'>, more: Partial<Create> = {}) =>
  trainOrderSchemas.createOrder.parse({
    requestId: randomUUID(),
    verifyKey: verified.verifyKey,
    passengers: [rider()],
    contact: { name: '林知远', mobilePhone: '13800000010' },
    agreed: true,
    ...more,
  });
export const create = async (who: Booker, verified: Pick<VerifiedTrain, 'verifyKey'>, more: Partial<Create> = {}) =>
  await trainOrderHandlers.createOrder(inputOf(verified, more), who.call('/train/createOrder'));

export const askWait = async (
  who: Booker,
  wishes = [rideOf(who)],
  ticketTypes: z.input<typeof trainWaitSchemas.quote>['ticketTypes'] = ['adult'],
) => await trainWaitHandlers.quote(trainWaitSchemas.quote.parse({ wishes, ticketTypes }), who.call('/train/waitQuote'));
export const quoteWait = async (who: Booker, wishes = [rideOf(who)]) => good(await askWait(who, wishes));

export const detail = async (who: Booker, orderNo: string) =>
  good(await trainOrderHandlers.orderDetail({ orderNo }, who.call('/train/orderDetail')));
export const cancel = async (who: Booker, orderNo: string, more: { unseated?: boolean } = {}) =>
  await trainOrderHandlers.cancelOrder(
    trainOrderSchemas.cancelOrder.parse({ requestId: randomUUID(), orderNo, ...more }),
    who.call('/train/cancelOrder'),
  );

export const info = async (who: Booker, orderId: string, businessType: 'trainPay' | 'trainChangeTicket' = 'trainPay') =>
  good(await paymentHandlers.info({ orderId, businessType }, who.call('/pay/payInfo')));

/** Pays by a code, as another device would. */
export async function pay(
  who: Booker,
  orderId: string,
  businessType: 'trainPay' | 'trainChangeTicket' = 'trainPay',
): Promise<void> {
  const { outTradeNo } = await info(who, orderId, businessType);
  good(await paymentHandlers.alipay({ outTradeNo, businessType, body: '火车票' }, who.call('/pay/alipayPrecreate')));
  const state = await settle(who.call('').db, outTradeNo, who.call('').now());
  if (state !== 'paid') throw new Error(`the payment is ${state}`);
}

/** An order that is made and paid; the railway has not answered yet. */
export async function bookPaid(who: Booker, wish: RideWish = {}, more: Partial<Create> = {}): Promise<string> {
  const { orderNo } = good(await create(who, await verify(who, [rideOf(who, wish)]), more));
  await pay(who, orderNo);
  return orderNo;
}
