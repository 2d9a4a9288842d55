import type { Day } from '../china-time.ts';
import { fields, fieldsOf } from './fields.ts';
import { limitsOf } from './limits.ts';
import { isNumeric, isTimes } from './schema.ts';
import type { ChoiceCondition, Condition, FieldName, Limit, NumberCondition, Rule, StandardContent } from './schema.ts';

/** A fault of a content with the path of its field: `rules.3.when.1.value`. */
export interface Fault {
  path: string;
  message: string;
}

const berths = new Set(['hardSleeper', 'softSleeper', 'deluxeSleeper']);

function figureFault(limit: Limit): string | undefined {
  if ('fen' in limit && (!Number.isSafeInteger(limit.fen) || limit.fen < 0)) return '金额不能为负，最多两位小数';
  if ('percent' in limit && (!Number.isInteger(limit.percent) || limit.percent < 0)) return '比例应为不小于 0 的整数';
  switch (limit.kind) {
    case 'discount':
      return limit.percent < 1 || limit.percent > 100 ? '折扣应在 0.1 到 10 折之间' : undefined;
    case 'lowest':
      return limit.hours < 0 || limit.tolerance < 0 ? '时间与容差不能为负' : undefined;
    case 'advance':
      return limit.days < 0 ? '天数不能为负' : undefined;
    case 'stars':
      return limit.stars < 0 || limit.stars > 5 ? '星级应在 0 到 5 之间' : undefined;
    case 'nights':
      return limit.nights < 1 ? '连住至少 1 晚' : undefined;
    case 'rides':
      return limit.rides < 0 ? '次数不能为负' : undefined;
    case 'carClass':
      return limit.classes.length ? undefined : '请选择车型';
    case 'sleeper':
      return berths.has(limit.seat) ? undefined : '请选择一种卧铺';
    default:
      return undefined;
  }
}

function conditionFault(condition: Condition, rule: Rule, content: StandardContent): string | undefined {
  const row = fields[condition.field];
  if (!fieldsOf[rule.product].includes(condition.field)) return `这类产品没有“${row.label}”条件`;
  if (isNumeric(condition)) {
    const { value } = condition;
    if (value < 0) return `${row.label}不能为负`;
    if (row.type !== 'number') return undefined;
    const isNever = condition.op === 'below' ? value <= row.least : value > row.most;
    return isNever ? `${row.label}不会${condition.op === 'below' ? '低于' : '达到'}这个数，条件永远不成立` : undefined;
  }
  if (!condition.value.length) return `请选择${row.label}`;
  if (isTimes(condition)) {
    const wrong = condition.value.some(({ from, to }) => from < 0 || to < 0 || from > 1440 || to > 1440 || from === to);
    return wrong ? '时段的起止时间不能相同，且应在 00:00 到 24:00 之间' : undefined;
  }
  const known: Partial<Record<FieldName, readonly string[]>> = {
    tier: ['', ...content.tiers.map(({ name }) => name)],
    band: content.bands.map(({ name }) => name),
  };
  const gone = condition.value.find((code) => known[condition.field]?.includes(code) === false);
  return gone === undefined ? undefined : `${row.label}“${gone}”已不存在，请重新选择`;
}

const isChoice = (condition: Condition): condition is ChoiceCondition => !isNumeric(condition) && !isTimes(condition);

/** Numbers of the same field that no number can meet. */
function numbersClash(own: readonly NumberCondition[]): boolean {
  const least = Math.max(-Infinity, ...own.filter(({ op }) => op === 'atLeast').map(({ value }) => value));
  const below = Math.min(Infinity, ...own.filter(({ op }) => op === 'below').map(({ value }) => value));
  return least >= below;
}

/** Codes of the same field that no code can meet; several seasons may hold at once. */
function choicesClash(field: FieldName, own: readonly ChoiceCondition[]): boolean {
  const named = own.filter(({ op }) => op === 'in');
  const banned = new Set(own.filter(({ op }) => op === 'notIn').flatMap(({ value }) => value));
  if (field === 'band') return named.some(({ value }) => value.every((code) => banned.has(code)));
  const row = fields[field];
  const every =
    row.type === 'choice' && typeof row.choices !== 'string' ? row.choices.map(({ code }) => code) : undefined;
  const [first, ...others] = named;
  const left = (first?.value ?? every)?.filter(
    (code) => !banned.has(code) && others.every(({ value }) => value.includes(code)),
  );
  return left?.length === 0;
}

/** No city is in all tiers and cities that the rule names. */
function placesClash(rule: Rule, { tiers }: StandardContent): boolean {
  const choices = rule.when.filter(isChoice);
  const cities = choices.find(({ field, op }) => field === 'city' && op === 'in')?.value;
  const tier = choices.find(({ field }) => field === 'tier');
  if (!cities || !tier) return false;
  const tierOf = (city: string): string => tiers.find((one) => one.cities.includes(city))?.name ?? '';
  return cities.every((city) => tier.value.includes(tierOf(city)) !== (tier.op === 'in'));
}

/** Number of the condition that cannot hold together with those before it; -1 where all can. */
function clashAt(rule: Rule, content: StandardContent): number {
  for (let at = 0; at < rule.when.length; at++) {
    const { field } = rule.when[at] as Condition;
    const own = rule.when.slice(0, at + 1).filter((condition) => condition.field === field);
    if (own.length === 1 && !own.some(isChoice)) continue;
    const isClash = own.every(isNumeric) ? numbersClash(own) : own.every(isChoice) && choicesClash(field, own);
    if (isClash) return at;
  }
  return placesClash(rule, content) ? rule.when.findIndex(({ field }) => field === 'city') : -1;
}

/** Faults of one rule; `path` is its own: `rules.3`. */
export function lintRule(rule: Rule, content: StandardContent, path: string): Fault[] {
  const faults: Fault[] = [];
  if (!limitsOf[rule.product].includes(rule.limit.kind))
    faults.push({ path: `${path}.limit`, message: '这类产品没有这种限制' });
  const figure = figureFault(rule.limit);
  if (figure) faults.push({ path: `${path}.limit`, message: figure });
  rule.when.forEach((condition, at) => {
    const message = conditionFault(condition, rule, content);
    if (message) faults.push({ path: `${path}.when.${at}.value`, message });
  });
  const clash = faults.length ? -1 : clashAt(rule, content);
  if (clash >= 0) faults.push({ path: `${path}.when.${clash}.value`, message: '这个条件与其他条件不能同时成立' });
  return faults;
}

/** Faults of tiers and seasons; a season that is over by `today` judges nothing any more. */
function lintPlaces({ tiers, bands }: StandardContent, today: Day): Fault[] {
  const faults: Fault[] = [];
  const seen = new Map<string, string>();
  tiers.forEach(({ name, cities }, tier) => {
    cities.forEach((city, at) => {
      const other = seen.get(city);
      if (other !== undefined)
        faults.push({ path: `tiers.${tier}.cities.${at}`, message: `这座城市已在“${other}”中，只能属于一级` });
      seen.set(city, name);
    });
    if (tiers.findIndex((one) => one.name === name) !== tier)
      faults.push({ path: `tiers.${tier}.name`, message: `城市分级“${name}”重名` });
  });
  bands.forEach(({ from, to }, at) => {
    if (to < from) faults.push({ path: `bands.${at}.to`, message: '结束日期早于开始日期' });
    else if (to < today) faults.push({ path: `bands.${at}.to`, message: '这个时段已经结束' });
  });
  return faults;
}

/** All faults of a content, rules first. */
export const lintOf = (content: StandardContent, today: Day): Fault[] => [
  ...content.rules.flatMap((rule, at) => lintRule(rule, content, `rules.${at}`)),
  ...lintPlaces(content, today),
];
