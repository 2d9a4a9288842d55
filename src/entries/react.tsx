/** @jsxImportSource react */
/**
 * `travel-embed/react`: every public widget as a component. On a server it renders its container with the children
 * as fallback; they stay visible until the widget is ready, and for good where it cannot run.
 */
import { useEffect, useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import type { AriaAttributes, CSSProperties, HTMLAttributes, ReactElement, ReactNode, Ref } from 'react';
import { mount, user, watchUser } from './npm.ts';
import type { WidgetHandle } from './npm.ts';
import { eventNames, listen } from './public-events.ts';
import type { TravelEventName, TravelListener } from './public-events.ts';
import type {
  AccountCentreProps,
  FlightSearchProps,
  HotelBookingProps,
  LoginProps,
  OrderListProps,
  WalletProps,
  WidgetName,
} from './public-widgets.ts';
import type { TravelUser } from './public-user.ts';
import { isTravelError } from './travel-error.ts';

/** `onSearch`, `onLogin` … with the event's detail typed. */
export type EventProps = { [K in TravelEventName as `on${Capitalize<K>}`]?: TravelListener<K> };

/** Of the container; `data-…` attributes go there too. */
type Attributes = AriaAttributes &
  Pick<
    HTMLAttributes<HTMLDivElement>,
    'className' | 'dir' | 'hidden' | 'id' | 'lang' | 'role' | 'slot' | 'tabIndex' | 'title'
  >;

/** Properties of every component beside its widget's own. */
export interface ContainerProps extends Attributes, EventProps {
  /** Another application configuration than `configure` names. */
  appId?: string;
  /** Router of the widget's place: `memory` (default), `hash`, `history` (below `base`). */
  router?: 'memory' | 'hash' | 'history';
  base?: string;
  /** When it loads: `visible` (default), `eager`, `idle`, `click`. */
  load?: 'visible' | 'eager' | 'idle' | 'click';
  /** Shown until the widget is ready, and where it cannot run. */
  children?: ReactNode;
  /** `--travel-*` tokens are allowed here. */
  style?: CSSProperties & { [token: `--travel-${string}`]: string | number };
  /** The container; events can be listened to on it as well. */
  ref?: Ref<HTMLDivElement>;
}

interface HostProps extends ContainerProps {
  name: WidgetName;
  widgetProps: Readonly<Record<string, unknown>>;
}

const propOf = (type: TravelEventName) => `on${type[0]?.toUpperCase()}${type.slice(1)}` as keyof EventProps;
const eventProps = eventNames.map((type) => [type, propOf(type)] as const);

/** The container and the life of its widget. */
function Host({ name, widgetProps, appId, router, base, load, ref, children, ...rest }: HostProps): ReactElement {
  const events: EventProps = {};
  const attributes: Record<string, unknown> = { ...rest };
  for (const [, prop] of eventProps) {
    Object.assign(events, { [prop]: rest[prop] });
    delete attributes[prop];
  }
  const host = useRef<HTMLDivElement>(null);
  const handle = useRef<WidgetHandle | null>(null);
  const latest = useRef({ events, widgetProps });
  useLayoutEffect(() => {
    latest.current = { events, widgetProps };
  });
  // These are read once by a mount: another value is another container.
  const identity = [name, appId, router, base].join('|');

  useEffect(() => {
    const element = host.current;
    if (!element) return undefined;
    const ends = eventProps.map(([type, prop]) =>
      listen(element, type, (event) =>
        (latest.current.events[prop] as TravelListener<TravelEventName> | undefined)?.(event),
      ),
    );
    const mine = mountInto(element, name, latest.current.widgetProps);
    handle.current = mine;
    return () => {
      for (const end of ends) end();
      handle.current = null;
      // React forbids to unmount a root while it renders, and StrictMode comes back at once: only who stays away is unmounted.
      queueMicrotask(() => handle.current?.element !== element && mine?.unmount());
    };
  }, [identity]);

  // An inline object with the same content is the same properties, each of which is plain.
  const content = Object.values(widgetProps)
    .map((value) => `${typeof value} ${String(value)}`)
    .join();
  const shown = useRef(content);
  useEffect(() => {
    if (shown.current === content) return;
    shown.current = content;
    handle.current?.update(latest.current.widgetProps);
  }, [content]);

  return (
    <div
      {...attributes}
      key={identity}
      ref={(element) => {
        host.current = element;
        return passOn(ref, element);
      }}
      data-app-id={appId}
      data-router={router}
      data-base={base}
      data-load={load}
    >
      {children}
    </div>
  );
}

function passOn(ref: Ref<HTMLDivElement> | undefined, element: HTMLDivElement | null): (() => void) | undefined {
  if (typeof ref === 'function') return ref(element) ?? undefined;
  if (ref) ref.current = element;
  return undefined;
}

/** A mistake of the page's code is an event and a console line; it never takes the partner's tree down. */
function mountInto(
  element: HTMLElement,
  name: WidgetName,
  props: Readonly<Record<string, unknown>>,
): WidgetHandle | null {
  try {
    return mount(element, name, props);
  } catch (error) {
    if (!isTravelError(error)) throw error;
    console.error(error.message);
    element.dispatchEvent(
      new CustomEvent('travel:error', {
        bubbles: true,
        composed: true,
        detail: { code: error.code, message: error.message },
      }),
    );
    return null;
  }
}

export interface FlightSearchComponentProps extends ContainerProps, Omit<FlightSearchProps, 'children'> {
  /** Travellers from 2 to 12 years: the widget's property `children`, which in React is the fallback. */
  childCount?: number | string;
}

/** Search, results, booking, payment and order of domestic flights. */
export function FlightSearch({
  from,
  to,
  date,
  returnDate,
  adults,
  childCount,
  infants,
  cabin,
  travelType,
  search,
  account,
  route,
  ...rest
}: FlightSearchComponentProps): ReactElement {
  return (
    <Host
      {...rest}
      name="flight-search"
      widgetProps={{
        from,
        to,
        date,
        returnDate,
        adults,
        children: childCount,
        infants,
        cabin,
        travelType,
        search,
        account,
        route,
      }}
    />
  );
}

export interface HotelBookingComponentProps extends ContainerProps, HotelBookingProps {}

/** Search, list with map, rooms and rates, order and payment of hotels. */
export function HotelBooking({
  city,
  cityName,
  words,
  checkIn,
  checkOut,
  rooms,
  adults,
  ages,
  travelType,
  route,
  ...rest
}: HotelBookingComponentProps): ReactElement {
  return (
    <Host
      {...rest}
      name="hotel-booking"
      widgetProps={{ city, cityName, words, checkIn, checkOut, rooms, adults, ages, travelType, route }}
    />
  );
}

export interface LoginComponentProps extends ContainerProps, LoginProps {}

/** The login card. For a dialog over the page call `login()` of `travel-embed`. */
export function Login({ type, reason, ...rest }: LoginComponentProps): ReactElement {
  return <Host {...rest} name="login" widgetProps={{ type, reason }} />;
}

/** The member's own pages with their menu. */
export function AccountCentre({ route, ...rest }: ContainerProps & AccountCentreProps): ReactElement {
  return <Host {...rest} name="account-centre" widgetProps={{ route }} />;
}

export interface OrderListComponentProps extends ContainerProps, OrderListProps {}

/** The member's orders: payment, cancellation, export. */
export function OrderList({ type, route, ...rest }: OrderListComponentProps): ReactElement {
  return <Host {...rest} name="order-list" widgetProps={{ type, route }} />;
}

/** The member's money: balances, movements, recharge, rewards and savings. */
export function Wallet({ route, ...rest }: ContainerProps & WalletProps): ReactElement {
  return <Host {...rest} name="wallet" widgetProps={{ route }} />;
}

/** The logged-in member; renders again when it changes. Null on a server and before the first widget is loaded. */
export function useTravelUser(): TravelUser | null {
  return useSyncExternalStore(watchUser, user, () => null);
}
