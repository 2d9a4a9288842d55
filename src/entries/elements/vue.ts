/** `travel-embed/elements-vue`: `<travel-widget>` in templates of Vue, with the events of the page. Types alone. */
import type { TravelEventMap, TravelWidgetAttributes } from './dom.ts';

/** As a template reads it: what may be written is in `$props`. */
export type TravelWidgetInVue = new () => {
  $props: TravelWidgetAttributes & {
    [Name in keyof TravelEventMap as `on${Capitalize<Name>}`]?: (event: TravelEventMap[Name]) => void;
  };
};

declare module 'vue' {
  interface GlobalComponents {
    'travel-widget': TravelWidgetInVue;
  }
}
