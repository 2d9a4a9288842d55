import type { Route } from './route.ts';

/** Routes of the train area, as in the specification's table. */
export const trainRoutes = [
  { name: 'train_query_list', path: '/train/train_query_list', access: 'login', members: ['10', '20', '30', '40', '50', '70', '7_0'], domain: 'train', title: '火车票查询', later: 'trains', frame: 'site' },
  { name: 'train_order_info', path: '/train/train_order_info', access: 'login', members: ['10', '20', '30', '40', '50', '70', '7_0'], domain: 'train', title: '填写火车票订单', later: 'trains', frame: 'site' },
  { name: 'train_order_pay', path: '/train/train_order_pay/:id?/:orderNo?', access: 'login', members: ['10', '20', '30', '40', '50', '70', '7_0'], domain: 'train', title: '火车票支付', later: 'trains', frame: 'site' },
  { name: 'train_order_finish', path: '/train/train_order_finish', access: 'login', members: ['10', '20', '30', '40', '50', '70', '7_0'], domain: 'train', title: '火车票下单完成', later: 'trains', frame: 'site' },
  { name: 'train_ab_query_list', path: '/train/train_ab_query_list', access: 'login', members: ['10', '20', '30', '40', '50', '70', '7_0'], domain: 'train', title: '改签查询', later: 'trains', frame: 'site' },
  { name: 'train_ab_order_info', path: '/train/train_ab_order_info', access: 'login', members: ['10', '20', '30', '40', '50', '70', '7_0'], domain: 'train', title: '改签确认', later: 'trains', frame: 'site' },
  { name: 'train_nab_query_list', path: '/train/train_nab_query_list', access: 'login', members: ['10', '20', '30', '40', '50', '70', '7_0'], domain: 'train', title: '变更到站查询', later: 'trains', frame: 'site' },
  { name: 'train_nab_order_info', path: '/train/train_nab_order_info', access: 'login', members: ['10', '20', '30', '40', '50', '70', '7_0'], domain: 'train', title: '变更到站确认', later: 'trains', frame: 'site' },
  { name: 'train_transfer', path: '/train/train_transfer', access: 'login', members: ['10', '20', '30', '40', '50', '70', '7_0'], domain: 'train', title: '中转换乘方案', later: 'trains', frame: 'site' },
] as const satisfies readonly Route[];
