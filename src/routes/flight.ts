import type { Route } from './route.ts';

/** Routes of the flight area, as in the specification's table. */
export const flightRoutes = [
  { name: 'DomesticAirTicketQuery', path: '/airTicket/query', access: 'public', domain: 'flight', title: '国内机票查询', widget: 'flight-search', frame: 'site' },
  { name: 'air_order_info', path: '/airTicket/order_info', access: 'login', members: ['10', '20', '30', '40', '50', '70', '7_0'], domain: 'flight', title: '填写订单（因私）', widget: 'flight-booking', props: { travelType: 'private' }, frame: 'site' },
  { name: 'air_order_info_business', path: '/airTicket/order_info_business', access: 'login', members: ['70', '7_0'], domain: 'flight', title: '填写订单（因公）', widget: 'flight-booking', props: { travelType: 'business' }, frame: 'site' },
  { name: 'air_order_info_office', path: '/airTicket/order_info_office', access: 'login', members: ['10', '20', '30', '40', '50', '70', '7_0'], domain: 'flight', title: '填写订单（公务票）', later: 'international flights and public tickets', frame: 'site' },
  { name: 'intl_flight_query_list', path: '/intl/flight_query_list/:queryType?/:isFirst?', access: 'login', members: ['10', '20', '30', '40', '50', '70', '7_0'], domain: 'flight', title: '国际机票查询', later: 'international flights and public tickets', frame: 'site' },
  { name: 'intl_order_info', path: '/intl/international_order_info', access: 'login', members: ['10', '20', '30', '40', '50', '70', '7_0'], domain: 'flight', title: '填写国际订单（因私）', later: 'international flights and public tickets', frame: 'site' },
  { name: 'intl_order_info_business', path: '/intl/international_order_info_business', access: 'login', members: ['70', '7_0'], domain: 'flight', title: '填写国际订单（因公）', later: 'international flights and public tickets', frame: 'site' },
] as const satisfies readonly Route[];
