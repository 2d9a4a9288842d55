import { keptTexts } from '#domain/agreement/agreed-texts.ts';
import type { z } from 'zod';
import type { CreatedHotelOrder, HotelConflict, VerifiedStay } from '#contract/hotel-order.ts';
import type { hotelOrderSchemas } from '#contract/hotel-order.schema.ts';
import type { Envelope } from '#contract/row.ts';
import { addDays, momentAt, msOf } from '#domain/china-time.ts';
import { nightsOf } from '#domain/hotel/stay.ts';
import { fenOf, showFen, yuanOf } from '#domain/money.ts';
import type { Fen } from '#domain/money.ts';
import { memberOf, ok, refuse } from '../../../ground/call.ts';
import type { Call, Member, Tx } from '../../../ground/call.ts';
import type { HotelOrderRow } from '../../../ground/database/tables/tables-hotel.ts';
import { deskTimes } from '../answers/answer-detail.ts';
import { stayHolds } from '../answers/stay-holds.ts';
import type { HotelVerification } from '../answers/stay-holds.ts';
import { tripOf } from '../rates/asked-stay.ts';
import { companySide } from '../../../orders/making/company-wish.ts';
import { createOrder } from '../../../orders/making/create-order.ts';
import type { NewOrder } from '../../../orders/making/create-order.ts';
import { hotelOfId } from '../catalogue/hotels-of-city.ts';
import { rooms } from '../inventory/room-nights.ts';
import { confirmMs } from './advance.ts';
import { checkStayOrder } from './check-stay-order.ts';
import { checkGuestStandards } from './guest-standards.ts';
import type { Standing } from '../../../orders/business/check-standard.ts';
import type { HotelContent } from '../../../ground/database/tables/tables-hotel.ts';
import { stayHeadOf } from './stay-head.ts';
import { emitMade } from '../../../orders/events/emit-order.ts';
import { note } from '../../../orders/move.ts';
import { stayOrders, roomsOf } from './stay-orders.ts';
import type { HotelOrderState } from './stay-orders.ts';

type Input = z.output<typeof hotelOrderSchemas.createOrder>;

const conflict = (msg: string, data: HotelConflict): Envelope<never> => refuse(409, msg, data);

interface Draft {
  order: HotelOrderState;
  verified: VerifiedStay;
  standardVersionId: number | null;
}

/** An order from a verified stay: rooms of all nights are held in the same transaction. */
export async function createHotelOrder(input: Input, call: Call): Promise<Envelope<CreatedHotelOrder>> {
  const member = memberOf(call);
  return await createOrder<HotelVerification, Standing, Draft, CreatedHotelOrder>(input, call, {
    holds: stayHolds,
    expired: () => conflict('价格保留时间已过，请重新核对房态与价格', { kind: 'expired' }),
    async check(offer) {
      const wrong = checkStayOrder(input, offer.verified);
      const standing = await checkGuestStandards(input, offer, call, (message) =>
        conflict(message, { kind: 'expired' }),
      );
      if (wrong) return { refusal: wrong };
      return 'refusal' in standing ? standing : { checked: standing };
    },
    judged: (standing) => standing.trips,
    ofCompany: ({ verified, facts }) =>
      companySide(
        verified.travelType,
        'hotel',
        { ...input, travellers: input.guests.flat(), trip: tripOf(facts, verified) },
        call,
      ),
    standing: (standing) => standing,
    // A room is not given to somebody else before the night is over.
    saleEnds: ({ verified }) => msOf(`${addDays(verified.checkIn, 1)} 00:00:00`),
    price: (offer, standing, at) => ({
      order: newOrder(input, member, offer, at, standing),
      verified: offer.verified,
      standardVersionId: standing.standard?.id ?? null,
    }),
    cost: ({ order }) => order.split?.company ?? order.payprice,
    answer: ({ order }) => {
      const created = {
        orderNo: order.order_id,
        payprice: yuanOf(order.payprice),
        needsPayment: order.payprice > 0,
        payDeadline: momentAt(order.pay_deadline),
        payDeadlineMs: order.pay_deadline,
      };
      return ok(created, created.needsPayment ? '订单已提交，请在支付时限内付款' : '订单已提交，等待酒店确认');
    },
    async hold(tx, { order }) {
      const shortage = await rooms.hold(tx, roomsOf(order), order.created_at);
      if (!shortage) return undefined;
      const text = shortage.roomsLeft
        ? `该房型仅剩 ${shortage.roomsLeft} 间，请减少房间数或换一个房型`
        : '该房型刚刚订满，请换一个房型';
      return conflict(text, { kind: 'inventory', ...shortage });
    },
    async insert(tx, draft) {
      const { order } = draft;
      await insertStay(tx, draft);
      if (order.status === 1) await rooms.sell(tx, roomsOf(order));
    },
  });
}

/** An order without a payment goes to the hotel at once. */
function newOrder(
  input: Input,
  member: Member,
  { verified, steps }: HotelVerification,
  { orderId, now, ...held }: NewOrder,
  standing: Standing,
): HotelOrderState {
  const { hotel, room, rate, checkIn, checkOut, adults, childAges, travelType } = verified;
  const known = hotelOfId(hotel.hotelId);
  if (!known) throw new Error(`no hotel ${hotel.hotelId}`);
  const isBusiness = travelType === 'business';
  const isOver = standing.verdict === 'over';
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
    overStandard: isOver,
    overReason: isOver ? (input.overReason ?? '') : '',
    travelReason: isBusiness ? (input.travelReason ?? '') : '',
    costCenter: isBusiness ? (input.costCenter ?? '') : '',
    steps,
  };
  const payprice: Fen = fenOf(rate.due);
  const waits = payprice > 0 || held.status > 0;
  return {
    order_id: orderId,
    member_id: member.memberId,
    app_id: member.appId,
    company_id: isBusiness ? String(member.creditMemberId) : null,
    status: waits ? held.status : 1,
    travel_type: travelType,
    hotel_id: hotel.hotelId,
    room_id: room.roomId,
    check_in: checkIn,
    check_out: checkOut,
    rooms: verified.rooms,
    created_at: now,
    pay_deadline: held.payDeadline,
    step_at: waits ? held.payDeadline : now + confirmMs({ order_id: orderId, content }),
    payprice,
    split: verified.split ? { company: fenOf(verified.split.company), personal: fenOf(verified.split.personal) } : null,
    penalty: 0,
    confirm_no: '',
    content,
    shares: null,
  };
}

async function insertStay(tx: Tx, { order, verified, standardVersionId }: Draft): Promise<void> {
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
    .values({
      ...head,
      card: JSON.stringify(head.card),
      standard_version_id: standardVersionId,
      agreed_texts: keptTexts(head.kind, head.created_at),
    })
    .execute();
  await emitMade(tx, head);
  const nights = nightsOf(verified.checkIn, verified.checkOut).length;
  await note(tx, stayOrders, order.order_id, {
    at: order.created_at,
    title: '提交订单',
    detail: `${verified.rooms} 间 ${nights} 晚，房费 ¥${showFen(fenOf(verified.rate.total))}${
      order.payprice ? `，应付 ¥${showFen(order.payprice)}` : '，到店付款'
    }`,
  });
}
