import type { MyStandard, OwnProduct, OwnRule, OwnStandard } from '#contract/my-standard.ts';
import type { Envelope } from '#contract/row.ts';
import { addDays, dayAt } from '#domain/china-time.ts';
import { airlines } from '#domain/flight/airlines.ts';
import { placeOfCode } from '#domain/intl/places/places.ts';
import { yuanOf } from '#domain/money.ts';
import { effectFor } from '#domain/policy/judge/judge.ts';
import { limitTable } from '#domain/policy/limits.ts';
import { isNumeric, isTimes, policyProducts } from '#domain/policy/schema.ts';
import type { Condition, Rule, StandardContent } from '#domain/policy/schema.ts';
import { conditionWords } from '#domain/policy/words/condition-words.ts';
import type { PolicyNames } from '#domain/policy/words/condition-words.ts';
import { limitParts, sentenceOf } from '#domain/policy/words/sentence.ts';
import type { Selectable } from 'kysely';
import type { TravelLevelRow } from '../../ground/database/tables/tables-company.ts';
import { memberOf, ok, refuse } from '../../ground/call.ts';
import type { Call } from '../../ground/call.ts';
import { flagsOf, tripLevelOf } from '../../ground/member/flags-of.ts';
import { standardFor } from '../../orders/business/standard-for.ts';
import type { AppliedStandard } from '../../orders/business/standard-for.ts';

const codes: PolicyNames = {
  level: (id) => id,
  city: (code) => placeOfCode(code)?.name ?? code,
  airline: (code) => airlines.get(code)?.name ?? code,
};

/** Does a condition on the level hold for an employee of this one. */
const isMeant = (condition: Condition, level: string): boolean =>
  condition.field !== 'level' || (condition.value as readonly string[]).includes(level) === (condition.op === 'in');

/** The rules that can apply to an employee, without the conditions on the travel level. */
function ownRules({ rules }: StandardContent, { person, flags }: AppliedStandard): Rule[] {
  return rules
    .filter(({ when }) => when.every((condition) => isMeant(condition, person.level)))
    .map((rule) => ({
      ...rule,
      when: rule.when.filter(({ field }) => field !== 'level'),
      effect: effectFor(rule.effect, flags),
    }));
}

const namesOf: Readonly<Record<string, (code: string) => string>> = {
  from: codes.city,
  city: codes.city,
  airline: (code) => codes.airline?.(code) ?? code,
};
/** A condition with names in place of codes. */
function named(condition: Condition): Condition {
  const nameOf = namesOf[condition.field];
  if (!nameOf || isNumeric(condition) || isTimes(condition)) return condition;
  return { ...condition, value: condition.value.map(nameOf) };
}

const wordsOf = (rule: Rule): OwnRule => ({
  kind: rule.limit.kind,
  limit: limitTable[rule.limit.kind].label,
  when: rule.when.map((condition) => conditionWords(condition, rule.product, codes)).join('，'),
  value: limitParts(rule)[1],
  sentence: sentenceOf(rule, codes),
  effect: rule.effect,
  rule: { product: rule.product, when: rule.when.map(named), limit: rule.limit },
});

/** A standard as an employee reads it. */
function inWords(standard: AppliedStandard, next: AppliedStandard | null): OwnStandard {
  const { name, version, from, to, via, content } = standard;
  const rules = ownRules(content, standard);
  return {
    name,
    version,
    from,
    to,
    next: next && { name: next.name, version: next.version },
    via: via.kind,
    products: policyProducts.flatMap((product): OwnProduct[] => {
      const own = rules.filter((rule) => rule.product === product);
      return own.length ? [{ product, rules: own.map(wordsOf) }] : [];
    }),
    tolerance: yuanOf(content.tolerance),
    together: content.together,
    tiers: content.tiers.map((tier) => ({ name: tier.name, cities: tier.cities.map(codes.city) })),
    bands: content.bands.map((band) => ({ ...band, city: band.city ? codes.city(band.city) : '' })),
  };
}

/** The standards of today of the caller, or of an employee of the company's account. */
export async function readMine(
  { employeeId: asked }: { employeeId?: number | undefined },
  call: Call,
): Promise<Envelope<MyStandard>> {
  const { creditMemberId: companyId, creditEmployeeId } = memberOf(call);
  const employeeId = creditEmployeeId > 0 ? creditEmployeeId : asked;
  if (employeeId === undefined) return ok({ employee: null, travel: null, car: null });
  const found = await call.db
    .selectFrom('employees as e')
    .innerJoin('members as m', 'm.id', 'e.member_id')
    .innerJoin('departments as d', 'd.id', 'e.department_id')
    .leftJoin('travel_levels as l', 'l.id', 'e.level_id')
    .where('e.company_id', '=', companyId)
    .where('e.id', '=', employeeId)
    .select((eb) => [
      'e.id',
      'm.real_name as name',
      'd.name as deptName',
      'l.name as levelName',
      eb.fn.toJson('l').as('level'),
    ])
    .executeTakeFirst();
  if (!found) return refuse(404, '没有找到这名员工');
  const { level, levelName, ...employee } = found;
  const day = dayAt(call.now());
  const about = { companyId, employeeId, day };
  const travel = await standardFor(call.db, about);
  const car = await standardFor(call.db, { ...about, kind: 'car' });
  const after = async (one: AppliedStandard | null, kind: 'travel' | 'car') =>
    one?.to ? await standardFor(call.db, { ...about, kind, day: addDays(one.to, 1) }) : null;
  return ok({
    employee: {
      ...employee,
      levelName: levelName ?? '',
      tripLevel: tripLevelOf(flagsOf(level as Selectable<TravelLevelRow> | null)),
    },
    travel: travel && inWords(travel, await after(travel, 'travel')),
    car: car && inWords(car, await after(car, 'car')),
  });
}
