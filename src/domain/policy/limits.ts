import type { Effect, LimitKind, PolicyProduct } from './schema.ts';

/** Input of a limit in the editor. */
type LimitInput =
  | 'cabin'
  | 'seat'
  | 'carClasses'
  | 'yuan'
  | 'percent'
  | 'days'
  | 'nights'
  | 'stars'
  | 'rides'
  | 'lowest'
  | 'sharing'
  | 'none';

interface LimitRow {
  label: string;
  input: LimitInput;
  /** Does the limit widen others: it is never broken by itself. */
  widens?: true;
  /** Effect of a new rule. */
  effect: Effect;
}

export const limitTable: Readonly<Record<LimitKind, LimitRow>> = {
  cabin: { label: '最高舱位', input: 'cabin', effect: 'reason' },
  discount: { label: '折扣上限', input: 'percent', effect: 'reason' },
  price: { label: '票价上限', input: 'yuan', effect: 'reason' },
  lowest: { label: '前后最低价', input: 'lowest', effect: 'hint' },
  advance: { label: '提前预订', input: 'days', effect: 'hint' },
  agreement: { label: '仅限协议', input: 'none', effect: 'reason' },
  seat: { label: '最高席别', input: 'seat', effect: 'reason' },
  sleeper: { label: '夜行卧铺', input: 'seat', widens: true, effect: 'record' },
  nightPrice: { label: '每间每晚', input: 'yuan', effect: 'reason' },
  stars: { label: '最高星级', input: 'stars', effect: 'reason' },
  nights: { label: '最长连住', input: 'nights', effect: 'approve' },
  sharing: { label: '两人合住', input: 'sharing', widens: true, effect: 'hint' },
  upgrade: { label: '限额上浮', input: 'percent', widens: true, effect: 'record' },
  carClass: { label: '可用车型', input: 'carClasses', effect: 'reason' },
  perRide: { label: '每次', input: 'yuan', effect: 'reason' },
  perDay: { label: '每日', input: 'yuan', effect: 'reason' },
  perMonth: { label: '每月', input: 'yuan', effect: 'reason' },
  rides: { label: '每月次数', input: 'rides', effect: 'reason' },
  leeway: { label: '超出备注', input: 'yuan', widens: true, effect: 'record' },
  closed: { label: '不可预订', input: 'none', effect: 'forbid' },
};

/** Limits of each product in the order of the editor. */
export const limitsOf: Readonly<Record<PolicyProduct, readonly LimitKind[]>> = {
  flight: ['cabin', 'discount', 'price', 'lowest', 'advance', 'agreement', 'upgrade', 'leeway', 'closed'],
  intl: ['cabin', 'price', 'advance', 'agreement', 'upgrade', 'leeway', 'closed'],
  train: ['seat', 'sleeper', 'price', 'advance', 'leeway', 'closed'],
  hotel: ['nightPrice', 'upgrade', 'sharing', 'stars', 'nights', 'agreement', 'advance', 'leeway', 'closed'],
  car: ['carClass', 'perRide', 'perDay', 'perMonth', 'rides', 'leeway', 'closed'],
};

/** Every case of a product has to meet a rule of one of these kinds; otherwise it has no standard. */
export const coverOf: Readonly<Record<PolicyProduct, readonly LimitKind[]>> = {
  flight: ['cabin', 'discount', 'price', 'closed'],
  intl: ['cabin', 'price', 'closed'],
  train: ['seat', 'price', 'closed'],
  hotel: ['nightPrice', 'closed'],
  car: ['carClass', 'perRide', 'perDay', 'perMonth', 'rides', 'closed'],
};

/** The marks of a message. */
export const messageMarks = [
  { mark: '{price}', name: '价格' },
  { mark: '{limit}', name: '限额' },
  { mark: '{over}', name: '差额' },
  { mark: '{count}', name: '数量' },
  { mark: '{total}', name: '共超出' },
] as const;
