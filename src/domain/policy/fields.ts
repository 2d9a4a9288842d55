import { seatClassNames } from '../rail/seat-classes.ts';
import { carClasses, carClassNames, carScenes, carSceneNames } from '../car/classes.ts';
import { cabins, seatsByHeight, trainKinds } from './schema.ts';
import type { Cabin, FieldName, PolicyProduct, TrainKind, Weekday } from './schema.ts';

export const cabinNames: Readonly<Record<Cabin, string>> = {
  Y: '经济舱',
  W: '超级经济舱',
  C: '公务舱',
  F: '头等舱',
};
const trainKindNames: Readonly<Record<TrainKind, string>> = {
  G: 'G 高铁',
  D: 'D 动车',
  C: 'C 城际',
  Z: 'Z 直达',
  T: 'T 特快',
  K: 'K 快速',
  L: 'L 临客',
  O: '其他普速',
};
export { carClassNames, carSceneNames };
export const weekdays: readonly Weekday[] = ['1', '2', '3', '4', '5', '6', '7'];
const weekdayNames = ['周一', '周二', '周三', '周四', '周五', '周六', '周日'] as const;
export const weekdayNameOf = (weekday: string): string => weekdayNames[Number(weekday) - 1] ?? '';

export interface Choice {
  code: string;
  name: string;
}
/** List of the company's own choices; the caller has their names. */
export type ChoiceSource = 'levels' | 'cities' | 'tiers' | 'bands' | 'airlines';

type FieldRow =
  | { type: 'choice'; label: string; choices: readonly Choice[] | ChoiceSource }
  /** `per`: units of the value in one unit of the field (60: minutes, typed as hours). */
  | { type: 'number'; label: string; unit: string; least: number; most: number; per: number }
  | { type: 'time'; label: string };

const choicesOf = <K extends string>(codes: readonly K[], names: Readonly<Record<K, string>>): readonly Choice[] =>
  codes.map((code) => ({ code, name: names[code] }));
const yesNo = (yes: string, no: string): readonly Choice[] => [
  { code: '1', name: yes },
  { code: '0', name: no },
];

export const fields: Readonly<Record<FieldName, FieldRow>> = {
  level: { type: 'choice', label: '差旅等级', choices: 'levels' },
  from: { type: 'choice', label: '出发城市', choices: 'cities' },
  city: { type: 'choice', label: '城市', choices: 'cities' },
  tier: { type: 'choice', label: '城市分级', choices: 'tiers' },
  band: { type: 'choice', label: '季节与活动', choices: 'bands' },
  weekday: {
    type: 'choice',
    label: '星期',
    choices: weekdays.map((code) => ({ code, name: weekdayNameOf(code) })),
  },
  dayKind: { type: 'choice', label: '日期类型', choices: yesNo('工作日', '休息日') },
  airline: { type: 'choice', label: '航空公司', choices: 'airlines' },
  cabin: { type: 'choice', label: '舱位', choices: choicesOf(cabins, cabinNames) },
  trainKind: { type: 'choice', label: '车次类型', choices: choicesOf(trainKinds, trainKindNames) },
  overnight: { type: 'choice', label: '夜行', choices: yesNo('夜行', '非夜行') },
  seat: { type: 'choice', label: '席别', choices: choicesOf(seatsByHeight, seatClassNames) },
  agreement: { type: 'choice', label: '协议', choices: yesNo('协议', '非协议') },
  shared: { type: 'choice', label: '合住', choices: yesNo('两人合住', '单人住') },
  scene: { type: 'choice', label: '用车场景', choices: choicesOf(carScenes, carSceneNames) },
  carClass: { type: 'choice', label: '车型', choices: choicesOf(carClasses, carClassNames) },
  crossCity: { type: 'choice', label: '跨城', choices: yesNo('跨城', '市内') },
  haul: { type: 'number', label: '行程时长', unit: '小时', least: 0, most: 4320, per: 60 },
  advance: { type: 'number', label: '提前天数', unit: '天', least: 0, most: 365, per: 1 },
  stars: { type: 'number', label: '星级', unit: '星', least: 0, most: 5, per: 1 },
  nights: { type: 'number', label: '连住', unit: '晚', least: 1, most: 90, per: 1 },
  time: { type: 'time', label: '时段' },
};

/** Fields that the facts of a product have, in the order of the editor and of the search for gaps. */
export const fieldsOf: Readonly<Record<PolicyProduct, readonly FieldName[]>> = {
  flight: [
    'level',
    'haul',
    'from',
    'city',
    'tier',
    'band',
    'weekday',
    'time',
    'advance',
    'airline',
    'agreement',
    'cabin',
  ],
  intl: [
    'level',
    'haul',
    'from',
    'city',
    'tier',
    'band',
    'weekday',
    'time',
    'advance',
    'airline',
    'agreement',
    'cabin',
  ],
  train: [
    'level',
    'trainKind',
    'overnight',
    'haul',
    'from',
    'city',
    'tier',
    'band',
    'weekday',
    'time',
    'advance',
    'seat',
  ],
  hotel: ['level', 'city', 'tier', 'band', 'weekday', 'shared', 'agreement', 'stars', 'nights', 'advance'],
  car: ['level', 'scene', 'city', 'tier', 'band', 'dayKind', 'weekday', 'time', 'carClass', 'crossCity'],
};
