import { caseStateNames } from '#domain/process/names.ts';
import { showMoment } from '#domain/show-moment.ts';

/** The end of a case, by its kind. */
export const lapses = { trip: '申请到期', order: '占座到期', change: '办理截止', refund: '办理截止' };

export const texts = {
  titles: { trip: '行程审批', order: '订单审批', all: '审批列表' },
  boxes: { todo: '待我审批', done: '已处理', copied: '抄送我', mine: '我发起' },
  /** The company's account sees all of its company. */
  allOfCompany: '全公司',
  boxesLabel: '审批分类',
  count: (label: string, count: number) => (count ? `${label} ${count > 99 ? '99+' : count}` : label),
  countRunning: (label: string, count: number) => (count ? `${label} · 审批中 ${count > 99 ? '99+' : count}` : label),
  keyword: '搜索',
  keywordHint: '申请人 / 单号 / 事由',
  kind: '类型',
  kinds: { all: '全部类型', trip: '行程申请', order: '超标与费用', change: '改签', refund: '退票' },
  verdict: '差标',
  verdicts: { all: '全部差标', ok: '合规', over: '超标' },
  states: {
    all: '全部',
    late: '已超时',
    ...caseStateNames,
  },
  days: '提交日期',
  columns: {
    deadline: '先到期',
    subject: '事项',
    verdict: '判定',
    budget: '批后预算',
    amount: '金额',
    state: '状态',
    mine: '我的处理',
  },
  lapses,
  due: '审批时限',
  over: (count: number) => `超标 ${count} 项`,
  warnings: (count: number) => `请留意 ${count} 项`,
  ok: '合规',
  ownShare: (sum: string) => `含个人支付 ${sum}`,
  deputyOf: (name: string) => `代${name}`,
  openedAt: (at: string) => `提交于 ${at}`,
  moment: showMoment,
  waitsFor: (names: readonly string[]) => `待 ${names.join('、')} 审批`,
  unread: '未读',
  decide: '审批',
  view: '查看',
  reassign: '转交',
  urge: '催办',
  batch: '批量处理',
  refresh: '刷新',
  overBudget: '超部门预算',
  noBudget: '未设预算',
  budgets: '部门预算',
  deputies: '设代理人',
  none: {
    todo: '没有待您审批的事项',
    done: '还没有处理过的审批',
    copied: '没有抄送给您的审批',
    mine: '您还没有发起过审批',
  },
  noneText: {
    todo: '有新的审批时，会在消息中提醒您。',
    done: '同意或驳回后，可以在这里查看。',
    copied: '流程抄送给您的事项会出现在这里。',
    mine: '提交的申请和待审批的订单会出现在这里。',
  },
  order: '按截止时间排序，先到期的在前',
  allTodo: '查看全部',
} as const;
export type Texts = typeof texts;
