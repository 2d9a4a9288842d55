import type { BrowserContext, Page } from 'playwright';
import type { AuditDetail } from '#contract/approval.ts';
import type { FlightList, Verified } from '#contract/flight.ts';
import type { HotelRates } from '#contract/hotel.ts';
import type { Passenger } from '#contract/passenger.ts';
import { train } from '#contract/train.ts';
import { passwordHash } from '#parts/login/password-hash.ts';
import { advanceClock, helper, sandboxUrl } from './browser.ts';
import { keepFormDays } from './form-days.ts';
import { chinaDay } from './steps.ts';
import { http } from '../../../scripts/lib/http.mjs';

export interface SignedIn {
  appId: string;
  token: string;
  user: Record<string, unknown>;
}

export async function call<T>(path: string, fields: Record<string, unknown>, appId: string): Promise<T> {
  const body = new URLSearchParams({
    device: 'web',
    timestamp: String(Date.now()),
    ...(appId !== 'default' && { appId }),
  });
  for (const [key, value] of Object.entries(fields))
    body.set(key, typeof value === 'object' ? JSON.stringify(value) : String(value));
  const { ret, msg, data } = await http
    .post(sandboxUrl() + path, { body })
    .json<{ ret: number; msg: string; data: T }>();
  if (ret !== 0) throw new Error(`${path}: ${ret} ${msg}`);
  return data;
}

/** A widget waits eight seconds for the names of stations; the first answer of a server that has just begun may take longer. */
export const readStations = () => call(train.stations.path, {}, 'default');

/** Logs in by password, as a page of that app id would. */
export async function signIn(mobilePhone: string, appId = 'default'): Promise<SignedIn> {
  const { randomCode } = await call<{ randomCode: string }>('/common/captcha', {}, appId);
  const { code } = await helper(`/sandbox/captcha?randomCode=${randomCode}`);
  const { token, ...user } = await call<Record<string, unknown>>(
    '/login/appNewLogin',
    { mobilePhone, loginPsw: passwordHash('travel123'), accCode: code, randomCode },
    appId,
  );
  return { appId, token: String(token), user };
}

/** A whole situation (`/sandbox/scenarios`), its member logged in. */
export async function makeScenario(
  name: string,
): Promise<{ session: SignedIn; path: string; made: Readonly<Record<string, string>> }> {
  const { account, open, made } = await http.post(`${sandboxUrl()}/sandbox/scenarios/${name}`).json<{
    account: { mobilePhone: string };
    open: string;
    made: Record<string, string>;
  }>();
  return { session: await signIn(account.mobilePhone), path: open, made };
}

/** The number of the trade that waits for its payment. */
export async function tradeOf(
  token: string,
  orderId: string,
  appId = 'default',
  businessType = 'dometicketOrderPay',
): Promise<string> {
  const { outTradeNo } = await call<{ outTradeNo: string }>('/pay/payInfo', { token, orderId, businessType }, appId);
  return outTradeNo;
}

/** Entries of a session in the tab's storage. */
const storageOf = ({ appId, token, user }: SignedIn) =>
  Object.entries({
    [`travel-embed:${appId}:token`]: JSON.stringify(token),
    [`travel-embed:${appId}:user`]: JSON.stringify(user),
    'travel-embed:site:app': appId,
  });
/** Runs in the page. */
const store = (entries: [key: string, value: string][]) => {
  for (const [key, value] of entries) sessionStorage.setItem(key, value);
};

/** Every document that the page, or each page of a context, opens from now on begins with this session. */
export const enter = (page: Page | BrowserContext, session: SignedIn) => page.addInitScript(store, storageOf(session));
/** The session of the page's origin as it is, once: a logout lasts. */
export const enterHere = (page: Page, session: SignedIn) => page.evaluate(store, storageOf(session));

/** Those who decide on an order agree one after the other, each by the same deputy. */
export async function agreeByDeputy(
  company: SignedIn,
  deputy: SignedIn,
  deputyId: number,
  caseNo: string,
): Promise<void> {
  const by = <T>({ token, appId }: SignedIn, path: string, fields: Record<string, unknown>) =>
    call<T>(path, { token, ...fields }, appId);
  const agree = (as: SignedIn) => by(as, '/travel/audit/decide', { requestId: crypto.randomUUID(), caseNo, agree: 1 });
  const away = { toId: deputyId, from: `${chinaDay(0)} 00:00`, to: `${chinaDay(2)} 00:00` };
  for (let step = 0; step < 8; step += 1) {
    const { state, timeline } = await by<AuditDetail>(company, '/travel/audit/detail', { caseNo });
    const open = timeline.find((one) => one.state === 'open');
    if (state !== 'running' || !open) return;
    const { employeeId: awayId, deputyOf } = open;
    if (awayId !== 0 && awayId !== deputyId && !deputyOf)
      await by(company, '/travel/audit/saveDeputy', { requestId: crypto.randomUUID(), awayId, ...away });
    await agree(awayId === 0 ? company : deputy);
  }
}

/**
 * Of the fares of a day with room the one with the longest names, which a page must find place for, or the cheapest of the
 * airline with the most flights, which has dearer ones on every other day; in the form of the booking page's address.
 */
export async function findSeats(
  { appId, token }: SignedIn,
  days = 30,
  [orgCity, dstCity]: readonly [string, string] = ['BJS', 'SHA'],
  fare: 'longest' | 'cheapest' = 'longest',
): Promise<{ text: string; flightId: string; cabinCode: string; parPrice: string }> {
  const { flights } = await call<FlightList>(
    '/airTicket/queryFlight',
    { token, orgCity, dstCity, date: chinaDay(days) },
    appId,
  );
  const fares = flights.flatMap((flight) =>
    flight.seats.filter((seat) => seat.seatNum >= 10).map((seat) => ({ flight, seat })),
  );
  const lengthOf = ({ flight, seat }: (typeof fares)[number]) =>
    [
      flight.airlineName,
      flight.planeName,
      seat.productName,
      flight.orgAirportName,
      flight.dstAirportName,
      flight.orgTerm,
      flight.dstTerm,
    ].join('').length;
  const ofAirline = ({ flight }: (typeof fares)[number]) =>
    flights.filter(({ airlineName }) => airlineName === flight.airlineName).length;
  const priceOf = ({ seat }: (typeof fares)[number]) => Number(seat.parPrice);
  const [found] = fares.toSorted((a, b) =>
    fare === 'cheapest' ? ofAirline(b) - ofAirline(a) || priceOf(a) - priceOf(b) : lengthOf(b) - lengthOf(a),
  );
  if (!found) throw new Error('no flight with room');
  const { flightId } = found.flight;
  const { cabinCode, parPrice } = found.seat;
  return { text: `${flightId}~${cabinCode}~${parPrice}`, flightId, cabinCode, parPrice };
}

/** The query of the order form for the first rate with a guarantee in Shanghai, two nights. */
export async function findRate({ appId, token }: SignedIn, days = 30): Promise<string> {
  const stay = { checkIn: chinaDay(days), checkOut: chinaDay(days + 2) };
  for (let nth = 1; nth < 40; nth += 1) {
    const hotelId = `SHA${String(nth).padStart(4, '0')}`;
    const { rooms } = await call<HotelRates>('/hotel/rates', { token, hotelId, ...stay }, appId);
    const rate = rooms
      .flatMap(({ rates }) => rates)
      .find(({ payKind, needsPinyin }) => payKind === 'guarantee' && !needsPinyin);
    if (rate) return new URLSearchParams({ hotelId, rateId: rate.rateId, ...stay, seen: rate.total }).toString();
  }
  throw new Error('no hotel with a guarantee');
}

type Traveller = Record<string, string>;

/** An unpaid order of these adults; without any, of the member's first frequent passenger. */
export async function bookByApi(
  session: SignedIn,
  days = 30,
  way: readonly [string, string] = ['BJS', 'SHA'],
  people: readonly Traveller[] = [],
  travelType: 'private' | 'business' = 'private',
  fare: 'longest' | 'cheapest' = 'longest',
): Promise<string> {
  const { appId, token } = session;
  keepFormDays(days);
  const { flightId, cabinCode, parPrice } = await findSeats(session, days, way, fare);
  const verified = await call<Verified>(
    '/airTicket/verifyPrice',
    {
      token,
      seats: [{ triptype: 1, flightId, cabinCode, parPrice }],
      adults: people.length || 1,
      travelType,
      children: 0,
      infants: 0,
    },
    appId,
  );
  const { rows } = await call<{ rows: Passenger[] }>('/passenger/list', { token }, appId);
  const who = rows.find((one) => one.psgType === 'ADT' && one.documents.some(({ certType }) => certType === '1'));
  if (!who) throw new Error('no passenger with an ID card');
  const { orderId } = await call<{ orderId: string }>(
    '/airTicket/createOrder',
    {
      token,
      requestId: crypto.randomUUID(),
      verifyKey: verified.verifyKey,
      travelType,
      overReason: '客户或会议指定',
      passengers: (people.length ? people : [{ passengerId: who.id, name: who.name }]).map((one) => ({
        psgType: 'ADT',
        certType: '1',
        ...one,
      })),
      contact: { name: who.name, mobilePhone: '13800000010' },
      agreed: true,
      documentConsent: true,
      acceptDuplicate: true,
    },
    appId,
  );
  return orderId;
}

/** Pays an order from the member's wallet, and lets the sandbox issue its tickets. */
export async function ticketByApi(
  { appId, token }: SignedIn,
  orderId: string,
  businessType = 'dometicketOrderPay',
): Promise<void> {
  await call(
    '/pay/tianHangPay',
    {
      token,
      outTradeNo: await tradeOf(token, orderId, appId, businessType),
      businessType,
      body: 'x',
      requestId: `e2e-pay-${orderId}`,
      payPassword: passwordHash('135790'),
    },
    appId,
  );
  await advanceClock(60);
}
