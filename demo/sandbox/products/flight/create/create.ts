import type { z } from 'zod';
import type { CreatedOrder, FlightConflict, Verified } from '#contract/flight.ts';
import type { flightSchemas } from '#contract/flight.schema.ts';
import type { Envelope } from '#contract/row.ts';
import { hidePhone } from '#domain/account/phone.ts';
import { dayAt, momentAt, msOf } from '#domain/china-time.ts';
import { salesCloseMinutes } from '#domain/flight/fares.ts';
import { showFen, yuanOf } from '#domain/money.ts';
import { allowedTypes } from '#domain/passenger/psg-types.ts';
import { badInput, memberOf, ok, refuse } from '../../../ground/call.ts';
import type { Call, Member, Tx } from '../../../ground/call.ts';
import { holdSeats } from '../seats/inventory.ts';
import { readVerification } from '../answers/verifications.ts';
import type { Verification } from '../../../ground/database/tables/tables-flight.ts';
import { once } from '../../../ground/once.ts';
import { checkTravellers } from './check-party.ts';
import { checkConsent, checkContact, checkGp, checkStandard, isOverStandard, judgementOf } from './check-terms.ts';
import { duplicateText, findDuplicate, journeysOnDaysOf, locksOf } from './find-duplicate.ts';
import type { Journey } from './find-duplicate.ts';
import { withKeptDocuments } from './kept-documents.ts';
import { insertOrder, serviceFeesOf } from './insert-order.ts';
import { nextOrderNumber, orderIdOf } from '../../../ground/order-number.ts';
import { pricePassengers, splitOf } from './price-passengers.ts';
import type { PricedPassenger } from './price-passengers.ts';
import { payWithinMs } from '../../../orders/timing.ts';
import type { WholeNewOrder } from './order-head.ts';

type CreateInput = z.output<typeof flightSchemas.createOrder>;

const conflict = (msg: string, data: FlightConflict): Envelope<never> => refuse(409, msg, data);
const expired = (): Envelope<never> => conflict('价格保留时间已过，请重新核对价格', { kind: 'expired' });

/**
 * An order from a verified price: amounts are the server's, seats are held in the same transaction, and any
 * number of calls with one requestId make one order. Bad input names its field; a changed price or seat is a 409.
 * The order is made up before the transaction, which then only holds what others may take: nothing in it is slow.
 */
export async function createOrder(input: CreateInput, call: Call): Promise<Envelope<CreatedOrder>> {
  const member = memberOf(call);
  const refused = checkConsent(input, member) ?? checkGp(input) ?? checkContact(input.contact);
  if (refused) return refused;
  const passengers = await withKeptDocuments(call.db, member, input);
  const draft = await draftOf({ ...input, passengers }, call, member);
  if ('refusal' in draft) return await once(call, input.requestId, input, async () => draft.refusal);
  const { order, people } = draft;
  const { order_id: orderId, payprice, pay_deadline: payDeadline } = order.row;
  const created = {
    orderId,
    orderNo: orderId,
    payprice: yuanOf(payprice),
    payDeadline: momentAt(payDeadline),
    payDeadlineMs: payDeadline,
  };
  const answer = ok<CreatedOrder>(created, '订单已提交，请在支付时限内付款');
  const locks = input.acceptDuplicate ? [] : locksOf(people);
  const read = input.acceptDuplicate
    ? undefined
    : (tx: Tx) => journeysOnDaysOf(tx, people, travelsOf(draft), draft.now);
  return await once(
    call,
    input.requestId,
    input,
    async (tx, journeys: readonly Journey[]) =>
      (await refusalOf(tx, member, draft, journeys)) ?? (await insertOrder(tx, order), answer),
    { answer, locks, read },
  );
}

interface Draft {
  order: WholeNewOrder;
  people: readonly PricedPassenger[];
  segments: Verified['segments'];
  /** All passengers but infants. */
  seats: number;
  now: number;
}

/** The order to write, provided that its seats stay free; or the refusal. */
async function draftOf(input: CreateInput, call: Call, member: Member): Promise<Draft | { refusal: Envelope<never> }> {
  const now = call.now();
  const found = await readVerification(call, input.verifyKey, { memberId: member.memberId, appId: call.appId }, now);
  if (found.state !== 'held') return { refusal: expired() };
  const { verified, travelType, counts } = found.verification;
  const { segments } = verified;
  if (travelType !== input.travelType)
    return { refusal: badInput('travelType', '出行类型与核价时不一致，请重新核对价格') };
  if (segments.some(({ flight }) => msOf(flight.depTime) - now < salesCloseMinutes * 60_000))
    return { refusal: expired() };
  const overStandard = checkStandard(input, verified);
  if (overStandard) return { refusal: overStandard };
  const travelDays = segments.map(({ flight }) => flight.depTime.slice(0, 10));
  const psgTypes = allowedTypes(segments.map(({ seat }) => seat));
  const party = checkTravellers(input, {
    travelDays,
    today: dayAt(now),
    psgTypes,
    counts,
    insurances: verified.insurances,
  });
  if (!party.ok) return { refusal: badInput(party.field, party.message) };
  const people = pricePassengers(party.passengers, segments);
  return {
    order: newOrder(input, member, found.verification, people, orderIdOf(await nextOrderNumber(call), now), now),
    people,
    segments,
    seats: counts.ADT + counts.CHD,
    now,
  };
}

const travelsOf = ({ segments }: Draft) => segments.map(({ flight }) => flight);

/** Refusal: a passenger already flies then, or the seats are gone; undefined: the seats are held now. */
async function refusalOf(
  tx: Tx,
  member: Member,
  draft: Draft,
  journeys: readonly Journey[],
): Promise<Envelope<never> | undefined> {
  const { people, segments, seats, now } = draft;
  const duplicate = findDuplicate(member, people, travelsOf(draft), journeys, now);
  if (duplicate) return conflict(duplicateText(duplicate), duplicate);
  const shortage = await holdSeats(
    tx,
    segments.map(({ flight, seat }) => ({ flightId: flight.flightId, cabinCode: seat.cabinCode, seats })),
    now,
  );
  return (
    shortage &&
    conflict(
      shortage.seatsLeft
        ? `所选舱位仅剩 ${shortage.seatsLeft} 张，请减少人数或换一个舱位`
        : '所选舱位已售完，请换一个舱位',
      { kind: 'soldOut', ...shortage },
    )
  );
}

function newOrder(
  input: CreateInput,
  member: Member,
  { verified, counts, missedFen = 0 }: Verification,
  people: readonly PricedPassenger[],
  orderId: string,
  now: number,
): WholeNewOrder {
  const isBusiness = input.travelType === 'business';
  const payprice = people.reduce((sum, one) => sum + one.totalFen, 0);
  const payDeadline = now + payWithinMs;
  const { name, mobilePhone, email = '' } = input.contact;
  const row = {
    order_id: orderId,
    member_id: member.memberId,
    app_id: member.appId,
    company_id: isBusiness ? String(member.creditMemberId) : null,
    status: 0 as const,
    travel_type: input.travelType,
    flight_type: verified.segments.length === 2 ? (2 as const) : (1 as const),
    created_at: now,
    pay_deadline: payDeadline,
    step_at: payDeadline,
    payprice,
    service_fee: serviceFeesOf(people),
    split: isBusiness ? splitOf(people, verified.segments) : null,
    over_standard: isBusiness && isOverStandard(verified),
    ...judgementOf(isBusiness && verified, counts.ADT, missedFen),
    contact: { name, mobilePhone, email },
    voucher: input.voucher,
    over_reason: isBusiness ? (input.overReason ?? '') : '',
    travel_reason: isBusiness ? (input.travelReason ?? '') : '',
    cost_center: isBusiness ? (input.costCenter ?? '') : '',
    ends_at: Math.max(...verified.segments.map(({ flight }) => msOf(flight.arrTime))),
    gp: input.gpFlag ? { unit: input.budgetUnit ?? '', cardEnd: (input.unitCard ?? '').slice(-4) } : null,
  };
  return {
    row,
    segments: verified.segments,
    passengers: people,
    // A member who has not given a name has the masked phone in its place.
    createdBy: `${member.realName === hidePhone(member.mobilePhone) ? '本人' : `${member.realName} `}提交，共 ${people.length} 位乘机人，应付 ¥${showFen(payprice)}`,
  };
}
