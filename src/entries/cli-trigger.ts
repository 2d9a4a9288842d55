import { isServerEventKind, serverEventKinds } from '#domain/events/server-events.ts';
import type { ServerEventKind } from '#domain/events/server-events.ts';
import { RefusedError, askFor, dataOf, formOf, readAnswer } from './cli-events.ts';
import type { Fields } from './cli-events.ts';
import { meaningOf } from './cli/meaning.ts';

interface Options {
  api: string;
  appId: string;
  kind: string;
  say(line: string): void;
}

/** Calls of a sandbox as a page makes them. */
export function sandboxCalls(api: string, appId: string) {
  const helper = async <Out>(path: string, fields?: Fields): Promise<Out> => {
    const address = `${api}/sandbox/${path}`;
    const answer = await askFor(address, fields ? { method: 'POST', body: formOf(fields) } : {});
    const read = readAnswer(await answer.text());
    // A fault of a helper is an envelope with HTTP 200.
    if (!answer.ok || !read || read.ret)
      throw new RefusedError(
        `${address} answers ${answer.status}${read?.msg ? `: ${meaningOf(read.ret || answer.status, read.msg)}` : '; is it a sandbox?'}`,
      );
    return read as Out;
  };
  const call = async <Out>(path: string, fields: Fields): Promise<Out> => {
    const answer = await askFor(api + path, { method: 'POST', body: formOf({ appId, ...fields }) });
    return dataOf(api + path, answer.status, await answer.text()) as Out;
  };
  return { helper, call };
}
type Calls = ReturnType<typeof sandboxCalls>;

/** A new user of the application, whose first sign makes the member. */
async function newMember({ helper, call }: Calls, appId: string): Promise<{ token: string; memberId: string }> {
  const { sign } = await helper<{ sign: string }>(`sign?appId=${appId}&user=trigger-${crypto.randomUUID()}`);
  return await call('/login/appThirdPartyLogin', { sign });
}

/** An ID card that no other trigger has used, with its check digit. */
function newCard(): string {
  const serial = (crypto.getRandomValues(new Uint16Array(1))[0] ?? 0) % 1000;
  const day = (crypto.getRandomValues(new Uint16Array(1))[0] ?? 0) % 28;
  const digits = `1101011990${'03'}${String(day + 1).padStart(2, '0')}${String(serial).padStart(3, '0')}`;
  const weights = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2];
  const sum = weights.reduce((all, weight, at) => all + weight * Number(digits[at]), 0);
  return digits + '10X98765432'.charAt(sum % 11);
}

interface Found {
  flights: { flightId: string; seats: { cabinCode: string; parPrice: string; seatNum: number }[] }[];
}

/** An unpaid flight order of that name. */
async function book({ helper, call }: Calls, token: string, name: string): Promise<string> {
  const { now } = await helper<{ now: number }>('clock', { advance: 0 });
  const date = new Date(now + 20 * 86_400_000).toISOString().slice(0, 10);
  const party = { adults: 1, children: 0, infants: 0, travelType: 'private' };
  const { flights } = await call<Found>('/airTicket/queryFlight', {
    token,
    orgCity: 'PEK',
    dstCity: 'SHA',
    date,
    ...party,
  });
  const [seat] = flights.flatMap(({ flightId, seats }) =>
    seats
      .filter(({ seatNum }) => seatNum > 1)
      .map(({ cabinCode, parPrice }) => ({ triptype: 1, flightId, cabinCode, parPrice })),
  );
  if (!seat) throw new RefusedError('no flight has a free seat; reset the sandbox');
  const { verifyKey } = await call<{ verifyKey: string }>('/airTicket/verifyPrice', { token, seats: [seat], ...party });
  const { orderId } = await call<{ orderId: string }>('/airTicket/createOrder', {
    token,
    requestId: crypto.randomUUID(),
    verifyKey,
    travelType: 'private',
    passengers: [{ name, psgType: 'ADT', certType: '1', certNo: newCard() }],
    contact: { name: '周砚清', mobilePhone: '13800000010' },
    insurances: [],
    voucher: 'none',
    acceptDuplicate: true,
    agreed: true,
    documentConsent: true,
  });
  return orderId;
}

async function pay({ helper, call }: Calls, token: string, orderId: string): Promise<void> {
  const { outTradeNo } = await call<{ outTradeNo: string }>('/pay/payInfo', { token, orderId, businessType: '5' });
  await call('/pay/alipayPrecreate', { token, outTradeNo, businessType: 'dometicketOrderPay', body: '机票订单' });
  await helper(`notify/${outTradeNo}`, {});
}

type Way = (calls: Calls, appId: string) => Promise<string>;
const flightOrder =
  (isPaid: boolean, seconds: number, name = '周砚清'): Way =>
  async (calls, appId) => {
    const { token, memberId } = await newMember(calls, appId);
    const orderId = await book(calls, token, name);
    if (isPaid) await pay(calls, token, orderId);
    // The member's own clock: orders of others in the sandbox stay where they are.
    if (seconds) await calls.helper('clock', { advance: seconds, account: memberId });
    return `order ${orderId}`;
  };

/** A named situation of the sandbox in which the event happens; its people are of the default application. */
const scenario =
  (name: string): Way =>
  async ({ helper }, appId) => {
    if (appId !== 'default')
      throw new RefusedError(`scenario ${name} makes it for the app id default alone: leave --app-id out.`);
    const { state, made } = await helper<{ state: string; made: Fields }>(`scenarios/${name}`, {});
    const numbers = Object.entries(made).map(([field, value]) => `${field} ${String(value)}`);
    return [`scenario ${name}`, state, ...numbers].join(', ');
  };

/** How each kind is made. */
const ways: Readonly<Record<ServerEventKind, Way>> = {
  'member.joined': async (calls, appId) => {
    await newMember(calls, appId);
    return 'a new member';
  },
  'order.made': flightOrder(false, 0),
  'order.paid': flightOrder(true, 0),
  'order.ticketed': flightOrder(true, 60),
  // `拒不出` makes the airline refuse this passenger after the payment.
  'order.refunded': flightOrder(true, 60, '拒不出'),
  'order.changed': scenario('flight-changed'),
  'stay.confirmed': scenario('hotel-confirmed'),
  'train.held': scenario('train-unpaid'),
  'application.decided': scenario('application-agreed'),
  'approval.decided': scenario('order-approved'),
  'bill.issued': scenario('company-month-end'),
};

/** Makes an event by calls that a member of the sandbox makes; the events before it on the way come too. */
export async function trigger({ api, appId, kind, say }: Options): Promise<void> {
  if (!isServerEventKind(kind))
    throw new RefusedError(`there is no event "${kind}". Known: ${serverEventKinds.join(', ')}.`);
  say(`${kind}: ${await ways[kind](sandboxCalls(api, appId), appId)}`);
}
