import type { RouteRow } from './route.ts';

/** Routes of the payment area, as in the specification's table. */
export const paymentRoutes = [
  {
    name: 'pay_order',
    path: '/pay/order/:orderId',
    members: ['10', '20', '30', '40', '50', '70', '7_0'],
    domain: 'payment',
    title: '订单支付',
    widget: 'pay-order',
    frame: 'site',
  },
  {
    name: 'pay_hotel',
    path: '/pay/hotel/:orderNo',
    members: ['10', '20', '30', '40', '50', '70', '7_0'],
    domain: 'payment',
    title: '酒店订单支付',
    widget: 'pay-order',
    props: { businessType: 'hotelPay' },
    frame: 'site',
  },
  {
    name: 'pay_finish',
    path: '/pay/finish/:orderId?',
    members: ['10', '20', '30', '40', '50', '70', '7_0'],
    domain: 'payment',
    title: '支付完成',
    widget: 'pay-finish',
    frame: 'site',
  },
] as const satisfies readonly RouteRow[];
