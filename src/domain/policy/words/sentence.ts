import { showFen } from '../../money.ts';
import { seatClassNames } from '../../rail/seat-classes.ts';
import { cabinNames, carClassNames } from '../fields.ts';
import type { Condition, FieldName, Limit, PolicyProduct, Rule } from '../schema.ts';
import { codesAsNames, conditionWords } from './condition-words.ts';
import type { PolicyNames, SentencePart } from './condition-words.ts';

/** Fields in the order of the sentence, from person and time to the thing itself. */
const order: readonly FieldName[] = [
  'level',
  'band',
  'scene',
  'dayKind',
  'weekday',
  'time',
  'from',
  'city',
  'tier',
  'crossCity',
  'airline',
  'trainKind',
  'overnight',
  'haul',
  'cabin',
  'seat',
  'carClass',
  'stars',
  'shared',
  'agreement',
  'nights',
  'advance',
];

const chinese = ['零', '一', '二', '三', '四', '五'];
const yuan = (fen: number): string => `¥${showFen(fen)}`;
const things: Readonly<Record<PolicyProduct, string>> = {
  flight: '航空公司',
  intl: '航空公司',
  train: '车次',
  hotel: '酒店',
  car: '车辆',
};

function sharingWords(limit: Extract<Limit, { kind: 'sharing' }>): string {
  switch (limit.formula) {
    case 'sumPercent':
      return `两人限额之和的 ${limit.percent}%`;
    case 'higherPercent':
      return `较高一人的 ${limit.percent}%`;
    case 'higherAndPercent':
      return `较高一人加另一人的 ${limit.percent}%`;
    case 'higherPlus':
      return `较高一人加 ${yuan(limit.fen)}`;
    case 'meanPlus':
      return `两人平均加 ${yuan(limit.fen)}`;
  }
}

/** A limit in words around its value, which the editor opens: 每间每晚不超过 · ¥600 */
export function limitParts(
  rule: Rule,
  { words }: PolicyNames = codesAsNames,
): [before: string, value: string, after: string] {
  if (words) return words.limit(rule);
  const { limit, product, effect } = rule;
  switch (limit.kind) {
    case 'cabin':
      return ['不高于', cabinNames[limit.cabin], ''];
    case 'discount':
      return ['不高于 ', `${(limit.percent / 10).toFixed(1)} 折`, ''];
    case 'price':
      return ['票价不超过 ', yuan(limit.fen), ''];
    case 'lowest': {
      const more = limit.tolerance ? `加 ${yuan(limit.tolerance)}` : '';
      const reminds = effect === 'record' || effect === 'hint';
      return [reminds ? '' : '不高于', `前后 ${limit.hours} 小时`, `最低价${more}${reminds ? '提醒' : ''}`];
    }
    case 'advance':
      return ['须提前 ', `${limit.days} 天`, '预订'];
    case 'agreement':
      return ['', '仅限协议', things[product]];
    case 'seat':
      return ['不高于', seatClassNames[limit.seat], ''];
    case 'sleeper':
      return ['夜行可乘', seatClassNames[limit.seat], ''];
    case 'nightPrice':
      return ['每间每晚不超过 ', yuan(limit.fen), ''];
    case 'stars':
      return ['不高于', `${chinese[limit.stars] ?? limit.stars}星`, ''];
    case 'nights':
      return ['连住不超过 ', `${limit.nights} 晚`, ''];
    case 'sharing':
      return ['合住限额取', sharingWords(limit), ''];
    case 'upgrade':
      return ['限额上浮 ', `${limit.percent}%`, ''];
    case 'carClass':
      return ['可用', limit.classes.map((name) => carClassNames[name]).join('、'), ''];
    case 'perRide':
      return ['每次 ', yuan(limit.fen), ' 以内'];
    case 'perDay':
      return ['每日 ', yuan(limit.fen), ' 以内'];
    case 'perMonth':
      return ['每月 ', yuan(limit.fen), ' 以内'];
    case 'rides':
      return [limit.per === 'day' ? '每日 ' : '每月 ', `${limit.rides} 次`, ' 以内'];
    case 'leeway':
      return ['超出 ', yuan(limit.fen), ' 以内只作备注'];
    case 'closed':
      return ['', '不可预订', ''];
  }
}

const isLatin = /[A-Za-z0-9%¥]$/;
const startsLatin = /^[A-Za-z0-9¥]/;
const endsChinese = /[\u4e00-\u9fff]$/;
const startsChinese = /^[\u4e00-\u9fff]/;

/** Between Chinese and Latin text stands a space. */
const needsSpace = (before: string, after: string): boolean =>
  (isLatin.test(before) && startsChinese.test(after)) || (endsChinese.test(before) && startsLatin.test(after));

/** Conditions as a sentence has them, each with its number. */
export const inOrder = (when: readonly Condition[]) =>
  when
    .map((condition, at) => ({ condition, at }))
    .sort((a, b) => order.indexOf(a.condition.field) - order.indexOf(b.condition.field));

/** A rule as parts of a Chinese sentence: `P5、P6` `住一线城市` `，每间每晚不超过 ` `¥600`. */
export function sentenceParts(rule: Rule, names: PolicyNames = codesAsNames): SentencePart[] {
  if (names.words) return names.words.parts(rule, names);
  const conditions = inOrder(rule.when);
  const parts: SentencePart[] = [];
  conditions.forEach(({ condition, at }, place) => {
    const text = conditionWords(condition, rule.product, names);
    const last = parts.at(-1)?.text ?? '';
    const field = conditions[place - 1]?.condition.field;
    if (field && field !== 'level' && field !== 'band') parts.push({ text: '，' });
    else if (needsSpace(last, text)) parts.push({ text: ' ' });
    parts.push({ text, at });
  });
  const [before, value, after] = limitParts(rule);
  const lead = `${parts.length ? '，' : ''}${before}`;
  if (lead) parts.push({ text: lead });
  parts.push({ text: value, at: 'limit' });
  if (after) parts.push({ text: after });
  return parts;
}

/** `P5、P6 住一线城市，每间每晚不超过 ¥600` */
export const sentenceOf = (rule: Rule, names: PolicyNames = codesAsNames): string =>
  sentenceParts(rule, names)
    .map(({ text }) => text)
    .join('');
