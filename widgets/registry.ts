import type { Widget } from '#kit/widget.ts';
import type { RouteName } from '#routes/names.ts';
import type { WidgetName } from '#routes/public-widgets.ts';

export type WidgetLoad = () => Promise<{ default: Widget }>;

export interface RegistryRow {
  load: WidgetLoad;
  /** The route a mounted widget starts on. */
  route: RouteName;
  /** Opens without login. */
  isPublic?: boolean;
  /** Shows only the controls of the base sheet until a later part brings more. */
  isLight?: boolean;
  /** Shows the member, with links to orders and logout, also in the places that it opens. */
  hasAccount?: boolean;
}

/** Of the rows of public widgets (scripts/build/row-values.ts), without what the first chunk needs not. */
type Mount = Omit<RegistryRow, 'load'>;
declare const __MOUNT_FLIGHT_SEARCH__: Mount;
declare const __MOUNT_HOTEL_BOOKING__: Mount;
declare const __MOUNT_TRAIN_BOOKING__: Mount;
declare const __MOUNT_LOGIN__: Mount;
declare const __MOUNT_ACCOUNT_CENTRE__: Mount;
declare const __MOUNT_ORDER_LIST__: Mount;
declare const __MOUNT_WALLET__: Mount;

/** The widgets that a page mounts by name; `login-classic` is the login that some applications ask for. All other screens open from them (screens.ts). */
const rows = {
  'flight-search': {
    load: () => import('./flight/flight-search/index.ts'),
    ...__MOUNT_FLIGHT_SEARCH__,
  },
  'hotel-booking': {
    load: () => import('./hotel/hotel-booking/index.ts'),
    ...__MOUNT_HOTEL_BOOKING__,
  },
  'train-booking': {
    load: () => import('./train/train-booking/index.ts'),
    ...__MOUNT_TRAIN_BOOKING__,
  },
  login: { load: () => import('./account/login/index.ts'), ...__MOUNT_LOGIN__ },
  'login-classic': { load: () => import('./account/login-classic/index.ts'), route: 'Login', isPublic: true },
  'account-centre': { load: () => import('./account/centre/index.ts'), ...__MOUNT_ACCOUNT_CENTRE__ },
  'order-list': { load: () => import('./order/order-list/index.ts'), ...__MOUNT_ORDER_LIST__ },
  wallet: { load: () => import('./wallet/wallet/index.ts'), ...__MOUNT_WALLET__ },
} satisfies Readonly<Record<WidgetName, RegistryRow> & Record<string, RegistryRow>>;

export type MountedName = keyof typeof rows;

export const registry: Readonly<Record<MountedName, RegistryRow> & Record<string, RegistryRow>> = rows;
