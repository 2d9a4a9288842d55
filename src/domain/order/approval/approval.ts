import { showFen } from '../../money.ts';
import type { Fen } from '../../money.ts';

/** Reasons why a company decides on an order before it is paid, or on a request before it begins. */
const approvalWhys = ['over', 'fee', 'change', 'refund'] as const;
export type ApprovalWhy = (typeof approvalWhys)[number];

/** `lapsed`: nobody has decided while seats and rooms were held. */
const approvalStates = ['running', 'agreed', 'refused', 'withdrawn', 'lapsed'] as const;
export type ApprovalState = (typeof approvalStates)[number];

/** A rise of at most 5 %, and ¥200, since the approval is a number for the traveller to confirm; the company is asked about more. */
export const isTolerable = (approved: Fen, now: Fen): boolean =>
  now - approved <= Math.min(Math.round(approved * 0.05), 200_00);

/** `价格由 ¥810 变为 ¥860` */
export const movedWords = (from: Fen, to: Fen): string => `价格由 ¥${showFen(from)} 变为 ¥${showFen(to)}`;

/** Titles of the moments at which a company ends an order that waited for it. */
export const approvalEnds = { refused: '审批未通过', lapsed: '审批超时' } as const;

const titles: readonly string[] = Object.values(approvalEnds);

/** Why the company has ended an order, as its last moment says; "" for an order that ended otherwise. `timeline`: the newest first. */
export function approvalEnd(timeline: readonly { title?: string; detail?: string }[]): string {
  const { title = '', detail = '' } = timeline[0] ?? {};
  return titles.includes(title) ? `${title}：${detail}` : '';
}

/** The same by the decision itself; "" for one that has not ended its order. */
export const closedByCompany = ({ kind, state, comment }: Decision): string => {
  if (kind !== 'order' || (state !== 'refused' && state !== 'lapsed')) return '';
  return state === 'lapsed'
    ? '审批超时，订单已取消，您没有被扣款'
    : `审批未通过${comment && `：${comment}`}，订单已取消`;
};

export interface Decision {
  kind: string;
  state: ApprovalState;
  comment: string;
}
