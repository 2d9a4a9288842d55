import type { ApprovalWhy } from '../../order/approval/approval.ts';

/** Label of the reasons for which the company was asked. */
export const reasonsLabel = '审批原因';
export const approvalReasons: Readonly<Record<ApprovalWhy, string>> = {
  over: '超出差旅标准',
  fee: '费用须审批',
  change: '改签须审批',
  refund: '退票须审批',
};
