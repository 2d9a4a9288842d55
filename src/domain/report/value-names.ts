import { carClasses, carClassNames, carSceneNames, rideBandNames } from '../car/names.ts';
import { seatClassNames } from '../rail/seat-classes.ts';
import { airlineNameOf } from '../flight/airline-names.ts';
import { cityNameOf } from '../flight/cities/cities.ts';
import type { dimensionNames } from './names.ts';
import { periodName } from './periods.ts';

type Dimension = keyof typeof dimensionNames;

const cabins: Readonly<Record<string, string>> = {
  Y: '经济舱',
  W: '超级经济舱',
  C: '公务舱',
  F: '头等舱',
  '+': '混合舱位',
  ...seatClassNames,
  ...Object.fromEntries(carClasses.map((one) => [`car-${one}`, carClassNames[one]])),
  // Stars of a hotel.
  2: '经济型',
  3: '舒适型',
  4: '高档型',
  5: '豪华型',
};
/** Where airlines have two letters: letters of trains, scenes of rides. */
const trainLetters: Readonly<Record<string, string>> = {
  ...carSceneNames,
  G: '高铁',
  D: '动车',
  C: '城际',
  Z: '直达',
  T: '特快',
  K: '快速',
  L: '临客',
  P: '普客',
};
const advances: Readonly<Record<string, string>> = {
  0: '当天',
  1: '1–2 天',
  3: '3–6 天',
  7: '7–13 天',
  14: '14 天及以上',
  ...rideBandNames,
};
const standards: Readonly<Record<string, string>> = { in: '合规', over: '超标', none: '不适用差标' };
const travelTypes: Readonly<Record<string, string>> = { business: '因公', private: '因私' };

const payers: Readonly<Record<string, string>> = { company: '企业', personal: '个人' };

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
      return key === '+' ? '多家航司' : (trainLetters[key] ?? airlineNameOf(key));
    case 'cabin':
      return cabins[key] ?? key;
    case 'advance':
      return advances[key] ?? key;
    case 'standard':
      return standards[key] ?? key;
    case 'payer':
      return payers[key] ?? key;
    case 'travelType':
      return travelTypes[key] ?? key;
    case 'reason':
      // Orders within the standard have no reason to give.
      return key || '无超标原因';
    case 'costCenter':
      return key || '未指定成本中心';
    case 'department':
      return key || '未归属部门';
    case 'project':
      return key || '未填写项目';
    case 'traveller':
      return key || '未记录出行人';
    case 'city':
      return cityNameOf(key) || key || '其他城市';
    case 'employee':
      return key;
  }
}
