import type { OwnReason } from '#domain/corporate/over-reason.ts';
import type { StandardApproval, StandardShown } from '#domain/policy/facts.ts';
import { cabinNames } from '#domain/policy/fields.ts';
import { effectFor } from '#domain/policy/judge/judge.ts';
import type { Effect, PolicyProduct, Rule } from '#domain/policy/schema.ts';
import { toleranceOf } from '#domain/policy/tolerance.ts';
import { codesAsNames, conditionWords } from '#domain/policy/words/condition-words.ts';
import { limitParts } from '#domain/policy/words/sentence.ts';
import { seatClassNames } from '#domain/rail/seat-classes.ts';
import { showFen } from '#domain/money.ts';
import type { Call } from '../../ground/call.ts';
import { hasApprovals } from '../../ground/member/flags-of.ts';
import { isHigher } from '#domain/policy/judge/joint.ts';
import type { AppliedStandard } from './standard-for.ts';

/** Effect of a choice above the standard on its booking, as lists and forms know it. */
type Control = 'record' | 'reason' | 'forbid';
const controlWords: Readonly<Record<Control, string>> = {
  record: '超标仅记录',
  reason: '超标须填写原因',
  forbid: '超标不可预订',
};
const approvalWords: Readonly<Record<StandardApproval, string>> = {
  all: '超标须填写原因，并经审批后支付',
  some: '超标须填写原因，部分须经审批后支付',
};

type Own = Pick<AppliedStandard, 'content' | 'flags' | 'party' | 'isUndecided'>;

const rulesOf = ({ content }: Pick<Own, 'content'>, product: PolicyProduct): Rule[] =>
  content.rules.filter((rule) => rule.product === product);

/** Of all whom the offer is for. */
const effectsOf = (standard: Own, product: PolicyProduct): Effect[] =>
  standard.party?.flatMap((one) => effectsOf(one.standard, product)) ??
  rulesOf(standard, product).map(({ effect }) => effectFor(effect, standard.flags));

/** Whether no fare above a limit can be booked, so that none has a tolerance; of all whom the offer is for. */
export const hasNoTolerance = (standard: Own): boolean =>
  standard.party?.every((one) => hasNoTolerance(one.standard)) ??
  toleranceOf(
    rulesOf(standard, 'flight').map(({ product, limit, effect }) => ({
      product,
      kind: limit.kind,
      effect: effectFor(effect, standard.flags),
    })),
  ) === 'none';

/** Asks for a reason where any rule of the product does; an excess that needs an approval has one too. */
export function controlOf(standard: Own, product: PolicyProduct): Control {
  const effects = new Set(effectsOf(standard, product));
  if (effects.has('reason') || effects.has('approve')) return 'reason';
  return effects.has('forbid') ? 'forbid' : 'record';
}

/** Whether the company decides on the orders above the standard: undefined where it decides on none. */
export function approvalOf(
  standard: Own,
  product: PolicyProduct,
  call: Pick<Call, 'app'>,
): StandardApproval | undefined {
  const effects = new Set(effectsOf(standard, product));
  if (standard.isUndecided || !hasApprovals(call) || !effects.has('approve')) return undefined;
  return effects.has('reason') ? 'some' : 'all';
}

export function effectInWords(standard: Own, product: PolicyProduct, call: Pick<Call, 'app'>): string {
  const approval = approvalOf(standard, product, call);
  return approval ? approvalWords[approval] : controlWords[controlOf(standard, product)];
}

export const hasRules = (standard: Own | null | undefined, product: PolicyProduct): boolean =>
  standard?.content.rules.some((rule) => rule.product === product) === true;

const fastKinds = ['G', 'D', 'C'];
const isSame = (codes: readonly string[], others: readonly string[]): boolean =>
  codes.length === others.length && codes.every((code) => others.includes(code));

/** Conditions as short as they stand in a list: `高铁 / 动车`, `一线城市`, `10 小时及以上`. */
function briefConditions({ when, product }: Rule, level: string): string {
  return when
    .filter(({ field }) => field !== 'level')
    .map((condition) => {
      if (condition.op === 'in' || condition.op === 'notIn') {
        const codes = condition.value as readonly string[];
        if (condition.field === 'trainKind' && condition.op === 'in' && isSame(codes, fastKinds)) return '高铁 / 动车';
        if (condition.field === 'trainKind' && isSame(codes, ['Z', 'T', 'K', 'L', 'O'])) return '普速';
        if (condition.field === 'tier' && condition.op === 'in')
          return codes.map((code) => (code ? `${code}城市` : '其他城市')).join('、');
      }
      if (condition.field === 'haul') {
        const hours = Math.round(Number(condition.value) / 6) / 10;
        return condition.op === 'atLeast' ? `${hours} 小时及以上` : `不足 ${hours} 小时`;
      }
      return conditionWords(condition, product, { ...codesAsNames, level: () => level });
    })
    .join('，');
}

function briefLimit(rule: Rule, isLong: boolean): string {
  const { limit } = rule;
  if (limit.kind === 'cabin') return cabinNames[limit.cabin];
  if (limit.kind === 'seat') return seatClassNames[limit.seat];
  if (limit.kind === 'nightPrice') return `¥${showFen(limit.fen)}`;
  if (limit.kind === 'lowest' && !isLong) return `${limit.hours} 小时内最低价`;
  return limitParts(rule).join('');
}

const isLatin = /^[\dA-Za-z¥]/;

/** Rules of the product that are about the employee. */
const ownRules = ({ person, content }: Pick<AppliedStandard, 'content' | 'person'>, product: PolicyProduct): Rule[] =>
  content.rules.filter(
    (rule) =>
      rule.product === product &&
      rule.when.every(
        (condition) =>
          condition.field !== 'level' ||
          (condition.value as readonly string[]).includes(person.level) === (condition.op === 'in'),
      ),
  );

function inBrief(rule: Rule, level: string, isLong = false): string {
  const [conditions, limit] = [briefConditions(rule, level), briefLimit(rule, isLong)];
  return `${conditions}${conditions && isLatin.test(limit) ? ' ' : ''}${limit}`;
}

/** Each rule in a few words: `一线城市 ¥500`. `isLong`: a reminder is called one. */
export const briefRules = (
  standard: Pick<AppliedStandard, 'content' | 'person'>,
  product: PolicyProduct,
  isLong = false,
): string[] => ownRules(standard, product).map((rule) => inBrief(rule, standard.person.level, isLong));

/** The tier of places abroad has words of its own in `custmerExtra`. */
const abroad = '境外';
const isAbroad = ({ when }: Rule): boolean =>
  when.some(({ field, op, value }) => field === 'tier' && op === 'in' && (value as readonly string[])[0] === abroad);

/** `一线城市 ¥500，其他城市 ¥350` */
export const standardInWords = (standard: AppliedStandard, product: PolicyProduct): string =>
  ownRules(standard, product)
    .filter((rule) => !isAbroad(rule))
    .map((rule) => inBrief(rule, standard.person.level))
    .join('，') || '不限';

/** `每晚 ¥900` */
const abroadInWords = (standard: AppliedStandard): string =>
  ownRules(standard, 'hotel')
    .filter(isAbroad)
    .map((rule) => `每晚 ${briefLimit(rule, false)}`)
    .join('，') || '不限';

/** The same with the effect of an excess: `一线城市 ¥500，其他城市 ¥350，超标须填写原因`. */
const standardWithControl = (standard: AppliedStandard, product: PolicyProduct, call: Pick<Call, 'app'>): string =>
  `${standardInWords(standard, product)}，${effectInWords(standard, product, call)}`;

/** All of a search for several have the same standard, and the same level. */
export const isOneForAll = ({ party = [] }: Pick<AppliedStandard, 'party'>): boolean =>
  party.every(
    ({ standard }) =>
      standard.id === party[0]?.standard.id && standard.person.level === party[0]?.standard.person.level,
  );

const namesOf = ({ party = [] }: Pick<AppliedStandard, 'party'>): string => party.map(({ name }) => name).join('、');

/** Names of those whose standard it is, where a search is not for the caller. */
export const whoseOf = (standard: Pick<AppliedStandard, 'party'>): { whose?: string } =>
  standard.party ? { whose: namesOf(standard) } : {};

/** Words about a standard; of a search for several they say whose standards count. */
export function partyWords(standard: AppliedStandard, words: string): string {
  const { party } = standard;
  if (!party) return words;
  const names = namesOf(standard);
  if (isOneForAll(standard)) return `${names}：${words}`;
  return `${names}各按其差旅标准，${isHigher(party.map(({ standard }) => standard)) ? '就高' : '就低'}判定`;
}

/** Reasons of its own that the standard lets travellers choose from for a product. */
export function reasonsIn({ content }: Pick<Own, 'content'>, product: PolicyProduct): { reasons?: OwnReason[] } {
  const own = content.reasons.filter(({ products }) => products?.includes(product) ?? true);
  return own.length ? { reasons: own.map(({ text, minLength }) => ({ text, ...(minLength && { minLength }) })) } : {};
}

/** The standard as the answers of a product tell it. */
export function controlView(standard: AppliedStandard, product: PolicyProduct, call: Pick<Call, 'app'>): StandardShown {
  const approval = approvalOf(standard, product, call);
  return {
    ...whoseOf(standard),
    control: controlOf(standard, product),
    ...reasonsIn(standard, product),
    ...(approval && { approval }),
    summary: partyWords(standard, standardWithControl(standard, product, call)),
  };
}

interface TravelWords {
  domeTicketTravel: string;
  interTicketTravel: string;
  trainTravel: string;
  domeHotelTravel: string;
  interHotelTravel: string;
}

const unlimited: TravelWords = {
  domeTicketTravel: '不限',
  interTicketTravel: '不限',
  trainTravel: '不限',
  domeHotelTravel: '不限',
  interHotelTravel: '不限',
};

/** The standard in words, as `custmerExtra` has it (specification 1, section 3.1). */
export const travelWords = (standard: AppliedStandard | null, call: Pick<Call, 'app'>): TravelWords =>
  standard
    ? {
        domeTicketTravel: standardWithControl(standard, 'flight', call),
        interTicketTravel: standardInWords(standard, 'intl'),
        trainTravel: standardInWords(standard, 'train'),
        domeHotelTravel: standardInWords(standard, 'hotel'),
        interHotelTravel: abroadInWords(standard),
      }
    : unlimited;
