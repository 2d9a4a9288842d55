/** Every word of the subordinates; messages of fields are in src/domain/account/subordinate/subordinate.ts. */
export const texts = {
  say: (name: string) => name,
  title: '下级管理',
  add: '新增下级',
  showTree: '组织结构',
  showList: '列表',
  stats: '下级与本月业绩',
  count: '下级人数',
  countNote: (active: number, unclaimed: number, frozen: number) =>
    [`正常 ${active}`, unclaimed > 0 && `待激活 ${unclaimed}`, frozen > 0 && `已冻结 ${frozen}`]
      .filter(Boolean)
      .join(' · '),
  orders: '本月订单',
  ordersNote: '已付款或已入住，不含全额退款',
  sales: '下级本月销售额',
  salesNote: '含税费与保险，已扣除退款，不含您本人的订单',
  earned: '我的分润',
  earnedNote: (fare: string) => `按本月因私机票、火车票票价 ${fare}，已扣除退票`,

  groups: { all: '全部', active: '正常', unclaimed: '待激活', frozen: '已冻结' },
  noneOf: { active: '没有正常使用的下级', unclaimed: '没有待激活的下级', frozen: '没有被冻结的下级' },
  keyword: '搜索',
  keywordHint: '姓名或手机尾号',
  memberType: '会员类型',
  allTypes: '全部类型',
  superiorFilter: (name: string) => `仅显示${name ? ` ${name} ` : '一位下级'}的直接下级`,
  allOf: '查看全部下级',

  columns: {
    name: '姓名',
    type: '会员类型',
    commission: '分给对方',
    below: '下级',
    sales: '本月销售额',
    earned: '我的分润',
    created: '加入时间',
  },
  people: (count: number) => `${count} 人`,
  total: '合计',
  /** Rate and base of the caller's profit share. */
  ofFare: (rate: string, fare: string) => `${rate} · 票价 ${fare}`,
  allOfFare: (fare: string) => `票价 ${fare}`,
  note: (rate: string) =>
    `我的分润按因私机票（含国际）、火车票的票价逐张计算，不含税费：${rate} 减去分给对方的比例。调整比例后，新出的票按新比例。`,
  orderCount: (count: number) => `${count} 单`,
  superior: (name: string) => `上级 ${name}`,
  indirect: '—',

  edit: '设置',
  look: '查看',
  showOrders: '订单',
  showBelow: '查看下级',
  freeze: '冻结',
  unfreeze: '解冻',
  reset: '重置密码',
  freezeQuestion: (name: string) => ({
    title: '冻结下级',
    text: `${name} 将立即退出登录，冻结期间不能登录和下单；已有订单照常出票、退改。`,
    yes: '冻结',
    no: '再想想',
    kind: 'danger' as const,
  }),
  unfreezeQuestion: (name: string) => ({ title: '解除冻结', text: `${name} 将可以重新登录和下单。`, yes: '解冻' }),
  frozen: '已冻结',
  unfrozen: '已解冻',
  resetQuestion: (name: string) => ({
    title: '重置登录密码',
    text: `${name} 的原密码立即失效并退出登录。系统会短信通知本人，由本人用短信登录后设置新密码。`,
    yes: '重置',
    no: '再想想',
    kind: 'danger' as const,
  }),
  wasReset: '密码已重置，已短信通知本人',

  none: '还没有下级',
  noneText: '为下级开通账号，对方下单后您可获得分润，也可以为对方设置佣金',

  tree: '组织结构',
  treeFind: '查找姓名',
  treeNone: '没有符合的成员',
  treeHint: '点击成员查看详情与设置',
  you: '您',
};

export type Texts = typeof texts;
