import { randomUUID } from 'node:crypto';
import type { z } from 'zod';
import type { HotelList } from '#contract/hotel.ts';
import type { VerifiedStay } from '#contract/hotel-order.ts';
import { hotelSchemas } from '#contract/hotel.schema.ts';
import { hotelOrderSchemas } from '#contract/hotel-order.schema.ts';
import { hotelHandlers, hotelOrderHandlers } from '#demo/sandbox/app/handlers/hotel.ts';
import { paymentHandlers } from '#demo/sandbox/app/handlers/payment.ts';
import { settle } from '#demo/sandbox/money/payments/settle.ts';
import { addDays, dayAt } from '#domain/china-time.ts';
import { good } from '../orders/booking.ts';
import type { Booker } from '../orders/booking.ts';

type Query = z.input<typeof hotelSchemas.query>;
export type Create = z.input<typeof hotelOrderSchemas.createOrder>;
export type Rate = VerifiedStay['rate'];

const dayOf = (who: Booker) => dayAt(who.call('').now());

const query = async (who: Booker, input: Partial<Query> = {}): Promise<HotelList> =>
  good(
    await hotelHandlers.query(
      hotelSchemas.query.parse({
        city: 'SHA',
        checkIn: addDays(dayOf(who), 20),
        checkOut: addDays(dayOf(who), 22),
        ...input,
      }),
      who.call('/hotel/query'),
    ),
  );

/** A stay of two nights in Shanghai in 20 days, at any rate. */
interface Wish {
  days?: number;
  nights?: number;
  rooms?: number;
  /** Of each room. */
  adults?: number;
  travelType?: 'private' | 'business';
  travellers?: { passengerId: string }[];
  choose?: (rate: Rate) => boolean;
  city?: string;
}

/** The first rate of the list that fits, verified. */
export async function verify(who: Booker, wish: Wish = {}): Promise<VerifiedStay> {
  const {
    days = 20,
    nights = 2,
    rooms = 1,
    adults = 1,
    travelType = 'private',
    travellers,
    choose = () => true,
    city = 'SHA',
  } = wish;
  const stay = {
    checkIn: addDays(dayOf(who), days),
    checkOut: addDays(dayOf(who), days + nights),
    rooms,
    adults,
    travelType,
  };
  const { rows } = await query(who, { ...stay, city, size: 100 });
  for (const { hotelId } of rows) {
    const detail = good(
      await hotelHandlers.rates(hotelSchemas.rates.parse({ hotelId, ...stay }), who.call('/hotel/rates')),
    );
    const rate = detail.rooms.flatMap((room) => room.rates).find(choose);
    if (rate)
      return good(
        await hotelOrderHandlers.verify(
          hotelOrderSchemas.verify.parse({ hotelId, rateId: rate.rateId, ...stay, travellers, seenTotal: rate.total }),
          who.call('/hotel/verify'),
        ),
      );
  }
  throw new Error('no such rate');
}

export const inputOf = (verified: VerifiedStay, more: Partial<Create> = {}) =>
  hotelOrderSchemas.createOrder.parse({
    requestId: randomUUID(),
    verifyKey: verified.verifyKey,
    guests: Array.from({ length: verified.rooms }, () => [{ name: '林知远', pinyin: 'LIN/ZHIYUAN' }]),
    contact: { name: '林知远', mobilePhone: '13800000010' },
    arrival: verified.arrivalTimes[0] ?? '',
    agreed: true,
    overReason: '客户或会议指定',
    ...more,
  });
export const create = (who: Booker, verified: VerifiedStay, more: Partial<Create> = {}) =>
  hotelOrderHandlers.createOrder(inputOf(verified, more), who.call('/hotel/createOrder'));
export const isPrepaid = ({ payKind, cancel: rule }: Rate): boolean => payKind === 'prepaid' && rule.kind === 'free';
export const detail = async (who: Booker, orderNo: string) =>
  good(await hotelOrderHandlers.orderDetail({ orderNo }, who.call('/hotel/orderDetail')));
export const cancel = (who: Booker, orderNo: string, seenPenalty = '0') =>
  hotelOrderHandlers.cancelOrder(
    hotelOrderSchemas.cancelOrder.parse({ requestId: randomUUID(), orderNo, seenPenalty }),
    who.call('/hotel/cancelOrder'),
  );
export const info = async (who: Booker, orderId: string) =>
  good(await paymentHandlers.info({ orderId, businessType: 'hotelPay' }, who.call('/pay/payInfo')));

/** Pays by a code, as another device would. */
export async function pay(who: Booker, orderId: string): Promise<void> {
  const { outTradeNo } = await info(who, orderId);
  good(
    await paymentHandlers.alipay(
      { outTradeNo, businessType: 'hotelPay', body: '酒店' },
      who.call('/pay/alipayPrecreate'),
    ),
  );
  const state = await settle(who.call('').db, outTradeNo, who.call('').now());
  if (state !== 'paid') throw new Error(`the payment is ${state}`);
}

/** A stay that is ordered and paid; the hotel has not answered yet. */
export async function bookPaid(who: Booker, choose: (rate: Rate) => boolean, more: Partial<Create> = {}) {
  const verified = await verify(who, { choose });
  const { orderNo, payprice } = good(await create(who, verified, more));
  await pay(who, orderNo);
  return { verified, orderNo, payprice };
}
