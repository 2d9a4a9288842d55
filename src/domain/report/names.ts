import { byFamily } from '../product/products.ts';

export const reportNames = byFamily(({ report }) => report.title);

export const dimensionNames = {
  month: '月份',
  week: '周',
  day: '日期',
  department: '部门',
  employee: '预订人',
  costCenter: '成本中心',
  route: '航线',
  airline: '航司',
  cabin: '舱位',
  advance: '提前天数',
  standard: '差旅标准',
  reason: '超标原因',
  travelType: '出行类型',
  payer: '支付方',
  project: '项目',
  traveller: '出行人',
  city: '目的城市',
} as const;

export const reportTypeNames = { sale: '出票', change: '改签', refund: '退票' } as const;
