/** React 19 listens by attributes of custom elements. */
import type {} from 'travel-embed/elements-react';

export function Orders({ show }: { show: (orderNo: string) => void }) {
  return (
    <>
      <travel-widget name="order-list" ontravel:order={({ detail }) => show(detail.orderNo)} />
      {/* @ts-expect-error a field that the event does not have */}
      <travel-widget name="order-list" ontravel:paid={({ detail }) => show(detail.orderNo)} />
      {/* @ts-expect-error no such event */}
      <travel-widget name="order-list" ontravel:bought={() => undefined} />
    </>
  );
}
