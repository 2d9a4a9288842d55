/** Of every widget but the login. */
export interface RouteProps {
  /** Path of the screen that opens first: `/myCenter/passengers`, `/order/list?type=hotel`. A changed one moves the widget. */
  route?: string;
}

/** The search for a flight; codes are IATA codes of cities or airports. */
export interface FlightSearchProps extends RouteProps {
  /** `BJS`, `PEK` … */
  from?: string;
  to?: string;
  /** Day of departure, `YYYY-MM-DD`, China time. */
  date?: string;
  /** Day of the return flight, `YYYY-MM-DD`; makes it a return trip. */
  returnDate?: string;
  /** 1 to 9; all travellers together at most 9. */
  adults?: number | string;
  /** Travellers from 2 to 12 years. */
  children?: number | string;
  /** Travellers under 2 years. */
  infants?: number | string;
  /** `Y` economy, `W` premium economy, `CF` business and first, `all` every cabin. */
  cabin?: 'Y' | 'W' | 'CF' | 'all';
  /** `business` is for members of a company. */
  travelType?: 'private' | 'business';
  /** `auto`: opens with the flights where `from`, `to` and `date` are given; an incomplete search opens the form. */
  search?: 'auto';
  /** `off`: the page itself shows the member and links to the orders and the logout. */
  account?: 'off';
}

/** The search for a hotel; a city is its IATA code. */
export interface HotelBookingProps extends RouteProps {
  /** `SHA`, `BJS` … */
  city?: string;
  /** The name that the form shows until the list has come; the most searched cities need none. */
  cityName?: string;
  /** Part of the name of a hotel, street or area. */
  words?: string;
  /** First night and day of departure, `YYYY-MM-DD`, China time. */
  checkIn?: string;
  checkOut?: string;
  /** 1 to 9. */
  rooms?: number | string;
  /** Of each room, 1 to 6. */
  adults?: number | string;
  /** Ages of the children of each room, by comma: `8,5`. */
  ages?: string;
  /** `business` is for members of a company. */
  travelType?: 'private' | 'business';
}

export interface LoginProps {
  /** `2` opens with the registration. */
  type?: '1' | '2';
  /** Text above the form: the step that follows the login. */
  reason?: string;
}

export type AccountCentreProps = RouteProps;

export interface OrderListProps extends RouteProps {
  /** The tab to begin with; default: flights. */
  type?: 'airTicket' | 'gp' | 'hotel' | 'train';
}

export type WalletProps = RouteProps;

/** Every public widget with its properties (attributes of the element in camel case). */
export interface WidgetProps {
  'flight-search': FlightSearchProps;
  'hotel-booking': HotelBookingProps;
  login: LoginProps;
  'account-centre': AccountCentreProps;
  'order-list': OrderListProps;
  wallet: WalletProps;
}

export type WidgetName = keyof WidgetProps;

/** In the order of the documentation. */
export const widgetNames: readonly WidgetName[] = Object.keys({
  'flight-search': 1,
  'hotel-booking': 1,
  login: 1,
  'account-centre': 1,
  'order-list': 1,
  wallet: 1,
} satisfies Record<WidgetName, 1>) as WidgetName[];
