import { keptTexts } from '#domain/agreement/agreed-texts.ts';
import { sql } from 'kysely';
import type { CompiledQuery } from 'kysely';
import type { HeldOrder } from '#contract/order.ts';
import type { Envelope } from '#contract/row.ts';
import { momentAt } from '#domain/china-time.ts';
import { showFen, yuanOf } from '#domain/money.ts';
import { fareTypeOf } from '#domain/passenger/psg-types.ts';
import { memberOf, ok } from '../../../ground/call.ts';
import type { Call, Tx } from '../../../ground/call.ts';
import type { IntlOrderRow } from '../../../ground/database/tables/tables-intl.ts';
import { personalPart } from '../../../orders/business/booking-terms.ts';
import { tripOf } from '../answers/trip-facts.ts';
import { companySide } from '../../../orders/making/company-wish.ts';
import { createOrder } from '../../../orders/making/create-order.ts';
import type { NewOrder } from '../../../orders/making/create-order.ts';
import { emitMade } from '../../../orders/events/emit-order.ts';
import { note } from '../../../orders/move.ts';
import { intlHeadOf, titleOf } from '../rows/intl-head.ts';
import { intlOrders, wantsOf } from '../rows/intl-orders.ts';
import type { IntlOrderState, IntlTicket } from '../rows/intl-orders.ts';
import { intlSeats } from '../rows/seats.ts';
import { costOf } from '../rows/whole-order.ts';
import { checkOrder } from './check-order.ts';
import type { CheckedOrder, CreateInput } from './check-order.ts';
import { closingMs } from '../answers/found-trip.ts';
import { conflict } from '../answers/read-trip.ts';
import { rulesOf } from './documents.ts';
import { intlHolds } from './offer.ts';
import type { IntlOffer } from './offer.ts';

interface IntlDraft {
  /** The version of the travel standard that judged it. */
  standardVersionId: number | null;
  order: IntlOrderState;
  tickets: IntlTicket[];
}

/** A ticket for each passenger on each slice; the service fee stands on the first. */
const newTickets = (orderId: string, { slices, serviceFee }: IntlOffer, { passengers }: CheckedOrder): IntlTicket[] =>
  slices.flatMap(({ prices, departsMs, arrivesMs }, sliceNo) =>
    passengers.map(({ psgType, certKey }, passengerNo) => ({
      order_id: orderId,
      slice_no: sliceNo,
      passenger_no: passengerNo,
      cert_key: certKey,
      psg_type: psgType,
      departs_at: departsMs,
      arrives_at: arrivesMs,
      price: prices[psgType]?.price ?? 0,
      tax: prices[psgType]?.tax ?? 0,
      service_fee: sliceNo === 0 && fareTypeOf(psgType) !== 'INF' ? serviceFee : 0,
      ticket_no: '',
      is_open: true,
      state: 'held' as const,
    })),
  );

function draftOf(
  input: CreateInput,
  offer: IntlOffer,
  checked: CheckedOrder,
  call: Call,
  { orderId, now, status, payDeadline }: NewOrder,
): IntlDraft {
  const { memberId, appId, creditMemberId } = memberOf(call);
  const { verified, slices } = offer;
  const isBusiness = verified.travelType === 'business';
  const tickets = newTickets(orderId, offer, checked);
  const payprice = tickets.reduce((sum, one) => sum + costOf(one), 0);
  const [{ overBy } = { overBy: 0 }] = checked.standing.each;
  const above = checked.passengers.reduce((sum, { psgType }) => sum + (offer.excess[psgType] ?? overBy), 0);
  const personal = personalPart(offer.payer, payprice, above);
  const { name, mobilePhone, email = '' } = input.contact;
  return {
    tickets,
    standardVersionId: checked.standing.standard?.id ?? null,
    order: {
      order_id: orderId,
      member_id: memberId,
      app_id: appId,
      company_id: isBusiness ? String(creditMemberId) : null,
      status,
      travel_type: verified.travelType,
      created_at: now,
      pay_deadline: payDeadline,
      step_at: payDeadline,
      payprice,
      departs_at: slices[0]?.departsMs ?? 0,
      ends_at: slices.at(-1)?.arrivesMs ?? 0,
      split: isBusiness ? { company: payprice - personal, personal } : null,
      content: {
        flightType: verified.price.flightType,
        brand: verified.brand,
        slices: slices.map((slice) => ({ ...slice, changedFrom: null })),
        passengers: checked.passengers.map(({ certKey: _key, ...one }) => one),
        taxes: verified.taxes,
        airports: verified.airports,
        rules: rulesOf(
          { slices, airports: verified.airports },
          {
            nationalities: checked.passengers.map(({ nationality }) => nationality),
            hasMinors: checked.passengers.some(({ psgType }) => fareTypeOf(psgType) !== 'ADT'),
          },
          now,
        ),
        contact: { name, mobilePhone, email },
        verdict: checked.standing.verdict,
        overAmount: checked.standing.verdict === 'over' ? above : 0,
        overReason: checked.standing.verdict === 'over' ? (input.overReason ?? '') : '',
        travelReason: isBusiness ? (input.travelReason ?? '') : '',
        costCenter: isBusiness ? (input.costCenter ?? '') : '',
      },
    },
  };
}

interface Taken {
  cert_key: string;
  order_id: string;
  member_id: string;
  app_id: string;
  status: number;
}

/** Names of the locks of their people: who asks for taken tickets has them. */
export const locksOf = (tickets: readonly Pick<IntlTicket, 'cert_key'>[]): string[] =>
  tickets.map(({ cert_key }) => `intl ${cert_key}`);

/** Open tickets of the same people on flights that overlap these; `but`: an order whose tickets are given up. */
export const takenBy = (
  tx: Tx,
  tickets: readonly Pick<IntlTicket, 'cert_key' | 'departs_at' | 'arrives_at'>[],
  but = '',
): CompiledQuery<Taken> =>
  sql<Taken>`
    select old.cert_key, o.order_id, o.member_id, o.app_id, o.status from intl_tickets old join unnest(
      ${tickets.map(({ cert_key }) => cert_key)}::text[],
      ${tickets.map(({ departs_at }) => departs_at)}::bigint[],
      ${tickets.map(({ arrives_at }) => arrives_at)}::bigint[]
    ) as new (cert_key, departs_at, arrives_at)
      on old.cert_key = new.cert_key and old.departs_at < new.arrives_at and old.arrives_at > new.departs_at
    join intl_orders o on o.order_id = old.order_id
    where old.is_open and old.order_id <> ${but}`.compile(tx);

/** The refusal of a person who is on another flight then. */
function duplicateOf({ tickets, order }: IntlDraft, taken: readonly Taken[]): Envelope<never> | undefined {
  const [first] = taken;
  if (!first) return undefined;
  const at = tickets.find(({ cert_key: key }) => key === first.cert_key)?.passenger_no ?? 0;
  const name = order.content.passengers[at]?.name ?? '';
  const isOwn = first.member_id === order.member_id && first.app_id === order.app_id;
  return conflict(`${name} 在此时段已有未完成或待出行的国际机票，请勿重复购买`, {
    kind: 'duplicate',
    orderNo: isOwn ? first.order_id : '',
    field: `passengers.${at}.certNo`,
    name,
    ...(isOwn && first.status === 0 && { isUnpaid: true }),
  });
}

/** Seats of all flights, or none: then the refusal. */
async function holdSeats(tx: Tx, { order, tickets }: IntlDraft): Promise<Envelope<never> | undefined> {
  const shortage = await intlSeats.hold(tx, wantsOf(order.content.slices, tickets), order.created_at);
  if (!shortage) return undefined;
  const { flightId, seatsLeft: left } = shortage;
  return conflict(left ? `该票价仅剩 ${left} 个座位，请减少乘机人或改选票价` : '该票价刚刚售完，请重新选择', {
    kind: 'inventory',
    flightId,
    left,
  });
}

/** The order with its tickets, its row in the lists and the first line of its timeline. */
async function insertOrder(tx: Tx, { order, tickets, standardVersionId }: IntlDraft): Promise<void> {
  await tx
    .insertInto('intl_orders')
    .values({
      ...order,
      content: JSON.stringify(order.content),
      split: JSON.stringify(order.split),
    } satisfies Record<keyof IntlOrderRow, unknown>)
    .execute();
  await tx.insertInto('intl_tickets').values(tickets).execute();
  const head = intlHeadOf(order, tickets);
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
  await note(tx, intlOrders, order.order_id, {
    at: order.created_at,
    title: '订单已提交',
    detail: `${titleOf(order.content.slices)}，${order.content.passengers.length} 人，应付 ¥${showFen(order.payprice)}`,
  });
}

/** An order from a verified trip: the seats of all its flights are held with it, or there is no order. */
export const createIntlOrder = async (input: CreateInput, call: Call): Promise<Envelope<HeldOrder>> =>
  await createOrder<IntlOffer, CheckedOrder, IntlDraft, HeldOrder, Taken>(input, call, {
    holds: intlHolds,
    expired: () => conflict('价格保留时间已过，请重新核对价格', { kind: 'expired' }),
    check: async (offer) => await checkOrder(input, offer, call),
    judged: ({ standing }) => standing.trips,
    ofCompany: ({ verified, slices }) =>
      companySide(verified.travelType, 'intl', { ...input, travellers: input.passengers, trip: tripOf(slices) }, call),
    standing: ({ standing }) => standing,
    saleEnds: ({ slices }) => (slices[0]?.departsMs ?? 0) - closingMs,
    price: (offer, checked, at) => draftOf(input, offer, checked, call, at),
    cost: ({ order }) => order.split?.company ?? order.payprice,
    answer: ({ order }) =>
      ok(
        {
          orderNo: order.order_id,
          payprice: yuanOf(order.payprice),
          payDeadline: momentAt(order.pay_deadline),
          payDeadlineMs: order.pay_deadline,
        },
        '订单已提交，请在支付时限内付款',
      ),
    locks: ({ tickets }) => [...new Set(locksOf(tickets))].sort(),
    read:
      ({ tickets }) =>
      (tx: Tx) =>
        takenBy(tx, tickets),
    hold: async (tx, draft, known) => duplicateOf(draft, known) ?? (await holdSeats(tx, draft)),
    insert: insertOrder,
  });
