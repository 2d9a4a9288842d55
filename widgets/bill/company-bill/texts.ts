import type { CompanyBillGroup, CompanyBillState } from '#domain/company-bill/bill-state.ts';

/** Words of the list of cycles and of what every page of a bill shows. */
export const texts = {
  say: (name: string) => name,
  title: '企业账单',
  states: {
    open: '账期进行中',
    issued: '待确认',
    disputed: '有异议',
    confirmed: '待还款',
    paid: '已结清',
    overdue: '已逾期',
  } satisfies Record<CompanyBillState, string>,
  groups: { all: '全部', toConfirm: '待确认', toPay: '待还款', paid: '已结清' } satisfies Record<
    CompanyBillGroup,
    string
  >,
  year: '年份',
  years: { all: '全部年份', of: (year: string) => `${year} 年` },
  noneOf: '没有这样的账单',
  cycle: '账期',
  state: '状态',
  no: '账单号',
  rows: '行数',
  due: '应付',
  paid: '已还',
  rest: '待还',
  restOf: (amount: string) => `待还 ${amount}`,
  transferWaits: '转账待确认',
  confirmBy: '确认截止',
  confirmDay: (day: string, late: number) => (late > 0 ? `${day}，已过 ${late} 天` : day),
  dueOn: '还款日',
  view: '查看',
  toConfirm: '去确认',
  toDisputes: '查看异议',
  toPay: '去还款',
  confirmBefore: (day: string) => `${day} 前确认`,
  payBefore: (day: string) => `${day} 前还款`,
  closesAt: (at: string) => `${at} 出账`,
  overdueAlert: (nos: readonly string[]) => `账单 ${nos.join('、')} 已逾期，企业支付已暂停，还清后立即恢复`,
  reopenAsk: { title: '撤回确认？', text: '撤回后可以继续提异议，再次确认前需要重新核对清单。', yes: '撤回确认' },
  reopened: '已撤回确认',
  transferAsk: {
    title: '撤回转账登记？',
    text: '只撤回登记。款项已经汇出的请不要撤回，到账后自动核销。',
    yes: '撤回登记',
  },
  transferTaken: '已撤回转账登记',
  emptyTitle: '还没有账单',
  emptyText: '用企业支付预订后，每个账期结束的次日自动出账',
};
export type Texts = typeof texts;
