import type { RouteName } from './names.ts';

/** A number of people or rooms: an attribute is a text. */
type Count = number | string;

/** Path of the screen that opens first: `/myCenter/passengers`, `/order/list?type=hotel`. A changed one moves the widget. */
type Path = string;

/**
 * The widgets that a page mounts by name, in the order of the documentation. A row is all that a public widget is beside
 * its folder: loader, registry, doctor, React component, types and guide read it (scripts/build/row-values.ts).
 *
 * `route`: the route that it starts on. `isPublic`: it opens without login, and before the tables of places
 * have come. `isLight`: it shows only the controls of the
 * base sheet until a later part brings more. `hasAccount`: it shows the member, with links to orders and logout, also in
 * the places that it opens. `heights`: reserved until it is rendered, px, for a container of 960 px or more (560 where it
 * says nothing), the addition below that, and the further addition below 720 px. `props`: an example of each property;
 * attributes have the same names in kebab case.
 */
export const publicWidgets = {
  /** The search for a flight; codes are IATA codes of cities or airports. */
  'flight-search': {
    route: 'DomesticAirTicketQuery',
    isPublic: true,
    isLight: true,
    hasAccount: true,
    heights: [184, 136, 90],
    props: {
      /** `BJS`, `PEK` … */
      from: 'BJS' as string,
      to: 'SHA' as string,
      /** The names that the form shows until the list has come. */
      fromName: '北京' as string,
      toName: '上海' as string,
      /** Day of departure, `YYYY-MM-DD`, China time. */
      date: '2026-12-01' as string,
      /** Day of the return flight, `YYYY-MM-DD`; makes it a return trip. */
      returnDate: '2026-12-05' as string,
      /** 1 to 9; all travellers together at most 9. */
      adults: 1 as Count,
      /** Travellers from 2 to 12 years. */
      children: 0 as Count,
      /** Travellers under 2 years. */
      infants: 0 as Count,
      /** `Y` economy, `W` premium economy, `CF` business and first, `all` every cabin. */
      cabin: 'Y' as 'Y' | 'W' | 'CF' | 'all',
      /** `business` is for members of a company. */
      travelType: 'private' as 'private' | 'business',
      /** `auto`: opens with the flights where `from`, `to` and `date` are given; an incomplete search opens the form. */
      search: 'auto',
      /** `off`: the page itself shows the member and links to the orders and the logout. */
      account: 'off',
      route: '/airTicket/query' as Path,
    },
  },
  /** The search for a hotel; a city is its IATA code. */
  'hotel-booking': {
    route: 'hotel_index',
    isPublic: true,
    isLight: true,
    hasAccount: true,
    heights: [140, 136, 108],
    props: {
      /** `SHA`, `BJS` … */
      city: 'SHA' as string,
      /** The name that the form shows until the list has come; the most searched cities need none. */
      cityName: '上海' as string,
      /** Part of the name of a hotel, street or area. */
      words: '' as string,
      /** First night and day of departure, `YYYY-MM-DD`, China time. */
      checkIn: '2026-12-01' as string,
      checkOut: '2026-12-02' as string,
      /** 1 to 9. */
      rooms: 1 as Count,
      /** Of each room, 1 to 6. */
      adults: 1 as Count,
      /** Ages of the children of each room, by comma: `8,5`. */
      ages: '8,5' as string,
      /** `business` is for members of a company. */
      travelType: 'private' as 'private' | 'business',
      route: '/hotel/index' as Path,
    },
  },
  /** The search for a train; a place is a city's name or the telecode of a station. */
  'train-booking': {
    route: 'train_query_list',
    isPublic: true,
    isLight: true,
    hasAccount: true,
    heights: [140, 136],
    props: {
      /** A city with all its stations (`北京`), or one station (`VNP`). */
      fromStation: '北京' as string,
      toStation: '上海' as string,
      /** Day of departure, `YYYY-MM-DD`, China time; sold are today and the 14 days after it. */
      date: '2026-12-01' as string,
      /** `1`: prices of student tickets. */
      student: '1' as string,
      /** `1`: only trains whose number begins with G, D or C. */
      fast: '1' as string,
      /** `business` is for members of a company. */
      travelType: 'private' as 'private' | 'business',
      /** `auto`: opens with the trains where both places and `date` are given. */
      search: 'auto',
      /** `off`: the page itself shows the member and links to the orders and the logout. */
      account: 'off',
      route: '/train/train_query_list' as Path,
    },
  },
  login: {
    route: 'Login',
    isPublic: true,
    heights: [460],
    props: {
      /** `dialog`: without the frame of a card. */
      presentation: 'inline' as 'inline' | 'dialog',
      /** `2` opens with the registration. */
      type: '1' as '1' | '2',
      /** Text above the form: the step that follows the login. */
      reason: '' as string,
    },
  },
  'account-centre': { route: 'my_center_index', heights: [], props: { route: '/myCenter/index' as Path } },
  'order-list': {
    route: 'order_list',
    heights: [],
    props: {
      /** The tab to begin with; default: flights. */
      type: 'airTicket' as 'airTicket' | 'gp' | 'hotel' | 'train' | 'intl',
      route: '/order/list' as Path,
    },
  },
  wallet: { route: 'my_wallet', heights: [], props: { route: '/wallet' as Path } },
} as const;

publicWidgets satisfies Readonly<Record<string, { route: RouteName }>>;

type Rows = typeof publicWidgets;
export type WidgetName = keyof Rows;

/** Every public widget with its properties (attributes of the element in camel case). */
export type WidgetProps = {
  [Name in WidgetName]: { -readonly [Prop in keyof Rows[Name]['props']]?: Rows[Name]['props'][Prop] };
};
export type FlightSearchProps = WidgetProps['flight-search'];
export type HotelBookingProps = WidgetProps['hotel-booking'];
export type TrainBookingProps = WidgetProps['train-booking'];
export type LoginProps = WidgetProps['login'];
export type AccountCentreProps = WidgetProps['account-centre'];
export type OrderListProps = WidgetProps['order-list'];
export type WalletProps = WidgetProps['wallet'];

export const widgetNames: readonly WidgetName[] = Object.keys(publicWidgets) as WidgetName[];

export const propsOf = (name: WidgetName): readonly string[] => Object.keys(publicWidgets[name].props);
