import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { addDays, dayAt } from '#domain/china-time.ts';
import { writeChosenSeats } from '#domain/flight/chosen-seats.ts';
import { loadConfig } from '#runtime/page.ts';
import { bookOrder } from '#tests/support/orders/book-order.ts';
import { findSeat } from '#tests/support/orders/booking-page.ts';
import { mountWidget, waitFor } from '#tests/support/page/mount-widget.tsx';
import { casesOf } from '#tests/support/whole.ts';
import { defaultConfig } from '#theme/default-config.ts';

const phone = '13800000010';
const wrongs = {
  'no JSON': '{broken',
  null: 'null',
  'a number': '1e300',
  'an array': '[null,[7]]',
  'a wrong object': '{"at":{},"appId":"default","memberId":7,"people":7,"0":null,"login:abc":null}',
};

/** Public widgets open with every entry broken; the others with a right token and member, and all else broken. */
const places: Record<string, string> = {
  'flight-search': `/airTicket/query?from=BJS&to=SHA&date=${addDays(dayAt(Date.now()), 30)}&step=outbound`,
  home: '/th_business_index',
  'site-header': '/airTicket/query',
  'partner-plan': '/partner_plan_index',
  login: '/view/login.shtml',
  'login-classic': '/view/login.shtml',
};
const privates = ['account-centre', 'flight-booking', 'pay-order'];
beforeAll(async () => {
  const { orderId } = await bookOrder({ as: phone });
  const seat = await findSeat({ as: phone, travelType: 'private', date: addDays(dayAt(Date.now()), 25) });
  places['account-centre'] = '/myCenter/index';
  places['flight-booking'] = `/airTicket/order_info?seats=${writeChosenSeats([seat])}&adults=1&children=0&infants=0`;
  places['pay-order'] = `/pay/order/${orderId}`;
});

const thrown: unknown[] = [];
const hear = (event: Event) => thrown.push('reason' in event ? event.reason : (event as ErrorEvent).error);
for (const type of ['error', 'unhandledrejection']) window.addEventListener(type, hear);
afterAll(() => {
  for (const type of ['error', 'unhandledrejection']) window.removeEventListener(type, hear);
});
afterEach(() => {
  broken = null;
  thrown.length = 0;
});

/** Breaks every entry of ours that is read, so that no key can be forgotten. Drafts are stored with a recent time, so that their value counts. */
let broken: { text: string; but: readonly string[]; read: Set<string> } | null = null;
for (const storage of [sessionStorage, localStorage]) {
  const real = storage.getItem;
  vi.spyOn(storage, 'getItem').mockImplementation((key) => {
    if (!broken || !key.startsWith('travel-embed:') || broken.but.some((end) => key.endsWith(`:${end}`)))
      return real.call(storage, key);
    broken.read.add(key);
    return key.includes(':draft:') && broken.text !== wrongs['no JSON']
      ? `{"at":${Date.now()},"value":${broken.text}}`
      : broken.text;
  });
}
/** Tells which entries were read. */
const breakAll = (text: string, but: readonly string[] = []) => (broken = { text, but, read: new Set<string>() }).read;

/** On React the one that gets furthest; the readers are the same. */
const held = casesOf(Object.entries(wrongs), ([what]) => !process.env['ON_REACT'] || what === 'a wrong object');
const cases = held.flatMap(([what, text]) =>
  [...Object.keys(places), ...privates].map((name) => [what, name, text] as const),
);
test.each(cases)('%s in every stored entry: %s is there, nothing is thrown', async (_, name, text) => {
  const as = privates.includes(name) ? phone : undefined;
  const read = breakAll(text, as ? ['token', 'user'] : []);
  const { root, events } = await mountWidget(name, { address: places[name] ?? '/', ...(as && { as }) });
  // React draws a moment after the mount.
  await waitFor(() => expect(root.textContent.length).toBeGreaterThan(10));
  await waitFor(() => expect(root.querySelector('[aria-busy="true"]')).toBeNull());
  expect(root.textContent).not.toMatch(/NaN|undefined|出了点问题/);
  expect([thrown, events.filter(({ type }) => type === 'error')]).toEqual([[], []]);
  expect(read.size).toBeGreaterThan(0);
});

test.each(Object.entries(wrongs))(
  '%s where the last good configuration of the device stood: the default holds',
  async (_, text) => {
    const read = breakAll(text);
    vi.spyOn(console, 'warn').mockReturnValue();
    expect(
      await loadConfig({ appId: 'skyline', cdnBase: '', fetch: async () => Promise.reject(new TypeError('offline')) }),
    ).toEqual({ ...defaultConfig, appId: 'skyline' });
    expect([...read]).toEqual(['travel-embed:skyline:config']);
  },
);
