import { statusTable } from './status-table.ts';

/** States of a flight order (specification 2, section 4). The reason of 5 (已取消) and of 8 (出票失败) is in order/next-step.ts. */
export const airStatus = statusTable({
  looks: {
    0: { label: '待支付', dot: 'act' },
    1: { label: '已支付', dot: 'brand' },
    2: { label: '已出票', dot: 'ok' },
    3: { label: '已改签', dot: 'brand' },
    4: { label: '已退票', dot: '' },
    5: { label: '已取消', dot: '' },
    6: { label: '已退款', dot: '' },
    7: { label: '出票中', dot: 'warn' },
    8: { label: '已拒单', dot: 'bad' },
    9: { label: '退票申请中', dot: 'warn' },
    10: { label: '退票处理中', dot: 'warn' },
    11: { label: '改签申请中', dot: 'warn' },
    12: { label: '待审批', dot: 'warn' },
  },
  over: { label: '行程已结束', dot: '' },
  transitions: {
    // paid · voided or expired
    0: [1, 5],
    // ticketing · rejected
    1: [7, 8],
    // refund requested · change requested
    2: [9, 11],
    3: [9, 11],
    // money back
    4: [6],
    5: [],
    6: [],
    // ticketed · rejected
    7: [2, 8],
    // refunded money
    8: [6],
    // processing · withdrawn
    9: [10, 2],
    // refunded ticket · refused
    10: [4, 2],
    // changed · refused or withdrawn
    11: [3, 2],
    // approved · refused, expired or withdrawn
    12: [0, 5],
  },
  groups: { unpaid: [0], approval: [12], ticketing: [1, 7], travel: [2, 3], after: [9, 10, 11], done: [4, 5, 6, 8] },
  moving: [1, 7],
});

export type AirStatus = (typeof airStatus.codes)[number];

/** The passengers hold tickets. */
export const isTicketed = (status: number): boolean => status === 2 || status === 3;
/** The tickets are on their way back. */
export const isRefunding = (status: number): boolean => status === 9 || status === 10;

/** The order has seats of its own: a passenger with the same document needs a confirmation to book the same day again. */
export const holdsSeats = (code: number): boolean => airStatus.has(code) && ![4, 5, 6, 8].includes(code);
