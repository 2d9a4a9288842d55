/** @jsxImportSource react */
/** Read by the compiler alone: all that a partner may write, and mistakes that it must report. */
import type { GlobalComponents } from 'vue';
import type { TravelEventMap } from '#entries/elements/dom.ts';
import type { TravelWidgetProps } from '#entries/elements/react.ts';
import type { TravelWidgetInVue } from '#entries/elements/vue.ts';

export function Trips() {
  return (
    <>
      <travel-widget
        name="flight-search"
        from="BJS"
        return-date="2027-03-01"
        router="hash"
        extras="tools"
        className="trips"
      />
      <travel-widget name="hotel-booking" data-city="SHA" data-check-in="2027-03-01" load="eager">
        <a href="tel:4000006060">电话预订</a>
      </travel-widget>
      {/* @ts-expect-error no widget has this name */}
      <travel-widget name="flights" />
      {/* @ts-expect-error a cabin that does not exist */}
      <travel-widget name="flight-search" cabin="first" />
      {/* @ts-expect-error no such extra */}
      <travel-widget name="flight-search" extras="speed" />
      {/* @ts-expect-error an attribute of another widget */}
      <travel-widget name="wallet" from="BJS" />
    </>
  );
}

export const props: TravelWidgetProps = { name: 'order-list', type: 'intl', title: '订单' };

export function listen(element: HTMLElement): void {
  element.addEventListener('travel:search', ({ detail }) => detail.from.toUpperCase());
  document.addEventListener('travel:order', ({ detail }) => Number(detail.amount));
  window.addEventListener('travel:login', ({ detail }) => 'memberId' in detail && detail.memberId);
  // @ts-expect-error a field that the event does not have
  element.addEventListener('travel:paid', ({ detail }) => detail.orderNo);
  document.querySelector('travel-widget')?.setAttribute('from', 'SHA');
}

type InVue = InstanceType<GlobalComponents['travel-widget'] & TravelWidgetInVue>['$props'];
export const names: (keyof TravelEventMap)[] = ['travel:search'];
export const inVue: InVue = { name: 'train-booking', 'from-station': '北京', student: '1' };
// @ts-expect-error a value that the attribute does not have
export const wrongInVue: InVue = { name: 'train-booking', search: 'later' };

type InSvelte = svelteHTML.IntrinsicElements['travel-widget'];
export const inSvelte: InSvelte = { name: 'login', type: '2', 'on:travel:login': ({ detail }) => void detail };
// @ts-expect-error no such router
export const wrongInSvelte: InSvelte = { name: 'login', router: 'browser' };
