export const texts = {
  title: '搜索',
  label: '搜索员工、订单、申请、审批、账单与页面',
  own: '搜索订单、申请、审批与页面',
  hint: '姓名、订单号、行程、页面，如“许曼 订单”“账单 10月”',
  pages: '页面',
  kinds: { employee: '员工', order: '订单', application: '行程申请', approval: '审批', bill: '企业账单' },
  all: '查看全部',
  none: '没有找到',
  noneText: '换一个姓名、单号或行程再试',
  failed: '没有读取成功',
  retry: '重试',
  keys: '上下方向键选择，回车打开；在任何页面按 / 都能搜索',
} as const;
