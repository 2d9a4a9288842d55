import { importAgain } from '#base/import-again.ts';
import type { Widget } from '#kit/widget.ts';
import type { Page } from './page.ts';
import type { Place } from './place/place.ts';
import type * as Late from './show-of.ts';

/** Start of a mount with a place of its own; a mount that the page's navigator moves has none. */
export interface Home {
  route: string;
  /** The mounted widget: on its own route it stays, also where the site shows another one there (the older login page). */
  widget: string;
}

/** Content of the widget for a place and a member. */
export interface Shown {
  /** Of the place and who asked; another key is another decision. */
  key: string;
  placeName: string;
  /** Null for a place that is not open. */
  widget: Widget | null;
  props: Readonly<Record<string, unknown>>;
  title: string;
  /** Stands around the widget and stays from place to place: the account centre's menu. */
  frame?: Widget | undefined;
  home?: Home | undefined;
}

/** A place that only changes its parameters is another screen; a new query is the same one. */
export const placeKey = (place: Place): string => `${place.name}/${Object.values(place.params).join('/')}`;
export const shownKey = (page: Page, place: Place): string =>
  `${placeKey(place)} ${page.session.user.peek()?.memberId ?? ''}`;

/** The widget of a place as the guard decides; `redirect` gets the new place. Comes with the tables of places (show-of.ts). */
export async function showOf(...asked: Parameters<typeof Late.showOf>): Promise<Shown> {
  return (await importAgain(() => import('./show-of.ts'))).showOf(...asked);
}
