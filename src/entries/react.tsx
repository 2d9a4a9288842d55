/** @jsxImportSource react */
/**
 * `travel-embed/react`: every public widget as a component. On a server it renders its container with the children
 * as fallback; they stay visible until the widget is ready, and for good where it cannot run.
 */
import { useEffect, useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import type { AriaAttributes, CSSProperties, HTMLAttributes, ReactElement, ReactNode, Ref } from 'react';
import { mount, user, watchUser } from './npm.ts';
import type { Extras, WidgetHandle } from './npm.ts';
import { eventNames, listen } from './public-events.ts';
import type { TravelEventName, TravelListener } from './public-events.ts';
import { propsOf } from './row-props.ts';
import type { WidgetName, WidgetProps } from '#routes/public-widgets.ts';
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
  /** Language of the widget: `zh-CN` (default) or `en`. */
  locale?: string;
  /** When it loads: `visible` (default), `eager`, `idle`, `click`. */
  load?: 'visible' | 'eager' | 'idle' | 'click';
  /** Parts that nothing loads unless they are asked for: `onVitals`, tools for the browser's agent. */
  extras?: Extras;
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
function Host({
  name,
  widgetProps,
  appId,
  router,
  base,
  locale,
  load,
  extras,
  ref,
  children,
  ...rest
}: HostProps): ReactElement {
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
  const identity = [name, appId, router, base, locale, extras].join('|');

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
      data-locale={locale}
      data-load={load}
      data-extras={extras}
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

/** Properties of the component of a widget. */
export type ComponentProps<Name extends WidgetName> = ContainerProps &
  Omit<WidgetProps[Name], 'children'> &
  (WidgetProps[Name] extends { children?: infer Count }
    ? {
        /** Travellers from 2 to 12 years: the widget's property `children`, which in React is the fallback. */
        childCount?: Count;
      }
    : unknown);

/** The component of a row: properties of the row go to the widget, the others to the container. */
function componentOf<Name extends WidgetName>(name: Name): Component<Name> {
  const own = propsOf(name).map((prop) => [prop, prop === 'children' ? 'childCount' : prop] as const);
  return (props) => {
    const rest: Record<string, unknown> = { ...props };
    const widgetProps: Record<string, unknown> = {};
    for (const [prop, asked] of own) {
      widgetProps[prop] = rest[asked];
      delete rest[asked];
    }
    return <Host {...(rest as ContainerProps)} name={name} widgetProps={widgetProps} />;
  };
}

export type FlightSearchComponentProps = ComponentProps<'flight-search'>;
export type HotelBookingComponentProps = ComponentProps<'hotel-booking'>;
export type TrainBookingComponentProps = ComponentProps<'train-booking'>;
export type LoginComponentProps = ComponentProps<'login'>;
export type OrderListComponentProps = ComponentProps<'order-list'>;

type Component<Name extends WidgetName> = (props: ComponentProps<Name>) => ReactElement;

/** Search, results, booking, payment and order of domestic flights. */
export const FlightSearch: Component<'flight-search'> = /* @__PURE__ */ componentOf('flight-search');
/** Search, list with map, rooms and rates, order and payment of hotels. */
export const HotelBooking: Component<'hotel-booking'> = /* @__PURE__ */ componentOf('hotel-booking');
/** Search, trains with seats and stops, order and payment of rail tickets. */
export const TrainBooking: Component<'train-booking'> = /* @__PURE__ */ componentOf('train-booking');
/** The login card. For a dialog over the page call `login()` of `travel-embed`. */
export const Login: Component<'login'> = /* @__PURE__ */ componentOf('login');
/** The member's own pages with their menu. */
export const AccountCentre: Component<'account-centre'> = /* @__PURE__ */ componentOf('account-centre');
/** The member's orders: payment, cancellation, export. */
export const OrderList: Component<'order-list'> = /* @__PURE__ */ componentOf('order-list');
/** The member's money: balances, movements, recharge, rewards and savings. */
export const Wallet: Component<'wallet'> = /* @__PURE__ */ componentOf('wallet');

/** The logged-in member; renders again when it changes. Null on a server and before the first widget is loaded. */
export function useTravelUser(): TravelUser | null {
  return useSyncExternalStore(watchUser, user, () => null);
}
