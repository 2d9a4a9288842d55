/** React 18 writes a listener into the element as text: the types refuse it. */
import type {} from 'travel-embed/elements-react';

export const orders = (
  // @ts-expect-error listens by addEventListener alone
  <travel-widget name="order-list" ontravel:order={() => undefined} />
);
