import type { z } from 'zod';
import type { CreatedHotelOrder, HotelConflict, VerifiedStay } from '#contract/hotel-order.ts';
import type { hotelOrderSchemas } from '#contract/hotel-order.schema.ts';
import type { Envelope } from '#contract/row.ts';
import { momentAt } from '#domain/china-time.ts';
import { nightsOf } from '#domain/hotel/stay.ts';
import { fenOf, showFen, yuanOf } from '#domain/money.ts';
import type { Fen } from '#domain/money.ts';
import { memberOf, ok, refuse } from '../../../ground/call.ts';
import type { Call, Member, Tx } from '../../../ground/call.ts';
import type { HotelOrderRow } from '../../../ground/database/tables/tables-hotel.ts';
import { once } from '../../../ground/once.ts';
import { nextOrderNumber, orderIdOf } from '../../../ground/order-number.ts';
import { deskTimes } from '../answers/answer-detail.ts';
import { readStay } from '../answers/verifications.ts';
import { hotelOfId } from '../catalogue/hotels-of-city.ts';
import { holdRooms, sellRooms } from '../inventory/room-nights.ts';
import { confirmMs } from './advance.ts';
import { checkStayOrder } from './check-stay-order.ts';
import { checkGuestStandards } from './guest-standards.ts';
import type { HotelContent, HotelVerification } from '../../../ground/database/tables/tables-hotel.ts';
import { stayHeadOf } from './stay-head.ts';
import { payWithinMs } from '../../../orders/timing.ts';
import { note } from '../../../orders/move.ts';
import { stayOrders, roomsOf } from './stay-orders.ts';
import type { HotelOrderState } from './stay-orders.ts';

type Input = z.output<typeof hotelOrderSchemas.createOrder>;

const conflict = (msg: string, data: HotelConflict): Envelope<never> => refuse(409, msg, data);

/**
 * An order from a verified stay: the amounts are the server's, rooms of all nights are held in the same transaction, and any
 * number of calls with one requestId make one order.
 */
export async function createHotelOrder(input: Input, call: Call): Promise<Envelope<CreatedHotelOrder>> {
  const member = memberOf(call);
  const now = call.now();
  const verification = await readStay(call, input.verifyKey, member, now);
  const ofGuests = verification && (await checkGuestStandards(input, verification.verified, call));
  const refusal = verification
    ? (checkStayOrder(input, verification.verified) ?? ofGuests?.refusal)
    : conflict('价格保留时间已过，请重新核对房态与价格', { kind: 'expired' });
  if (!verification || refusal) return await once(call, input.requestId, input, async () => refusal as Envelope<never>);
  const order = newOrder(
    input,
    member,
    verification,
    orderIdOf(await nextOrderNumber(call), now),
    now,
    ofGuests?.isOver,
  );
  const created = {
    orderNo: order.order_id,
    payprice: yuanOf(order.payprice),
    needsPayment: order.payprice > 0,
    payDeadline: momentAt(order.pay_deadline),
    payDeadlineMs: order.pay_deadline,
  };
  return await once(call, input.requestId, input, async (tx) => {
    const shortage = await holdRooms(tx, roomsOf(order), now);
    if (shortage)
      return conflict(
        shortage.roomsLeft
          ? `该房型仅剩 ${shortage.roomsLeft} 间，请减少房间数或换一个房型`
          : '该房型刚刚订满，请换一个房型',
        { kind: 'inventory', ...shortage },
      );
    await insertStay(tx, order, verification.verified);
    if (order.status === 1) await sellRooms(tx, roomsOf(order));
    return ok(created, created.needsPayment ? '订单已提交，请在支付时限内付款' : '订单已提交，等待酒店确认');
  });
}

/** An order without a payment goes to the hotel at once. */
function newOrder(
  input: Input,
  member: Member,
  { verified, steps }: HotelVerification,
  orderId: string,
  now: number,
  isOverOfGuests = false,
): HotelOrderState {
  const { hotel, room, rate, checkIn, checkOut, rooms, adults, childAges, travelType } = verified;
  const known = hotelOfId(hotel.hotelId);
  if (!known) throw new Error(`no hotel ${hotel.hotelId}`);
  const isBusiness = travelType === 'business';
  const { name, mobilePhone, email = '' } = input.contact;
  const content: HotelContent = {
    hotel: { ...hotel, city: known.city, phone: known.phone, ...deskTimes(known) },
    room,
    rate,
    adults,
    childAges,
    guests: input.guests.map((guests) => guests.map((guest) => ({ name: guest.name, pinyin: guest.pinyin ?? '' }))),
    contact: { name, mobilePhone, email },
    arrival: input.arrival,
    remark: input.remark,
    invoice: input.invoice,
    invoiceTitle: input.invoiceTitle ?? '',
    taxNo: input.taxNo ?? '',
    invoiceKind: input.invoiceKind,
    overStandard: isBusiness && (isOverOfGuests || (rate.standard !== undefined && rate.standard.verdict !== 'ok')),
    overReason: isBusiness ? (input.overReason ?? '') : '',
    travelReason: isBusiness ? (input.travelReason ?? '') : '',
    costCenter: isBusiness ? (input.costCenter ?? '') : '',
    steps,
  };
  const payprice: Fen = fenOf(rate.due);
  const payDeadline = now + payWithinMs;
  return {
    order_id: orderId,
    member_id: member.memberId,
    app_id: member.appId,
    company_id: isBusiness ? String(member.creditMemberId) : null,
    status: payprice > 0 ? 0 : 1,
    travel_type: travelType,
    hotel_id: hotel.hotelId,
    room_id: room.roomId,
    check_in: checkIn,
    check_out: checkOut,
    rooms,
    created_at: now,
    pay_deadline: payDeadline,
    step_at: payprice > 0 ? payDeadline : now + confirmMs({ order_id: orderId, content }),
    payprice,
    split: verified.split ? { company: fenOf(verified.split.company), personal: fenOf(verified.split.personal) } : null,
    penalty: 0,
    confirm_no: '',
    content,
    shares: null,
  };
}

async function insertStay(tx: Tx, order: HotelOrderState, verified: VerifiedStay): Promise<void> {
  const { content, split, shares: _none, ...row } = order;
  await tx
    .insertInto('hotel_orders')
    .values({
      ...row,
      content: JSON.stringify(content),
      split: JSON.stringify(split),
      shares: JSON.stringify(null),
    } satisfies Record<keyof HotelOrderRow, unknown>)
    .execute();
  const head = stayHeadOf(order);
  await tx
    .insertInto('orders')
    .values({ ...head, card: JSON.stringify(head.card) })
    .execute();
  const nights = nightsOf(verified.checkIn, verified.checkOut).length;
  await note(tx, stayOrders, order.order_id, {
    at: order.created_at,
    title: '提交订单',
    detail: `${verified.rooms} 间 ${nights} 晚，房费 ¥${showFen(fenOf(verified.rate.total))}${
      order.payprice ? `，应付 ¥${showFen(order.payprice)}` : '，到店付款'
    }`,
  });
}
