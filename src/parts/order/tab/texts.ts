import { orderTypeNames } from '#domain/product/products.ts';
import { showMoment } from '#domain/show-moment.ts';
import { copyTexts } from '#kit/copy-text.ts';

/** Words of the order list that every product's tab has; the widget spreads them into its own. */
export const tabTexts = {
  ...copyTexts,
  types: orderTypeNames,
  order: '订单',
  /** Name of the list of a product. */
  ordersOf: (product: string) => `${product}订单`,
  /** Group of the orders that the company has not decided on. */
  underApproval: '待审批',
  noneYet: (orders: string) => `还没有${orders}`,
  /** Names of people, numbers of flights. */
  pause: '、',
  moment: showMoment,
  dateBy: '日期类型',
  days: '日期',
  words: '关键词',
  wordsShort: '订单、姓名、城市',
  travelType: '出行类型',
  travelTypes: { all: '因公因私', business: '因公', private: '因私' },
  owner: '订单归属',
  owners: { all: '全部人员', mine: '本人订单', others: '员工订单' },
  superiorOwners: { all: '本人订单', others: '下级订单' },
  ofBooker: (name: string) => `仅显示${name ? ` ${name} ` : '一位下级'}的订单，仅供查看`,
  ofAll: '查看全部下级订单',
  tags: '标签',
  amount: '金额',
  copyOrderNo: '复制订单号',
  bookedAt: '预订',
  bookedBy: '代订人',
  member: '预订人',
  left: '剩 ',
  overdue: '支付超时',
  changed: '改签',
  approval: (about: 'order' | 'change' | 'refund', waits: boolean) =>
    ({ order: '', change: '改签', refund: '退票' })[about] + (waits ? '待审批' : '审批未通过'),
  returned: '退款',
  part: '已付',
  net: '净支出',
  difference: '应付差价',
  freed: '可免费退改',
  columns: {
    order: '订单号',
    status: '状态',
    trip: '行程',
    flight: '航班',
    departs: '起飞时间',
    passengers: '乘机人',
    member: '预订人',
    created: '预订时间',
    amount: '订单金额',
  },
  detail: '订单详情',
};

export type TabTexts = typeof tabTexts;
