import { isBerth } from '../rail/seat-classes.ts';
import { fields } from './fields.ts';
import { isNumeric, isTimes } from './schema.ts';
import type { ChoiceCondition, Condition, FieldName, NumberCondition, Rule, StandardContent } from './schema.ts';

/** Why a rule can never apply, with the path of its field: `when.1.value`. */
interface NeverHolds {
  path: string;
  message: string;
}

function limitFault({ limit }: Rule): string | undefined {
  if (limit.kind === 'nights' && limit.nights < 1) return '连住至少 1 晚';
  return limit.kind === 'sleeper' && !isBerth(limit.seat) ? '请选择一种卧铺' : undefined;
}

function conditionFault(condition: Condition): string | undefined {
  const row = fields[condition.field];
  if (isNumeric(condition) && row.type === 'number') {
    const isNever = condition.op === 'below' ? condition.value <= row.least : condition.value > row.most;
    return isNever ? `${row.label}不会${condition.op === 'below' ? '低于' : '达到'}这个数，条件永远不成立` : undefined;
  }
  return isTimes(condition) && condition.value.some(({ from, to }) => from === to)
    ? '时段的起止时间不能相同'
    : undefined;
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

/** The first reason for which a rule of a standard never applies; the rule fits its product and the content's own tables. */
export function neverHolds(rule: Rule, content: StandardContent): NeverHolds | undefined {
  const figure = limitFault(rule);
  if (figure) return { path: 'limit', message: figure };
  const faults = rule.when.map(conditionFault);
  const at = faults.findIndex((fault) => fault !== undefined);
  if (at >= 0) return { path: `when.${at}.value`, message: faults[at] ?? '' };
  const clash = clashAt(rule, content);
  return clash < 0 ? undefined : { path: `when.${clash}.value`, message: '这个条件与其他条件不能同时成立' };
}
