import type { Route } from './route.ts';

/** Routes of the order area, as in the specification's table. */
export const orderRoutes = [
  { name: 'order_list', path: '/order/list', access: 'login', members: ['10', '20', '30', '40', '50', '70', '7_0'], domain: 'order', title: '订单列表', widget: 'order-list', held: ['type'], frame: 'site' },
  { name: 'my_order_list', path: '/myCenter/order_list/:type', access: 'login', members: ['10', '20', '30', '40', '50', '70', '7_0'], domain: 'order', title: '我的订单', widget: 'order-list', frame: 'account' },
  { name: 'my_order_list_air', path: '/myCenter/order_list_air', access: 'login', members: ['10', '20', '30', '40', '50', '70', '7_0'], domain: 'order', title: '机票订单', frame: 'account' },
  { name: 'my_train_order_list', path: '/myCenter/train_order_list', access: 'login', members: ['10', '20', '30', '40', '50', '70', '7_0'], domain: 'order', title: '火车票订单', frame: 'account' },
  { name: 'hotel_order_list', path: '/hotel/orderList', access: 'login', members: ['10', '20', '30', '40', '50', '70', '7_0'], domain: 'order', title: '酒店订单', frame: 'site' },
  { name: 'ticket_order_details', path: '/ticket/OrderDetails/:id?', access: 'login', members: ['10', '20', '30', '40', '50', '70', '7_0'], domain: 'order', title: '机票订单详情', widget: 'air-order-detail', frame: 'site' },
  { name: 'hotel_order_details', path: '/hotel/OrderDetails/:orderNo', access: 'login', members: ['10', '20', '30', '40', '50', '70', '7_0'], domain: 'order', title: '酒店订单详情', later: 'orders', frame: 'site' },
  { name: 'my_hotel_order_detail', path: '/hotel/myOrder/detail/:orderNo', access: 'login', members: ['10', '20', '30', '40', '50', '70', '7_0'], domain: 'order', title: '酒店订单详情', later: 'orders', frame: 'site' },
  { name: 'train_order_details', path: '/train/OrderDetails/:orderId?', access: 'login', members: ['10', '20', '30', '40', '50', '70', '7_0'], domain: 'order', title: '火车票订单详情', later: 'orders', frame: 'site' },
  { name: 'my_order_detail', path: '/myCenter/my_order_detail/:id', access: 'login', members: ['10', '20', '30', '40', '50', '70', '7_0'], domain: 'order', title: '订单详情', frame: 'account' },
  { name: 'my_order_domestic_detail', path: '/myCenter/my_order_domestic_detail/:id', access: 'login', members: ['10', '20', '30', '40', '50', '70', '7_0'], domain: 'order', title: '国内订单详情', frame: 'account' },
  { name: 'my_train_order_detail', path: '/myCenter/train_order_detail/:id', access: 'login', members: ['10', '20', '30', '40', '50', '70', '7_0'], domain: 'order', title: '火车票订单详情', frame: 'account' },
] as const satisfies readonly Route[];
