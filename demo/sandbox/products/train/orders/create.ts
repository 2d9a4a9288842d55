import type { z } from 'zod';
import type { HeldOrder } from '#contract/order.ts';
import type { trainOrderSchemas } from '#contract/train-order.schema.ts';
import type { Envelope } from '#contract/row.ts';
import { msOf } from '#domain/china-time.ts';
import { awaitsSeats } from '#domain/product/status-table.ts';
import { saleTimes } from '#domain/rail/sale-times.ts';
import { badInput, memberOf, ok } from '../../../ground/call.ts';
import type { Call, Tx } from '../../../ground/call.ts';
import { tripOf } from '../train-standard.ts';
import { companySide } from '../../../orders/making/company-wish.ts';
import { createOrder } from '../../../orders/making/create-order.ts';
import type { NewOrder } from '../../../orders/making/create-order.ts';
import { askerOf } from '../../../orders/approval/open.ts';
import { linkedRailAccount } from '../account/accounts.ts';
import type { AmountTerms, Seating } from '../rows/seating.ts';
import { amountsOf } from './company-part.ts';
import { readyTimetable } from '../timetable/trains-of-day.ts';
import { checkOrder } from './check-order.ts';
import type { CheckedOrder } from './check-order.ts';
import { conflict, railHolds, saleProblem } from './offer.ts';
import type { RailOffer } from './offer.ts';
import { createdOf, holdTickets, insertRailOrder, isPricedByHold, newTickets } from './order-rows.ts';
import type { RailDraft } from './order-rows.ts';
import { keepStudents } from './students.ts';
import { everybodyOn, otherTickets, personLocks, travelsAlready } from './other-tickets.ts';
import type { OtherTicket } from './other-tickets.ts';

type Input = z.output<typeof trainOrderSchemas.createOrder>;

/** The sandbox's railway takes so long to hold seats; history is laid at once. */
const seatWaitMs = ({ isSeed, settings }: Call): number => (isSeed ? 0 : (settings.railSeatSeconds ?? 0) * 1000);

const saleEndsOf = ({ rides }: RailOffer): number => msOf(rides[0]?.from.at ?? '') - saleTimes.endsBefore * 60_000;

const termsOf = ({ payer, verified: { travelType, booking } }: RailOffer) => ({ payer, travelType, booking });
const standingOf = ({ standing: { verdict, each, judged } }: CheckedOrder) => ({ verdict, each, judged });

function draftOf(
  input: Input,
  offer: RailOffer,
  checked: CheckedOrder & { railAccount: string },
  call: Call,
  at: NewOrder,
): RailDraft {
  const { memberId, appId, creditMemberId } = memberOf(call);
  const { verified } = offer;
  const rides = offer.rides.map((ride, at) => ({
    ...ride,
    ...(input.rideSeats?.[at] && { wish: input.rideSeats[at] }),
  }));
  const { orderId, now, need, payDeadline } = at;
  const waitMs = seatWaitMs(call);
  const [status, stepAt] = waitMs ? [awaitsSeats, now + waitMs] : [at.status, payDeadline];
  const terms: AmountTerms = { ...termsOf(offer), standing: standingOf(checked) };
  const seating: Seating = {
    ...terms,
    rides,
    acceptNoSeat: input.acceptNoSeat,
    saleEnds: saleEndsOf(offer),
    ...(need && {
      approval: {
        need: { why: need.why, holdMs: need.holdMs },
        asker: askerOf(call),
        project: input.project ?? '',
      },
    }),
  };
  const isBusiness = verified.travelType === 'business';
  const wish = input.seats ?? null;
  const tickets = newTickets(orderId, rides, checked.passengers, { isInsured: input.insured, wish });
  const { name, mobilePhone, email = '' } = input.contact;
  const draft: RailDraft = {
    rides,
    standardVersionId: checked.standing.standard?.id ?? null,
    travelling: everybodyOn(rides, checked.passengers),
    tickets,
    acceptNoSeat: input.acceptNoSeat,
    order: {
      order_id: orderId,
      member_id: memberId,
      app_id: appId,
      company_id: isBusiness ? String(creditMemberId) : null,
      status,
      travel_type: verified.travelType,
      created_at: now,
      pay_deadline: payDeadline,
      step_at: stepAt,
      payprice: 0,
      departs_at: msOf(rides[0]?.from.at ?? ''),
      ends_at: msOf(rides.at(-1)?.to.at ?? ''),
      split: null,
      cancelled_at: null,
      content: {
        rides: rides.map(({ prices: _prices, limits: _limits, tiers: _tiers, ...ride }) => ({
          ...ride,
          changedFrom: null,
        })),
        passengers: checked.passengers.map(({ certKey: _key, ...one }) => one),
        contact: { name, mobilePhone, email },
        wish,
        verdict: checked.standing.verdict,
        overAmount: 0,
        overReason: checked.standing.verdict === 'over' ? (input.overReason ?? '') : '',
        travelReason: isBusiness ? (input.travelReason ?? '') : '',
        costCenter: isBusiness ? (input.costCenter ?? '') : '',
        ...(checked.railAccount && { railAccount: checked.railAccount }),
        ...(waitMs > 0 && { seating }),
      },
    },
    settle(priced) {
      priced.order = { ...priced.order, ...amountsOf(priced, terms) };
    },
  };
  draft.settle(draft);
  return draft;
}

const isWaiting = ({ order }: RailDraft): boolean => order.status === awaitsSeats;

/** An order from a verified offer: the seats of all its rides are held with it, or there is no order; of a railway that answers later, it waits for them. */
export async function createRailOrder(input: Input, call: Call): Promise<Envelope<HeldOrder>> {
  await readyTimetable();
  const railAccount = await linkedRailAccount(call.db, memberOf(call));
  return await createOrder<RailOffer, CheckedOrder, RailDraft, HeldOrder, OtherTicket>(input, call, {
    holds: railHolds,
    expired: () => conflict('价格保留时间已过，请重新核对车票与价格', { kind: 'expired' }),
    async check(offer, now) {
      const [first] = offer.rides;
      const closed = first && saleProblem(first.from, call.settings, now);
      if (closed) return { refusal: closed };
      if (input.insured && !offer.verified.insurance)
        return { refusal: badInput('insured', '公司设置的火车票预订不提供保险') };
      return await checkOrder(input, offer, call);
    },
    judged: ({ standing }) => standing.trips,
    ofCompany: ({ verified, facts }) =>
      companySide(
        verified.travelType,
        'train',
        { ...input, travellers: input.passengers.filter(({ isFree }) => !isFree), trip: tripOf(facts) },
        call,
      ),
    standing: ({ standing }) => standing,
    saleEnds: saleEndsOf,
    price: (offer, checked, at) => draftOf(input, offer, { ...checked, railAccount }, call, at),
    cost: ({ order }) => order.split?.company ?? order.payprice,
    answer: (draft) => ok(createdOf(draft), isWaiting(draft) ? '订单已提交，正在占座' : '占座成功，请在支付时限内付款'),
    isPricedByHold: (draft) => !isWaiting(draft) && isPricedByHold(draft),
    isSeatedLater: isWaiting,
    locks: ({ travelling }) => personLocks(travelling),
    read:
      ({ travelling }) =>
      (tx: Tx) =>
        otherTickets(tx, travelling),
    hold: async (tx, draft, known) =>
      travelsAlready(draft.travelling, known, draft.order) ??
      (isWaiting(draft) ? undefined : await holdTickets(tx, draft)),
    async insert(tx, draft) {
      await insertRailOrder(tx, draft);
      await keepStudents(tx, draft.order, input.passengers);
    },
  });
}
