import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { z } from 'zod';
import type { Verified } from '#contract/flight.ts';
import type { flightSchemas } from '#contract/flight.schema.ts';
import type { AirOrder } from '#contract/order.ts';
import type { PayInfo } from '#contract/payment.ts';
import type { Envelope } from '#contract/row.ts';
import { memberFrom } from '#demo/sandbox/ground/member/tokens.ts';
import { apps } from '#demo/sandbox/ground/apps.ts';
import type { Call, Database, Settings } from '#demo/sandbox/ground/call.ts';
import { sandboxPayPassword } from '#demo/sandbox/app/seed/people/seed-payments.ts';
import { flightHandlers } from '#demo/sandbox/app/handlers/flight.ts';
import { orderHandlers } from '#demo/sandbox/app/handlers/order.ts';
import { paymentHandlers } from '#demo/sandbox/app/handlers/payment.ts';
import { addDays, dayAt } from '#domain/china-time.ts';
import { idCheckCharacter } from '#domain/passenger/documents/id-card.ts';
import type { LegNo } from '#domain/trip/legs.ts';
import { md5Of, memorySandbox } from '../sandbox.ts';
import { testStartMs } from '../test-time.ts';

export type CreateInput = z.output<typeof flightSchemas.createOrder>;
export type OrderPassengerInput = CreateInput['passengers'][number];

const settings: Settings = { sandbox: true, captchaBypass: null, requestVerifyKey: null };
export const payPasswordMd5 = md5Of(sandboxPayPassword);

/** The data of an answer that has to be good. */
export function good<Out>(answer: Envelope<Out>): Out {
  if (answer.ret !== 0) throw new Error(`ret ${answer.ret} ${answer.msg} ${JSON.stringify(answer.data)}`);
  return answer.data;
}

/** A seeded sandbox whose clock stands still until it is moved, and its handlers called as a member, without the wire. `seedOrders`: with the orders of two years. */
export async function openBooking(
  options: {
    delayQueriesMs?: number;
    onQuery?: (text: string) => void;
    settings?: Partial<Settings>;
    seedOrders?: boolean;
  } = {},
) {
  const sandbox = await memorySandbox({ ...options, trueNow: () => testStartMs });
  const { db, now } = sandbox;
  return {
    ...sandbox,
    /** `aheadMs`: this caller's clock goes ahead of the sandbox's, so nothing was swept before it asks. */
    async as(
      memberId: string,
      given: { appId?: string; settings?: Partial<Settings>; aheadMs?: number } = {},
    ): Promise<Booker> {
      const row = await db.selectFrom('members').where('id', '=', memberId).selectAll().executeTakeFirstOrThrow();
      const appId = given.appId ?? 'default';
      const { version } = await db.selectFrom('sandbox_state').select('version').executeTakeFirstOrThrow();
      const app = apps.get(appId);
      if (!app) throw new Error(`no app ${appId}`);
      const shared = {
        db,
        version,
        now: () => now() + (given.aheadMs ?? 0),
        appId,
        app,
        member: memberFrom(row, appId),
        tokenHash: '',
        address: '127.0.0.1',
        device: '',
        baseUrl: 'http://sandbox.test',
      };
      return bookerOf((path) => ({
        ...shared,
        path,
        settings: { ...settings, ...options.settings, ...given.settings },
      }));
    },
  };
}
export type Booking = Awaited<ReturnType<typeof openBooking>>;

/** The bookers of several members, in their order. */
export const bookersOf = async <const Ids extends readonly string[]>(booking: Booking, ...ids: Ids) =>
  (await Promise.all(ids.map((id) => booking.as(id)))) as { -readonly [At in keyof Ids]: Booker };

interface TripWish {
  from?: string;
  to?: string;
  days?: number;
  returnAfterDays?: number;
  adults?: number;
  children?: number;
  infants?: number;
  travelType?: 'private' | 'business';
  travellers?: { passengerId: string }[];
  /** Choice among the seats that can be bought; the cheapest by default. */
  choose?: (seat: Verified['segments'][number]['seat'], flight: { flightId: string; depTime: string }) => boolean;
}

let people = 0;

/** A new person: a valid ID card with this birthday. */
export function person(birthday = '1990-03-07', given: Partial<OrderPassengerInput> = {}): OrderPassengerInput {
  people += 1;
  const digits = `110101${birthday.replaceAll('-', '')}${String(people % 1000).padStart(3, '0')}`;
  const region = `11010${1 + Math.floor(people / 1000)}`;
  const own = region + digits.slice(6);
  return { name: '周砚清', psgType: 'ADT', certType: '1', certNo: own + idCheckCharacter(own), ...given };
}

export type Booker = ReturnType<typeof bookerOf>;

function bookerOf(callOf: (path: string) => Call) {
  const call = (path: string): Call => callOf(path);

  async function verify(wish: TripWish = {}): Promise<Verified> {
    const { from = 'PEK', to = 'SHA', days = 20, adults = 1, children = 0, infants = 0, travelType = 'private' } = wish;
    const date = addDays(dayAt(call('').now()), days);
    const seats = [await pick(from, to, date, wish)];
    if (wish.returnAfterDays) seats.push(await pick(to, from, addDays(date, wish.returnAfterDays), wish));
    const chosen = seats.map((seat, at) => ({ ...seat, triptype: (at + 1) as LegNo }));
    return good(
      await flightHandlers.verify(
        { seats: chosen, adults, children, infants, travelType, travellers: wish.travellers },
        call('/airTicket/verifyPrice'),
      ),
    );
  }

  async function pick(orgCity: string, dstCity: string, date: string, wish: TripWish) {
    const { adults = 1, children = 0, infants = 0, travelType = 'private', choose = () => true } = wish;
    const { flights } = good(
      await flightHandlers.query(
        { orgCity, dstCity, date, adults, children, infants, travelType },
        call('/airTicket/queryFlight'),
      ),
    );
    const all = flights.flatMap((flight) => flight.seats.map((seat) => ({ flight, seat })));
    const found = all.find(
      ({ seat, flight }) =>
        seat.standard?.verdict !== 'forbidden' && seat.seatNum >= adults + children && choose(seat, flight),
    );
    if (!found) throw new Error(`no seat from ${orgCity} to ${dstCity} on ${date}`);
    return { flightId: found.flight.flightId, cabinCode: found.seat.cabinCode, parPrice: found.seat.parPrice };
  }

  function inputOf(
    verified: Verified,
    passengers: OrderPassengerInput[],
    given: Partial<CreateInput> = {},
  ): CreateInput {
    return {
      requestId: randomUUID(),
      verifyKey: verified.verifyKey,
      travelType: 'private',
      passengers,
      contact: { name: '周砚清', mobilePhone: '13800000010' },
      insurances: [],
      voucher: 'none',
      gpFlag: 0,
      acceptDuplicate: false,
      agreed: true,
      documentConsent: true,
      ...given,
    };
  }

  const create = (input: CreateInput) => flightHandlers.createOrder(input, call('/airTicket/createOrder'));
  const detail = (orderId: string): Promise<Envelope<AirOrder>> =>
    orderHandlers.airDetail({ orderId }, call('/order/airOrderDetail'));
  const info = (orderId: string): Promise<Envelope<PayInfo>> =>
    paymentHandlers.info({ orderId, businessType: '5' }, call('/pay/payInfo'));
  const paymentOf = (outTradeNo: string) => ({
    outTradeNo,
    businessType: 'dometicketOrderPay' as const,
    body: '机票订单',
  });
  const secret = (given: { requestId?: string; payPassword?: string }) => ({
    requestId: randomUUID(),
    payPassword: payPasswordMd5,
    ...given,
  });

  return {
    call,
    verify,
    inputOf,
    create,
    detail,
    info,
    async show(orderId: string): Promise<AirOrder> {
      return good(await detail(orderId));
    },
    /** A new unpaid order of one adult, or of the people given. */
    async book(wish: TripWish = {}, passengers: OrderPassengerInput[] = [person()], given: Partial<CreateInput> = {}) {
      const travelType = wish.travelType ?? 'private';
      const verified = await verify({
        adults: passengers.filter((one) => !['CHD', 'INF'].includes(one.psgType)).length,
        ...wish,
      });
      return {
        verified,
        ...good(
          await create(inputOf(verified, passengers, { travelType, overReason: '客户临时调整会议时间', ...given })),
        ),
      };
    },
    cancel: (orderId: string, requestId: string = randomUUID()) =>
      orderHandlers.airCancel({ orderId, requestId }, call('/order/cancelAirOrder')),
    alipay: (outTradeNo: string, given: { requestVerify?: string } = {}) =>
      paymentHandlers.alipay({ ...paymentOf(outTradeNo), ...given }, call('/pay/alipayPrecreate')),
    weChatPay: (outTradeNo: string) => paymentHandlers.weChatPay(paymentOf(outTradeNo), call('/pay/weChatNewPay')),
    query: (outTradeNo: string) => paymentHandlers.alipayQuery({ out_trade_no: outTradeNo }, call('/pay/alipayQuery')),
    wallet: (outTradeNo: string, given: { requestId?: string; payPassword?: string } = {}) =>
      paymentHandlers.tianHangPay({ ...paymentOf(outTradeNo), ...secret(given) }, call('/pay/tianHangPay')),
    credit: (outTradeNo: string, given: { requestId?: string; payPassword?: string } = {}) =>
      paymentHandlers.creditPay({ ...paymentOf(outTradeNo), ...secret(given) }, call('/pay/creditPay')),
    mixed: (
      outTradeNo: string,
      mix: { companyAmount: string; personalAmount: string; personalMethod: 'alipay' | 'weChatPay' | 'tianHangPay' },
      given: { requestId?: string; payPassword?: string } = {},
    ) => paymentHandlers.multiPay({ ...paymentOf(outTradeNo), ...mix, ...secret(given) }, call('/pay/multiPay')),
    /** The code of an order by alipay, ready to be scanned. */
    async code(orderId: string, method: 'alipay' | 'weChatPay' = 'alipay') {
      const { outTradeNo } = good(await info(orderId));
      return good(await paymentHandlers[method](paymentOf(outTradeNo), call('/pay/alipayPrecreate')));
    },
  };
}

/** Seats of a flight in unpaid orders and in paid ones. */
export async function seatsTaken(
  db: Database,
  flightId: string,
  cabinCode: string,
): Promise<{ held: number; sold: number }> {
  const row = await db
    .selectFrom('flight_seats')
    .where('flight_id', '=', flightId)
    .where('cabin_code', '=', cabinCode)
    .select(['held', 'sold'])
    .executeTakeFirst();
  return row ?? { held: 0, sold: 0 };
}

/** Balance of a ledger account as the sum of its entries. */
export async function entriesOf(db: Database, account: string): Promise<number> {
  const { rows } = await sql<{
    sum: string;
  }>`select coalesce(sum(amount), 0)::text as sum from ledger_entries where account = ${account}`.execute(db);
  return Number(rows[0]?.sum);
}
