import { isTravelError, mount, on, user } from 'travel-embed';
import type { FlightSearchProps, TravelErrorCode, WidgetName } from 'travel-embed';
import { AccountCentre, FlightSearch, Login } from 'travel-embed/react';
import { sign } from 'travel-embed/sign';
import { startSandbox } from 'travel-embed/testing';

/** Code of a partner; the compiler must refuse each line under an expected error. */
export const names: WidgetName[] = [
  'flight-search',
  'hotel-booking',
  'train-booking',
  'login',
  'account-centre',
  'order-list',
  'wallet',
];
// @ts-expect-error: no such widget
export const noName: WidgetName = 'flights';

const handle = mount('#box', 'flight-search', { from: 'BJS', adults: 2, children: 1, cabin: 'all' });
handle.update({ to: 'SHA' });
mount('#box', 'wallet', { extras: 'vitals tools' });
// @ts-expect-error: no such property
mount('#box', 'flight-search', { form: 'BJS' });
// @ts-expect-error: no such extra
mount('#box', 'wallet', { extras: 'speed' });
// @ts-expect-error: no such cabin
handle.update({ cabin: 'first' });
// @ts-expect-error: the widget has no properties
mount('#box', 'account-centre', { from: 'BJS' });

handle.on('search', (event) => {
  const { from, returnDate }: { from: string; returnDate?: string } = event.detail;
  if (!returnDate) event.preventDefault();
  return from;
});
on('order', ({ detail }) => detail.orderNo.length);
// @ts-expect-error: an order has no price
on('order', ({ detail }) => detail.price);
// @ts-expect-error: no such event
on('booked', () => undefined);
on('login', ({ detail }) => ('asked' in detail ? detail.reason : detail.memberId));

export const who: string | undefined = user()?.realName;
export const code = (error: unknown): TravelErrorCode | null => (isTravelError(error) ? error.code : null);
export const given: FlightSearchProps = { date: '2026-12-01' };

export const right = (
  <>
    <FlightSearch
      from="BJS"
      to="SHA"
      childCount={1}
      router="hash"
      load="eager"
      extras="vitals"
      onVitals={({ detail }) => detail.bytes}
      className="x"
      data-test="1"
      style={{ '--travel-color-brand': '#123456', margin: 4 }}
      onSearch={({ detail }) => detail.from}
      ref={(element) => element?.focus()}
    >
      <a href="tel:1">Telephone</a>
    </FlightSearch>
    <Login type="2" reason="继续预订" onLogin={({ detail }) => 'memberId' in detail} />
    <AccountCentre appId="skyline" onNavigate={(event) => event.preventDefault()} />
  </>
);
export const wrong = [
  // @ts-expect-error: no such property
  <FlightSearch key="1" form="BJS" />,
  // @ts-expect-error: no such router
  <FlightSearch key="2" router="browser" />,
  // @ts-expect-error: a search has no price
  <FlightSearch key="3" onSearch={({ detail }) => detail.price} />,
  // @ts-expect-error: no such extra
  <FlightSearch key="6" extras="speed" />,
  // @ts-expect-error: only tokens of ours
  <FlightSearch key="4" style={{ '--brand': 'red' }} />,
  // @ts-expect-error: it has no properties of its own
  <AccountCentre key="5" from="BJS" />,
];

export const ticket: Promise<string> = sign({
  appId: 'skyline',
  kid: 'skyline-1',
  secret: 'x'.repeat(32),
  user: '1001',
});
// @ts-expect-error: whose key?
void sign({ appId: 'skyline', secret: 'x'.repeat(32), user: '1001' });

export async function test(): Promise<string> {
  const sandbox = await startSandbox();
  await sandbox.fault('/airTicket/queryFlight', 'latency:500');
  // @ts-expect-error: no such fault
  await sandbox.fault('/airTicket/queryFlight', 'slow');
  return sandbox.sms('13800000010');
}
