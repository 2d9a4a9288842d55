import { awaitsApproval, statusTable } from './status-table.ts';

/** States of a hotel order (not in the specification). */
export const stayStatus = statusTable({
  looks: {
    0: { label: '待支付', dot: 'act' },
    1: { label: '待确认', dot: 'warn' },
    2: { label: '已确认', dot: 'ok' },
    3: { label: '已入住', dot: 'brand' },
    4: { label: '已完成', dot: '' },
    5: { label: '已取消', dot: '' },
    6: { label: '已拒单', dot: 'bad' },
    7: { label: '退款中', dot: 'warn' },
    8: { label: '已退款', dot: '' },
    12: { label: '待审批', dot: 'warn' },
  },
  over: { label: '已完成', dot: '' },
  transitions: {
    // paid · voided or expired
    0: [1, 5],
    // confirmed · refused by the hotel · cancelled: without money, with money back
    1: [2, 6, 5, 7],
    // checked in · cancelled: nothing comes back, with money back
    2: [3, 5, 7],
    3: [4],
    4: [],
    5: [],
    // money back, where something was paid
    6: [7],
    7: [8],
    8: [],
    // approved: to be paid, with the hotel · refused, expired or withdrawn
    12: [0, 1, 5],
  },
  groups: { unpaid: [0], approval: [12], ticketing: [1], travel: [2, 3], after: [7], done: [4, 5, 6, 8] },
  moving: [1, 7],
});

export type StayStatus = (typeof stayStatus.codes)[number];

/** The guest may still cancel: the stay has not begun. */
export const isCancellable = (status: number): boolean => status <= 2 || status === awaitsApproval;
