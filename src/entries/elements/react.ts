/** `travel-embed/elements-react`: `<travel-widget>` in JSX of React, with the events of the page. Types alone. */
import type * as React from 'react';
import type { HTMLAttributes, RefAttributes } from 'react';
import type { TravelListeners, TravelWidgetAttributes } from './dom.ts';

/** React 19 listens by attributes of custom elements, React 18 writes them down as text. */
type Listeners = typeof React extends { use: unknown } ? TravelListeners : unknown;

/** Properties of `<travel-widget>` in JSX. */
export type TravelWidgetProps = TravelWidgetAttributes &
  Listeners &
  Omit<HTMLAttributes<HTMLElement>, 'name'> &
  RefAttributes<HTMLElement>;

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'travel-widget': TravelWidgetProps;
    }
  }
}
