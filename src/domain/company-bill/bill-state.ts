import type { Day, Moment } from '../china-time.ts';
import { fenOf, yuanOf } from '../money.ts';
import type { Fen } from '../money.ts';

/** `open`: its cycle is running. `issued`: closed, and not confirmed. `disputed`: a dispute waits for either side. */
export const companyBillStates = ['open', 'issued', 'disputed', 'confirmed', 'paid', 'overdue'] as const;
export type CompanyBillState = (typeof companyBillStates)[number];

/** Closed, and not confirmed yet. */
export const isUnconfirmed = (state: CompanyBillState): boolean => statesOf.toConfirm.includes(state);

/** Groups of a company's bills, with their states. */
export const companyBillGroups = ['all', 'toConfirm', 'toPay', 'paid'] as const;
export type CompanyBillGroup = (typeof companyBillGroups)[number];
export const statesOf: Readonly<Record<CompanyBillGroup, readonly CompanyBillState[]>> = {
  all: companyBillStates,
  toConfirm: ['issued', 'disputed'],
  toPay: ['confirmed', 'overdue'],
  paid: ['paid'],
};

/** The day of the bill's next duty. A disputed bill has none: it is confirmed once its disputes are over. */
export const dayToActOf = (bill: { state: CompanyBillState; confirmBy: Day; dueOn: Day }): Day | null => {
  if (bill.state === 'disputed') return null;
  return bill.state === 'issued' ? bill.confirmBy : bill.dueOn;
};

/**
 * `waiting`: the provider has to answer. `refused`: the provider keeps the amount, and the company accepts that or asks
 * again. `accepted`: credited in the next bill. `settled`: the company has accepted a refusal. Only the first two are open.
 */
const disputeStates = ['waiting', 'refused', 'accepted', 'settled', 'withdrawn'] as const;
export type DisputeState = (typeof disputeStates)[number];

export const isOpenDispute = (state: DisputeState): boolean => state === 'waiting' || state === 'refused';

/** Reasons of a dispute, in the order of the dialog. */
export const disputeReasons = ['overcharged', 'notUsed', 'refundMissing', 'twice', 'notOurs', 'other'] as const;
export type DisputeReason = (typeof disputeReasons)[number];

export const disputeReasonNames: Readonly<Record<DisputeReason, string>> = {
  overcharged: '多收',
  notUsed: '未出行',
  refundMissing: '退款未到',
  twice: '重复计费',
  notOurs: '非本公司订单',
  other: '其他',
};

export const billPayMethods = ['transfer', 'prepaid', 'wallet', 'carried'] as const;
export type BillPayMethod = (typeof billPayMethods)[number];

export const billPayMethodNames: Readonly<Record<BillPayMethod, string>> = {
  transfer: '对公转账',
  prepaid: '预存账户',
  wallet: '企业钱包',
  carried: '以结转抵扣',
};

/** Facts of a bill that its state follows from. */
interface BillFacts {
  isClosed: boolean;
  openDisputes: number;
  isConfirmed: boolean;
  due: Fen;
  paid: Fen;
  dueOn: Day;
}

/** The state of a bill on a day. Money counts first: a paid bill is paid only once it is confirmed, an unpaid one is overdue after its day. */
export function billStateOf(
  { isClosed, openDisputes, isConfirmed, due, paid, dueOn }: BillFacts,
  today: Day,
): CompanyBillState {
  if (!isClosed) return 'open';
  const isPaid = paid >= due;
  if (!isPaid && today > dueOn) return 'overdue';
  if (openDisputes) return 'disputed';
  if (!isConfirmed) return 'issued';
  return isPaid ? 'paid' : 'confirmed';
}

const billActs = ['dispute', 'confirm', 'reopen', 'pay'] as const;
export type BillAct = (typeof billActs)[number];

/** Why a bill does not take an act now; undefined: it does. */
export function refusedAct(act: BillAct, facts: BillFacts): string | undefined {
  const { isClosed, isConfirmed, openDisputes, due, paid } = facts;
  if (!isClosed) return '账期未结束，出账后才能办理';
  if (act === 'dispute') return isConfirmed ? '账单已确认，不能再提异议' : undefined;
  if (act === 'confirm')
    return isConfirmed ? '账单已确认' : openDisputes ? `还有 ${openDisputes} 笔异议未了结` : undefined;
  if (act === 'reopen') return isConfirmed ? (paid > 0 ? '账单已有付款，不能撤回确认' : undefined) : '账单尚未确认';
  return paid >= due ? '账单无需付款' : undefined;
}

/** Acts that a bill takes now. */
export const actsOf = (facts: BillFacts): BillAct[] => billActs.filter((act) => !refusedAct(act, facts));

const billStepKeys = ['closed', 'check', 'confirm', 'pay', 'settled'] as const;
type BillStepKey = (typeof billStepKeys)[number];

export interface BillStep {
  key: BillStepKey;
  state: 'done' | 'now' | 'next' | 'late';
  /** When it was done, or until when it is to be; "" for neither. */
  at: Moment | Day | '';
}

interface StepFacts extends BillFacts {
  closesAt: Moment;
  confirmBy: Day;
  confirmedAt: Moment | '';
  paidAt: Moment | '';
}

/** The steps of a bill: closed, checked, confirmed, paid, settled. */
export function stepsOf(facts: StepFacts, today: Day): BillStep[] {
  const { isClosed, isConfirmed, openDisputes, due, paid, dueOn, closesAt, confirmBy, confirmedAt, paidAt } = facts;
  // A bill that gives money back is done when it is confirmed.
  const hasDue = due > 0;
  const isPaid = isClosed && paid >= due && (hasDue || isConfirmed);
  const isChecked = isClosed && (isConfirmed || openDisputes === 0);
  const step = (key: BillStepKey, isDone: boolean, isNow: boolean, at: BillStep['at'], isLate = false): BillStep => ({
    key,
    state: isDone ? 'done' : isLate ? 'late' : isNow ? 'now' : 'next',
    at,
  });
  return [
    step('closed', isClosed, true, closesAt),
    step('check', isClosed && isConfirmed, isClosed, confirmedAt || confirmBy),
    // With disputes nobody can confirm it: the last one that ends does.
    step('confirm', isConfirmed, isChecked, confirmedAt || confirmBy, isClosed && !openDisputes && today > confirmBy),
    step(
      'pay',
      isPaid,
      isClosed && isConfirmed,
      hasDue ? (isPaid ? paidAt || closesAt : dueOn) : confirmedAt,
      hasDue && isClosed && today > dueOn,
    ),
    step('settled', isPaid && isConfirmed, false, isPaid && isConfirmed ? (hasDue && paidAt) || confirmedAt : ''),
  ];
}

/** A line of which more was given back than used: the surplus pays the next bookings. */
export function usedOrSurplus(used: string): { label: string; yuan: string; isSurplus: boolean } {
  const fen = fenOf(used);
  return fen < 0
    ? { label: '多付可抵用', yuan: yuanOf(-fen), isSurplus: true }
    : { label: '已用', yuan: used, isSurplus: false };
}

/** The rest of a credit line; below zero it is how far rides that were driven have exceeded it. */
export const leftOrExceeded = (available: string): { label: string; yuan: string; isExceeded: boolean } =>
  fenOf(available) < 0
    ? { label: '超出额度', yuan: yuanOf(-fenOf(available)), isExceeded: true }
    : { label: '可用额度', yuan: available, isExceeded: false };
