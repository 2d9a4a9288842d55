import { within } from '@testing-library/dom';
import type { VerifiedTrain } from '#contract/train-order.ts';
import { addDays, dayAt } from '#domain/china-time.ts';
import { idCheckCharacter } from '#domain/passenger/documents/id-card.ts';
import type { SeatClass } from '#domain/rail/seat-classes.ts';
import { passwordHash } from '#parts/login/password-hash.ts';
import { payPassword } from './book-order.ts';
import { callSandbox, fireEvent, logIn, mountWidget } from '../page/mount-widget.tsx';
import type { MountWidgetOptions } from '../page/mount-widget.tsx';
import { countInFile } from '../page/own-sandbox.ts';

interface OpenTrain extends Omit<MountWidgetOptions, 'address' | 'fetch'> {
  travelType?: 'private' | 'business';
  seatClass?: SeatClass;
  student?: boolean;
  /** Price in the address; by default the price of the train. */
  seen?: string;
  /** A page that was open before. */
  address?: string;
  wire?: typeof fetch;
  /** Answers a call itself, or lets it go on with `undefined`. */
  intercept?: (path: string, go: () => Promise<Response>) => Promise<Response | undefined> | Response | undefined;
}

const trains = countInFile();
/** Trains from Beijing to Shanghai in the morning. */
const numbers = ['G1', 'G3', 'G5', 'G7', 'G9', 'G11', 'G13', 'G15', 'G17', 'G19'];
interface Found {
  trainNumber: string;
  from: { telecode: string };
  to: { telecode: string };
  seats: { seatClass: string; left: number; price: string }[];
}

/** Calls the API as a member; throws on a refusal. */
export async function asMember(as: string) {
  const token = String((await logIn(as))['token']);
  return async <Out>(path: string, fields: Record<string, unknown>): Promise<Out> => {
    const { ret, msg, data } = await callSandbox(path, {
      token,
      ...Object.fromEntries(
        Object.entries(fields).map(([key, value]) => [
          key,
          typeof value === 'object' ? JSON.stringify(value) : String(value),
        ]),
      ),
    });
    if (ret !== 0) throw new Error(`${path}: ${ret} ${msg} ${JSON.stringify(data)}`);
    return data as Out;
  };
}

/** A ride that is for sale in a class; each call takes another train or day. */
export async function findRide(as: string, seatClass: SeatClass = 'second') {
  const call = await asMember(as);
  for (let turn = 0; turn < 20; turn += 1) {
    const nth = trains();
    const date = addDays(dayAt(Date.now()), 4 + (nth % 8));
    const { rides } = await call<{ rides: Found[] }>('/train/query', {
      fromStation: '北京',
      toStation: '上海',
      date,
    });
    const found = rides
      .filter(({ seats }) => seats.some((seat) => seat.seatClass === seatClass && seat.left > 10))
      .at(nth % numbers.length);
    const price = found?.seats.find((seat) => seat.seatClass === seatClass)?.price ?? '';
    if (found)
      return {
        price,
        ride: {
          trainNumber: found.trainNumber,
          date,
          fromStation: found.from.telecode,
          toStation: found.to.telecode,
          seatClass,
        },
      };
  }
  throw new Error(`no train with seats in ${seatClass}`);
}

const people = countInFile();
/** An adult whom nobody else has booked. */
export function someAdult(name = '林知远') {
  const nth = people();
  const digits = `11010${1 + Math.floor(nth / 900)}19900307${String(100 + (nth % 900))}`;
  return { name, certType: '1', certNo: digits + idCheckCharacter(digits), ticketType: 'adult' };
}

/** An order of train tickets, unpaid. */
export async function bookTrain({
  as,
  passengers = [someAdult()],
  seatClass,
}: {
  as: string;
  passengers?: object[];
  seatClass?: SeatClass;
}) {
  const call = await asMember(as);
  const { ride } = await findRide(as, seatClass);
  const { verifyKey, total } = await call<VerifiedTrain>('/train/verify', {
    rides: [ride],
    passengers: passengers.length,
  });
  const { orderNo, payprice } = await call<{ orderNo: string; payprice: string }>('/train/createOrder', {
    requestId: crypto.randomUUID(),
    verifyKey,
    passengers,
    contact: { name: '周砚清', mobilePhone: '13800000010' },
    agreed: true,
  });
  return { orderNo, payprice, total, ride, call };
}

/** Pays an order, or the difference of a change, from the member's wallet. */
export async function payFromWallet(
  call: Awaited<ReturnType<typeof asMember>>,
  orderId: string,
  businessType: 'trainPay' | 'trainChangeTicket',
): Promise<void> {
  const { outTradeNo } = await call<{ outTradeNo: string }>('/pay/payInfo', { orderId, businessType });
  const requestId = crypto.randomUUID();
  await call('/pay/tianHangPay', {
    outTradeNo,
    businessType,
    body: 'x',
    requestId,
    payPassword: passwordHash(payPassword),
  });
}

/** The same, paid from the member's wallet, and ticketed some moments later. */
export async function ticketTrain(given: Parameters<typeof bookTrain>[0]) {
  const booked = await bookTrain(given);
  const { call, orderNo } = booked;
  await payFromWallet(call, orderNo, 'trainPay');
  await callSandbox('/sandbox/clock', { advance: '120' });
  return booked;
}

/** Mounts the order form of a train that the sandbox sells, logged in. */
export async function openTrain(options: OpenTrain = {}) {
  const {
    as = '13800000010',
    travelType = 'private',
    seatClass,
    student,
    seen,
    intercept,
    wire = fetch,
    ...rest
  } = options;
  let { address } = options;
  if (!address) {
    const { ride, price } = await findRide(as, seatClass);
    const rides = [ride.trainNumber, ride.date, ride.fromStation, ride.toStation, ride.seatClass].join('.');
    address = `/train/train_order_info?${new URLSearchParams({
      rides,
      travelType,
      seen: seen ?? price,
      ...(student && { student: '1' }),
    })}`;
  }
  const calls: { path: string; fields: URLSearchParams }[] = [];
  const widget = await mountWidget('train-order', {
    ...rest,
    as,
    address,
    async fetch(input, init) {
      const path = new URL(String(input)).pathname;
      calls.push({ path, fields: new URLSearchParams(String(init?.body)) });
      const go = () => wire(input, init);
      return (await intercept?.(path, go)) ?? (await go());
    },
  });
  const { screen, root, events, type } = widget;
  return {
    ...widget,
    address,
    sent: (path: string) => calls.filter((call) => call.path === path).map(({ fields }) => fields),
    ready: () => screen.findByRole('heading', { name: '乘车人' }),
    press: (name: string | RegExp) => fireEvent.click(screen.getAllByRole('button', { name })[0]!),
    dialog: async (name: string | RegExp) => within(await screen.findByRole('dialog', { name })),
    /** Takes these people of the list. */
    async choose(...names: (string | RegExp)[]) {
      for (const name of names) {
        const chip = await screen.findByRole('button', { name });
        if (chip.getAttribute('aria-pressed') !== 'true') fireEvent.click(chip);
      }
    },
    passenger: (at: number) => within(screen.getByRole('group', { name: `乘车人 ${at}` })),
    enter(scope: ReturnType<typeof within>, label: string | RegExp, text: string) {
      const field = scope.getByLabelText(label);
      fireEvent.focusIn(field);
      type(field, text);
      fireEvent.focusOut(field);
    },
    agree: () => fireEvent.click(screen.getByRole('checkbox', { name: /我已阅读并同意/ })),
    prices: () => root.querySelector('section[aria-label="费用明细"]')?.textContent ?? '',
    wentTo: () =>
      events.filter((event) => event.type === 'navigate').map((event) => (event.detail as { name: string }).name),
  };
}
