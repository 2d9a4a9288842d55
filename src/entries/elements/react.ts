/** `travel-embed/elements-react`: `<travel-widget>` in JSX of React, with the events of the page. Types alone. */
import type { HTMLAttributes, RefAttributes } from 'react';
import type { TravelWidgetAttributes } from './dom.ts';

/** Properties of `<travel-widget>` in JSX. */
export type TravelWidgetProps = TravelWidgetAttributes &
  Omit<HTMLAttributes<HTMLElement>, 'name'> &
  RefAttributes<HTMLElement>;

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'travel-widget': TravelWidgetProps;
    }
  }
}
