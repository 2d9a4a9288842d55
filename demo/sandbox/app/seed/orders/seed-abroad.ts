import { sql } from 'kysely';
import type { VerifiedIntl } from '#contract/intl-order.ts';
import { intlOrderSchemas } from '#contract/intl-order.schema.ts';
import { addDays, dayAt, dayMs } from '#domain/china-time.ts';
import { flightIdOf } from '#domain/intl/flight-id.ts';
import { nextOffers } from '#domain/intl/offers.ts';
import type { NextOffer } from '#domain/intl/offers.ts';
import { intlSchemas } from '#contract/intl.schema.ts';
import type { IntlList } from '#contract/intl.ts';
import { memberOf } from '../../../ground/call.ts';
import type { Call, Tx } from '../../../ground/call.ts';
import { releaseIncomes } from '../../../money/incomes/release.ts';
import { advance } from '../../../orders/life.ts';
import { lock } from '../../../orders/move.ts';
import { applyIntlChange, queryIntlChange, quoteIntlChange } from '../../../products/intl/after-sale/change.ts';
import { intlChangeTicket } from '../../../products/intl/after-sale/change-pay.ts';
import { applyIntlRefund, quoteIntlRefund } from '../../../products/intl/after-sale/refund.ts';
import { answerIntlQuery } from '../../../products/intl/answers/answer-query.ts';
import { intlLife } from '../../../products/intl/orders/advance.ts';
import { answerIntlVerify } from '../../../products/intl/orders/answer-verify.ts';
import { cancelIntlOrder } from '../../../products/intl/orders/cancel.ts';
import { createIntlOrder } from '../../../products/intl/orders/create.ts';
import { intlPay } from '../../../products/intl/orders/intl-pay.ts';
import { intlOrders } from '../../../products/intl/rows/intl-orders.ts';
import { answerTo, openCalls } from '../people/seed-call.ts';
import type { Seeding } from '../people/seeding.ts';
import { tripFor } from '../trips/business-trips.ts';
import { abroadPlans } from './flight-abroad-plans.ts';
import type { AbroadPlan } from './flight-abroad-plans.ts';
import { runPoints } from './run-points.ts';
import { payByCode } from './seed-after-sales.ts';

const must = answerTo('order of flights abroad');
const minuteMs = 60_000;

/** Orders of flights abroad of two years for some seeded members, each made, paid and moved on by the code that serves members, at its own time. */
export async function seedAbroad({ tx, now }: Seeding): Promise<void> {
  const { db, callAt } = await openCalls(tx);
  const plans = abroadPlans(now);
  for (const [number, plan] of plans.entries())
    await makeOrder(tx, callAt(plan.memberId, plan.at, '/intl/createOrder'), plan, number);
  for (const { order_id } of await tx.selectFrom('intl_orders').select('order_id').execute())
    await until(tx, order_id, now);
  await releaseIncomes(db, now);
  for (const memberId of new Set(plans.map((plan) => plan.memberId))) await runPoints(tx, memberId);
  await tx
    .updateTable('messages')
    .set({ read_at: sql`at` })
    .where('read_at', 'is', null)
    .where('at', '<', now - 3 * dayMs)
    .execute();
}

async function makeOrder(tx: Tx, call: Call, plan: AbroadPlan, number: number): Promise<void> {
  const { at, fate } = plan;
  const verified = await tripOf(call, plan);
  const { realName, mobilePhone } = memberOf(call);
  const { orderNo } = must(
    await createIntlOrder(
      intlOrderSchemas.createOrder.parse({
        requestId: `seed-abroad-${number}-${at}`,
        verifyKey: verified.verifyKey,
        passengers: [await travellerOf(tx, call, number, verified.documentUntil.day)],
        contact: { name: realName, mobilePhone },
        agreed: true,
        documentConsent: true,
        ...(plan.isBusiness && { ...tripFor(plan.memberId, number), costCenter: verified.costCenters[0] ?? '' }),
      }),
      call,
    ),
  );
  const requestId = `seed-abroad-${fate}-${number}-${at}`;
  if (fate === 'unpaid') return;
  if (fate === 'cancelled')
    return void must(
      await cancelIntlOrder({ requestId, orderNo, reason: '行程变更' }, { ...call, now: () => at + 5 * minuteMs }),
    );
  const purchase = await intlPay.lock(tx, orderNo, at + minuteMs);
  if (purchase?.state === 'open')
    await payByCode(tx, intlPay, purchase, number % 2 ? 'alipay' : 'weChatPay', at + minuteMs);
  await until(tx, orderNo, at + 10 * minuteMs);
  const later = { ...call, now: () => at + 60 * minuteMs };
  const last = plan.ways.length - 1;
  if (fate === 'changed') await change(tx, later, { orderNo, ticketIds: [`${last}-0`] }, plan, requestId);
  if (fate === 'refunded' || fate === 'partly') {
    const ticketIds = plan.ways.flatMap((_, slice) => (fate === 'refunded' || slice === last ? [`${slice}-0`] : []));
    const { quoteId } = must(await quoteIntlRefund({ orderNo, ticketIds }, later));
    must(await applyIntlRefund({ quoteId, requestId }, later));
  }
}

async function until(tx: Tx, orderNo: string, at: number): Promise<void> {
  const order = await lock(tx, intlOrders, orderNo);
  if (order) await advance(tx, intlLife, order, at);
}

/** The member as the traveller, with the passport of the passenger list, or with one made up for the trip. */
async function travellerOf(tx: Tx, call: Call, number: number, until: string) {
  const row = await tx
    .selectFrom('passengers as p')
    .leftJoin('passenger_documents as d', (join) =>
      join.onRef('d.passenger_id', '=', 'p.id').on('d.cert_type', '=', '2'),
    )
    .where('p.member_id', '=', memberOf(call).memberId)
    .where('p.app_id', '=', 'default')
    .where('p.psg_type', '=', 'ADT')
    .where('p.english_name', '<>', '')
    .orderBy('p.is_self', 'desc')
    .orderBy('p.id')
    .select(['p.english_name', 'p.born_date', 'p.sex', 'd.cert_no', 'd.cert_valid_date'])
    .executeTakeFirstOrThrow();
  return {
    name: row.english_name,
    psgType: 'ADT',
    certType: '2',
    certNo: row.cert_no ?? `E${70_250_000 + Number(memberOf(call).memberId.slice(-4))}`,
    certValidDate: row.cert_valid_date && row.cert_valid_date > until ? row.cert_valid_date : addDays(until, 700),
    bornDate: row.born_date || `19${80 + (number % 15)}-06-12`,
    sex: row.sex === 'F' ? 'F' : 'M',
    nationality: 'CN',
  };
}

/** The cheapest way through all slices on one ticket that may be changed and given back. */
function cheapestOf(list: IntlList): NextOffer {
  const isGood = ({ brand }: NextOffer): boolean => {
    const { tickets, terms = [] } = list.brands[brand] ?? {};
    return (
      tickets === 1 && terms.every(({ refundBefore, changeBefore }) => refundBefore !== null && changeBefore !== null)
    );
  };
  const chosen: number[] = [];
  for (;;) {
    const offers = nextOffers(list, chosen, { ADT: 1 }).filter(isGood);
    const [first, ...others] = offers;
    if (!first) throw new Error('no offer for a trip abroad of the seed');
    const least = others.reduce((best, one) => (one.price.total < best.price.total ? one : best), first);
    if (chosen.length === list.slices.length - 1) return least;
    chosen.push(least.itinerary);
  }
}

/** Prices of the trip of a plan, as a member would choose it. */
async function tripOf(call: Call, { ways, isBusiness }: AbroadPlan): Promise<VerifiedIntl> {
  const query = intlSchemas.query.parse({
    flightType: ways.length === 1 ? 1 : ways.length === 2 ? 2 : 3,
    slices: ways.map(([orgCity, dstCity, days]) => ({ orgCity, dstCity, date: addDays(dayAt(call.now()), days) })),
    party: { ADT: 1 },
    travelType: isBusiness ? 'business' : 'private',
  });
  const list = must(await answerIntlQuery(query, call));
  const { offer, brand } = cheapestOf(list);
  return must(
    await answerIntlVerify(
      intlOrderSchemas.verify.parse({
        ...query,
        brandId: list.brands[brand]?.brandId ?? '',
        slices: query.slices.map((slice, at) => ({
          ...slice,
          flights: (list.slices[at]?.[offer.itineraries[at] ?? -1]?.segments ?? []).flatMap((n) => flightsAt(list, n)),
        })),
      }),
      call,
    ),
  );
}

const flightsAt = ({ segments }: Pick<IntlList, 'segments'>, at: number): string[] => {
  const segment = segments[at];
  return segment ? [flightIdOf(segment)] : [];
};

/** The last slice two days later, paid at once where something is due. */
async function change(
  tx: Tx,
  call: Call,
  wish: { orderNo: string; ticketIds: string[] },
  { ways }: AbroadPlan,
  requestId: string,
): Promise<void> {
  const date = addDays(dayAt(call.now()), (ways.at(-1)?.[2] ?? 0) + 2);
  const found = must(await queryIntlChange({ ...wish, date }, call));
  const [first] = found.itineraries;
  if (!first) throw new Error('no flight to change a trip abroad of the seed to');
  const flights = first.segments.flatMap((at) => flightsAt(found, at));
  const { quoteId } = must(await quoteIntlChange({ ...wish, flights }, call));
  must(await applyIntlChange({ quoteId, requestId }, call));
  const purchase = await intlChangeTicket.lock(tx, quoteId, call.now());
  if (purchase?.state === 'open') await payByCode(tx, intlChangeTicket, purchase, 'alipay', call.now() + 10_000);
}
