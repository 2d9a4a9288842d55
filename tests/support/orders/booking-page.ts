import { within } from '@testing-library/dom';
import { expect } from 'vitest';
import type { FlightConflict } from '#contract/flight.ts';
import { addDays, dayAt } from '#domain/china-time.ts';
import { writeChosenSeats } from '#domain/flight/chosen-seats.ts';
import { callSandbox, fireEvent, logIn, mountWidget, waitFor } from '../page/mount-widget.tsx';
import type { MountWidgetOptions } from '../page/mount-widget.tsx';
import { countInFile } from '../page/own-sandbox.ts';

interface SeatLike {
  cabinCode: string;
  cabinClass: string;
  parPrice: string;
  limitPrice: string;
  seatNum: number;
  psgTypes?: string[];
  standard?: { verdict: string };
}

export interface OpenBooking extends Omit<MountWidgetOptions, 'address' | 'fetch'> {
  travelType?: 'private' | 'business';
  adults?: number;
  children?: number;
  infants?: number;
  /** Days from today; by default another one for each page, so that nothing is a duplicate. */
  inDays?: number;
  returnInDays?: number;
  seat?: (seat: SeatLike) => boolean;
  /** Adult fare in the address. */
  seenPrice?: string;
  /** Stands before the network: answers itself, or lets the call go on with `undefined`. */
  intercept?: (
    path: string,
    fields: URLSearchParams,
    go: () => Promise<Response>,
  ) => Promise<Response | undefined> | Response | undefined;
  /** The network below. */
  wire?: typeof fetch;
  /** A page that was open before, on the same seats. */
  address?: string;
}

const pages = countInFile();

/** Another day for each page of a file. Files that run at once may meet on one: each orders for passengers of its own. */
const nextDay = (): number => 31 + pages();

/** A seat that can be bought, as the address of a booking page names it. */
export async function findSeat(options: {
  as: string;
  travelType: string;
  date: string;
  from?: string;
  to?: string;
  seat?: (seat: SeatLike) => boolean;
}) {
  const {
    as,
    travelType,
    date,
    from = 'PEK',
    to = 'SHA',
    seat: wanted = (seat) => seat.seatNum > 8 && seat.cabinClass === 'Y',
  } = options;
  const token = String((await logIn(as))['token']);
  const answer = await callSandbox('/airTicket/queryFlight', {
    token,
    orgCity: from,
    dstCity: to,
    date,
    adults: '1',
    children: '0',
    infants: '0',
    travelType,
  });
  if (answer.ret !== 0) throw new Error(`queryFlight: ${answer.ret} ${answer.msg}`);
  const { flights } = answer.data as unknown as { flights: { flightId: string; depTime: string; seats: SeatLike[] }[] };
  const found = flights.flatMap((flight) => flight.seats.filter(wanted).map((seat) => ({ flight, seat })))[0];
  if (!found) throw new Error(`no such seat from ${from} to ${to} on ${date}`);
  return { flightId: found.flight.flightId, cabinCode: found.seat.cabinCode, parPrice: found.seat.parPrice };
}

/** Mounts the booking page on real flights of the sandbox, logged in, and waits until the price is held. */
export async function openBooking(options: OpenBooking = {}) {
  const {
    as = '13800000010',
    travelType = 'private',
    adults = 1,
    children = 0,
    infants = 0,
    seenPrice,
    intercept,
    wire = fetch,
    seat,
    returnInDays,
    inDays = nextDay(),
    ...rest
  } = options;
  const today = dayAt(Date.now());
  let { address } = options;
  if (!address) {
    const out = await findSeat({ as, travelType, date: addDays(today, inDays), seat });
    const seats = [{ ...out, parPrice: seenPrice ?? out.parPrice }];
    if (returnInDays)
      seats.push(
        await findSeat({ as, travelType, date: addDays(today, inDays + returnInDays), from: 'SHA', to: 'PEK', seat }),
      );
    const path = travelType === 'business' ? '/airTicket/order_info_business' : '/airTicket/order_info';
    address = `${path}?seats=${writeChosenSeats(seats)}&adults=${adults}&children=${children}&infants=${infants}`;
  }
  const calls: { path: string; fields: URLSearchParams }[] = [];
  const widget = await mountWidget('flight-booking', {
    ...rest,
    as,
    address,
    async fetch(input, init) {
      const request = new Request(input, init);
      const fields = new URLSearchParams(await request.clone().text());
      const { pathname } = new URL(request.url);
      calls.push({ path: pathname, fields });
      const go = () =>
        wire(request.url, {
          method: request.method,
          signal: init?.signal ?? null,
          body: fields.toString(),
          headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
        });
      return (await intercept?.(pathname, fields, go)) ?? (await go());
    },
  });
  const { screen, type, root } = widget;
  const bill = () => root.querySelector('section[aria-label="费用明细"]');
  const dialog = async (name: string | RegExp) => within(await screen.findByRole('dialog', { name }));
  return {
    ...widget,
    address,
    calls,
    sent: (path: string) => calls.filter((call) => call.path === path).map((call) => call.fields),
    dialog,
    press: (name: string | RegExp) => fireEvent.click(screen.getAllByRole('button', { name })[0]!),
    tick: (name: string | RegExp) => fireEvent.click(screen.getByRole('checkbox', { name })),
    passenger: (at: number) => within(screen.getByRole('group', { name: `乘机人 ${at}` })),
    enter(scope: ReturnType<typeof within>, label: string | RegExp, text: string) {
      const field = scope.getByLabelText(label);
      fireEvent.focusIn(field);
      type(field, text);
      fireEvent.focusOut(field);
    },
    /** Opens the fields of a passenger that is shown in one line. */
    async edit(at: number) {
      fireEvent.click(await screen.findByRole('button', { name: `编辑乘机人 ${at}` }));
      await screen.findByRole('button', { name: `完成乘机人 ${at}` });
    },
    async ready() {
      await screen.findByRole('heading', { name: '乘机人' });
    },
    /** Takes these people of the list; an employee on business is there already. */
    async choose(...names: string[]) {
      for (const name of names) {
        const chip = await screen.findByRole('button', { name });
        if (chip.getAttribute('aria-pressed') !== 'true') fireEvent.click(chip);
      }
    },
    /** Amount to be paid, once it is rendered: `¥1,060`. */
    bill: () => bill()?.textContent ?? '',
    total: () => bill()?.querySelector('.t-price--xl')?.textContent ?? '',
    async settled() {
      await waitFor(() => expect(bill()?.getAttribute('aria-busy')).toBeNull());
    },
    agree() {
      for (const name of [/我已阅读并同意/, /同意将上述证件信息/])
        fireEvent.click(screen.getByRole('checkbox', { name }));
    },
    /** The order in the page's event. */
    ordered(): { orderId: string; amount: string } {
      const event = widget.events.find(({ type: kind }) => kind === 'order');
      if (!event) throw new Error('no order yet');
      return event.detail as { orderId: string; amount: string };
    },
    focused: () => (root.getRootNode() as ShadowRoot).activeElement,
    wentTo: () =>
      widget.events
        .filter((event) => event.type === 'navigate')
        .map((event) => (event.detail as { name: string }).name),
  };
}

/** An answer of the provider. */
export const answer = (ret: number, msg: string, data: FlightConflict | object | null = null): Response =>
  new Response(JSON.stringify({ ret, msg, data }), { headers: { 'content-type': 'application/json' } });
