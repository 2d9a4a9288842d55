import { createElement } from 'react';
import { fireEvent } from '@testing-library/dom';
import { expect, expectTypeOf, test } from 'vitest';
import type { ParamsOf, RouteName, ShownWidget } from '#routes/names.ts';
import { renderUi } from '#tests/support/page/render-ui.tsx';
import { linkTo } from '#kit/links/link-to.ts';
import { RouteLink } from './RouteLink.tsx';
import type { Services } from '#kit/services.ts';
import { ServicesContext } from '#kit/widget.ts';

const opened: unknown[] = [];
const services = {
  hrefOf: (name: string, params: object) => `/${name}?${Object.values(params).join()}`,
  navigate: (...to: unknown[]) => void opened.push(to),
} as unknown as Services;
const show = (link: ReturnType<typeof RouteLink>) =>
  renderUi(createElement(ServicesContext.Provider, { value: services }, link));

test('a link to an open route has its address, and a click opens the route', () => {
  const { screen } = show(
    <RouteLink to="pay_order" params={{ orderId: '8' }}>
      去支付
    </RouteLink>,
  );
  const link = screen.getByRole('link', { name: '去支付' });
  expect(link.getAttribute('href')).toBe('/pay_order?8');
  fireEvent.click(link);
  expect(opened).toEqual([['pay_order', { orderId: '8' }]]);
});

test('a link to a closed route is plain words, or nothing', () => {
  const { root } = show(
    <>
      <RouteLink to="travel_applycation_list" className="w">
        酒店
      </RouteLink>
      <RouteLink to="travel_applycation_list" onlyOpen>
        全部
      </RouteLink>
    </>,
  );
  expect(root.innerHTML).toBe('<span class="w">酒店</span>');
});

test('routes have their names, parameters and widgets as types', () => {
  expectTypeOf<'pay_order' | 'index'>().toExtend<RouteName>();
  expectTypeOf<'pay_oder'>().not.toExtend<RouteName>();
  expectTypeOf<'pay-order'>().toExtend<ShownWidget>();
  expectTypeOf<{ orderId: string }>().toExtend<ParamsOf<'pay_order'>>();
  expectTypeOf<{ orderNo: string }>().not.toExtend<ParamsOf<'pay_order'>>();
  expectTypeOf<{ tab: string }>().toExtend<ParamsOf<'pay_finish'>>();
  // @ts-expect-error: its path needs the number of the order
  linkTo(services, 'pay_order');
  linkTo(services, 'index');
});
