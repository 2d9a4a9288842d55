import type { RouteRow } from './route.ts';

/** Routes of the hotel area, as in the specification's table. */
export const hotelRoutes = [
  {
    name: 'hotel_index',
    path: '/hotel/index',
    members: ['10', '20', '30', '40', '50', '70', '7_0'],
    domain: 'hotel',
    title: '酒店首页',
    widget: 'hotel-booking',
    frame: 'site',
  },
  {
    name: 'hotel_list',
    path: '/hotel/list',
    members: ['10', '20', '30', '40', '50', '70', '7_0'],
    domain: 'hotel',
    title: '酒店列表',
    widget: 'hotel-booking',
    frame: 'site',
  },
  {
    name: 'hotel_details',
    path: '/hotel/details',
    members: ['10', '20', '30', '40', '50', '70', '7_0'],
    domain: 'hotel',
    title: '酒店详情',
    widget: 'hotel-booking',
    frame: 'site',
  },
  {
    name: 'hotel_order_info',
    path: '/hotel/orderInfo',
    members: ['10', '20', '30', '40', '50', '70', '7_0'],
    domain: 'hotel',
    title: '填写酒店订单',
    widget: 'hotel-order',
    frame: 'site',
  },
] as const satisfies readonly RouteRow[];
