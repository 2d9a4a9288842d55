/** Words of the travel budgets of departments. */
export const budgetTexts = {
  title: '部门差旅预算',
  lead: (quarter: string, to: string) =>
    `每个季度的差旅预算，含下级部门；现为 ${quarter}，至 ${to}。已用为本季度公司支付的订单，预占为已批准申请还没用完的预算。审批人在审批时看到批准前后的用量，超出时流程可按“超预算”分支。`,
  department: '部门',
  amount: '季度预算',
  amountOf: (name: string) => `${name}的季度预算`,
  none: '未设',
  used: '已用',
  reserved: '预占',
  countsIn: (name: string) => `计入${name}`,
  left: '剩余',
  over: (sum: string) => `超出 ${sum}`,
  save: '保存',
  saveOf: (name: string) => `保存${name}的预算`,
  saved: '部门预算已保存',
  savedRow: '已保存',
  removedRow: '已取消预算',
  wrong: '请输入 0 至 999,999,999.99 的金额，最多两位小数；清空表示不设预算',
  leave: {
    title: '还没有保存',
    text: (names: readonly string[]) => `已修改：${names.join('、')}。离开后不再保留，确定离开吗？`,
    yes: '离开',
    no: '继续编辑',
    kind: 'outline' as const,
  },
};
export type BudgetTexts = typeof budgetTexts;
