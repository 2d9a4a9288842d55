/**
 * `travel-embed/elements`: types alone. `travel:*` events of a page for `addEventListener`, and `<travel-widget>` with the
 * attributes of each widget, for the DOM and for Svelte. All of it follows from the rows of public widgets and of events.
 */
import type { TravelEvent, TravelEventName } from '../public-events.ts';
import type { WidgetName, WidgetProps } from '#routes/public-widgets.ts';

/** `returnDate` → `return-date` */
type Kebab<Name extends string> = Name extends `${infer First}${infer Rest}`
  ? First extends Lowercase<First>
    ? `${First}${Kebab<Rest>}`
    : `-${Lowercase<First>}${Kebab<Rest>}`
  : Name;

/** Settings that an element may repeat. */
export interface TravelSettings {
  'app-id'?: string;
  sign?: string;
  'access-type'?: 'THIRD_PARTY';
  /** Language of the widget: `zh-CN` (default) or `en`; `zh` and `en-…` are the same. */
  locale?: string;
  router?: 'hash' | 'memory' | 'history';
  base?: string;
  load?: 'visible' | 'eager' | 'idle' | 'click';
  /** Parts that nothing loads unless they are asked for. */
  extras?: 'vitals' | 'tools' | 'vitals tools';
}

type Own<Name extends WidgetName> = {
  [Prop in keyof WidgetProps[Name] & string as Kebab<Prop>]?: WidgetProps[Name][Prop];
};
type All<Name extends WidgetName> = Own<Name> & Omit<TravelSettings, keyof Own<Name>>;

/** Attributes of `<travel-widget>`, with or without `data-`, by the widget that it names. */
export type TravelWidgetAttributes = {
  [Name in WidgetName]: { name: Name } & All<Name> & {
      [Attribute in keyof All<Name> & string as `data-${Attribute}`]?: All<Name>[Attribute];
    };
}[WidgetName];

/** Every event of a page by its whole name. */
export type TravelEventMap = { [Name in TravelEventName as `travel:${Name}`]: TravelEvent<Name> };

/** Listeners as attributes, as Svelte 5 and React 19 write them. */
export type TravelListeners = {
  [Name in TravelEventName as `ontravel:${Name}`]?: (event: TravelEvent<Name>) => void;
};
/** As Svelte 4 writes them. */
type SvelteDirectives = { [Name in TravelEventName as `on:travel:${Name}`]?: (event: TravelEvent<Name>) => void };

declare global {
  interface HTMLElementEventMap extends TravelEventMap {}
  interface DocumentEventMap extends TravelEventMap {}
  interface WindowEventMap extends TravelEventMap {}
  interface HTMLElementTagNameMap {
    'travel-widget': HTMLElement;
  }
  namespace svelteHTML {
    interface IntrinsicElements {
      'travel-widget': TravelWidgetAttributes &
        TravelListeners &
        SvelteDirectives & { id?: string; class?: string; style?: string };
    }
  }
}
