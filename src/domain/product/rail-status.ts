import { statusTable } from './status-table.ts';

/**
 * States of a train order (not in the specification). 5 is over before it was paid, as of every product; 0 to 9 mean
 * what they mean of flights. An order begins with its seats where the railway answers at once, else it waits for them
 * (占座中): everything about it is checked and kept, and nothing of it can be paid.
 */
export const railStatus = statusTable({
  looks: {
    0: { label: '待支付', dot: 'act' },
    1: { label: '已支付', dot: 'brand' },
    2: { label: '已出票', dot: 'ok' },
    3: { label: '已改签', dot: 'brand' },
    5: { label: '已取消', dot: '' },
    6: { label: '已退款', dot: '' },
    7: { label: '出票中', dot: 'warn' },
    8: { label: '出票失败', dot: 'bad' },
    9: { label: '退票中', dot: 'warn' },
    12: { label: '待审批', dot: 'warn' },
    13: { label: '候补中', dot: 'warn' },
    14: { label: '占座中', dot: 'warn' },
  },
  over: { label: '已出行', dot: '' },
  transitions: {
    // paid · voided or expired
    0: [1, 5],
    // ticketing · refused by the railway · the deposit of an order that waits
    1: [7, 8, 13],
    // refund of all tickets · changed
    2: [9, 3],
    // refund of all tickets · refund of the changed ones
    3: [9, 2],
    5: [],
    6: [],
    // ticketed · failed
    7: [2, 8],
    // money back
    8: [6],
    // money back · of some tickets only, in orders of before
    9: [6, 2, 3],
    // approved · refused, expired or withdrawn
    12: [0, 5],
    // a seat came back · released by the clock or the member: the deposit goes back
    13: [7, 9],
    // held, to pay · refused by the railway, given up, or its train is cancelled · held, to be approved
    14: [0, 5, 12],
  },
  groups: {
    unpaid: [0],
    seating: [14],
    approval: [12],
    ticketing: [1, 7],
    waiting: [13],
    travel: [2, 3],
    after: [9],
    done: [5, 6, 8],
  },
  moving: [1, 7, 14],
});

export type RailStatus = (typeof railStatus.codes)[number];
