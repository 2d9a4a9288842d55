import { expect, test } from 'vitest';
import { account } from '#contract/account.ts';
import * as contract from '#contract/contract.ts';
import { menu } from '#contract/menu.ts';
import { wallet } from '#contract/wallet.ts';
import { addDays, dayAt } from '#domain/china-time.ts';
import { writeChosenSeats } from '#domain/flight/chosen-seats.ts';
import { fenOf, showFen } from '#domain/money.ts';
import { allRoutes } from '#routes/all.ts';
import { bookOrder, payFromWallet } from '#tests/support/orders/book-order.ts';
import { bookStay, findRate } from '#tests/support/orders/book-stay.ts';
import { bookIntl, findTrip, intlAddress } from '#tests/support/orders/order-intl.ts';
import { bookTrain, findRide } from '#tests/support/orders/order-train.ts';
import { findSeat } from '#tests/support/orders/booking-page.ts';
import { allWidgets } from '#tests/support/page/all-widgets.ts';
import { fireEvent, logIn, mountWidget, waitFor } from '#tests/support/page/mount-widget.tsx';
import { casesOf } from '#tests/support/whole.ts';

const first = '13800000010';
const second = '13800000030';
/** Two who may see a widget, where the first two may not: distributors, people of a company. */
const pairs: Readonly<Record<string, readonly [string, string]>> = {
  subordinates: ['13800000040', '13800000041'],
  'quick-order': ['13800000041', '13800000050'],
  report: ['13800000070', '13800000074'],
};
const pairOf = (name: string) => pairs[name] ?? ([first, second] as const);
const typed = '甲乙丙丁';

/** Made once for all tests of the file. */
const once = <T,>(make: () => Promise<T>): (() => Promise<T>) => {
  let made: Promise<T> | undefined;
  return () => (made ??= make());
};
const unpaidOrder = once(async () => (await bookOrder({ as: first })).orderId);
const paidOrder = once(async () => {
  const paid = await bookOrder({ as: first });
  await payFromWallet(paid);
  return paid.orderId;
});
const ownTrain = once(async () => (await bookTrain({ as: first })).orderNo);

/** Addresses of widgets whose route needs parameters; the others open at their route. Made when a test wants them. */
const addresses: Readonly<Record<string, () => string | Promise<string>>> = {
  'account-centre': () => '/myCenter/index',
  'passengers form': () => '/myCenter/edit_passengers',
  workbench: () => '/personalCentral/index',
  subordinates: () => '/myCenter/subordinate',
  'quick-order': () => '/myCenter/quickOrder',
  'partner-plan': () => '/partner_plan_index',
  home: () => '/th_business_index',
  'flight-booking': once(async () => {
    const seat = await findSeat({ as: first, travelType: 'private', date: addDays(dayAt(Date.now()), 25) });
    return `/airTicket/order_info?seats=${writeChosenSeats([seat])}&adults=1&children=0&infants=0`;
  }),
  'pay-order': async () => `/pay/order/${await unpaidOrder()}`,
  'air-order-detail': async () => `/ticket/OrderDetails/${await unpaidOrder()}`,
  'pay-finish': async () => `/pay/finish/${await paidOrder()}`,
  'hotel-order-detail': once(async () => `/hotel/OrderDetails/${(await bookStay({ as: first })).orderNo}`),
  'hotel-order': once(async () => {
    const { hotelId, rate, stay } = await findRate({ as: first, rate: ({ payKind }) => payKind === 'prepaid' });
    return `/hotel/orderInfo?hotelId=${hotelId}&rateId=${rate.rateId}&checkIn=${stay.checkIn}&checkOut=${stay.checkOut}`;
  }),
  'train-order': once(async () => {
    const { trainNumber, date, fromStation, toStation, seatClass } = (await findRide(first)).ride;
    return `/train/train_order_info?rides=${[trainNumber, date, fromStation, toStation, seatClass].join('.')}&travelType=private`;
  }),
  'train-order-detail': async () => `/train/OrderDetails/${await ownTrain()}`,
  'train-order-finish': async () => `/train/train_order_finish?orderNo=${await ownTrain()}`,
  'intl-order': once(async () => intlAddress(await findTrip(first))),
  'intl-order-detail': once(async () => `/intl/OrderDetails/${(await bookIntl(first)).orderNo}`),
};

/** Without the looks of states: words of a table that is the same for all members. */
const leaves = (value: unknown): string[] =>
  value === null || typeof value !== 'object'
    ? [String(value)]
    : Object.entries(value).flatMap(([key, part]) => (key === 'look' ? [] : leaves(part)));
/** Names, masked and long numbers, tokens; cities, codes and switches reveal no member. */
const isTelling = (word: string) => /[\u4e00-\u9fff]{3}|\*{3}|\d{5}|[\da-f]{20}/.test(word);
/** The balances of a wallet, as its page shows them. */
const balancesIn = (words: readonly string[]) =>
  words.filter((word) => /^\d{4,}\.\d\d$/.test(word)).map((word) => showFen(fenOf(word), true));
/** Paths of calls that need a login: all other answers are the same for all members. */
const privatePaths = new Set(
  Object.values(contract).flatMap((area) =>
    Object.values(area)
      // The items of the menu are the same for all members.
      .filter(({ access, path }) => access === 'login' && path !== menu.items.path)
      .map(({ path }) => path),
  ),
);

/** `passengers form` is a further place of the widget `passengers`. */
const widgetOf = (name: string): string => name.split(' ')[0] ?? name;

async function open(name: string) {
  const calls: { path: string; body: string; answer: string }[] = [];
  let running = 0;
  const address = await addresses[name]?.();
  const widget = await mountWidget(widgetOf(name), {
    as: pairOf(name)[0],
    ...(address !== undefined && { address }),
    async fetch(input, init) {
      const path = new URL(String(input)).pathname;
      // The sandbox's members stay logged in for the next test.
      if (path === account.logout.path) return new Response('{"ret":0}');
      running += 1;
      // Listed when it is sent: an answer may come after the next member has.
      const call = { path, body: decodeURIComponent(String(init?.body)), answer: '' };
      calls.push(call);
      call.answer = await fetch(input, init)
        .then((response) => response.text())
        .finally(() => (running -= 1));
      return new Response(call.answer);
    },
  });
  /** Nothing is on its way any more. */
  const settled = async () => {
    for (let quiet = 0; quiet < 4; quiet = running ? 0 : quiet + 1)
      await new Promise((resolve) => setTimeout(resolve, 25));
    await waitFor(() => expect(widget.root.querySelector('[aria-busy="true"]')).toBeNull());
  };
  await settled();
  return {
    ...widget,
    calls,
    settled,
    words: (from: number) =>
      calls.slice(from).flatMap(({ path, answer }) => {
        const all = privatePaths.has(path) && answer ? leaves(JSON.parse(answer)) : [];
        return [...all.filter(isTelling), ...(path === wallet.account.path ? balancesIn(all) : [])];
      }),
  };
}

/** The words that a look into the root can find: its markup is written once for all of them. */
function onScreen(root: HTMLElement, words: readonly string[]): string[] {
  const fields = Array.from(root.querySelectorAll('input,textarea'), (field) => (field as HTMLInputElement).value);
  const seen = root.innerHTML + fields.join(' ');
  return words.filter((word) => seen.includes(word));
}

/** A frame shows something only around a page, the import only after a file was read, an empty form, the searches of hotels, trains and flights abroad and a report without orders nothing of a member. */
const isBare = new Set([
  'account-frame',
  'passengers form',
  'passengers-import',
  'employee-import',
  'hotel-booking',
  'train-booking',
  'intl-search',
  'report',
]);

const names = [...Object.keys(allWidgets), 'passengers form'];
/**
 * The rule is the runtime's, and no module of a widget keeps a value (tests/kept-values.test.ts): one of each kind, and
 * each that writes what outlives its place; every widget in a whole run. On React a form, a list and a frame.
 */
const onReact = ['flight-booking', 'order-list', 'site-header'];
const ofKinds = [
  ...onReact,
  // Frames, and the places below them.
  'account-frame',
  'account-centre',
  'workbench',
  // A form, a detail with forms in its dialogs, an import, a money list, a report, the cashier.
  'passengers form',
  'air-order-detail',
  'passengers-import',
  'wallet',
  'report',
  'pay-order',
  // Past searches are stored, by one piece for all products; two distributors.
  'flight-search',
  'train-booking',
  'quick-order',
];
const lean = new Set(process.env['ON_REACT'] ? onReact : ofKinds);
const walked = casesOf(names, (name) => lean.has(name));

test('each kind is among the widgets', () => expect([...lean].filter((name) => !names.includes(name))).toEqual([]));

test.each(walked)('%s shows, stores and sends nothing of a member after another login and a logout', async (name) => {
  const [one, other] = [await logIn(pairOf(name)[0]), await logIn(pairOf(name)[1])];
  const { root, page, calls, words, settled, type, events } = await open(name);
  for (const field of Array.from(
    root.querySelectorAll<HTMLInputElement>('input:not([type]),input[type=text],input[type=tel],textarea'),
  )) {
    type(field, typed);
    fireEvent.focusOut(field);
  }
  await settled();
  const secretsOf = (member: object, from: number) =>
    new Set(
      [...leaves(member).filter(isTelling), ...words(from)].filter(
        (word) => !decodeURIComponent(location.href).includes(word),
      ),
    );
  let [secrets, sentBefore] = [secretsOf(one, 0).add(typed), calls.length];
  const isPrivate =
    !isBare.has(name) &&
    allRoutes.find((route) => route.name === allWidgets[widgetOf(name)]?.route)?.access === 'login';
  if (isPrivate) await waitFor(() => expect(onScreen(root, [...secrets])).not.toEqual([]));
  const leaks = (known: ReadonlySet<string>) => {
    const own = Array.from(secrets).filter((word) => !known.has(word));
    const found = (text: string) => own.filter((word) => text.includes(word));
    return {
      screen: onScreen(root, own),
      storage: found(JSON.stringify({ ...sessionStorage })),
      wire: found(
        calls
          .slice(sentBefore)
          .map(({ body }) => body)
          .join(' '),
      ),
    };
  };
  page.session.adopt(other as never);
  await settled();
  const next = () => secretsOf(other, sentBefore);
  await waitFor(() => expect(leaks(next())).toEqual({ screen: [], storage: [], wire: [] }));
  [secrets, sentBefore] = [new Set([...secrets, ...next()]), calls.length];
  await page.session.logout();
  await settled();
  await waitFor(() => expect(leaks(new Set())).toEqual({ screen: [], storage: [], wire: [] }));
  expect(events.filter((event) => event.type === 'error')).toEqual([]);
});

test.each([
  ['flight-booking', /退改签/],
  ['pay-order', '取消订单'],
] as const)(
  '%s with a dialog open: after the logout the home of the widget is there, without the dialog and without a word of the member',
  async (name, button) => {
    const { root, screen, page, words, settled } = await open(name);
    if (name === 'flight-booking') fireEvent.click(await screen.findByRole('button', { name: '周砚清' }));
    await settled();
    fireEvent.click((await screen.findAllByRole('button', { name: button }))[0] as HTMLElement);
    const dialog = await screen.findByRole('dialog');
    const secrets = [...leaves(await logIn(first)).filter(isTelling), ...words(0)].filter(
      (word) => !decodeURIComponent(location.href).includes(word),
    );
    await waitFor(() => expect(onScreen(root, secrets)).not.toEqual([]));
    await page.session.logout();
    await settled();
    await waitFor(() => expect(dialog.isConnected).toBe(false));
    await waitFor(() => expect(onScreen(root, secrets)).toEqual([]));
  },
);
