import type { accountRoutes } from './account.ts';
import type { approvalRoutes } from './approval.ts';
import type { billRoutes } from './bill.ts';
import type { carRoutes } from './car.ts';
import type { corporateRoutes } from './corporate.ts';
import type { flightRoutes } from './flight.ts';
import type { homeRoutes } from './home.ts';
import type { hotelRoutes } from './hotel.ts';
import type { orderRoutes } from './order.ts';
import type { passengerRoutes } from './passenger.ts';
import type { paymentRoutes } from './payment.ts';
import type { reportRoutes } from './report.ts';
import type { shellRoutes } from './shell.ts';
import type { trainRoutes } from './train.ts';
import type { walletRoutes } from './wallet.ts';
import type { workbenchRoutes } from './workbench.ts';

type Rows = [
  ...typeof accountRoutes,
  ...typeof approvalRoutes,
  ...typeof billRoutes,
  ...typeof carRoutes,
  ...typeof corporateRoutes,
  ...typeof flightRoutes,
  ...typeof homeRoutes,
  ...typeof hotelRoutes,
  ...typeof orderRoutes,
  ...typeof passengerRoutes,
  ...typeof paymentRoutes,
  ...typeof reportRoutes,
  ...typeof shellRoutes,
  ...typeof trainRoutes,
  ...typeof walletRoutes,
  ...typeof workbenchRoutes,
][number];

/** A named route, as the rows have it. */
export type RouteName = Rows['name'];
/** A widget that a row shows. */
export type ShownWidget = Extract<Rows, { widget: string }>['widget'];

type PathOf<Name extends RouteName> = Extract<Rows, { name: Name }>['path'];
type Parameters<Path extends string> = Path extends `${infer First}/${infer Rest}`
  ? Parameters<First> | Parameters<Rest>
  : Path extends `:${infer Parameter}`
    ? Parameter
    : never;
type Optional<Parameter extends string> = Parameter extends `${infer Name}(${string})?`
  ? Name
  : Parameter extends `${infer Name}?`
    ? Name
    : never;
type Required<Parameter extends string> = Parameter extends `${string}?`
  ? never
  : Parameter extends `${infer Name}(${string})`
    ? Name
    : Parameter;

type Query = Readonly<Record<string, string | number | undefined>>;

/** The values that a route takes: the parameters of its path, and any query. */
export type ParamsOf<Name extends RouteName> = Query & {
  readonly [Key in Required<Parameters<PathOf<Name>>>]: string | number;
} & { readonly [Key in Optional<Parameters<PathOf<Name>>>]?: string | number | undefined };

/** The arguments after a route's name: left out where its path needs nothing. */
export type ParamsArgument<Name extends RouteName> = [Required<Parameters<PathOf<Name>>>] extends [never]
  ? [params?: ParamsOf<Name>]
  : [params: ParamsOf<Name>];
