import type { z } from 'zod';
import type { CreatedOrder, FlightConflict, Verified } from '#contract/flight.ts';
import type { flightSchemas } from '#contract/flight.schema.ts';
import type { Envelope } from '#contract/row.ts';
import { hidePhone } from '#domain/account/phone.ts';
import { dayAt, momentAt, msOf } from '#domain/china-time.ts';
import { salesCloseMinutes } from '#domain/flight/fares.ts';
import { showFen, yuanOf } from '#domain/money.ts';
import type { Facts } from '#domain/policy/facts.ts';
import { allowedTypes } from '#domain/passenger/psg-types.ts';
import { flightTypeOf, tripOf } from '#domain/trip/legs.ts';
import { badInput, memberOf, ok, refuse } from '../../../ground/call.ts';
import type { Call, Member, Tx } from '../../../ground/call.ts';
import { seats as flightSeats } from '../seats/inventory.ts';
import { flightHolds } from '../answers/flight-holds.ts';
import type { Verification } from '../answers/flight-holds.ts';
import { checkStandard } from '../../../orders/business/check-standard.ts';
import type { BareFacts, Standing } from '../../../orders/business/check-standard.ts';
import { journeysOf } from '../answers/flight-facts.ts';
import { companySide } from '../../../orders/making/company-wish.ts';
import { createOrder } from '../../../orders/making/create-order.ts';
import type { NewOrder } from '../../../orders/making/create-order.ts';
import { checkTravellers } from './check-party.ts';
import { checkConsent, checkContact, checkGp } from './check-terms.ts';
import { duplicateText, findDuplicate, journeysOnDaysOf, locksOf } from './find-duplicate.ts';
import type { Journey } from './find-duplicate.ts';
import { withKeptDocuments } from '../../../orders/passengers/kept-documents.ts';
import { insertOrder, serviceFeesOf } from './insert-order.ts';
import { pricePassengers, splitOf } from './price-passengers.ts';
import type { PricedPassenger } from './price-passengers.ts';
import type { WholeNewOrder } from './order-head.ts';

type CreateInput = z.output<typeof flightSchemas.createOrder>;

const conflict = (msg: string, data: FlightConflict): Envelope<never> => refuse(409, msg, data);
const expired = (): Envelope<never> => conflict('价格保留时间已过，请重新核对价格', { kind: 'expired' });

/**
 * An order from a verified price. Bad input names its field; a changed price or seat is a 409, and so is a passenger
 * who already flies then.
 */
export async function createAirOrder(input: CreateInput, call: Call): Promise<Envelope<CreatedOrder>> {
  const member = memberOf(call);
  const refused = checkConsent(input, member) ?? checkGp(input) ?? checkContact(input.contact);
  if (refused) return refused;
  const passengers = await withKeptDocuments(call.db, member, input);
  return await createOrder<Verification, CheckedWish, Draft, CreatedOrder, Journey>(input, call, {
    holds: flightHolds,
    expired,
    check: async (offer, now) => await checkWish({ ...input, passengers }, offer, now, call),
    judged: ({ standing }, { nearby }) =>
      standing.trips.map((trip) => ({ ...trip, facts: { ...trip.facts, nearby: nearby?.[trip.no] } as Facts })),
    ofCompany: ({ travelType, facts }) =>
      companySide(travelType, 'flight', { ...input, travellers: input.passengers, trip: journeysOf(facts) }, call),
    standing: ({ standing }, { nearby }) => ({
      ...standing,
      judged: standing.judged.map((one, at) => ({
        ...one,
        facts: { ...one.facts, nearby: nearby?.[at] } as BareFacts,
      })),
    }),
    saleEnds: ({ verified }) =>
      Math.min(...verified.segments.map(({ flight }) => msOf(flight.depTime))) - salesCloseMinutes * 60_000,
    price: (offer, { people, standing }, at) => ({
      order: newOrder(input, member, offer, { people, standing }, at),
      people,
      segments: offer.verified.segments,
      seats: offer.counts.ADT + offer.counts.CHD,
      now: at.now,
    }),
    cost: ({ order: { row } }) => row.split?.company ?? row.payprice,
    answer({ order: { row } }) {
      const { order_id: orderId, payprice, pay_deadline: payDeadline } = row;
      const created = {
        orderId,
        orderNo: orderId,
        payprice: yuanOf(payprice),
        payDeadline: momentAt(payDeadline),
        payDeadlineMs: payDeadline,
      };
      return ok(created, '订单已提交，请在支付时限内付款');
    },
    locks: ({ people }) => (input.acceptDuplicate ? [] : locksOf(people)),
    read: (draft) =>
      input.acceptDuplicate ? undefined : (tx) => journeysOnDaysOf(tx, draft.people, travelsOf(draft), draft.now),
    hold: async (tx, draft, journeys) => await refusalOf(tx, member, draft, journeys),
    insert: async (tx, { order }) => await insertOrder(tx, order),
  });
}

interface Draft {
  order: WholeNewOrder;
  people: readonly PricedPassenger[];
  segments: Verified['segments'];
  /** All passengers but infants. */
  seats: number;
  now: number;
}

interface CheckedWish {
  people: PricedPassenger[];
  standing: Standing;
}

/** The party with its prices; or the refusal. */
async function checkWish(
  input: CreateInput,
  { verified, travelType, counts, facts, judged }: Verification,
  now: number,
  call: Call,
): Promise<{ checked: CheckedWish } | { refusal: Envelope<never> }> {
  const { segments } = verified;
  if (travelType !== input.travelType)
    return { refusal: badInput('travelType', '出行类型与核价时不一致，请重新核对价格') };
  if (segments.some(({ flight }) => msOf(flight.depTime) - now < salesCloseMinutes * 60_000))
    return { refusal: expired() };
  const standing = await checkStandard(
    { ...input, passengers: input.passengers.map((one, at) => ({ ...one, path: `passengers.${at}.name` })) },
    { ...verified, travelType, judged, facts },
    call,
    { thing: '航班', expired: (message) => conflict(message, { kind: 'expired' }) },
  );
  if ('refusal' in standing) return standing;
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
  return { checked: { people: pricePassengers(party.passengers, segments), standing } };
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
  const shortage = await flightSeats.hold(
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
  { people, standing }: CheckedWish,
  { orderId, now, status, payDeadline }: NewOrder,
): WholeNewOrder {
  const isBusiness = input.travelType === 'business';
  const isOver = standing.verdict === 'over';
  const isJudged = standing.verdict !== 'none';
  const payprice = people.reduce((sum, one) => sum + one.totalFen, 0);
  const { name, mobilePhone, email = '' } = input.contact;
  const row = {
    order_id: orderId,
    member_id: member.memberId,
    app_id: member.appId,
    company_id: isBusiness ? String(member.creditMemberId) : null,
    status,
    travel_type: input.travelType,
    flight_type: flightTypeOf(tripOf(verified.segments)),
    created_at: now,
    pay_deadline: payDeadline,
    step_at: payDeadline,
    payprice,
    service_fee: serviceFeesOf(people),
    split: isBusiness ? splitOf(people, verified) : null,
    over_standard: isOver,
    verdict: standing.verdict,
    over_amount: counts.ADT * standing.each.reduce((sum, { overBy }) => sum + overBy, 0),
    missed: isJudged ? counts.ADT * missedFen : 0,
    contact: { name, mobilePhone, email },
    voucher: input.voucher,
    over_reason: isOver ? (input.overReason ?? '') : '',
    travel_reason: isBusiness ? (input.travelReason ?? '') : '',
    cost_center: isBusiness ? (input.costCenter ?? '') : '',
    ends_at: Math.max(...verified.segments.map(({ flight }) => msOf(flight.arrTime))),
    gp: input.gpFlag ? { unit: input.budgetUnit ?? '', cardEnd: (input.unitCard ?? '').slice(-4) } : null,
  };
  return {
    row,
    segments: verified.segments,
    passengers: people,
    standardVersionId: standing.standard?.id ?? null,
    // A member who has not given a name has the masked phone in its place.
    createdBy: `${member.realName === hidePhone(member.mobilePhone) ? '本人' : `${member.realName} `}提交，共 ${people.length} 位乘机人，应付 ¥${showFen(payprice)}`,
  };
}
