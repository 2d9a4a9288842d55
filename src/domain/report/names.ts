import { airlineNameOf } from '../flight/airline-names.ts';
import { byFamily } from '../product/products.ts';
import { cityNameOf } from '../flight/cities/cities.ts';
import { periodName } from './periods.ts';

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
} as const;

type Dimension = keyof typeof dimensionNames;

export const reportTypeNames = { sale: '出票', change: '改签', refund: '退票' } as const;

const cabins: Readonly<Record<string, string>> = {
  Y: '经济舱',
  W: '超级经济舱',
  C: '公务舱',
  F: '头等舱',
  '+': '混合舱位',
  // Stars of a hotel.
  2: '经济型',
  3: '舒适型',
  4: '高档型',
  5: '豪华型',
};
const advances: Readonly<Record<string, string>> = {
  0: '当天',
  1: '1–2 天',
  3: '3–6 天',
  7: '7–13 天',
  14: '14 天及以上',
};
const standards: Readonly<Record<string, string>> = { in: '合规', over: '超标', none: '不适用差标' };
const travelTypes: Readonly<Record<string, string>> = { business: '因公', private: '因私' };

const routeName = (key: string): string => {
  const [from = '', to = ''] = key.split('-');
  // The city of a stay.
  if (from && !to) return cityNameOf(from) || from;
  return key ? `${cityNameOf(from) || from} → ${cityNameOf(to) || to}` : '其他航线';
};

/** The name of a value that the product knows; a department or an employee has one only in the database. */
export function valueName(dimension: Dimension, key: string): string {
  switch (dimension) {
    case 'month':
    case 'week':
    case 'day':
      return periodName(key, dimension);
    case 'route':
      return routeName(key);
    case 'airline':
      return key === '+' ? '多家航司' : airlineNameOf(key);
    case 'cabin':
      return cabins[key] ?? key;
    case 'advance':
      return advances[key] ?? key;
    case 'standard':
      return standards[key] ?? key;
    case 'travelType':
      return travelTypes[key] ?? key;
    case 'reason':
      // Orders within the standard have no reason to give.
      return key || '未超标或未填写原因';
    case 'costCenter':
      return key || '未指定成本中心';
    case 'department':
      return key || '无部门';
    case 'employee':
      return key;
  }
}
