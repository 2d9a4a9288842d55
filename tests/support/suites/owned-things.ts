import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { addDays, dayAt, msOf } from '#domain/china-time.ts';
import { standInPassword } from '#demo/sandbox/products/train/account/stand-in.ts';
import { changeSchedule } from '#demo/sandbox/products/flight/lifecycle/change-schedule.ts';
import { bankHandlers } from '#demo/sandbox/app/handlers/wallet.ts';
import { afterSalesOf } from '../orders/after-sales.ts';
import { good, payPasswordMd5, person } from '../orders/booking.ts';
import type { Booking } from '../orders/booking.ts';
import { clientOf } from '../sandbox.ts';
import type { Wire } from '../sandbox.ts';
import { create as createStay, inputOf as stayInput, isPrepaid, verify as verifyStay } from '../given/stays.ts';
import * as intl from '../given/intl-trips.ts';
import { railSalesOf } from '../given/rail-sales.ts';
import * as rails from '../given/rails.ts';
import { setWallet } from '../wallet.ts';

export type Fields = Readonly<Record<string, unknown>>;
export interface Answer {
  ret: number;
  msg: string;
  data: Record<string, unknown>;
}
export type Things = Awaited<ReturnType<typeof thingsOf>>;

/** In every name and text that the owner writes: an answer that contains it shows the owner's data. */
export const ownWord = '闻人';
const password = { payPassword: payPasswordMd5 };
let made = 0;

/** Rows of one member, made by calls of a client; each call of a function makes another row. `later` moves the clock and logs in again. */
export async function thingsOf(booking: Booking, memberId: string, wire: Wire, later: (ms: number) => Promise<void>) {
  const { db } = booking;
  const client = clientOf(booking, wire);
  const booker = await booking.as(memberId);
  const sales = afterSalesOf(booking, booker);
  const railSales = railSalesOf(booker);
  const today = () => dayAt(booking.now());
  const railTicket = async () => {
    const orderNo = await rails.bookPaid(booker, {}, { passengers: [rider()] });
    await later(60_000);
    return orderNo;
  };
  const flyer = () => ({
    passengers: [intl.traveller()],
    contact: { name: `${ownWord}知远`, mobilePhone: '13800000010' },
  });
  const flightAbroad = async () => {
    const orderNo = await intl.bookPaid(booker, {}, flyer());
    await later(60_000);
    return orderNo;
  };
  /** A dearer class: the difference is to be paid. */
  const otherTrain = () => ({
    trainNumber: 'G3',
    date: addDays(today(), 9),
    fromStation: 'VNP',
    toStation: 'AOH',
    seatClass: 'first' as const,
  });
  const rider = () => rails.rider({ name: `${ownWord}砚清` });
  const people = () => [person('1990-03-07', { name: `${ownWord}砚清` })];
  await setWallet(booking, memberId, 900_000_000);

  const answer = async (path: string, fields: Fields): Promise<Answer> =>
    (await (await client.raw(path, fields)).json()) as Answer;
  const call = async (path: string, fields: Fields) =>
    good(await answer(path, { requestId: randomUUID(), ...fields })) as Record<string, string>;
  const rows = async (path: string, fields: Fields = {}) =>
    (await call(path, fields))['rows'] as unknown as Record<string, string>[];
  /** Facts that differ from thing to thing. */
  const next = (): string => String((made += 1)).padStart(4, '0');

  const traveller = () => ({
    name: `${ownWord}砚清`,
    psgType: 'ADT',
    bornDate: '1990-05-06',
    documents: [{ certType: '2', certNo: `EG100${next()}`, certValidDate: '2036-01-01' }],
    consent: true,
  });
  const smsTo = async (mobilePhone: string) =>
    (
      await db
        .selectFrom('sms_codes')
        .where('mobile_phone', '=', mobilePhone)
        .orderBy('id', 'desc')
        .select('code')
        .executeTakeFirstOrThrow()
    ).code;
  const ticketed = (days = 20) => sales.ticketed({ days }, people());
  const house = () => ({
    receiver: `${ownWord}清和`,
    phone: '13912345678',
    province: '上海市',
    city: '上海市',
    district: '静安区',
    street: `南京西路 ${next()} 号`,
  });
  const heading = () => ({ kind: 'personal', titleName: `${ownWord}清和${next()}` });
  const newCode = () =>
    call('/payAuth/create', {
      scope: 'wallet',
      products: ['air'],
      capEach: '50000',
      capTotal: '90000',
      uses: 3,
      days: 7,
      note: ownWord,
      ...password,
    });
  const advancedCard = async () => {
    const { real_name: holder } = await db
      .selectFrom('members')
      .where('id', '=', memberId)
      .select('real_name')
      .executeTakeFirstOrThrow();
    const mobilePhone = `1690088${next()}`;
    const fields = { cardNo: `621700001234${next()}`, holder, mobilePhone };
    const { cardId } = good(await bankHandlers.advanceBind(fields, booker.call('/bank/advanceBind')));
    return { cardId, mobilePhone, code: await smsTo(mobilePhone) };
  };
  const boundCard = async () => {
    const { cardId, code, mobilePhone } = await advancedCard();
    await call('/bank/bind', { cardId, code });
    // A phone is sent one code a minute.
    await later(60_000);
    return { cardId, mobilePhone };
  };

  return {
    memberId,
    traveller,
    next,
    smsTo,
    rows,
    call,
    answer,
    passenger: async () => (await call('/passenger/save', traveller()))['id']!,
    external: async () =>
      (await call('/external/save', { ...traveller(), hostId: 710071, visitReason: '技术交流' }))['id']!,
    verified: async () => {
      const verified = await booker.verify();
      return booker.inputOf(verified, people());
    },
    unpaid: async () => (await booker.book({}, people())).orderId,
    ticketed,
    /** A ticketed flight with a new time. */
    movedFlight: async () => {
      const { orderId, order } = await ticketed();
      const { flightId = '' } = order.flightList[0] ?? {};
      await changeSchedule(db, { flightId, kind: 'delayed', minutes: 90 }, booking.now());
      return { orderId, seen: [(await booker.show(orderId)).flightList[0]?.depTime] };
    },
    /** A payment that has not been made. */
    payment: async () => {
      const { orderId } = await booker.book({}, people());
      return { outTradeNo: good(await booker.info(orderId)).outTradeNo, businessType: '5', body: '机票', ...password };
    },
    refundQuote: async () => {
      const { orderId, psgIds } = await ticketed();
      return good(await sales.refundQuote(orderId, psgIds)).quoteId;
    },
    refundSale: async () => {
      const { orderId, psgIds } = await ticketed();
      const { afterSales } = good(await sales.refundApply(good(await sales.refundQuote(orderId, psgIds)).quoteId));
      return afterSales[0]!.saleId;
    },
    changeQuote: async () => {
      const { orderId, psgIds } = await ticketed();
      const { quoteId, new: flight } = await sales.changeQuote(orderId, psgIds);
      return { orderId, psgIds, quoteId, flightId: flight.flightId, cabinCode: flight.cabinCode };
    },
    changeSale: async () => {
      const { orderId, psgIds } = await ticketed();
      return (await sales.change(orderId, psgIds)).saleId;
    },
    stay: async () => {
      const verified = await verifyStay(booker, { choose: isPrepaid });
      const guests = [[{ name: `${ownWord}知远`, pinyin: 'WENREN/ZHIYUAN' }]];
      return good(await createStay(booker, verified, { guests })).orderNo;
    },
    verifiedStay: async () => stayInput(await verifyStay(booker, { choose: isPrepaid })),
    ride: async () => good(await rails.create(booker, await rails.verify(booker), { passengers: [rider()] })).orderNo,
    today,
    railTicket,
    railChange: async () => ({ orderNo: await railTicket(), ...otherTrain(), ticketIds: ['0-0'] }),
    railRefundQuote: async () => good(await railSales.refundQuote(await railTicket())).quoteId,
    railChangeQuote: async () => good(await railSales.changeQuote(await railTicket(), otherTrain())).quoteId,
    railChangeSale: async () => (await railSales.change(await railTicket(), otherTrain())).afterSales[0]!.saleId,
    tripAbroad: async () => good(await intl.create(booker, await intl.verify(booker), flyer())).orderNo,
    flightAbroad,
    intlRefundQuote: async () => good(await intl.refundQuote(booker, await flightAbroad(), ['0-0'])).quoteId,
    intlChange: async () => {
      const orderNo = await flightAbroad();
      const { quote } = await intl.quotedChange(booker, orderNo, ['0-0'], addDays(today(), 42));
      return { orderNo, quoteId: quote.quoteId, flights: quote.new.flights.map(({ flightId }) => flightId) };
    },
    intlChangeSale: async () => {
      const { quote } = await intl.quotedChange(booker, await flightAbroad(), ['0-0'], addDays(today(), 42));
      return good(await intl.changeApply(booker, quote.quoteId)).afterSales[0]!.saleId;
    },
    verifiedTrip: async () => intl.inputOf(await intl.verify(booker), flyer()),
    verifiedAgain: async () => {
      const { input, answer } = await intl.askVerify(booker);
      return { ...input, verifyKey: good(answer).verifyKey };
    },
    verifiedRide: async () => rails.inputOf(await rails.verify(booker), { passengers: [rider()] }),
    quotedWait: async () => {
      const { verifyKey, deadlines } = await rails.quoteWait(booker);
      const { passengers, contact, agreed } = rails.inputOf({ verifyKey }, { passengers: [rider()] });
      return { verifyKey, passengers, contact, agreed, deadlineMs: deadlines[0]?.atMs };
    },
    house,
    heading,
    /** An account of 12306 that the member has linked. */
    railAccount: async () =>
      (
        (await call('/train/account/login', { account: `wenren${next()}`, railPassword: standInPassword }))[
          'historyList'
        ] as unknown as { historyId: string }[]
      )[0]!.historyId,
    address: async () => (await call('/address/save', house()))['addressId']!,
    title: async () => (await call('/invoice/save', heading()))['titleId']!,
    code: async () => (await newCode())['codeId']!,
    /** The code itself, as a booker is told it. */
    secretCode: async () => (await newCode())['code']!,
    card: boundCard,
    /** One that waits for the code sent to its phone. */
    newCard: advancedCard,
    /** One whose unbinding waits for its code. */
    leavingCard: async () => {
      const { cardId, mobilePhone } = await boundCard();
      await call('/bank/advanceUnbind', { cardId });
      return { cardId, code: await smsTo(mobilePhone) };
    },
    /** Of a business order within the standard, or over it and then in two shares. */
    companyPayment: async (verdict: 'ok' | 'over') => {
      const { orderId } = await booker.book(
        {
          travelType: 'business',
          days: 30,
          choose: ({ standard }) =>
            standard?.verdict === verdict && (verdict === 'ok' || Number(standard.overBy) > 300),
        },
        people(),
      );
      const { outTradeNo, split } = good(await booker.info(orderId));
      return {
        outTradeNo,
        businessType: '5',
        body: '机票',
        ...password,
        ...(verdict === 'over' && {
          companyAmount: split?.company,
          personalAmount: split?.personal,
          personalMethod: 'tianHangPay',
        }),
      };
    },
    benefit: async () => (await call('/benefit/createOrder', { item: 'level-silver' }))['orderId']!,
    message: async () => {
      await ticketed();
      return (await rows('/message/list'))[0]!['id']!;
    },
    later,
    until: (time: string) => later(msOf(time) - booking.now()),
  };
}

/** Databases that have the function below. */
const withTraces = new WeakSet<Booking['db']>();

/** The statement over all tables as a function of the database: to plan it takes as long as to run it, and each connection plans it once. */
async function defineTraces({ db }: Booking): Promise<void> {
  if (withTraces.has(db)) return;
  const { rows: tables } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = current_schema() and table_type = 'BASE TABLE' order by 1`.execute(db);
  const one = (name: string) => sql`
    select ${sql.lit(name)}::text, md5(coalesce(string_agg(t::text, '' order by t::text), ''))
    from ${sql.id(name)} t where t::text like any (traces_of.sought)`;
  await sql`
    create function traces_of(sought text[]) returns table (of_table text, digest text) language plpgsql
    set plan_cache_mode = force_generic_plan as $$ begin return query ${sql.join(
      tables.map(({ name }) => one(name)),
      sql` union all `,
    )}; end $$`.execute(db);
  withTraces.add(db);
}

/** Everything in the database that names one of these, as one number per table: equal before and after means untouched. */
export async function traces(booking: Booking, words: readonly string[]): Promise<Record<string, string>> {
  await defineTraces(booking);
  const { rows } = await sql<{ name: string; sum: string }>`
    select of_table as name, digest as sum from traces_of(${words.map((word) => `%${word}%`)}::text[])`.execute(
    booking.db,
  );
  return Object.fromEntries(rows.map(({ name, sum }) => [name, sum]));
}
