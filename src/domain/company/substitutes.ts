import type { Day } from '../china-time.ts';
import { productWords } from './preferences.ts';
import type { BookedProduct } from './preferences.ts';

/** An employee, or a department with all below it, for whom a substitute books. */
export interface SubstituteSubject {
  kind: 'employee' | 'department';
  id: number;
}

/** Side whose standard, approver or cost centre counts for an order of a substitute. */
export const sides = ['traveller', 'booker'] as const;
export type Side = (typeof sides)[number];
export const sideWords: Readonly<Record<Side, string>> = { traveller: '出行人', booker: '代订人' };

/** Notice of the traveller of each order and what becomes of it. */
export const noticeKinds = ['both', 'message', 'none'] as const;
export type NoticeKind = (typeof noticeKinds)[number];
export const noticeWords: Readonly<Record<NoticeKind, string>> = {
  both: '站内消息与短信',
  message: '仅站内消息',
  none: '不通知',
};

export const substituteStates = ['waiting', 'active', 'ended'] as const;
export type SubstituteState = (typeof substituteStates)[number];
export const substituteStateWords: Readonly<Record<SubstituteState, string>> = {
  waiting: '未开始',
  active: '生效中',
  ended: '已结束',
};

interface SubstitutePeriod {
  from: Day;
  /** "": open. */
  to: Day | '';
  /** It was ended before its last day. */
  isEnded: boolean;
}

export function substituteStateOf({ from, to, isEnded }: SubstitutePeriod, today: Day): SubstituteState {
  if (isEnded || (to !== '' && to < today)) return 'ended';
  return from > today ? 'waiting' : 'active';
}

/** Rights of a substitute, as far as a booking asks for them. */
export interface SubstituteRule extends SubstitutePeriod {
  subjects: readonly SubstituteSubject[];
  products: readonly BookedProduct[];
}

/** A traveller, with departments from their own up to the root. */
export interface SubstituteTraveller {
  employeeId: number;
  name: string;
  departments: readonly number[];
}

export const coversPerson = ({ subjects }: Pick<SubstituteRule, 'subjects'>, traveller: SubstituteTraveller): boolean =>
  subjects.some(({ kind, id }) =>
    kind === 'employee' ? id === traveller.employeeId : traveller.departments.includes(id),
  );

const rank: Readonly<Record<SubstituteState, number>> = { active: 0, waiting: 1, ended: 2 };

/** The rule by which a booking is allowed, or the sentence of its refusal: the nearest reason of all rules for this person. */
export function ruleFor<Rule extends SubstituteRule>(
  rules: readonly Rule[],
  traveller: SubstituteTraveller,
  product: BookedProduct,
  today: Day,
): { rule: Rule } | { refusal: string } {
  const { name } = traveller;
  const ofPerson = rules.filter((rule) => coversPerson(rule, traveller));
  if (!ofPerson.length) return { refusal: `您不是 ${name} 的代订人，不能为其因公预订` };
  const ofProduct = ofPerson.filter(({ products }) => products.includes(product));
  if (!ofProduct.length) return { refusal: `您为 ${name} 代订的产品不含${productWords[product]}` };
  const [best] = [...ofProduct].sort((a, b) => rank[substituteStateOf(a, today)] - rank[substituteStateOf(b, today)]);
  if (!best) throw new Error('a rule is gone');
  const state = substituteStateOf(best, today);
  if (state === 'active') return { rule: best };
  if (state === 'waiting') return { refusal: `您为 ${name} 代订的授权自 ${best.from} 起生效` };
  return { refusal: `您为 ${name} 代订的授权已结束，请联系企业管理员` };
}

interface SubstituteValues {
  bookerEmployeeId: number;
  subjects: readonly SubstituteSubject[];
  bookedProducts: readonly BookedProduct[];
  from: Day;
  to: Day | '';
}

/** The longest list of people and departments of one rule. */
export const mostSubjects = 100;

const isDay = (text: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(text);

/** Subjects without the booker, who needs no right to book alone. */
export const withoutBooker = <Subject extends SubstituteSubject>(
  subjects: readonly Subject[],
  bookerId: number,
): Subject[] => subjects.filter(({ kind, id }) => kind !== 'employee' || id !== bookerId);

/** Errors by field. `isNew`: a new rule does not begin and end in the past. */
export function checkSubstitute(
  { bookerEmployeeId, subjects, bookedProducts, from, to }: SubstituteValues,
  today: Day,
): Record<string, string> {
  const isSelf = subjects.length > 0 && !withoutBooker(subjects, bookerEmployeeId).length;
  const found: Record<string, string> = {
    bookerEmployeeId: bookerEmployeeId > 0 ? '' : '请选择代订人',
    subjects:
      subjects.length === 0
        ? '请选择出行人或部门'
        : subjects.length > mostSubjects
          ? `出行人与部门最多 ${mostSubjects} 项`
          : isSelf
            ? '代订人为自己预订不需要授权，请选择其他出行人'
            : '',
    bookedProducts: bookedProducts.length ? '' : '请至少选择一种产品',
    from: isDay(from) ? '' : '请输入开始日期',
    to:
      to === ''
        ? ''
        : !isDay(to)
          ? '请输入正确的结束日期'
          : isDay(from) && to < from
            ? '结束日期不能早于开始日期'
            : to < today
              ? '结束日期已过，请重新填写'
              : '',
  };
  return Object.fromEntries(Object.entries(found).filter(([, message]) => message));
}
