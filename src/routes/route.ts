import type { LevelKey } from '#domain/account/level.ts';

/** One named route (spec routes.tsv): a screen is a row of data, not a page file. */
export interface Route {
  name: string;
  /** `:id`, `:id?` and `:id(\d+)` as in the table. */
  path: string;
  access: 'public' | 'login';
  /** Level keys that may open it; absent: all. */
  members?: readonly LevelKey[];
  domain: string;
  title: string;
  /** Widget that shows it; absent: a redirect. */
  widget?: string;
  /** Fixed props of the widget, so that one widget serves several routes. */
  props?: Readonly<Record<string, string>>;
  /** Query keys that the history entry holds instead of the address: the chosen tab of a list. */
  held?: readonly string[];
  /** Query key that goes along to other routes that carry it. */
  carries?: string;
  frame: 'site' | 'account' | 'workbench' | 'bare';
}

/** A row of a domain's table: where it does not say otherwise the route asks for a login and stands in the account centre. */
export interface RouteRow extends Omit<Route, 'access' | 'frame' | 'carries'> {
  access?: 'public';
  frame?: Exclude<Route['frame'], 'account'>;
}
