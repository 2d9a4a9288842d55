import type { Envelope } from '#contract/row.ts';
import { productsOfKind } from '#contract/travel-standard.ts';
import type { StandardKind } from '#contract/travel-standard.ts';
import { fields, fieldsOf } from '#domain/policy/fields.ts';
import { limitsOf } from '#domain/policy/limits.ts';
import { neverHolds } from '#domain/policy/never-holds.ts';
import { policyProductNames } from '#domain/policy/schema.ts';
import type { Condition, Rule, StandardContent } from '#domain/policy/schema.ts';
import { badInput } from '../../ground/call.ts';

type Fault = [path: string, message: string];

interface Known {
  tiers: ReadonlySet<string>;
  bands: ReadonlySet<string>;
  /** `level 3` → `P6` */
  names: ReadonlyMap<string, string>;
}

/** Codes that a field may have; undefined: any (cities and airlines are known by the tables of their products). */
function codesOf(condition: Condition, { tiers, bands, names }: Known): ((code: string) => boolean) | undefined {
  const { field } = condition;
  if (field === 'tier') return (code) => code === '' || tiers.has(code);
  if (field === 'band') return (code) => bands.has(code);
  if (field === 'level') return (code) => code === '0' || names.has(`level ${code}`);
  const row = fields[field];
  if (row.type !== 'choice' || typeof row.choices === 'string') return undefined;
  const known = new Set(row.choices.map(({ code }) => code));
  return (code) => known.has(code);
}

function conditionFault(condition: Condition, rule: Rule, known: Known): Fault | undefined {
  const { field } = condition;
  const row = fields[field];
  if (!fieldsOf[rule.product].includes(field))
    return ['field', `${policyProductNames[rule.product]}没有“${row.label}”条件`];
  if (condition.op === 'atLeast' || condition.op === 'below') {
    if (row.type === 'number' && (condition.value < row.least || condition.value > row.most))
      return ['value', `${row.label}应在 ${row.least / row.per} 到 ${row.most / row.per} ${row.unit}之间`];
    return undefined;
  }
  if (condition.field === 'time') return undefined;
  // A list of codes: the operators of numbers are done.
  const codes = condition.value as readonly string[];
  const isKnown = codesOf(condition, known);
  const at = isKnown ? codes.findIndex((code) => !isKnown(code)) : -1;
  return at < 0 ? undefined : [`value.${at}`, `${row.label}“${codes[at] ?? ''}”不存在，请重新选择`];
}

const misplaced: Readonly<Record<StandardKind, string>> = {
  travel: '差旅标准不包含用车规则，请在用车标准中设置',
  car: '用车标准只能包含用车规则',
};

function ruleFault(rule: Rule, kind: StandardKind, known: Known): Fault | undefined {
  if (!productsOfKind[kind].includes(rule.product)) return ['product', misplaced[kind]];
  if (!limitsOf[rule.product].includes(rule.limit.kind))
    return ['limit.kind', `${policyProductNames[rule.product]}没有这种限制`];
  const seen = new Set<string>();
  for (const [at, condition] of rule.when.entries()) {
    const { field, op } = condition;
    // A number may stand twice: from one bound up to another.
    const key = op === 'atLeast' || op === 'below' ? `${field} ${op}` : field;
    if (seen.has(key)) return [`when.${at}.field`, `“${fields[field].label}”条件重复，请合并为一条`];
    seen.add(key);
    const fault = conditionFault(condition, rule, known);
    if (fault) return [`when.${at}.${fault[0]}`, fault[1]];
  }
  return undefined;
}

/** Position of the first value that stands there before. */
function repeated(values: readonly string[]): number {
  const seen = new Set<string>();
  return values.findIndex((value) => seen.size === seen.add(value).size);
}

function faultOf(
  { rules, tiers, bands }: StandardContent,
  kind: StandardKind,
  names: Known['names'],
): Fault | undefined {
  const known = {
    tiers: new Set(tiers.map(({ name }) => name)),
    bands: new Set(bands.map(({ name }) => name)),
    names,
  };
  const tier = repeated(tiers.map(({ name }) => name));
  if (tier >= 0) return [`tiers.${tier}.name`, '城市分级名称重复'];
  const of = tiers.flatMap(({ cities }, at) =>
    cities.map((city, place) => ({ city, path: `tiers.${at}.cities.${place}` })),
  );
  const twice = of[repeated(of.map(({ city }) => city))];
  if (twice) return [twice.path, '同一城市不能属于两个分级'];
  for (const [at, { from, to }] of bands.entries())
    if (to < from) return [`bands.${at}.to`, '结束日期不能早于开始日期'];
  const id = repeated(rules.map((rule) => rule.id));
  if (id >= 0) return [`rules.${id}.id`, '规则编号重复'];
  for (const [at, rule] of rules.entries()) {
    const fault = ruleFault(rule, kind, known);
    if (fault) return [`rules.${at}.${fault[0]}`, `第 ${at + 1} 条规则：${fault[1]}`];
  }
  return undefined;
}

/** The refusal of content whose rules do not fit their product, the content's own tables or the company; it names rule and field. */
export function checkContent(
  content: StandardContent,
  kind: StandardKind,
  names: ReadonlyMap<string, string>,
): Envelope<never> | undefined {
  const fault = faultOf(content, kind, names);
  return fault && badInput(`content.${fault[0]}`, fault[1]);
}

/** The refusal of content with a rule that can never apply: it may be a draft, and is not published. */
export function refuseDeadRules(content: StandardContent): Envelope<never> | undefined {
  for (const [at, rule] of content.rules.entries()) {
    const never = neverHolds(rule, content);
    if (never) return badInput(`content.rules.${at}.${never.path}`, `第 ${at + 1} 条规则：${never.message}`);
  }
  return undefined;
}
