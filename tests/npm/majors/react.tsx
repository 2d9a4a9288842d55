/** JSX of React 18 and 19: all that a partner may write, and mistakes that the compiler must report. */
import type {} from 'travel-embed/elements-react';
import { useEffect, useRef } from 'react';

export function Trips() {
  const box = useRef<HTMLElement>(null);
  useEffect(() => {
    const element = box.current;
    element?.addEventListener('travel:search', ({ detail }) => detail.from.toUpperCase());
    // @ts-expect-error a field that the event does not have
    element?.addEventListener('travel:paid', ({ detail }) => detail.orderNo);
  }, []);
  return (
    <>
      <travel-widget
        ref={box}
        name="flight-search"
        from="BJS"
        return-date="2027-03-01"
        router="hash"
        className="trips"
        style={{ minHeight: 184 }}
      />
      <travel-widget name="hotel-booking" data-city="SHA" data-check-in="2027-03-01" load="eager" key="stays">
        <a href="tel:4000006060">电话预订</a>
      </travel-widget>
      {/* @ts-expect-error no widget has this name */}
      <travel-widget name="flights" />
      {/* @ts-expect-error a widget has a name */}
      <travel-widget from="BJS" />
      {/* @ts-expect-error a cabin that does not exist */}
      <travel-widget name="flight-search" cabin="first" />
      {/* @ts-expect-error an attribute of another widget */}
      <travel-widget name="wallet" from="BJS" />
    </>
  );
}
