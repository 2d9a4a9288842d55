import type { Widget } from '#kit/widget.ts';
import type { RouteName } from '#routes/names.ts';

export interface RegistryRow {
  load: () => Promise<{ default: Widget }>;
  /** The route a mounted widget starts on. */
  route: RouteName;
  /** Opens without login. */
  isPublic?: boolean;
  /** Shows only the controls of the base sheet until a later part brings more. */
  isLight?: boolean;
  /** Shows the member, with links to orders and logout, also in the places that it opens. */
  hasAccount?: boolean;
}

/** The widgets that a page mounts by name; `login-classic` is the login that some applications ask for. All other screens open from them (screens.ts). */
const rows = {
  'flight-search': {
    load: () => import('./flight/flight-search/index.ts'),
    route: 'DomesticAirTicketQuery',
    isPublic: true,
    isLight: true,
    hasAccount: true,
  },
  'hotel-booking': {
    load: () => import('./hotel/hotel-booking/index.ts'),
    route: 'hotel_index',
    isLight: true,
    hasAccount: true,
  },
  login: { load: () => import('./account/login/index.ts'), route: 'Login', isPublic: true },
  'login-classic': { load: () => import('./account/login-classic/index.ts'), route: 'Login', isPublic: true },
  'account-centre': { load: () => import('./account/centre/index.ts'), route: 'my_center_index' },
  'order-list': { load: () => import('./order/order-list/index.ts'), route: 'order_list' },
  wallet: { load: () => import('./wallet/wallet/index.ts'), route: 'my_wallet' },
} satisfies Readonly<Record<string, RegistryRow>>;

export type MountedName = keyof typeof rows;

export const registry: Readonly<Record<MountedName, RegistryRow> & Record<string, RegistryRow>> = rows;
