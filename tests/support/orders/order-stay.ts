import { within } from '@testing-library/dom';
import { writeStay } from '#domain/hotel/stay-choice.ts';
import { findRate } from './book-stay.ts';
import { fireEvent, mountWidget } from '../page/mount-widget.tsx';
import type { MountWidgetOptions } from '../page/mount-widget.tsx';

interface OpenStay extends Omit<MountWidgetOptions, 'address' | 'fetch'> {
  rate?: Parameters<typeof findRate>[0]['rate'];
  travelType?: 'private' | 'business';
  rooms?: number;
  adults?: number;
  /** Total in the address; by default that of the rate. */
  seen?: string;
  /** A page that was open before. */
  address?: string;
  /** The network below. */
  wire?: typeof fetch;
  /** Answers a call itself, or lets it go on with `undefined`. */
  intercept?: (path: string, go: () => Promise<Response>) => Promise<Response | undefined> | Response | undefined;
}

/** Mounts the order form of a rate that the sandbox sells, logged in. */
export async function openStay(options: OpenStay = {}) {
  const {
    as = '13800000010',
    rate: wanted = ({ payKind, needsPinyin }) => payKind === 'prepaid' && !needsPinyin,
    travelType = 'private',
    rooms = 1,
    adults = 1,
    seen,
    intercept,
    wire = fetch,
    ...rest
  } = options;
  let { address } = options;
  if (!address) {
    const { hotelId, rate, stay } = await findRate({ as, rate: wanted, party: { rooms, adults, travelType } });
    const query = {
      hotelId,
      rateId: rate.rateId,
      ...writeStay({ ...stay, rooms, adults, childAges: [], travelType }),
      seen: seen ?? rate.total,
    };
    address = `/hotel/orderInfo?${new URLSearchParams(
      Object.entries(query).filter((pair): pair is [string, string] => pair[1] !== undefined),
    ).toString()}`;
  }
  const calls: { path: string; fields: URLSearchParams }[] = [];
  const widget = await mountWidget('hotel-order', {
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
    ready: () => screen.findByRole('heading', { name: '入住人' }),
    press: (name: string | RegExp) => fireEvent.click(screen.getAllByRole('button', { name })[0]!),
    dialog: async (name: string | RegExp) => within(await screen.findByRole('dialog', { name })),
    guest(name: string, label = '姓名', at = 0) {
      const card = screen.getByRole('heading', { name: '入住人' }).closest('section')!;
      type(within(card).getAllByLabelText(label)[at]!, name);
    },
    agree: () => fireEvent.click(screen.getByRole('checkbox', { name: /我已阅读并同意/ })),
    prices: () => root.querySelector('section[aria-label="费用明细"]')?.textContent ?? '',
    wentTo: () =>
      events.filter((event) => event.type === 'navigate').map((event) => (event.detail as { name: string }).name),
  };
}
