import { cabinNames, carClassNames, fields } from '#domain/policy/fields.ts';
import type { Condition, FieldName, Hours, Limit, PolicyProduct, Rule } from '#domain/policy/schema.ts';
import { showFen } from '#domain/money.ts';
import { seatClassNames } from '#domain/rail/seat-classes.ts';
import { twoDigits } from '#domain/spans.ts';
import type { ChoicesOf } from './names.ts';

/** A piece of a rule's sentence; one with a `part` opens the control of a condition (its position) or of the limit. */
export interface SentencePart {
  text: string;
  part?: number | 'limit';
}

const fen = (amount: number) => `¥${showFen(amount)}`;
const fold = (percent: number) => `${(percent / 10).toFixed(1)} 折`;
const clock = (minute: number) => `${twoDigits(Math.floor(minute / 60))}:${twoDigits(minute % 60)}`;
export const hoursText = (hours: readonly Hours[]): string =>
  hours.map(({ from, to }) => `${clock(from)}–${to <= from ? '次日 ' : ''}${clock(to)}`).join('、');

/** Words before and after the value of a field. */
const around: Readonly<Partial<Record<FieldName, readonly [string, string]>>> = {
  from: ['从', '出发'],
  band: ['', '期间'],
  airline: ['乘', ''],
};
const cityBefore: Readonly<Record<PolicyProduct, string>> = {
  flight: '去',
  intl: '去',
  train: '去',
  hotel: '住',
  car: '在',
};
const numberWords: Readonly<Record<string, (value: string, isLeast: boolean) => string>> = {
  haul: (value, isLeast) => `行程${isLeast ? ` ${value} 小时及以上` : `不足 ${value} 小时`}`,
  advance: (value, isLeast) => `提前${isLeast ? ` ${value} 天及以上` : `不足 ${value} 天`}预订`,
  stars: (value, isLeast) => (isLeast ? `${value} 星及以上酒店` : `${value} 星以下酒店`),
  nights: (value, isLeast) => `连住${isLeast ? ` ${value} 晚及以上` : `不足 ${value} 晚`}`,
};

/** More names than these are counted. */
const mostNames = 6;

/** Neighbours of a list with an order are a span: 周一至周五. */
function namesText(condition: Condition, choices: ChoicesOf): string {
  const codes = condition.value as readonly string[];
  const all = choices(condition.field);
  if (condition.field === 'weekday' && codes.length > 2) {
    const places = codes.map((code) => all.findIndex((one) => one.code === code)).sort((a, b) => a - b);
    const [first = 0, last = 0] = [places[0], places.at(-1)];
    if (last - first === places.length - 1) return `${all[first]?.name ?? ''}至${all[last]?.name ?? ''}`;
  }
  const names = codes.map((code) => all.find((one) => one.code === code)?.name ?? code);
  return names.length > mostNames
    ? `${names.slice(0, mostNames - 1).join('、')}等 ${names.length} 个`
    : names.join('、') || '（未选择）';
}

function conditionParts(
  condition: Condition,
  part: number,
  product: PolicyProduct,
  choices: ChoicesOf,
): SentencePart[] {
  const field = fields[condition.field];
  if (field.type === 'number') {
    const value = String(Number(((condition.value as number) / field.per).toFixed(2)));
    return [{ text: numberWords[condition.field]?.(value, condition.op === 'atLeast') ?? value, part }];
  }
  const text = condition.field === 'time' ? hoursText(condition.value) : namesText(condition, choices);
  const [before, after] =
    condition.field === 'city' || condition.field === 'tier'
      ? [cityBefore[product], '']
      : (around[condition.field] ?? ['', '']);
  const isNot = condition.op === 'notIn';
  return [
    { text: isNot ? (before ? `不${before} ` : '除 ') : before && `${before} ` },
    { text, part },
    { text: `${after && ` ${after}`}${isNot && !before ? ' 外' : ''}` },
  ];
}

const sharingText = (limit: Extract<Limit, { kind: 'sharing' }>): string =>
  ({
    sumPercent: () => `两人之和的 ${'percent' in limit ? limit.percent : 0}%`,
    higherPercent: () => `较高一人的 ${'percent' in limit ? limit.percent : 0}%`,
    higherAndPercent: () => `较高一人加较低一人的 ${'percent' in limit ? limit.percent : 0}%`,
    higherPlus: () => `较高一人加 ${fen('fen' in limit ? limit.fen : 0)}`,
    meanPlus: () => `两人平均加 ${fen('fen' in limit ? limit.fen : 0)}`,
  })[limit.formula]();

/** Words before, the figure, and words after it. */
function limitWords(limit: Limit): readonly [string, string, string] {
  switch (limit.kind) {
    case 'cabin':
      return ['最高', cabinNames[limit.cabin], ''];
    case 'discount':
      return ['不高于', fold(limit.percent), ''];
    case 'price':
      return ['票价不超过', fen(limit.fen), ''];
    case 'lowest':
      return ['不高于', `前后 ${limit.hours} 小时最低价${limit.tolerance ? ` + ${fen(limit.tolerance)}` : ''}`, ''];
    case 'advance':
      return ['须', `提前 ${limit.days} 天`, '预订'];
    case 'agreement':
      return ['仅限', '协议价', ''];
    case 'seat':
      return ['最高', seatClassNames[limit.seat], ''];
    case 'sleeper':
      return ['可乘', seatClassNames[limit.seat], ''];
    case 'nightPrice':
      return ['每间每晚不超过', fen(limit.fen), ''];
    case 'stars':
      return ['最高', `${limit.stars} 星`, ''];
    case 'nights':
      return ['连住不超过', `${limit.nights} 晚`, ''];
    case 'sharing':
      return ['限额取', sharingText(limit), ''];
    case 'upgrade':
      return ['以上限额上浮', `${limit.percent}%`, ''];
    case 'carClass':
      return ['可用', limit.classes.map((code) => carClassNames[code]).join('、'), ''];
    case 'perRide':
      return ['每次不超过', fen(limit.fen), ''];
    case 'perDay':
      return ['每日不超过', fen(limit.fen), ''];
    case 'perMonth':
      return ['每月不超过', fen(limit.fen), ''];
    case 'rides':
      return [limit.per === 'day' ? '每日不超过' : '每月不超过', `${limit.rides} 次`, ''];
    case 'leeway':
      return ['超出', fen(limit.fen), '以内从轻'];
    case 'closed':
      return ['', '不可预订', ''];
  }
}

/** The figure of a limit alone: for the former one beside it. */
export const figureOf = (limit: Limit): string => limitWords(limit)[1];

/** The sentence of a rule in pieces. */
export function partsOf(rule: Rule, choices: ChoicesOf): SentencePart[] {
  const [before, figure, after] = limitWords(rule.limit);
  const when = rule.when.flatMap((condition, at) => [
    ...(at ? [{ text: '，' }] : []),
    ...conditionParts(condition, at, rule.product, choices),
  ]);
  return [
    ...(when.length ? [...when, { text: '，' }] : []),
    { text: before && `${before} ` },
    { text: figure, part: 'limit' as const },
    { text: after && ` ${after}` },
  ].filter(({ text }) => text);
}

export const sentenceText = (rule: Rule, choices: ChoicesOf): string =>
  partsOf(rule, choices)
    .map(({ text }) => text)
    .join('');
