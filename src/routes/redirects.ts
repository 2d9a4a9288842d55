import { productsOf } from '#domain/product/products.ts';
import { levelOf } from '#domain/menu/viewer.ts';
import type { Viewer } from '#domain/menu/viewer.ts';
import { pathOf, placeOf } from './path.ts';
import type { Place } from './path.ts';
import { homes } from './plain.ts';
import type { Route } from './route.ts';

type Redirect = (place: Place, viewer: Viewer | null) => Place;

/** Another route; `spent` are the query keys that have done their work with the redirect. */
const to =
  (
    name: string,
    paramsOf: (place: Place) => Record<string, string | undefined> = () => ({}),
    spent: readonly string[] = [],
  ): Redirect =>
  (place) => ({
    name,
    params: filled(paramsOf(place)),
    query: filled({ ...place.query, ...Object.fromEntries(spent.map((key) => [key, undefined])) }),
  });

const filled = (values: Record<string, string | undefined>): Record<string, string> =>
  Object.fromEntries(Object.entries(values).filter((entry): entry is [string, string] => entry[1] !== undefined));

/** The redirect rows of the specification's table (column "becomes"), the home routes aside. */
const redirects: Readonly<Record<string, Redirect>> = {
  my_order_list_air: to(
    'my_order_list',
    ({ query: { gpFlag, type } }) => ({
      type: gpFlag === '1' ? 'gp' : (productsOf('air').find((kind) => kind === type) ?? 'airTicket'),
    }),
    ['gpFlag', 'type'],
  ),
  my_train_order_list: to('my_order_list', () => ({ type: 'train' }), ['type']),
  hotel_order_list: to('my_order_list', () => ({ type: 'hotel' }), ['type']),
  my_order_detail: to('ticket_order_details', ({ params }) => ({ id: params['id'] })),
  my_order_domestic_detail: to('ticket_order_details', ({ params }) => ({ id: params['id'] })),
  my_train_order_detail: to('train_order_details', ({ params }) => ({ orderId: params['id'] })),
  // The company's account makes no applications: it audits those of its employees.
  travel_applycation_list: (place, viewer) =>
    to(
      place.query['noteType'] === '1'
        ? 'travel_audit_order'
        : levelOf(viewer) === '70'
          ? 'travel_audit'
          : 'travel_application',
      undefined,
      ['noteType'],
    )(place, viewer),
  travel_add_applycation: to('travel_application_add'),
  travel_examination_install_list: to('travel_process_settings'),
  travel_standard_install_list: to('travel_standard_settings'),
};

/** Target of a redirect row for a viewer; null for every other route. */
export function redirectOf(place: Place, viewer: Viewer | null = null): Place | null {
  return Object.hasOwn(redirects, place.name) ? (redirects[place.name]?.(place, viewer) ?? null) : null;
}

export interface HomePages {
  routes: readonly Route[];
  /** The application's own home page, a route name; '' for none. */
  homePageName: string;
}

/**
 * Target of a home route (specification 1, section 2.7): `/` and the two home pages go to the application's own
 * home page, `/` otherwise to the business home; null: the page itself is shown. A configured name that is no
 * route, needs parameters or would lead back here counts as none.
 */
export function homeRedirectOf(place: Place, { routes, homePageName }: HomePages): Place | null {
  if (!homes.has(place.name)) return null;
  const own = leadsNowhere.has(homePageName) ? undefined : routes.find(({ name }) => name === homePageName);
  const name = own && placeOf([own], pathOf(own)) ? own.name : fallbackOf(place.name);
  if (name === place.name) return null;
  const takesType = routes.find((route) => route.name === name)?.path.includes('/:type') ?? false;
  return { name, params: takesType ? place.params : {}, query: place.query };
}

const leadsNowhere = new Set(['', 'index', 'mismatch']);
const fallbackOf = (name: string): string => (name === 'index' ? 'th_business_index' : name);
