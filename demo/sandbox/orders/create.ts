import type { z } from 'zod';
import type { CreatedOrder, FlightConflict, Verified } from '#contract/flight.ts';
import type { flightSchemas } from '#contract/flight.schema.ts';
import type { Envelope } from '#contract/row.ts';
import { dayAt, momentAt, msOf } from '#domain/china-time.ts';
import { salesCloseMinutes } from '#domain/flight/fares.ts';
import { showFen, yuanOf } from '#domain/money.ts';
import { allowedTypes } from '#domain/passenger/psg-types.ts';
import { badInput, memberOf, ok, refuse } from '../call.ts';
import type { Call, Member, Tx } from '../call.ts';
import { holdSeats } from '../flights/inventory.ts';
import { readVerification } from '../flights/verifications.ts';
import type { Verification } from '../flights/verifications.ts';
import { once } from '../once.ts';
import { checkTravellers } from './check-party.ts';
import type { CheckedPassenger } from './check-party.ts';
import { checkConsent, checkStandard, isOverStandard } from './check-terms.ts';
import { findDuplicate } from './find-duplicate.ts';
import { insertOrder, serviceFeesOf } from './insert-order.ts';
import { pricePassengers, splitOf } from './price-passengers.ts';

type CreateInput = z.output<typeof flightSchemas.createOrder>;

/** An unpaid order is kept this long (domain.md, Orders). */
export const payWithinMs = 30 * 60_000;

const conflict = (msg: string, data: FlightConflict): Envelope<never> => refuse(409, msg, data);
const expired = (): Envelope<never> => conflict('价格保留时间已过，请重新核对价格', { kind: 'expired' });

/**
 * An order from a verified price: amounts are the server's, seats are held in the same transaction, and any
 * number of calls with one requestId make one order. Bad input names its field; what has changed is a 409.
 */
export async function createOrder(input: CreateInput, call: Call): Promise<Envelope<CreatedOrder>> {
  const member = memberOf(call);
  const refused = checkConsent(input, member);
  if (refused) return refused;
  return await once(call, input.requestId, input, async (tx) => {
    const now = call.now();
    const found = await readVerification(tx, input.verifyKey, { memberId: member.memberId, appId: call.appId }, now);
    if (found.state !== 'held') return expired();
    const { verified, travelType, counts } = found.verification;
    if (travelType !== input.travelType) return badInput('travelType', '出行类型与核价时不一致，请重新核对价格');
    if (verified.segments.some(({ flight }) => msOf(flight.depTime) - now < salesCloseMinutes * 60_000)) return expired();
    const overStandard = checkStandard(input, verified);
    if (overStandard) return overStandard;
    const travelDays = verified.segments.map(({ flight }) => flight.depTime.slice(0, 10));
    const psgTypes = allowedTypes(verified.segments.map(({ seat }) => seat));
    const party = checkTravellers(input, { travelDays, today: dayAt(now), psgTypes, counts, insurances: verified.insurances });
    if (!party.ok) return badInput(party.field, party.message);
    return await book(tx, call, member, input, found.verification, party.passengers);
  });
}

async function book(tx: Tx, call: Call, member: Member, input: CreateInput, { verified, counts }: Verification, people: CheckedPassenger[]): Promise<Envelope<CreatedOrder>> {
  const now = call.now();
  const { segments } = verified;
  if (!input.acceptDuplicate) {
    const travels = segments.map(({ flight }) => ({ depMs: msOf(flight.depTime), arrMs: msOf(flight.arrTime) }));
    const duplicate = await findDuplicate(tx, member, people, travels, now);
    if (duplicate) return conflict(`${duplicate.passenger} 当天已预订 ${duplicate.flightNo}，请确认是否重复预订`, duplicate);
  }
  const seats = counts.ADT + counts.CHD;
  const shortage = await holdSeats(tx, segments.map(({ flight, seat }) => ({ flightId: flight.flightId, cabinCode: seat.cabinCode, seats })), now);
  if (shortage) return conflict(shortage.seatsLeft ? `所选舱位仅剩 ${shortage.seatsLeft} 张，请减少人数或换一个舱位` : '所选舱位已售完，请换一个舱位', { kind: 'soldOut', ...shortage });
  return ok(await write(tx, member, input, verified, people, now), '订单已提交，请在支付时限内付款');
}

async function write(tx: Tx, member: Member, input: CreateInput, verified: Verified, people: CheckedPassenger[], now: number): Promise<CreatedOrder> {
  const isBusiness = input.travelType === 'business';
  const passengers = pricePassengers(people, verified.segments);
  const payprice = passengers.reduce((sum, one) => sum + one.totalFen, 0);
  const payDeadline = now + payWithinMs;
  const { name, mobilePhone, email = '' } = input.contact;
  const orderId = await insertOrder(
    tx,
    {
      member_id: member.memberId,
      app_id: member.appId,
      company_id: isBusiness ? String(member.creditMemberId) : null,
      travel_type: input.travelType,
      flight_type: verified.segments.length === 2 ? 2 : 1,
      created_at: now,
      pay_deadline: payDeadline,
      payprice,
      service_fee: serviceFeesOf(passengers),
      split: isBusiness ? splitOf(passengers, verified.segments) : null,
      over_standard: isBusiness && isOverStandard(verified),
      contact: { name, mobilePhone, email },
      voucher: input.voucher,
      over_reason: isBusiness ? (input.overReason ?? '') : '',
      travel_reason: isBusiness ? (input.travelReason ?? '') : '',
      cost_center: isBusiness ? (input.costCenter ?? '') : '',
    },
    verified.segments,
    passengers,
    `${member.realName} 提交，共 ${passengers.length} 位乘机人，应付 ¥${showFen(payprice)}`,
  );
  return { orderId, orderNo: orderId, payprice: yuanOf(payprice), payDeadline: momentAt(payDeadline), payDeadlineMs: payDeadline };
}
