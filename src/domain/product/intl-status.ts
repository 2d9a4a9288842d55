import { statusTable } from './status-table.ts';

/** States of an order of international flights, by the codes of flight orders; tickets have states of their own (not in the specification). */
export const intlStatus = statusTable({
  looks: {
    0: { label: '待支付', dot: 'act' },
    1: { label: '已支付', dot: 'brand' },
    2: { label: '已出票', dot: 'ok' },
    3: { label: '已改签', dot: 'brand' },
    5: { label: '已取消', dot: '' },
    6: { label: '已退款', dot: '' },
    7: { label: '出票中', dot: 'warn' },
    8: { label: '已拒单', dot: 'bad' },
    9: { label: '退票中', dot: 'warn' },
    12: { label: '待审批', dot: 'warn' },
  },
  over: { label: '已出行', dot: '' },
  transitions: {
    // paid · voided or expired
    0: [1, 5],
    // ticketing · rejected
    1: [7, 8],
    // refund of all tickets · changed
    2: [9, 3],
    // refund of all tickets · refund of the changed ones
    3: [9, 2],
    5: [],
    6: [],
    // ticketed · rejected
    7: [2, 8],
    // money back
    8: [6],
    // money back · of some tickets only, in orders of before
    9: [6, 2, 3],
    // approved · refused, expired or withdrawn
    12: [0, 5],
  },
  groups: { unpaid: [0], approval: [12], ticketing: [1, 7], travel: [2, 3], after: [9], done: [5, 6, 8] },
  moving: [1, 7],
});

export type IntlStatus = (typeof intlStatus.codes)[number];
