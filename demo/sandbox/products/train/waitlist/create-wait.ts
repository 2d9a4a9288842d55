import type { z } from 'zod';
import type { HeldOrder } from '#contract/order.ts';
import type { trainWaitSchemas } from '#contract/train-wait.schema.ts';
import type { Envelope } from '#contract/row.ts';
import { msOf } from '#domain/china-time.ts';
import { depositOf, partyPrice } from '#domain/rail/wait.ts';
import { badInput, memberOf, ok } from '../../../ground/call.ts';
import type { Call, Tx } from '../../../ground/call.ts';
import { waitTripOf } from '../train-standard.ts';
import { companySide } from '../../../orders/making/company-wish.ts';
import { createOrder } from '../../../orders/making/create-order.ts';
import type { NewOrder } from '../../../orders/making/create-order.ts';
import { checkOrder } from '../orders/check-order.ts';
import type { CheckedOrder } from '../orders/check-order.ts';
import { conflict, restProblem } from '../orders/offer.ts';
import { createdOf, insertRailOrder } from '../orders/order-rows.ts';
import type { RailDraft } from '../orders/order-rows.ts';
import { everybodyOn, otherTickets, personLocks, travelsAlready } from '../orders/other-tickets.ts';
import type { OtherTicket } from '../orders/other-tickets.ts';
import { linkedRailAccount } from '../account/accounts.ts';
import { readyTimetable } from '../timetable/trains-of-day.ts';
import { keepStudents } from '../orders/students.ts';
import { waitHolds } from './quote.ts';
import { depositShares, termsOfWish } from './wish-terms.ts';
import type { WaitOffer } from './quote.ts';

type Input = z.output<typeof trainWaitSchemas.create>;

function draftOf(
  input: Input,
  { wishes, deadlines, verified: { travelType }, payer }: WaitOffer,
  { passengers, railAccount, standing }: CheckedOrder & { railAccount: string },
  call: Call,
  { orderId, now, status, payDeadline: heldUntil }: NewOrder,
): RailDraft {
  const { memberId, appId, creditMemberId } = memberOf(call);
  const { name, mobilePhone, email = '' } = input.contact;
  const types = passengers.map(({ ticketType }) => ticketType);
  const isBusiness = travelType === 'business';
  const terms = isBusiness ? wishes.map((wish, at) => termsOfWish(wish, types, payer, standing.each[at])) : undefined;
  const split = terms ? depositShares(terms) : null;
  const payDeadline = Math.min(heldUntil, input.deadlineMs);
  const hoursBefore = deadlines.find(({ atMs }) => atMs === input.deadlineMs)?.hoursBefore ?? 0;
  const [first] = wishes.toSorted((a, b) => msOf(a.from.at) - msOf(b.from.at));
  if (!first) throw new Error('an order waits for nothing');
  const { prices: _prices, limits: _limits, tiers: _tiers, ...ride } = first;
  return {
    rides: [],
    standardVersionId: standing.standard?.id ?? null,
    travelling: everybodyOn(wishes, passengers),
    tickets: [],
    acceptNoSeat: false,
    settle: () => undefined,
    order: {
      order_id: orderId,
      member_id: memberId,
      app_id: appId,
      company_id: isBusiness ? String(creditMemberId) : null,
      status,
      travel_type: travelType,
      created_at: now,
      pay_deadline: payDeadline,
      step_at: payDeadline,
      payprice: split
        ? split.company + split.personal
        : depositOf(wishes.map(({ prices }) => partyPrice(prices, types) ?? 0)),
      departs_at: msOf(ride.from.at),
      ends_at: msOf(ride.to.at),
      split,
      cancelled_at: null,
      content: {
        rides: [{ ...ride, changedFrom: null }],
        passengers: passengers.map(({ certKey: _key, ...one }) => one),
        contact: { name, mobilePhone, email },
        wish: null,
        verdict: standing.verdict,
        // Of the wish that is met.
        overAmount: 0,
        overReason: standing.verdict === 'over' ? (input.overReason ?? '') : '',
        travelReason: isBusiness ? (input.travelReason ?? '') : '',
        costCenter: isBusiness ? (input.costCenter ?? '') : '',
        ...(railAccount && { railAccount }),
        wait: { wishes, deadline: input.deadlineMs, hoursBefore, served: null, ...(terms && { terms }) },
      },
    },
  };
}

/** An order that waits for seats once its deposit is paid. */
export async function createWaitingOrder(input: Input, call: Call): Promise<Envelope<HeldOrder>> {
  await readyTimetable();
  const railAccount = await linkedRailAccount(call.db, memberOf(call));
  return await createOrder<WaitOffer, CheckedOrder, RailDraft, HeldOrder, OtherTicket>(input, call, {
    holds: waitHolds,
    expired: () => conflict('价格保留时间已过，请重新核对候补车次', { kind: 'expired' }),
    async check(offer, now) {
      const closed = restProblem(call.settings, now);
      if (closed) return { refusal: closed };
      if (!offer.deadlines.some(({ atMs }) => atMs === input.deadlineMs && atMs > now))
        return { refusal: badInput('deadlineMs', '请重新选择候补截止时间') };
      return await checkOrder(
        { ...input, acceptNoSeat: false, insured: false },
        { ...offer, rides: offer.wishes, isWait: true },
        call,
      );
    },
    ofCompany: ({ verified, facts }) =>
      companySide(
        verified.travelType,
        'train',
        { ...input, travellers: input.passengers.filter(({ isFree }) => !isFree), trip: waitTripOf(facts) },
        call,
      ),
    standing: ({ standing }) => standing,
    saleEnds: () => input.deadlineMs,
    price: (offer, checked, at) => draftOf(input, offer, { ...checked, railAccount }, call, at),
    cost: ({ order }) => order.split?.company ?? order.payprice,
    answer: (draft) => ok(createdOf(draft), '候补订单已提交，支付预付款后开始候补'),
    locks: ({ travelling }) => personLocks(travelling),
    read:
      ({ travelling }) =>
      (tx: Tx) =>
        otherTickets(tx, travelling),
    hold: async (_tx, { travelling, order }, known) => travelsAlready(travelling, known, order),
    async insert(tx, draft) {
      await insertRailOrder(tx, draft);
      await keepStudents(tx, draft.order, input.passengers);
    },
  });
}
