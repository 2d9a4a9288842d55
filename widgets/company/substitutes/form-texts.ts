import type { Say } from '#kit/say.ts';

/** Words of the form of a substitute and of its log. */
export const formTexts = {
  lead: '授权员工为同事因公预订。代订人只能看到并选择这里指定的出行人，超出人员、产品或有效期的订单会被拒绝。',
  editTitle: '修改代订授权',
  bookerHint: '由谁来预订',
  subjectsHint: '可选员工与部门；选择部门即包含其下级部门的所有员工',
  selfHint: '代订人为自己预订不需要授权，保存时不含本人',
  from: '开始日期',
  to: '结束日期',
  toHint: '不填写则长期有效',
  rules: '以谁的规则为准',
  approverOf: '审批人',
  costCenterOf: '成本中心',
  effects: {
    standardOf: {
      traveller: '下单时按出行人的差旅标准判断合规与超标。',
      booker: '下单时按代订人的差旅标准判断合规与超标。',
    },
    approverOf: { traveller: '订单注明审批按出行人。', booker: '订单注明审批按代订人。' },
    costCenterOf: { traveller: '订单注明成本中心按出行人。', booker: '订单注明成本中心按代订人。' },
  },
  notice: '通知出行人',
  noticeHint: '下单、出票、退改都会通知',
  saved: '已保存',
  log: '操作记录',
  logNone: '暂无记录',
  endedLead: '该授权已结束，只能查看记录。',
  /** A change as the server writes it. */
  logText: (text: string, _say: Say['say']): string => text,
};
export type FormTexts = typeof formTexts;
